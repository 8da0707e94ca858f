/** Places on a board, as they are pointed at, chosen and marked. */
import type { Field } from '../wire'
import { centre, corner, DIRECTIONS, fieldOf, keyOf, same, type Point } from './hex'

export interface Spot {
  at: Field
  /**
   * A part of the field that is meant by itself, as one word of the game's own: a biome of a tile, a side and so the
   * line to the neighbour beyond it, the sea off a coast. Without it all of the field is meant, be it land or sea.
   */
  part?: string
}

/** How a spot lies on the board: its corners, clockwise around its middle. */
export interface Shape {
  middle: Point
  corners: readonly Point[]
}

export const sameSpot = (a: Spot, b: Spot): boolean => same(a.at, b.at) && a.part === b.part

/** Whether a spot is another one or a part of it. */
export const isWithin = (spot: Spot, whole: Spot): boolean =>
  same(spot.at, whole.at) && (whole.part === undefined || spot.part === whole.part)

/** As a key of maps: "2,-1" or "2,-1 dark". */
export const keyOfSpot = ({ at, part }: Spot): string => (part === undefined ? keyOf(at) : `${keyOf(at)} ${part}`)

export const spotOf = (key: string): Spot => {
  const [field, part] = key.split(' ')
  return part === undefined ? { at: fieldOf(field!) } : { at: fieldOf(field!), part }
}

/** The corners of a whole field. */
export const HEXAGON: readonly Point[] = DIRECTIONS.map((_, index) => corner(index))

export const shapeOf = ({ at }: Spot): Shape => ({ middle: centre(at), corners: HEXAGON })
