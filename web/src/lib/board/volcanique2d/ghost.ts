/** What is held over the board. */
import type { Field } from '../../wire'
import { centre, neighbour, outlines, same, type Point } from '../hex'
import { HEX, INK, look, PAPER, stroke, type Ids } from '../kit2d/ink'
import { cross, forbidden } from '../kit2d/overlay'
import { at, escape, line, pointText, short } from '../kit2d/svg'
import type { BoardSettings } from '../view'
import { placeOf } from '../volcanique/critters'
import { joined, Land, type Picture } from '../volcanique/land'
import { MATCHED } from '../volcanique/palette'
import type { Flight, Hex, Node, TileKind, VolcaniqueGhost } from '../volcanique/view'
import { edgesOf } from '../volcanique/wedges'
import { groundMarkup, sideOf, sidesMarkup } from './terrain'
import { companyMarkup, NUMBER, plate, tokenMarkup } from './tokens'
import { companiesOf } from '../volcanique/critters'

export function ghostMarkup(
  ids: Ids,
  picture: Picture,
  land: Land,
  ghost: VolcaniqueGhost,
  settings: BoardSettings,
): string {
  const colourOf = (seat: number) => settings.seats[seat]?.colour ?? seat
  const driven =
    'driven' in ghost ? (ghost.driven ?? []).map((flight) => flightMarkup(land, flight, colourOf)).join('') : ''
  switch (ghost.kind) {
    case 'tile':
      return tileMarkup(ids, land, ghost) + driven
    case 'tiles':
      return ghost.tiles.map((tile) => tileMarkup(ids, land, { ...tile, matched: [], pinned: false })).join('')
    case 'moved':
      return movedMarkup(ids, picture, ghost, colourOf) + driven
    case 'cut':
      return cutMarkup(ghost.fields)
    case 'critter':
      return critterMarkup(land, ghost, colourOf) + driven
    case 'odds':
      return oddsMarkup(ghost)
  }
}

interface Tile {
  at: Field
  tile: TileKind
  rotation: number
  legal: boolean
  matched: readonly number[]
  pinned: boolean
}

function tileMarkup(ids: Ids, land: Land, { at: field, tile, rotation, legal, matched, pinned }: Tile): string {
  const under = land.at(field)
  const hex = hexOf(field, tile, rotation, (under?.height ?? 0) + 1)
  // As it would lie, so that its biomes run on into its neighbours.
  const laid = new Land([...land.inOrder.filter((each) => each !== under), hex])
  const middle = centre(field)
  const shadow = pinned
    ? ''
    : at({ x: middle.x + 0.09, y: middle.y + 0.13 }, `<path d="${HEX}" fill="#0b1d24" opacity=".4"/>`)
  const ground = `<g opacity="${pinned ? 1 : 0.93}">${groundMarkup(ids, laid, hex)}</g>`
  const edge = at(middle, stroke(HEX, INK, 0.1) + stroke(HEX, PAPER, 0.05, pinned ? '' : ' stroke-dasharray=".2 .13"'))
  const height = hex.height > 1 ? plate({ x: middle.x, y: middle.y - NUMBER }, String(hex.height)) : ''
  const body = shadow + ground + edge
  if (!legal) return body + at(middle, forbidden(ids)) + cross(middle)
  return body + height + matched.map((direction) => matchMarkup(field, direction)).join('')
}

function hexOf([q, r]: Field, top: TileKind, rotation: number, height: number): Hex {
  return {
    q,
    r,
    height,
    top,
    rotation,
    edges: edgesOf(top, rotation),
    regions: {},
    stack: [],
    frozen: false,
    lava: null,
  }
}

/** Both sides lit, and a tick between. */
function matchMarkup(field: Field, direction: number): string {
  const { from, to, out } = sideOf(field, direction)
  const veil = line([out(0.12, -0.2), out(0.88, -0.2), out(0.88, 0.2), out(0.12, 0.2)])
  const d = line([from, to], false)
  const tick = at(
    out(0.5, 0),
    `<circle r=".17" fill="#2f7d32" stroke="${PAPER}" stroke-width=".045"/>${stroke('M-.075.005L-.015.07L.085-.06', '#fff', 0.055)}`,
  )
  return `<path d="${veil}" fill="${MATCHED}" opacity=".55"/>${stroke(d, INK, 0.17)}${stroke(d, MATCHED, 0.11)}${tick}`
}

const middleOf = (land: Land, place: Node | Field): Point => ('biome' in place ? placeOf(land, place) : centre(place))

/** A bent way from one point to another, with its end left free for what arrives there. */
function arc(from: Point, to: Point): string {
  const bend = { x: (from.x + to.x) / 2 + (from.y - to.y) * 0.22, y: (from.y + to.y) / 2 + (to.x - from.x) * 0.22 }
  return `M${pointText(from)}Q${pointText(bend)} ${pointText(to)}`
}

function flightMarkup(land: Land, { seat, from, to }: Flight, colourOf: (seat: number) => number): string {
  const start = middleOf(land, from)
  const colour = colourOf(seat)
  if (!to) {
    const up = { x: start.x + 0.35, y: start.y - 0.75 }
    return (
      wayMarkup(start, up, colour) +
      at(up, tokenMarkup(colour, 0.62) + stroke('M-.22-.22L.22.22M.22-.22L-.22.22', '#c01414', 0.09))
    )
  }
  const end = middleOf(land, to)
  return wayMarkup(start, end, colour) + at(end, arrivalMarkup(colour))
}

const wayMarkup = (from: Point, to: Point, colour: number): string =>
  stroke(arc(from, to), INK, 0.12) + stroke(arc(from, to), look(colour).fill, 0.07, ' stroke-dasharray=".16 .13"')

const arrivalMarkup = (colour: number): string =>
  `<circle r=".4" fill="none" stroke="${INK}" stroke-width=".1"/><circle r=".4" fill="none" stroke="${PAPER}" stroke-width=".05" stroke-dasharray=".14 .11"/>` +
  `<g opacity=".85">${tokenMarkup(colour, 0.9)}</g>`

function critterMarkup(
  land: Land,
  { from, to, seat }: Extract<VolcaniqueGhost, { kind: 'critter' }>,
  colourOf: (seat: number) => number,
): string {
  const end = middleOf(land, to)
  const colour = colourOf(seat)
  return (from ? wayMarkup(middleOf(land, from), end, colour) : '') + at(end, arrivalMarkup(colour))
}

/** The part of the land a field on, with all that is on it. */
function movedMarkup(
  ids: Ids,
  picture: Picture,
  { fields, direction, legal }: Extract<VolcaniqueGhost, { kind: 'moved' }>,
  colourOf: (seat: number) => number,
): string {
  const on = (q: number, r: number) => fields.some((field) => same(field, [q, r]))
  const [dq, dr] = neighbour([0, 0], direction)
  const go = <T extends { q: number; r: number }>(each: T): T => ({ ...each, q: each.q + dq, r: each.r + dr })
  const hexes = joined(picture.hexes.filter(({ q, r }) => on(q, r)).map(go))
  const land = new Land(hexes)
  const ground = hexes.map((hex) => groundMarkup(ids, land, hex) + sidesMarkup(land, hex)).join('')
  const critters = companiesOf(land, picture.critters.filter(({ q, r }) => on(q, r)).map(go))
  const left = fields.map((field) => at(centre(field), `<path d="${HEX}" fill="#123f52" opacity=".55"/>`)).join('')
  const no = legal ? '' : hexes.map(({ q, r }) => at(centre([q, r]), forbidden(ids))).join('')
  return `${left}<g opacity=".9">${ground}${critters.map((each) => companyMarkup(each, colourOf(each.seat))).join('')}</g>${no}`
}

function cutMarkup(fields: readonly Field[]): string {
  const d = outlines(fields, 0.02)
    .map((points) => line(points))
    .join('')
  return `<path d="${d}" fill="#fff6c8" opacity=".42"/>${stroke(d, INK, 0.2)}${stroke(d, '#ffd44a', 0.11, ' stroke-dasharray=".3 .16"')}`
}

function oddsMarkup({ from, ways }: Extract<VolcaniqueGhost, { kind: 'odds' }>): string {
  const start = centre(from)
  return ways
    .map(({ at: field, odds }) => {
      const end = centre(field)
      const d = same(from, field) ? '' : arc(start, end)
      const width = 0.3 + 0.15 * odds.length
      return (
        (d && stroke(d, INK, 0.13) + stroke(d, '#ff8a3c', 0.075, ' stroke-dasharray=".18 .12"')) +
        at(
          end,
          `<path d="${HEX}" fill="#ff8a3c" opacity=".25"/><rect x="${short(-width / 2)}" y="-.22" width="${short(width)}" height=".44" rx=".12" fill="${PAPER}" stroke="${INK}" stroke-width=".05"/>` +
            `<text class="badge" y=".1" fill="${INK}">${escape(odds)}</text>`,
        )
      )
    })
    .join('')
}
