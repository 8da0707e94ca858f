/** What changes without the island: marks, fields on offer, the ghost, and where pointer and cursor are. */
import { TERRAIN } from '../../look'
import type { Field, Piece } from '../../wire'
import { outlines, rim, same, SPACING, tileFields } from '../hex'
import type { BoardSettings, Ghost, Target } from '../view'
import { LIFT, spot, terrainsOf, type Chart } from './chart'
import { bandMarkup, HEX, landMarkup, type Ids } from './island'
import { INK, look, PAPER, pieceMarkup } from './pieces'
import { at, escape, line, make, short } from './svg'

const ALL = [true, true, true, true, true, true]
const ring = (inset: number) => line(rim(ALL, inset)[0]!.points)

const stroke = (d: string, colour: string, width: number, more = '') =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"${more}/>`

export class Overlay {
  readonly element: SVGGElement
  private readonly layers: Record<'marks' | 'targets' | 'hover' | 'ghost', SVGGElement>

  constructor(
    parent: Element,
    private readonly ids: Ids,
  ) {
    this.element = make('g', { class: 'overlay', 'aria-hidden': 'true' }, parent)
    const layer = (name: string) => make('g', { class: name }, this.element)
    this.layers = { marks: layer('marks'), targets: layer('targets'), hover: layer('hover'), ghost: layer('ghost') }
  }

  marks(chart: Chart, fields: readonly Field[]): void {
    const mark = stroke(ring(0.03), INK, 0.13) + stroke(ring(0.03), '#fff', 0.075, ' stroke-dasharray=".2 .15"')
    this.layers.marks.innerHTML = fields.map((field) => at(spot(field, chart.level(field)), mark)).join('')
  }

  targets(chart: Chart, targets: readonly Target[]): void {
    const rings = targets.map((target) => {
      const level = chart.level(target.at)
      return at(spot(target.at, level), level ? LAND_TARGET : SEA_TARGET)
    })
    // Badges come last: no ring may cross them.
    const badges = targets.map((target) =>
      target.badge ? at(spot(target.at, chart.level(target.at)), this.badge(target.badge)) : '',
    )
    this.layers.targets.innerHTML = rings.join('') + badges.join('')
  }

  hover(chart: Chart, field: Field | null): void {
    const drawing = `<path d="${HEX}" fill="#fff" opacity=".16"/>` + stroke(ring(0.05), '#fff', 0.06)
    this.layers.hover.innerHTML = field ? at(spot(field, chart.level(field)), drawing) : ''
  }

  ghost(chart: Chart, ghost: Ghost | null, { seats }: BoardSettings): void {
    this.layers.ghost.setAttribute('data-legal', String(ghost?.legal ?? ''))
    this.layers.ghost.innerHTML = ghost ? this.ghostMarkup(chart, ghost, seats) : ''
  }

  private ghostMarkup(chart: Chart, ghost: Ghost, seats: BoardSettings['seats']): string {
    if (ghost.kind === 'tile') return this.tileMarkup(chart, ghost)
    const colour = seats[ghost.seat]?.colour ?? ghost.seat
    const fields = ghost.kind === 'piece' ? [{ at: ghost.at, count: ghost.count }] : ghost.fields
    return fields
      .map(({ at: field, count }) => {
        const piece = pieceMarkup(this.ids, ghost.piece as Piece, count, colour)
        const content = `<path d="${HEX}" fill="${PAPER}" opacity=".55"/>${bandMarkup(ALL, look(colour).fill)}${piece}`
        return at(spot(field, chart.level(field)), content + (ghost.legal ? '' : this.forbidden()))
      })
      .join('')
  }

  private tileMarkup(chart: Chart, ghost: Extract<Ghost, { kind: 'tile' }>): string {
    const fields = tileFields(ghost.at, ghost.facing)
    // A tile is as high as the highest of what lies below, even where it could not lie.
    const level = 1 + Math.max(...fields.map(chart.level))
    const terrains = terrainsOf(ghost.tile)
    const lands = fields.map((field, index) =>
      at(spot(field, level), landMarkup(this.ids, terrains[index]!, index ? null : ghost.facing, level, true)),
    )
    const around = line(outlines(fields)[0]!)
    const shadow = at({ x: 0.1, y: 0.16 - LIFT * level }, `<path d="${around}" fill="#0c0a10" opacity=".4"/>`)
    const edge = at({ x: 0, y: -LIFT * level }, stroke(around, INK, 0.22) + stroke(around, '#fff', 0.12))
    if (ghost.legal) return shadow + lands.join('') + edge
    const refused = fields.map((field) => at(spot(field, level), this.forbidden())).join('')
    return `<g opacity=".8">${lands.join('')}${refused}</g>${this.cross(fields, level)}`
  }

  /** Hatched and with a broken line: not to be told by colour alone. */
  private forbidden(): string {
    const hatched = `<path d="${HEX}" fill="url(#${this.ids('hatching')})" opacity=".6"/>`
    return (
      hatched + stroke(ring(0.04), '#fff', 0.14) + stroke(ring(0.04), '#b00d0d', 0.09, ' stroke-dasharray=".24 .16"')
    )
  }

  private cross(fields: readonly Field[], level: number): string {
    const spots = fields.map((field) => spot(field, level))
    const mean = (axis: 'x' | 'y') => spots.reduce((sum, point) => sum + point[axis], 0) / spots.length
    const cross = 'M-.24-.24L.24.24M.24-.24L-.24.24'
    return at(
      { x: mean('x'), y: mean('y') },
      `<circle r=".46" fill="#b00d0d" stroke="#fff" stroke-width=".07"/>${stroke(cross, '#fff', 0.15)}`,
    )
  }

  /** A number of huts. */
  private badge(text: string): string {
    const letters = 0.15 * text.length
    const [icon, gap, end] = [0.34, 0.06, 0.14]
    const left = -(end + icon + gap + letters + end) / 2
    return at(
      { x: 0, y: 0.56 },
      `<rect x="${short(left)}" y="-.21" width="${short(-2 * left)}" height=".42" rx=".21" fill="${PAPER}" stroke="${INK}" stroke-width=".05"/>` +
        `<g transform="translate(${short(left + end + icon / 2)} .04)scale(.42)" color="${TERRAIN.volcano}"><use href="#${this.ids('hut')}"/></g>` +
        `<text class="badge" x="${short(left + end + icon + gap + letters / 2)}" y=".1" fill="${INK}">${escape(text)}</text>`,
    )
  }

  /** The fields that the ghost covers. */
  static covers(ghost: Ghost | null, field: Field): boolean {
    if (!ghost) return false
    const fields =
      ghost.kind === 'tile'
        ? tileFields(ghost.at, ghost.facing)
        : ghost.kind === 'piece'
          ? [ghost.at]
          : ghost.fields.map((part) => part.at)
    return fields.some((covered) => same(covered, field))
  }
}

/** Brackets at the corners: other than the closed lines of settlements, whatever colour these have. */
const TARGET_INSET = 0.13
const SIDE = 1 - TARGET_INSET / (SPACING / 2)
const BRACKETS = ` stroke-dasharray="${[0.26, 0.48, 0.26, 0].map((part) => short(part * SIDE)).join(' ')}"`
const LAND_TARGET =
  `<path d="${HEX}" fill="#fff" opacity=".2"/>` +
  stroke(ring(TARGET_INSET), INK, 0.17, BRACKETS) +
  stroke(ring(TARGET_INSET), '#fff', 0.09, BRACKETS)
const SEA_TARGET =
  `<path d="${ring(0.07)}" fill="#fff" opacity=".16"/>` +
  `<circle r=".13" fill="#fff" stroke="${INK}" stroke-width=".05"/>`
