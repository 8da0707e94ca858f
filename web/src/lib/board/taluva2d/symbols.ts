/** What is drawn once and used many times. */
import { TERRAIN } from '../../look'
import type { Piece, Terrain } from '../../wire'
import { HEX, type Ids } from './island'
import { BUILDINGS } from './pieces'
import { LAVA, SCENES } from './terrain'
import { line } from './svg'
import { rim } from '../hex'

const BEVEL = line(rim([true, true, true, true, true, true], 0.065)[0]!.points)

export function symbolsMarkup(ids: Ids): string {
  const symbol = (name: string, content: string) => `<g id="${ids(name)}">${content}</g>`
  const terrains = Object.entries(SCENES).map(([name, scene]) => {
    const colour = TERRAIN[name as Terrain]
    const ground = `<path d="${HEX}" fill="${colour}"/><path d="${BEVEL}" fill="none" stroke="#fff" stroke-width=".03" opacity=".22"/>`
    return symbol(name, ground + scene.rim) + symbol(`${name}-middle`, scene.middle)
  })
  const pieces = Object.entries(BUILDINGS).map(([name, drawing]) => symbol(name as Piece, drawing))
  return terrains.join('') + pieces.join('') + symbol('lava', LAVA) + PATTERNS(ids)
}

/** Waves for the sea, and the hatching of what is not allowed. */
const PATTERNS = (ids: Ids): string =>
  `<pattern id="${ids('waves')}" width="5.2" height="3" patternUnits="userSpaceOnUse">` +
  ['M.5.7q.25-.22.5 0t.5 0', 'M3.1 2.2q.25-.22.5 0t.5 0t.5 0']
    .map((d) => `<path d="${d}" fill="none" stroke="#d8f1f2" stroke-width=".05" stroke-linecap="round" opacity=".28"/>`)
    .join('') +
  `</pattern>` +
  `<pattern id="${ids('hatching')}" width=".22" height=".22" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">` +
  `<rect width=".22" height=".22" fill="#fff" opacity=".15"/><rect width=".1" height=".22" fill="#8f1010"/></pattern>`
