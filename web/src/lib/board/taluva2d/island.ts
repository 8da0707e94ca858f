/** The island: water, land, buildings. It is drawn anew when the position changes, and only then. */
import type { Field, Terrain } from '../../wire'
import { DIRECTIONS, neighbour, rim, type Point } from '../hex'
import { HEX, INK, look, PAPER, type Ids } from '../kit2d/ink'
import { at, line, short } from '../kit2d/svg'
import { waterMarkup } from '../kit2d/water'
import { HEXAGON } from '../spot'
import type { BoardSettings } from '../view'
import { LIFT, middle, type Chart, type Land } from './chart'
import { pieceMarkup } from './pieces'

export function islandMarkup(chart: Chart, settings: BoardSettings, ids: Ids): string {
  return (
    waterMarkup(chart.fields.map(({ q, r }): Field => [q, r])) +
    chart.fields.map((field) => fieldMarkup(chart, field, settings, ids)).join('')
  )
}

function fieldMarkup(chart: Chart, field: Land, { labels, seats }: BoardSettings, ids: Ids): string {
  const place: Field = [field.q, field.r]
  const beside = DIRECTIONS.map((_, direction) => neighbour(place, direction))
  const drops = beside.map((other) => field.level - chart.level(other))
  const parts = [
    cliffs(drops),
    landMarkup(ids, field.terrain, field.facing, field.level, field.piece === null),
    shades(drops),
    joints(
      beside.map((other) => !chart.sameTile(place, other)),
      drops,
      labels.outlines,
    ),
  ]
  if (field.owner !== null && field.piece) {
    const colour = seats[field.owner]?.colour ?? field.owner
    parts.push(
      bandMarkup(
        beside.map((other) => chart.at(other)?.owner !== field.owner),
        look(colour).fill,
        drops,
      ),
    )
    parts.push(pieceMarkup(ids, field.piece, field.count, colour))
  }
  if (labels.levels && field.level > 1) parts.push(levelMarkup(field.level))
  return at(middle(place, field.level), parts.join(''))
}

/** The surface of a field, with what stands in its middle if that is free. */
export function landMarkup(ids: Ids, terrain: Terrain, facing: number | null, level: number, free: boolean): string {
  const use = (name: string, more = '') => `<use href="#${ids(name)}"${more}/>`
  return (
    use(terrain) +
    (free && terrain !== 'volcano' ? use(`${terrain}-middle`) : '') +
    (level > 1 ? `<path d="${HEX}" fill="#fff" opacity="${short(Math.min(0.07 * (level - 1), 0.28))}"/>` : '') +
    (facing === null ? '' : use('lava', ` transform="rotate(${60 * facing})"`))
  )
}

/** Earth between a field and lower ground in front of it: one stripe for each level. */
export function cliffs(drops: readonly number[]): string {
  const side = (direction: number, colours: readonly string[]) => {
    const drop = drops[direction]!
    if (drop <= 0) return ''
    const [a, b] = [HEXAGON[direction]!, HEXAGON[(direction + 1) % 6]!]
    const down = ({ x, y }: Point, levels: number): Point => ({ x, y: y + LIFT * levels })
    const stripes = Array.from({ length: drop }, (_, level) => {
      const stripe = line([down(a, level), down(b, level), down(b, level + 1), down(a, level + 1)])
      return `<path d="${stripe}" fill="${colours[level % 2]}"/>`
    })
    const foot = line([down(a, drop), down(b, drop)], false)
    return `${stripes.join('')}<path d="${foot}" fill="none" stroke="${INK}" stroke-width=".05" stroke-linecap="round"/>`
  }
  return side(1, ['#6d4a30', '#553823']) + side(2, ['#a3764b', '#86603b'])
}

/** The shade of higher ground in the north-west, where no light comes from. */
function shades(drops: readonly number[]): string {
  return [3, 4, 5]
    .filter((direction) => drops[direction]! < 0)
    .map((direction) => {
      const depth = Math.min(0.1 - 0.13 * drops[direction]!, 0.5) * (direction === 5 ? 0.6 : 1)
      const [a, b] = [HEXAGON[direction]!, HEXAGON[(direction + 1) % 6]!]
      const inner = (point: Point): Point => ({ x: point.x * (1 - depth), y: point.y * (1 - depth) })
      return `<path d="${line([a, b, inner(b), inner(a)])}" fill="#120a14" opacity=".3"/>`
    })
    .join('')
}

/** Thick lines around tiles and steps, thin ones inside of a tile. */
function joints(apart: readonly boolean[], drops: readonly number[], outlined: boolean): string {
  const sides = (wanted: (direction: number) => boolean) =>
    DIRECTIONS.map((_, direction) => direction)
      .filter(wanted)
      .map((direction) => line([HEXAGON[direction]!, HEXAGON[(direction + 1) % 6]!], false))
      .join('')
  const thick = (direction: number) => drops[direction] !== 0 || (outlined && apart[direction]!)
  const stroke = (d: string, width: number, opacity: number) =>
    d &&
    `<path d="${d}" fill="none" stroke="${INK}" stroke-width="${width}" stroke-linecap="round" opacity="${opacity}"/>`
  return (
    stroke(
      sides((direction) => !thick(direction)),
      0.025,
      0.4,
    ) + stroke(sides(thick), 0.085, 1)
  )
}

/**
 * The line around a settlement: the seat's colour on a dark band. Where the settlement goes on higher or lower, the line
 * climbs; of two fields the one in front draws that, unless it hides it.
 */
export function bandMarkup(open: readonly boolean[], colour: string, drops: readonly number[] = []): string {
  const climb = (side: number, { x, y }: Point): Point[] => {
    const drop = drops[side] ?? 0
    return (side === 3 && drop) || (side > 3 && drop < 0) ? [{ x, y: y + LIFT * drop }] : []
  }
  const d = rim(open, 0.11)
    .map(({ points, ends }) =>
      ends ? line([...climb(ends[0], points[0]!), ...points, ...climb(ends[1], points.at(-1)!)], false) : line(points),
    )
    .join('')
  const band = (stroke: string, width: number) =>
    `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linejoin="round"/>`
  return d && `<g class="band">${band('#1c130e', 0.21)}${band(colour, 0.12)}</g>`
}

const levelMarkup = (level: number): string =>
  at(
    { x: -0.49, y: -0.46 },
    `<circle r=".18" fill="${PAPER}" stroke="${INK}" stroke-width=".045"/><text class="level" y=".1" fill="${INK}">${level}</text>`,
  )
