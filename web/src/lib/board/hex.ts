/**
 * Geometry of hexagons with a corner on top, in axial coordinates. Directions 0 to 5 go clockwise from east. A hexagon
 * has size 1: that is how far its corners are from its centre; x grows to the east, y to the south.
 */
import type { Field } from '../wire'

export interface Point {
  x: number
  y: number
}

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

export const DIRECTIONS: readonly Field[] = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
]

/** How far apart the centres of neighbours are. */
export const SPACING = Math.sqrt(3)

/** A direction however far it was turned, as 0 to 5. */
export const facing = (direction: number): number => ((direction % 6) + 6) % 6

/** A field as a key of maps, written as in the notation. */
export const keyOf = ([q, r]: Field): string => `${q},${r}`

export const fieldOf = (key: string): Field => {
  const [q, r] = key.split(',').map(Number)
  return [q!, r!]
}

export const same = (a: Field, b: Field): boolean => a[0] === b[0] && a[1] === b[1]

export function neighbour([q, r]: Field, direction: number): Field {
  const [dq, dr] = DIRECTIONS[facing(direction)]!
  return [q + dq, r + dr]
}

export const neighbours = (field: Field): Field[] => DIRECTIONS.map((_, direction) => neighbour(field, direction))

export function distance(a: Field, b: Field): number {
  const q = a[0] - b[0]
  const r = a[1] - b[1]
  return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2
}

/** The volcano, the right and the left field of a tile of three fields: clockwise. */
export const tileFields = (volcano: Field, direction: number): [volcano: Field, right: Field, left: Field] => [
  volcano,
  neighbour(volcano, direction),
  neighbour(volcano, direction + 1),
]

export const centre = ([q, r]: Field): Point => ({ x: SPACING * (q + r / 2), y: 1.5 * r })

/** The field that a point lies in. */
export function fieldAt({ x, y }: Point): Field {
  const r = y / 1.5
  const q = x / SPACING - r / 2
  const s = -q - r
  const rounded = [Math.round(q), Math.round(r), Math.round(s)] as const
  const errors = [Math.abs(rounded[0] - q), Math.abs(rounded[1] - r), Math.abs(rounded[2] - s)] as const
  // The three have to add up to nothing: whichever was rounded most follows from the others.
  if (errors[0] > errors[1] && errors[0] > errors[2]) return [-rounded[1] - rounded[2] || 0, rounded[1] || 0]
  if (errors[1] > errors[2]) return [rounded[0] || 0, -rounded[0] - rounded[2] || 0]
  return [rounded[0] || 0, rounded[1] || 0]
}

/** A corner of a hexagon around the origin; the side of a direction goes from its corner to the next one. */
export function corner(index: number, size = 1): Point {
  const angle = ((facing(index) - 0.5) * Math.PI) / 3
  return { x: size * Math.cos(angle), y: size * Math.sin(angle) }
}

/** Where a line inside of a hexagon turns around a corner. */
const bend = (index: number, inset: number): Point => corner(index, 1 - inset / (SPACING / 2))

/** Where it crosses the side after a corner (1) or before it (-1), to go on beyond. */
function pass(index: number, way: 1 | -1, inset: number): Point {
  const [from, to] = [corner(index), corner(index + way)]
  const share = inset / (SPACING / 2)
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
}

/** A side that parts a field inside from one outside. */
interface Side {
  field: Field
  direction: number
}

/**
 * The closed lines around fields, clockwise around land and anticlockwise around holes. With an inset they run inside
 * of the fields, at that distance from their sides.
 */
export function outlines(fields: Iterable<Field>, inset = 0): Point[][] {
  const inside = new Map<string, Field>()
  for (const field of fields) inside.set(keyOf(field), field)
  const has = (field: Field) => inside.has(keyOf(field))
  const nameOf = ({ field, direction }: Side) => `${keyOf(field)} ${direction}`

  const open = new Map<string, Side>()
  for (const field of inside.values())
    for (let direction = 0; direction < 6; direction++) {
      const side = { field, direction }
      if (!has(neighbour(field, direction))) open.set(nameOf(side), side)
    }

  /** What follows a side, clockwise: another side of the field, or, where the next field is inside, one of that. */
  const next = ({ field, direction }: Side): Side => {
    const beside = neighbour(field, direction + 1)
    return has(beside)
      ? { field: beside, direction: facing(direction - 1) }
      : { field, direction: facing(direction + 1) }
  }

  const lines: Point[][] = []
  for (const first of open.values()) {
    const line: Point[] = []
    for (let side = first; open.delete(nameOf(side));) {
      const after = next(side)
      const { x, y } = centre(side.field)
      const end = after.field === side.field ? bend(side.direction + 1, inset) : pass(side.direction + 1, 1, inset)
      line.push({ x: x + end.x, y: y + end.y })
      side = after
    }
    lines.push(line)
  }
  return lines
}

/** A line, and the sides on which it ends; it is closed if there are none. */
interface Run {
  points: Point[]
  ends: [first: number, last: number] | null
}

/**
 * Lines along some sides of a hexagon around the origin, at a distance inside of it. Where a side is left out they end
 * on it, so that they go on in the hexagon beyond.
 */
export function rim(open: readonly boolean[], inset: number): Run[] {
  if (open.every(Boolean)) return [{ points: DIRECTIONS.map((_, index) => bend(index, inset)), ends: null }]

  const runs: Run[] = []
  for (let first = 0; first < 6; first++) {
    if (!open[first] || open[facing(first - 1)]) continue
    const points = [pass(first, -1, inset)]
    let last = first
    for (; open[facing(last + 1)]; last++) points.push(bend(last + 1, inset))
    points.push(pass(last + 1, 1, inset))
    runs.push({ points, ends: [facing(first - 1), facing(last + 1)] })
  }
  return runs
}

/** Fields by the islands that they are parts of, each in the order in which it is given. */
export function landmasses(fields: readonly Field[]): Field[][] {
  const left = new Map(fields.map((field) => [keyOf(field), field]))
  return fields.flatMap((first) => {
    if (!left.delete(keyOf(first))) return []
    const island = [first]
    for (const field of island)
      for (const beside of neighbours(field)) if (left.delete(keyOf(beside))) island.push(beside)
    return [fields.filter((field) => island.some((each) => same(each, field)))]
  })
}

/** The middle of points. */
export const mean = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
})

/** The box around hexagons; null if there are none. */
export function boundsOf(fields: Iterable<Field>): Box | null {
  const centres = [...fields].map(centre)
  if (!centres.length) return null
  const xs = centres.map(({ x }) => x)
  const ys = centres.map(({ y }) => y)
  return {
    left: Math.min(...xs) - SPACING / 2,
    right: Math.max(...xs) + SPACING / 2,
    top: Math.min(...ys) - 1,
    bottom: Math.max(...ys) + 1,
  }
}
