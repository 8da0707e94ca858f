/** Who holds what: lines around regions, of several holders in turn, and a tint where it is wanted. */
import { INK, look, stroke } from '../kit2d/ink'
import { line, short } from '../kit2d/svg'
import type { BoardSettings } from '../view'
import { bordersOf, type Stretch } from '../volcanique/borders'
import { holdersOf } from '../volcanique/critters'
import type { Land, Picture } from '../volcanique/land'
import type { Node } from '../volcanique/view'

const INSET = 0.09
const WIDTH = 0.075
/** A hairline of light around it, for what is dark on dark ground, and ink around that. */
const LIGHT = 0.1
const CASING = 0.145
/** How far inwards the tint goes. */
const TINT = 0.13
/** Of several holders each has a dash in turn. */
const DASH = 0.26

export function ownersMarkup(land: Land, { hexes, critters }: Picture, { seats, labels }: BoardSettings): string {
  const regions = new Map<number, Node[]>()
  for (const { q, r, regions: numbers } of hexes)
    for (const [biome, number] of Object.entries(numbers))
      regions.set(number, [...(regions.get(number) ?? []), { q, r, biome: biome as Node['biome'] }])

  return [...holdersOf(land, critters)]
    .map(([number, holders]) => {
      const around = (inset: number) => bordersOf(land, regions.get(number)!, inset).map(closed).join('')
      const colours = holders.map((seat) => look(seats[seat]?.colour ?? seat).fill)
      const inTurn = (d: string, width: number, more = '') =>
        colours
          .map((colour, index) => stroke(d, colour, width, (index ? dashes(index, colours.length) : '') + more))
          .join('')
      const d = around(INSET)
      const tint = labels.outlines ? inTurn(around(INSET + TINT / 2), TINT, ' opacity=".38"') : ''
      return `<g class="region" data-holders="${holders.join(' ')}">${tint}${stroke(d, INK, CASING)}${stroke(d, '#fff', LIGHT, ' opacity=".5"')}${inTurn(d, WIDTH)}</g>`
    })
    .join('')
}

const closed = (stretches: readonly Stretch[]): string => line(stretches.flatMap(({ points }) => points))

const dashes = (index: number, count: number): string =>
  ` stroke-dasharray="${DASH} ${short(DASH * (count - 1))}" stroke-dashoffset="${short(-DASH * index)}" style="stroke-linecap:butt"`
