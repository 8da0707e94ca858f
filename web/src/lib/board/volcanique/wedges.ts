/**
 * Wedges: what each biome takes of a hexagon. A hexagon of one biome is its wedge as a whole; of two biomes each has
 * half of it; of three each has a rhombus that reaches to the middle. Points are seen from the middle of the hexagon.
 */
import { corner, facing, type Point } from '../hex'
import type { Biome, TileKind } from './view'

export interface Wedge {
  biome: Biome
  /** The first of its sides, clockwise, and how many follow each other. */
  first: number
  sides: number
}

/** How far the sides of a wedge are moved inwards: each outer one, by its direction, and those between biomes. */
export interface Insets {
  outer(direction: number): number
  inner: number
}

export interface Polygon {
  /** Clockwise. */
  points: Point[]
  /** For each point the direction of the side that begins there; null for one between biomes. */
  directions: (number | null)[]
}

/** The biomes of a hexagon as wedges, dark first. `edges` has the biome of each side. */
export function wedgesOf(edges: string): Wedge[] {
  return (['D', 'M', 'L'] as const).filter((biome) => edges.includes(biome)).map((biome) => wedgeOf(edges, biome))
}

export function wedgeOf(edges: string, biome: Biome): Wedge {
  const has = (direction: number) => edges[facing(direction)] === biome
  const sides = [...edges].filter((each) => each === biome).length
  const first = sides === 6 ? 0 : [0, 1, 2, 3, 4, 5].find((direction) => has(direction) && !has(direction - 1))
  if (first === undefined) throw new Error(`no ${biome} in ${edges}`)
  return { biome, first, sides }
}

/** The biome under a point of a hexagon. */
export const biomeAt = (edges: string, { x, y }: Point): Biome =>
  edges[facing(Math.round((Math.atan2(y, x) * 3) / Math.PI))] as Biome

const NONE: Insets = { outer: () => 0, inner: 0 }

/**
 * A wedge with each side moved inwards by a distance of its own. Lines are moved and then intersected, so that
 * neighbours which move their common side alike still touch.
 */
export function polygonOf({ first, sides }: Wedge, insets: Insets = NONE): Polygon {
  const directions: (number | null)[] = Array.from({ length: sides }, (_, index) => facing(first + index))
  const corners = directions.map((direction) => corner(direction!))
  if (sides < 6) {
    corners.push(corner(first + sides))
    directions.push(null)
  }
  if (sides === 2) {
    corners.push({ x: 0, y: 0 })
    directions.push(null)
  }
  const moved = corners.map((from, index) => {
    const direction = directions[index]!
    return inwards(
      from,
      corners[(index + 1) % corners.length]!,
      direction === null ? insets.inner : insets.outer(direction),
    )
  })
  const points = moved.map((line, index) => crossing(moved.at(index - 1)!, line))
  return { points, directions }
}

/** Where those stand who are in a wedge: in the middle of its area. */
export function middleOf(wedge: Wedge): Point {
  const { points } = polygonOf(wedge)
  let [area, x, y] = [0, 0, 0]
  points.forEach((a, index) => {
    const b = points[(index + 1) % points.length]!
    const twice = a.x * b.y - b.x * a.y
    area += twice
    x += (a.x + b.x) * twice
    y += (a.y + b.y) * twice
  })
  return { x: x / (3 * area), y: y / (3 * area) }
}

interface Line extends Point {
  dx: number
  dy: number
}

/** The line from one point to another, moved to its right: inwards, as points go clockwise with y to the south. */
function inwards(from: Point, to: Point, distance: number): Line {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  const [dx, dy] = [(to.x - from.x) / length, (to.y - from.y) / length]
  return { x: from.x - dy * distance, y: from.y + dx * distance, dx, dy }
}

function crossing(a: Line, b: Line): Point {
  const along = ((b.x - a.x) * b.dy - (b.y - a.y) * b.dx) / (a.dx * b.dy - a.dy * b.dx)
  return { x: a.x + a.dx * along, y: a.y + a.dy * along }
}

const PATTERNS: Readonly<Record<string, string>> = {
  D: 'DDDDDD',
  M: 'MMMMMM',
  L: 'LLLLLL',
  DM: 'DDDMMM',
  DL: 'DDDLLL',
  ML: 'MMMLLL',
  DML: 'DDMMLL',
  DLM: 'DDLLMM',
}

/** The biome of each side of a tile from direction 0 on, as a hexagon's `edges`; null if it is no land. */
export function edgesOf(kind: TileKind, rotation: number | null): string | null {
  const pattern = PATTERNS[kind]
  if (!pattern) return null
  const turned = (6 - (rotation ?? 0)) % 6
  return pattern.slice(turned) + pattern.slice(0, turned)
}
