/** Lava on its way: a ribbon from the crater over cliffs and through the middles of tiles to a bulging head. */
import type { Field } from '../../wire'
import { SPACING, centre, type Point } from '../hex'
import { type Clay, type Colour, GLOW, PLAIN, type Vec, colour, polygon } from '../kit3d/clay'
import { GLOW as COLOURS } from '../volcanique/palette'

/** One stream of a flow, and how the land lies where it runs. */
export interface Stream {
  path: readonly Field[]
  /** Where it begins: in a crater, in the middle of older lava, or at the side of what has covered its source. */
  begins: 'crater' | 'middle' | 'side'
  active: boolean
  /** Whether its last field is a head of the flow. */
  hasHead: boolean
  surface(field: Field): number
}

interface Knot {
  at: Vec
  way: Point
  wide: number
}

const HALF = SPACING / 2
const LIVE = [COLOURS.heart, COLOURS.stream, COLOURS.rim].map(colour) as [Colour, Colour, Colour]
const DEAD = [COLOURS.cooled, '#5c2015', COLOURS.crust].map(colour) as [Colour, Colour, Colour]
const CHEVRON = { live: colour('#fff3b0'), dead: colour('#c25a2c') }
/** How high above the ground it runs. */
const LIFT = 0.03
/** Down the cone: how far from its middle, how high, how wide. */
const SLOPE = [
  [0.2, 0.65, 0.1],
  [0.33, 0.7, 0.11],
  [0.42, 0.66, 0.12],
  [0.58, 0.4, 0.13],
  [0.75, 0.14, 0.16],
  [HALF + 0.02, LIFT, 0.17],
] as const

function wayFrom(a: Field, b: Field): Point {
  const [from, to] = [centre(a), centre(b)]
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  return { x: (to.x - from.x) / length, y: (to.y - from.y) / length }
}

function knotsOf({ path, begins, surface }: Stream): Knot[] {
  return path.flatMap((field, i): Knot[] => {
    const { x, y: z } = centre(field)
    const y = surface(field)
    const [before, after] = [path[i - 1], path[i + 1]]
    const [into, on] = [before && wayFrom(before, field), after && wayFrom(field, after)]
    const along = (way: Point, away: number, up: number, wide: number): Knot => ({
      at: [x + way.x * away, y + up, z + way.y * away],
      way,
      wide,
    })
    if (!into) {
      if (!on) return []
      if (begins === 'side') return []
      if (begins === 'crater') return SLOPE.map(([away, up, wide]) => along(on, away, up, wide))
      return [along(on, 0, LIFT, 0.18), along(on, 0.45, LIFT, 0.18), along(on, HALF + 0.03, LIFT, 0.18)]
    }
    const entry = [along(into, 0.06 - HALF, LIFT, 0.19), along(into, -0.42, LIFT, 0.2)]
    if (!on) return [...entry, along(into, 0, LIFT + 0.002, 0.24)]
    // Around the middle, in a bend that is never sharper than the stream is wide.
    const bend = [0.2, 0.4, 0.6, 0.8].map((t): Knot => {
      const [back, ahead] = [-0.42 * (1 - t) ** 2, 0.45 * t ** 2]
      const [px, py] = [into.x * back + on.x * ahead, into.y * back + on.y * ahead]
      const [tx, ty] = [into.x * (1 - t) + on.x * t, into.y * (1 - t) + on.y * t]
      const length = Math.hypot(tx, ty) || 1
      return { at: [x + px, y + LIFT, z + py], way: { x: tx / length, y: ty / length }, wide: 0.19 }
    })
    return [...entry, ...bend, along(on, 0.45, LIFT, 0.18), along(on, HALF + 0.03, LIFT, 0.18)]
  })
}

export function modelStream(clay: Clay, stream: Stream): void {
  const knots = knotsOf(stream)
  const [heart, side, rim] = stream.active ? LIVE : DEAD
  const nature = stream.active ? GLOW : PLAIN
  const edge = ({ at, way, wide }: Knot, by: number, lift: number): Vec => [
    at[0] - way.y * by * wide,
    at[1] + lift,
    at[2] + way.x * by * wide,
  ]
  const bands = [
    [-1.35, -1, rim, side, -0.012],
    [-1, 0, side, heart, 0],
    [0, 1, heart, side, 0],
    [1, 1.35, side, rim, -0.012],
  ] as const
  for (let i = 1; i < knots.length; i++)
    for (const [left, right, from, to, lift] of bands) {
      const [a, b] = [edge(knots[i - 1]!, left, lift), edge(knots[i - 1]!, right, lift)]
      const [c, d] = [edge(knots[i]!, right, lift), edge(knots[i]!, left, lift)]
      clay.triangle(a, b, c, [from, to, to], nature).triangle(a, c, d, [from, to, from], nature)
    }
  chevrons(clay, stream)
  const head = stream.path.at(-1)!
  const before = stream.path.at(-2)
  if (stream.hasHead && stream.active && before) modelHead(clay, head, wayFrom(before, head), stream.surface(head))
}

/** Small arrows show which way it runs. */
function chevrons(clay: Clay, { path, active, hasHead, surface }: Stream): void {
  const tint = active ? CHEVRON.live : CHEVRON.dead
  const draw = (field: Field, way: Point, away: number) => {
    const { x, y: z } = centre(field)
    const y = surface(field) + LIFT + 0.02
    const point = (ahead: number, aside: number): Vec => [
      x + way.x * (away + ahead) - way.y * aside,
      y,
      z + way.y * (away + ahead) + way.x * aside,
    ]
    for (const side of [-1, 1])
      clay.quad(
        point(0.12, 0),
        point(0, side * 0.14),
        point(-0.075, side * 0.14),
        point(0.045, 0),
        tint,
        active ? GLOW : PLAIN,
      )
  }
  path.forEach((field, i) => {
    const [before, after] = [path[i - 1], path[i + 1]]
    if (before) draw(field, wayFrom(before, field), -0.5)
    if (before && after) {
      draw(field, wayFrom(field, after), 0.22)
      draw(field, wayFrom(field, after), 0.6)
    } else if (before && active && !hasHead) draw(field, wayFrom(before, field), -0.2)
  })
}

/** A pool that bulges, with a bright heart. */
export function modelHead(clay: Clay, field: Field, way: Point, ground: number, size = 1): void {
  const { x, y: z } = centre(field)
  const rings: [number, number, string][] = [
    [0.5, -0.045, '#7a1a08'],
    [0.44, 0, '#e8480f'],
    [0.34, 0.045, '#ff8a1c'],
    [0.2, 0.06, '#ffd23e'],
    [0, 0.065, '#fff6c0'],
  ]
  clay.loft(
    rings.map(([radius, up, css]) => ({
      points: polygon(14, radius * size, ground + LIFT + up).map(([px, py, pz], i): Vec => {
        const by = 1 + 0.12 * Math.sin(i * 2.7)
        return [x + way.x * 0.1 + px * by, py, z + way.y * 0.1 + pz * by]
      }),
      colour: colour(css),
    })),
    GLOW,
  )
}
