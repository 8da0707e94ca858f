/** What is held over the board. What may not lie there is hatched and crossed out. */
import { mean, outlines } from '../hex'
import { HEX, INK, look, PAPER, stroke, type Ids } from '../kit2d/ink'
import { cross, forbidden } from '../kit2d/overlay'
import { at, line } from '../kit2d/svg'
import { coveredBy, type TaluvaGhost } from '../taluva/ghost'
import type { BoardSettings } from '../view'
import { LIFT, middle, terrainsOf, type Chart } from './chart'
import { bandMarkup, landMarkup } from './island'
import { pieceMarkup } from './pieces'

const ALL = [true, true, true, true, true, true]

export const ghostMarkup = (chart: Chart, ghost: TaluvaGhost, settings: BoardSettings, ids: Ids): string =>
  ghost.kind === 'tile' ? tileMarkup(chart, ghost, ids) : piecesMarkup(chart, ghost, settings, ids)

function piecesMarkup(
  chart: Chart,
  { piece, seat, fields, legal }: TaluvaGhost & { kind: 'pieces' },
  { seats }: BoardSettings,
  ids: Ids,
): string {
  const colour = seats[seat]?.colour ?? seat
  const ground = `<path d="${HEX}" fill="${PAPER}" opacity=".55"/>${bandMarkup(ALL, look(colour).fill)}`
  return fields
    .map(({ at: field, count }) => {
      const content = ground + pieceMarkup(ids, piece, count, colour)
      return at(middle(field, chart.level(field)), content + (legal ? '' : forbidden(ids)))
    })
    .join('')
}

function tileMarkup(chart: Chart, ghost: TaluvaGhost & { kind: 'tile' }, ids: Ids): string {
  const fields = coveredBy(ghost)
  // A tile is as high as the highest of what lies below, even where it could not lie.
  const level = 1 + Math.max(...fields.map(chart.level))
  const onEach = (drawing: (index: number) => string) =>
    fields.map((field, index) => at(middle(field, level), drawing(index))).join('')
  const terrains = terrainsOf(ghost.tile)
  const land = onEach((index) => landMarkup(ids, terrains[index]!, index ? null : ghost.facing, level, true))
  if (!ghost.legal) {
    const refused = onEach(() => forbidden(ids))
    return `<g opacity=".8">${land}${refused}</g>${cross(mean(fields.map((field) => middle(field, level))))}`
  }
  const around = line(outlines(fields)[0]!)
  const shadow = at({ x: 0.1, y: 0.16 - LIFT * level }, `<path d="${around}" fill="#0c0a10" opacity=".4"/>`)
  return shadow + land + at({ x: 0, y: -LIFT * level }, stroke(around, INK, 0.22) + stroke(around, '#fff', 0.12))
}
