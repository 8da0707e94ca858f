/** What is drawn once and used many times. */
import { TERRAIN } from '../../look'
import type { Piece, Terrain } from '../../wire'
import { HEX, inside, type Ids } from '../kit2d/ink'
import { HEXAGON } from '../spot'
import { BUILDINGS } from './pieces'
import { LAVA, SCENES } from './terrain'

const BEVEL = inside({ corners: HEXAGON }, 0.065)

export function symbolsMarkup(ids: Ids): string {
  const symbol = (name: string, content: string) => `<g id="${ids(name)}">${content}</g>`
  const terrains = Object.entries(SCENES).map(([name, scene]) => {
    const colour = TERRAIN[name as Terrain]
    const ground = `<path d="${HEX}" fill="${colour}"/><path d="${BEVEL}" fill="none" stroke="#fff" stroke-width=".03" opacity=".22"/>`
    return symbol(name, ground + scene.rim) + symbol(`${name}-middle`, scene.middle)
  })
  const pieces = Object.entries(BUILDINGS).map(([name, drawing]) => symbol(name as Piece, drawing))
  return terrains.join('') + pieces.join('') + symbol('lava', LAVA)
}
