/** The ground: biomes to the edge where they run on, steps where it goes down, volcanoes, frost. */
import type { Field } from '../../wire'
import { centre, corner, neighbour, type Point } from '../hex'
import { INK, stroke, type Ids } from '../kit2d/ink'
import { at, line, short } from '../kit2d/svg'
import type { Land } from '../volcanique/land'
import { GLOW, ON_PAPER } from '../volcanique/palette'
import type { Hex } from '../volcanique/view'
import { polygonOf, wedgesOf } from '../volcanique/wedges'

/** Between biomes that do not run on, and under all of them where nothing else is. */
const SEAM = '#4b3a2b'
/** So far biomes keep from sides where they end; where they run on they overlap, so that no seam shows. */
const RIM = 0.036
const OVERLAP = -0.006
const INNER = 0.02

const moved = (points: readonly Point[], { x, y }: Point): Point[] =>
  points.map((point) => ({ x: x + point.x, y: y + point.y }))

const hexagonAt = (field: Field, size = 1): string =>
  line(
    moved(
      [0, 1, 2, 3, 4, 5].map((index) => corner(index, size)),
      centre(field),
    ),
  )

/** What lies on top of a hexagon; lava glows while it `flows`. */
export function groundMarkup(ids: Ids, land: Land, hex: Hex, flows = false): string {
  const field: Field = [hex.q, hex.r]
  if (!hex.edges) return bareMarkup(ids, hex, field, flows)
  const { edges } = hex
  const wedges = wedgesOf(edges).map((wedge) => {
    const outer = (direction: number) => (land.matches(field, direction) ? OVERLAP : RIM)
    const d = line(moved(polygonOf(wedge, { outer, inner: INNER }).points, centre(field)))
    return filled(ids, d, wedge.biome)
  })
  return `<path d="${hexagonAt(field)}" fill="${SEAM}"/>${wedges.join('')}`
}

const filled = (ids: Ids, d: string, ground: 'D' | 'M' | 'L' | 'soil' | 'lava' | 'crust'): string =>
  `<path d="${d}" fill="${ON_PAPER[ground === 'crust' ? 'lava' : ground]}"/><path d="${d}" fill="url(#${ids(`ground-${ground}`)})"/>`

function bareMarkup(ids: Ids, { top }: Hex, field: Field, flows: boolean): string {
  if (top === 'volcano') return `<path d="${hexagonAt(field)}" fill="${ON_PAPER.volcano}"/>${coneMarkup(field)}`
  return (
    `<path d="${hexagonAt(field)}" fill="${SEAM}"/>` +
    filled(ids, hexagonAt(field, 0.97), top === 'soil' ? 'soil' : flows ? 'lava' : 'crust')
  )
}

/** The slopes of a cone seen from above, in the light of the north-west. */
const SLOPES = Array.from({ length: 11 }, (_, index) => {
  const at = (step: number) => {
    const angle = (step / 11) * 2 * Math.PI
    return { angle, radius: 0.7 + 0.09 * Math.sin(step * 2.3) }
  }
  const [from, to] = [at(index), at(index + 1)]
  const point = (angle: number, radius: number) =>
    `${short(radius * Math.cos(angle))} ${short(radius * Math.sin(angle))}`
  const lit = Math.cos((from.angle + to.angle) / 2 + (3 * Math.PI) / 4)
  const shades = ['#3d3035', '#4a3b40', '#584a50', '#695a60', '#7f6d73']
  const colour = shades[Math.round(2 + 2 * lit)]
  const outer = `${point(from.angle, from.radius)}L${point(to.angle, index === 10 ? at(0).radius : to.radius)}`
  return `<path d="M${point(from.angle, 0.3)}L${outer}L${point(to.angle, 0.3)}Z" fill="${colour}" stroke="${colour}" stroke-width=".01"/>`
}).join('')

const coneMarkup = (field: Field): string =>
  at(
    centre(field),
    `${SLOPES}<circle r=".36" fill="#a0604a"/><circle r=".3" fill="#5b2f25"/><circle r=".25" fill="#1b1416"/>`,
  )

/** What glows in a crater, or is cold. */
export const craterMarkup = (ids: Ids, field: Field, active: boolean): string =>
  at(
    centre(field),
    active
      ? `<circle r=".33" fill="${GLOW.rim}"/><circle r=".25" fill="url(#${ids('pool')})"/>`
      : `<circle r=".2" fill="#2e2226"/><path d="M-.14-.03L-.02.03L.06-.04L.15.04" fill="none" stroke="${GLOW.cooled}" stroke-width=".045" stroke-linecap="round"/>`,
  )

/** How far the ground beyond is in the shade, and how long teeth are. */
const shade = (levels: number) => 0.07 + 0.04 * Math.min(levels, 5)
const tooth = (levels: number) => 0.05 + 0.045 * Math.min(levels, 5)
const TEETH = 7

/** The sides of a hexagon: the coast, steps down to neighbours, and where biomes end without a step. */
export function sidesMarkup(land: Land, hex: Hex): string {
  const field: Field = [hex.q, hex.r]
  return [0, 1, 2, 3, 4, 5]
    .map((direction) => {
      const beyond = neighbour(field, direction)
      const levels = land.drop(field, direction)
      if (levels < 0 || (levels === 0 && direction > 2)) return ''
      const side = sideOf(field, direction)
      const d = line([side.from, side.to], false)
      if (!land.at(beyond)) return stroke(d, INK, 0.075)
      const runsOn = land.matches(field, direction)
      if (levels === 0) return runsOn ? '' : stroke(d, INK, 0.036)
      const shadow = `<path d="${line([side.from, side.to, side.out(1, shade(levels)), side.out(0, shade(levels))])}" fill="#140d08" opacity=".26"/>`
      const teeth = Array.from({ length: TEETH }, (_, index) => {
        const middle = (index + 0.5) / TEETH
        return line([side.out(middle - 0.045, -0.01), side.out(middle + 0.045, -0.01), side.out(middle, tooth(levels))])
      }).join('')
      const edge = runsOn ? '' : stroke(d, INK, 0.04 + 0.018 * Math.min(levels, 5))
      return `${shadow}<path d="${teeth}" fill="${INK}" opacity=".85"/>${edge}`
    })
    .join('')
}

/** A side of a hexagon, and points beyond it: how far along, and how far out. */
export function sideOf(
  field: Field,
  direction: number,
): { from: Point; to: Point; out(along: number, distance: number): Point } {
  const [from, to] = moved([corner(direction), corner(direction + 1)], centre(field)) as [Point, Point]
  const [x, y] = [Math.cos((direction * Math.PI) / 3), Math.sin((direction * Math.PI) / 3)]
  return {
    from,
    to,
    out: (along, distance) => ({
      x: from.x + (to.x - from.x) * along + x * distance,
      y: from.y + (to.y - from.y) * along + y * distance,
    }),
  }
}

export function frostMarkup(ids: Ids, hexes: readonly Hex[]): string {
  const d = hexes.flatMap(({ q, r, frozen }) => (frozen ? [hexagonAt([q, r], 0.99)] : [])).join('')
  return d && `<path d="${d}" fill="#eef8ff" opacity=".62"/><path d="${d}" fill="url(#${ids('frost')})"/>`
}
