/** What is about to come down while somebody is asked about it: it stays in sight as long as they decide. */
import { centre } from '../hex'
import { HEX, INK, PAPER, stroke, type Ids } from '../kit2d/ink'
import { at } from '../kit2d/svg'
import { Land } from '../volcanique/land'
import { GLOW } from '../volcanique/palette'
import type { Pending } from '../volcanique/view'
import { edgesOf } from '../volcanique/wedges'
import { wayOf } from './streams'
import { groundMarkup } from './terrain'

export function pendingMarkup(ids: Ids, land: Land, { what, at: field, from, tile, rotation }: Pending): string {
  const middle = centre(field)
  const threatened = (colour: string) =>
    at(
      middle,
      `<path class="threat" d="${HEX}" fill="${colour}" opacity=".35"/>${stroke(HEX, INK, 0.14)}${stroke(HEX, colour, 0.08, ' stroke-dasharray=".2 .14"')}`,
    )
  const way = from ? stroke(wayOf([from, field]), INK, 0.24) + stroke(wayOf([from, field]), GLOW.heart, 0.13) : ''
  if (what === 'lava') return threatened(GLOW.stream) + way
  if (what === 'volcano') return threatened('#ff3b12')
  if (!tile) return threatened(PAPER) + way
  const [q, r] = field
  const hex = { q, r, height: 1, top: tile, rotation, regions: {}, stack: [], frozen: false, lava: null }
  const held = { ...hex, edges: edgesOf(tile, rotation) }
  const laid = new Land([...land.inOrder.filter((each) => each.q !== q || each.r !== r), held])
  return (
    way +
    at(
      { x: 0.07, y: -0.22 },
      `<g opacity=".85">${groundMarkup(ids, laid, held)}${at(middle, stroke(HEX, PAPER, 0.07))}</g>`,
    )
  )
}
