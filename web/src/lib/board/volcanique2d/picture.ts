/** All that lies on the board, or a part of it. */
import type { Field } from '../../wire'
import { centre, neighbour, outlines, same } from '../hex'
import { INK, PAPER, stroke, type Ids } from '../kit2d/ink'
import { at, line, short } from '../kit2d/svg'
import { waterMarkup } from '../kit2d/water'
import { HEXAGON } from '../spot'
import type { BoardSettings } from '../view'
import { companiesOf, swimmersOf } from '../volcanique/critters'
import { joined, Land, type Picture } from '../volcanique/land'
import { flowsOf } from '../volcanique/lava'
import type { Hex } from '../volcanique/view'
import { edgesOf } from '../volcanique/wedges'
import { ownersMarkup } from './owners'
import { streamsMarkup } from './streams'
import { craterMarkup, frostMarkup, groundMarkup, sidesMarkup } from './terrain'
import { companyMarkup, NUMBER, pawMarkup, plate, swimmerMarkup } from './tokens'

/** With the sea around it. */
export const boardMarkup = (ids: Ids, picture: Picture, ground: Land, settings: BoardSettings): string =>
  waterMarkup(ground.inOrder.map(({ q, r }): Field => [q, r])) + pictureMarkup(ids, picture, ground, settings)

export function pictureMarkup(ids: Ids, picture: Picture, ground: Land, settings: BoardSettings): string {
  const colourOf = (seat: number) => settings.seats[seat]?.colour ?? seat
  const flows = flowsOf(picture)
  const hexes = ground.inOrder
  const all = (drawing: (hex: Hex) => string) => hexes.map(drawing).join('')
  const glowing = (hex: Hex) =>
    flows.some(
      ({ active, streams, heads }) =>
        active &&
        [...streams.map(([source]) => source!), ...heads.map((head) => head.at)].some((each) =>
          same(each, [hex.q, hex.r]),
        ),
    )
  return [
    winterMarkup(picture),
    all((hex) =>
      groundMarkup(
        ids,
        ground,
        hex,
        flows.some(({ flow, active }) => active && flow === hex.lava?.flow),
      ),
    ),
    all((hex) => sidesMarkup(ground, hex)),
    frostMarkup(ids, hexes),
    streamsMarkup(ids, flows),
    all((hex) => (hex.top === 'volcano' ? craterMarkup(ids, [hex.q, hex.r], glowing(hex)) : '')),
    ownersMarkup(ground, picture, settings),
    superMarkup(picture),
    companiesOf(ground, picture.critters)
      .map((company) => companyMarkup(company, colourOf(company.seat)))
      .join(''),
    swimmersOf(picture.sea)
      .map(({ place, seat, count }) => swimmerMarkup(place, colourOf(seat), count))
      .join(''),
    all((hex) => buriedMarkup(ids, hex, colourOf)),
    settings.labels.levels ? all(heightMarkup) : '',
  ].join('')
}

const heightMarkup = ({ q, r, height }: Hex): string => {
  const { x, y } = centre([q, r])
  return height > 1 ? plate({ x, y: y - NUMBER }, String(height)) : ''
}

/** How far winter has come. */
function winterMarkup({ winter }: Picture): string {
  if (!winter) return ''
  const fields: Field[] = [[winter.q, winter.r]]
  for (let ring = 1; ring <= winter.radius; ring++) {
    let field: Field = [winter.q + ring, winter.r]
    for (let side = 0; side < 6; side++)
      for (let step = 0; step < ring; step++) {
        fields.push(field)
        field = neighbour(field, side + 2)
      }
  }
  const d = outlines(fields, 0.04)
    .map((points) => line(points))
    .join('')
  return `<path d="${d}" fill="#e9f7ff" opacity=".34"/>${stroke(d, '#f4fbff', 0.1, ' stroke-dasharray=".02 .2"')}`
}

/** The Super eruption is to come there and on all six neighbours. */
function superMarkup({ super: marked }: Picture): string {
  if (!marked) return ''
  const middle: Field = [marked.q, marked.r]
  const around = outlines([middle, ...[0, 1, 2, 3, 4, 5].map((direction) => neighbour(middle, direction))], 0.09)
  const d = around.map((points) => line(points)).join('')
  const star = Array.from({ length: 16 }, (_, index) => spike(index)).join('L')
  return (
    stroke(d, INK, 0.17) +
    stroke(d, '#ff6a13', 0.09, ' stroke-dasharray=".3 .2"') +
    at(
      centre(middle),
      `<path d="M${star}Z" fill="#ff6a13" stroke="${INK}" stroke-width=".06" stroke-linejoin="round"/><circle r=".16" fill="#ffd44a"/>`,
    )
  )
}

function spike(index: number): string {
  const [radius, angle] = [index % 2 ? 0.27 : 0.46, (index / 16) * 2 * Math.PI]
  return `${short(radius * Math.cos(angle))} ${short(radius * Math.sin(angle))}`
}

/** What lies hidden in a stack: critters that are buried, and a tile that somebody turned in secret. */
function buriedMarkup(ids: Ids, hex: Hex, colourOf: (seat: number) => number): string {
  const buried = hex.stack.flatMap((tile) => tile.buried)
  const turned = hex.stack.slice(0, -1).findLast((tile) => tile.turned_by !== null)
  if (!buried.length && !turned) return ''
  const { x, y } = centre([hex.q, hex.r])
  const place = { x: x + (buried.length && turned ? -0.22 : 0), y: y + 0.66 }
  const paws = at(
    place,
    buried
      .map(({ seat }, index) => at({ x: 0.16 * (index - (buried.length - 1) / 2), y: 0 }, pawMarkup(colourOf(seat))))
      .join(''),
  )
  if (!turned) return paws
  const edges = turned.rotation === null ? null : edgesOf(turned.tile, turned.rotation)
  const small = joined([{ ...hex, q: 0, r: 0, top: turned.tile, edges, height: 1 }])
  const face = edges
    ? groundMarkup(ids, new Land(small), small[0]!)
    : `<path d="${line(HEXAGON)}" fill="#6d5a48"/><text class="hidden-tile" y=".38" fill="${PAPER}">?</text>`
  return (
    paws +
    at(
      { x: x + (buried.length ? 0.26 : 0), y: y + 0.66 },
      `<g transform="scale(.23)">${face}<path d="${line(HEXAGON)}" fill="none" stroke="${INK}" stroke-width=".2"/><path d="${line(HEXAGON)}" fill="none" stroke="${PAPER}" stroke-width=".1" stroke-dasharray=".3 .2"/></g>`,
    )
  )
}
