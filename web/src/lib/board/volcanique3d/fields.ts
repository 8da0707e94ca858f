/** The top of a stack: wedges of ground that run on over matched sides, down to lower neighbours too, and what grows. */
import { centre, corner, mean, type Point } from '../hex'
import { Clay, type Colour, type Vec, chance, colour, shade, mix } from '../kit3d/clay'
import { Land } from '../volcanique/land'
import type { Biome, Hex } from '../volcanique/view'
import { type Wedge, polygonOf, wedgesOf } from '../volcanique/wedges'
import { CAP, STEP } from './heights'
import { GROUND, NATURE, type Ground } from './palette'
import {
  BUSH,
  CINDER,
  CONIFERS,
  CRYSTAL,
  DRY_GRASS,
  DUNE,
  FERN,
  FLOWERS,
  PEBBLE,
  SHELL,
  SPROUT,
  STONES,
  TUFT,
} from './plants'

/** Room that nothing may grow in, as somebody stands there. */
export interface Room {
  middle: Point
  radius: number
}

/** How far ground keeps from the sides of its hexagon, at its top and at its foot. */
export const MARGIN = 0.105
const FOOT = 0.06
/** Where it runs on no seam may be seen. */
const OVERLAP = -0.006
/** And from the wedges beside it: a gully parts them. */
export const GAP = 0.05
const GAP_FOOT = 0.022
const RIM = colour('#b08d57')
const SOIL = colour('#4b3423')
/** Edges below a higher neighbour lie in its shade. */
const SHADED = 0.74

export interface Field {
  land: Land
  hex: Hex
  rooms: readonly Room[]
}

export function modelField(clay: Clay, field: Field): void {
  const { hex } = field
  const { x, y: z } = centre([hex.q, hex.r])
  const top = hex.height * STEP
  const ring = (size: number, y: number): Vec[] =>
    Array.from({ length: 6 }, (_, i) => corner(i, size)).map((p): Vec => [x + p.x, y, z + p.y])
  const rim = { points: ring(0.95, top), colour: shade(RIM, 0.75) }
  clay
    .loft([rim, { points: ring(0.88, top), colour: SOIL }])
    .cap({ points: ring(0.88, top), colour: SOIL }, [x, top, z])
  if (hex.edges) for (const wedge of wedgesOf(hex.edges)) new WedgeModel(clay, field, wedge).model()
  else barren(clay, hex, [x, top + CAP, z], ring)
}

/** Lava, soil, and the foot of a volcano. */
function barren(clay: Clay, hex: Hex, [x, y, z]: Vec, ring: (size: number, y: number) => Vec[]): void {
  const random = chance(hex.q, hex.r, 7)
  const ground: Ground = hex.frozen ? 'ice' : (hex.top as Ground)
  const tint = hex.frozen ? mix(GROUND[hex.top as Ground], GROUND.ice, 0.7) : GROUND[ground]
  clay
    .loft(
      [
        { points: ring(0.965, y - CAP), colour: shade(tint, 0.6) },
        { points: ring(0.925, y), colour: tint },
      ],
      NATURE[ground],
    )
    .cap({ points: ring(0.925, y), colour: tint }, [x, y, z], shade(tint, 1.05), NATURE[ground])
  const around = (count: number, model: Clay, near: number, far: number, scale: number) => {
    for (let i = 0; i < count; i++) {
      const angle = i * 2.4 + 0.3 * random()
      const radius = near + (far - near) * Math.sqrt((i + random()) / count)
      const at: Vec = [x + radius * Math.cos(angle), y, z + radius * Math.sin(angle)]
      clay.add(model, { at, spin: angle, scale: scale * (0.8 + 0.5 * random()) })
    }
  }
  if (hex.frozen) around(5, CRYSTAL, 0.55, 0.8, 1)
  else if (hex.top === 'soil') around(16, SPROUT, 0.1, 0.8, 1.6)
  else if (hex.top === 'lava') around(10, CINDER, 0.6, 0.84, 0.95)
}

class WedgeModel {
  private readonly at: [q: number, r: number]
  private readonly origin: Point
  private readonly random: () => number
  private readonly points: Point[]
  private readonly directions: (number | null)[]
  private readonly foot: Point[]
  private readonly y: number
  private readonly tint: Colour
  private readonly nature: number

  constructor(
    private readonly clay: Clay,
    private readonly field: Field,
    private readonly wedge: Wedge,
  ) {
    const { hex } = field
    const { biome } = wedge
    this.at = [hex.q, hex.r]
    this.origin = centre(this.at)
    this.random = chance(hex.q, hex.r, biome.charCodeAt(0), hex.height)
    const top = polygonOf(wedge, { outer: (side) => (this.runsOn(side) ? OVERLAP : MARGIN), inner: GAP })
    this.points = top.points
    this.directions = top.directions
    this.foot = polygonOf(wedge, { outer: (side) => (this.runsOn(side) ? OVERLAP : FOOT), inner: GAP_FOOT }).points
    this.y = hex.height * STEP + CAP
    this.tint = shade(hex.frozen ? mix(GROUND[biome], GROUND.ice, 0.72) : GROUND[biome], 0.96 + 0.08 * this.random())
    this.nature = NATURE[hex.frozen ? 'ice' : biome]
  }

  model(): void {
    const { clay, points, foot, y, tint, nature } = this
    const middle = mean(points)
    points.forEach((point, i) => {
      const j = (i + 1) % points.length
      const next = points[j]!
      clay.quad(
        this.spot(foot[j]!, y - CAP),
        this.spot(foot[i]!, y - CAP),
        this.spot(point, y),
        this.spot(next, y),
        shade(tint, 0.62),
        nature,
      )
      const colours: [Colour, Colour, Colour] = [shade(tint, 1.06), this.lit(j), this.lit(i)]
      clay.triangle(this.spot(middle, y + 0.012), this.spot(next, y), this.spot(point, y), colours, nature)
      const side = this.directions[i]!
      if (side !== null && this.runsOn(side) && this.drop(side) > 0) this.talus(point, next, side)
    })
    this.grow()
  }

  private runsOn = (side: number): boolean => this.field.land.matches(this.at, side)

  private drop = (side: number): number => this.field.land.drop(this.at, side)

  private spot = ({ x, y: z }: Point, y: number): Vec => [this.origin.x + x, y, this.origin.y + z]

  /** The colour at a corner, darker where a neighbour stands over it. */
  private lit(i: number): Colour {
    const beside = [this.directions[i], this.directions.at(i - 1)]
    const shaded = beside.some((side) => side !== null && side !== undefined && this.drop(side) < 0)
    return shade(this.tint, shaded ? SHADED : 1)
  }

  /** Where it runs on to lower land it goes down there as a slope of rubble in its colour, wider at its foot. */
  private talus(from: Point, to: Point, side: number): void {
    const { clay, random, tint, nature, y } = this
    const levels = this.drop(side)
    const height = levels * STEP
    const reach = Math.min(0.62, 0.2 + 0.17 * levels)
    const [columns, rows] = [7, 3 + Math.min(9, 2 * levels)]
    const angle = (side * Math.PI) / 3
    const out = { x: Math.cos(angle), y: Math.sin(angle) }
    // Rough in the middle, and whole where it meets the land above and its own ends.
    const rough = Array.from({ length: rows + 1 }, (_, row) =>
      Array.from({ length: columns + 1 }, (_, column) =>
        row && column && column < columns ? 0.09 * (random() - 0.35) : 0,
      ),
    )
    const point = (column: number, row: number): Vec => {
      const [across, down] = [column / columns, row / rows]
      const bend = 1 - 0.8 * Math.abs(2 * across - 1) ** 2.6
      const fallen = 1 - (1 - down) ** 1.55
      const away =
        reach * down ** 1.35 * bend * (row === rows ? 0.85 + 0.3 * random() : 1) + 0.012 + rough[row]![column]!
      const x = from.x + (to.x - from.x) * across + out.x * away
      const z = from.y + (to.y - from.y) * across + out.y * away
      return this.spot({ x, y: z }, Math.max(y - height + 0.012, y - height * fallen + 0.4 * rough[row]![column]!))
    }
    const grid = Array.from({ length: rows + 1 }, (_, row) =>
      Array.from({ length: columns + 1 }, (_, column) => point(column, row)),
    )
    for (let row = 0; row < rows; row++)
      for (let column = 0; column < columns; column++) {
        const [a, b] = [grid[row]![column]!, grid[row]![column + 1]!]
        const [c, d] = [grid[row + 1]![column + 1]!, grid[row + 1]![column]!]
        for (const triangle of (row + column) % 2
          ? [
              [a, c, b],
              [a, d, c],
            ]
          : [
              [a, d, b],
              [b, d, c],
            ]) {
          const lump = shade(tint, 0.84 + 0.2 * random())
          clay.triangle(triangle[0]!, triangle[1]!, triangle[2]!, [lump, lump, lump], nature)
        }
      }
    const debris = { D: FERN, M: TUFT, L: STONES }[this.wedge.biome]
    for (let i = 0; i < 3; i++) {
      const at = grid[rows - (i % 2)]![1 + Math.floor(random() * (columns - 1))]!
      clay.add(debris, { at, scale: 0.5 + 0.4 * random(), spin: random() * 6.28 })
    }
  }

  /** Plants and stones, where nobody stands. */
  private grow(): void {
    const { wedge, field } = this
    const share = wedge.sides / 6
    const some = (count: number) => Math.round(count * share)
    if (field.hex.frozen) {
      this.scatter(some(4) + 1, [CRYSTAL], 0.2, 0.12, 0.9)
      return
    }
    const crowded = this.rooms.length > 0
    const plants: Record<Biome, () => void> = {
      D: () => {
        this.scatter(some(crowded ? 10 : 14) + 1, CONIFERS, 0.22, 0.1, crowded ? 0.66 : 0.82, true)
        this.scatter(some(9), [FERN], 0.13, 0.06, 0.8)
      },
      M: () => {
        this.scatter(some(4), [BUSH], 0.25, 0.12, 0.85)
        this.scatter(some(14), [TUFT], 0.13, 0.06, 0.95)
        this.scatter(some(8), FLOWERS, 0.12, 0.06, 0.8)
      },
      L: () => {
        if (!crowded || wedge.sides === 6) this.scatter(some(3) + (wedge.sides > 2 ? 1 : 0), [DUNE], 0.42, 0.2, 0.75)
        this.scatter(some(4) + 1, [DRY_GRASS, STONES], 0.2, 0.1, 0.85)
        this.scatter(some(7), [SHELL, PEBBLE], 0.12, 0.05, 0.7)
      },
    }
    plants[wedge.biome]()
  }

  private get rooms(): Room[] {
    return this.field.rooms.filter(({ middle }) => inside(this.points, this.local(middle), 0))
  }

  private local = ({ x, y }: Point): Point => ({ x: x - this.origin.x, y: y - this.origin.y })

  private readonly grown: Point[] = []

  private scatter(count: number, models: Clay[], apart: number, margin: number, scale: number, tall = false): void {
    const { random, points, grown, clay } = this
    const rooms = this.rooms.map(({ middle, radius }) => ({ ...this.local(middle), radius }))
    for (let tries = count * 14; tries && count; tries--) {
      const at = { x: (random() * 2 - 1) * 0.9, y: random() * 2 - 1 }
      const away = (p: Point) => Math.hypot(p.x - at.x, p.y - at.y)
      if (!inside(points, at, margin) || grown.some((p) => away(p) < apart)) continue
      // Nothing tall right in front of somebody either.
      if (rooms.some((room) => away(room) < room.radius || (tall && at.y > room.y && Math.abs(at.x - room.x) < 0.22)))
        continue
      grown.push(at)
      count--
      clay.add(models[Math.floor(random() * models.length)]!, {
        at: this.spot(at, this.y),
        scale: scale * (0.75 + 0.5 * random()),
        spin: models[0] === DUNE ? 0.35 : random() * 6.28,
      })
    }
  }
}

/** Whether a point is at least so far inside of a polygon. */
const inside = (points: readonly Point[], { x, y }: Point, margin: number): boolean =>
  points.every((p, i) => {
    const q = points[(i + 1) % points.length]!
    const length = Math.hypot(q.x - p.x, q.y - p.y)
    return ((q.x - p.x) * (y - p.y) - (q.y - p.y) * (x - p.x)) / length > margin
  })
