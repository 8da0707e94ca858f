/** Stacks: every tile is a slab of its own, so a column shows its history and its height can be counted. */
import { corner, type Point } from '../hex'
import { type Clay, type Vec, chance, shade } from '../kit3d/clay'
import { edgesOf } from '../volcanique/wedges'
import type { TileKind } from '../volcanique/view'
import { STEP } from './heights'
import { BASALT, EARTH, GULLY, type Ground, LIP, isLand } from './palette'

/** A tile as it lies in a stack; the rotation is null where nobody may know it. */
export interface Slab {
  at: Point
  tile: TileKind
  rotation: number | null
  /** The lowest one is 1. */
  level: number
  /** Whether nothing hides a side. */
  bare(direction: number): boolean
}

/** How deep the lowest tiles reach into the sea. */
const DEPTH = 0.45
/** Turf bulges over the earth below. */
const BULGE = 0.006
const BEVEL = 0.05
const TEETH = 5

/** Bands of earth, and above them a lip of what the tile shows on that side, with a ragged hem. */
export function modelSlab(clay: Clay, { at, tile, rotation, level, bare }: Slab): void {
  const random = chance(Math.round(at.x * 10), Math.round(at.y * 10), level)
  const top = level * STEP
  const foot = level > 1 ? top - STEP : -DEPTH
  const tone = 0.88 + 0.24 * random()
  // Layers rise and fall a little, so that each tile looks dug rather than cast.
  const [low, high] = [0.36, 0.6].map((part) =>
    Array.from({ length: 6 }, () => top - STEP * (1 - part - 0.1 * (random() - 0.5))),
  ) as [number[], number[]]
  const edges = edgesOf(tile, rotation)
  const earth = isLand(tile) || tile === 'soil' ? EARTH : BASALT
  for (let side = 0; side < 6; side++) {
    if (!bare(side)) continue
    const ends = [side, (side + 1) % 6] as const
    const [from, to] = ends.map((index) => corner(index)) as [Point, Point]
    const point = (along: number, out: number, y: number): Vec => [
      at.x + (from.x + (to.x - from.x) * along) * out,
      y,
      at.y + (from.y + (to.y - from.y) * along) * out,
    ]
    /** A band between two lines, each with a height at either end. */
    const band = (below: readonly number[], above: readonly number[], out: number, inset: number, tint: Vec) =>
      clay.quad(
        point(1, out, below[1]!),
        point(0, out, below[0]!),
        point(0, inset, above[0]!),
        point(1, inset, above[1]!),
        tint,
      )
    const [lowest, lower, upper] = [[foot, foot], ends.map((i) => low[i]!), ends.map((i) => high[i]!)] as const
    const ground = (edges?.[side] ?? tile) as Ground
    // What lies hidden shows only earth.
    const lip = edges && rotation === null && tile.length > 1 ? EARTH[1] : LIP[ground]
    const rim = [top - BEVEL, top - BEVEL]
    band(lowest, lower, 1, 1, shade(earth[0], tone * 0.85))
    band(lower, upper, 1, 1, shade(earth[1], tone))
    band(upper, rim, 1, 1 + BULGE, shade(lip, tone * 0.8))
    band(rim, [top, top], 1 + BULGE, 0.96, shade(lip, tone))
    for (let i = 0; i < TEETH; i++) {
      const [start, end] = [i / TEETH, (i + 1) / TEETH]
      const middle = (start + end) / 2 + 0.06 * (random() - 0.5)
      const y = top - STEP * 0.39
      const tint = shade(lip, tone * 0.8)
      clay.triangle(
        point(start, 1 + BULGE, y),
        point(end, 1 + BULGE, y),
        point(middle, 1 + BULGE, y - STEP * (0.1 + 0.16 * random())),
        [tint, tint, shade(lip, tone * 0.62)],
      )
    }
  }
}

/** Columns stand so close that the sea would glitter through the grooves between them. */
export function closeGroove(clay: Clay, { x, y: z }: Point, side: number, height: number): void {
  const y = height * STEP - 0.05
  const point = (index: number, size: number): Vec => {
    const p = corner(index, size)
    return [x + p.x, y, z + p.y]
  }
  clay.quad(point(side + 1, 1.002), point(side, 1.002), point(side, 0.9), point(side + 1, 0.9), GULLY)
}
