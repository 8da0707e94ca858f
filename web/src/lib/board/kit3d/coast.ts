/** How far every point of the sea is from land, as a picture: shallows and foam follow it. */
import type { Field } from '../../wire'
import { boundsOf, centre, keyOf, neighbours } from '../hex'

/** Farther than this is open sea. */
export const REACH = 5
const TEXEL = 0.2

export interface Coast {
  left: number
  top: number
  /** The extent in sizes of a hexagon. */
  across: number
  down: number
  width: number
  height: number
  /** 0 on land up to 255 at `REACH`. */
  distances: Uint8Array
}

/** The distance of a point from a hexagon around the origin; 0 inside. */
export function distanceToHexagon(x: number, y: number): number {
  let px = Math.abs(y)
  let py = Math.abs(x)
  // Folds the plane along the hexagon's axes until only one side is left to measure.
  const fold = 2 * Math.min(-0.866025 * px + 0.5 * py, 0)
  px += 0.866025 * fold
  py -= 0.5 * fold
  const half = 0.5
  px -= Math.max(-half, Math.min(half, px))
  py -= 0.866025
  return py <= 0 ? 0 : Math.hypot(px, py)
}

export function surveyCoast(land: Field[]): Coast {
  const { left, top, right, bottom } = boundsOf(land) ?? { left: 0, top: 0, right: 0, bottom: 0 }
  const margin = REACH + 2 * TEXEL
  const width = Math.ceil((right - left + 2 * margin) / TEXEL)
  const height = Math.ceil((bottom - top + 2 * margin) / TEXEL)
  const coast: Coast = {
    left: left - margin,
    top: top - margin,
    across: width * TEXEL,
    down: height * TEXEL,
    width,
    height,
    distances: new Uint8Array(width * height).fill(255),
  }
  const isLand = new Set(land.map(keyOf))
  const span = Math.ceil((REACH + 1) / TEXEL)
  for (const field of land) {
    const inland = neighbours(field).every((beside) => isLand.has(keyOf(beside)))
    const { x, y } = centre(field)
    const column = Math.round((x - coast.left) / TEXEL)
    const row = Math.round((y - coast.top) / TEXEL)
    // Inland only the field itself is left to colour: the coast is nearer to all of the sea.
    const reach = inland ? Math.ceil(1 / TEXEL) : span
    for (let j = Math.max(0, row - reach); j < Math.min(height, row + reach); j++)
      for (let i = Math.max(0, column - reach); i < Math.min(width, column + reach); i++) {
        const away = distanceToHexagon(coast.left + (i + 0.5) * TEXEL - x, coast.top + (j + 0.5) * TEXEL - y)
        const value = Math.min(255, Math.round((away / REACH) * 255))
        const n = j * width + i
        if (value < coast.distances[n]!) coast.distances[n] = value
      }
  }
  return coast
}
