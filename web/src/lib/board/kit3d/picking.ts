/** Which field a ray meets first, and where: columns of land with what stands on them, or the sea. */
import type { Field } from '../../wire'
import { centre, fieldAt, type Point } from '../hex'
import type { Vec } from './clay'

export interface Ray {
  from: Vec
  /** Downwards for anything to be met. */
  way: Vec
}

/** Something that stands on a field and is pointed at as well: so high, and so far around its middle. */
export interface Body {
  middle: Point
  height: number
  size: number
}

/** The land of a field, or the sea with somebody in it. */
export interface Column {
  at: Field
  /** How high its surface is. */
  top: number
  bodies: readonly Body[]
}

export interface Met {
  at: Field
  point: Point
}

/** How far along the ray a hexagonal column begins; Infinity if the ray misses it. */
export function meetColumn({ from, way }: Ray, x: number, z: number, top: number, size: number): number {
  let enter = 0
  let leave = Infinity
  const slab = (start: number, speed: number, low: number, high: number) => {
    if (Math.abs(speed) < 1e-9) {
      if (start < low || start > high) leave = -1
      return
    }
    const [a, b] = [(low - start) / speed, (high - start) / speed]
    enter = Math.max(enter, Math.min(a, b))
    leave = Math.min(leave, Math.max(a, b))
  }
  const reach = size * 0.8660254
  slab(from[1], way[1], -1, top)
  for (let i = 0; i < 3; i++) {
    const [cos, sin] = [Math.cos((i * Math.PI) / 3), Math.sin((i * Math.PI) / 3)]
    slab((from[0] - x) * cos + (from[2] - z) * sin, way[0] * cos + way[2] * sin, -reach, reach)
  }
  return enter <= leave ? enter : Infinity
}

/** What the ray meets; null if it points to the sky. Who is pointed at stands where its middle is. */
export function pick(ray: Ray, columns: Iterable<Column>): Met | null {
  const pointAt = (away: number): Point => ({ x: ray.from[0] + ray.way[0] * away, y: ray.from[2] + ray.way[2] * away })
  let nearest = ray.way[1] < 0 ? -ray.from[1] / ray.way[1] : Infinity
  let found: Met | null = null
  if (nearest < Infinity) {
    const point = pointAt(nearest)
    found = { at: fieldAt(point), point }
  }
  for (const { at, top, bodies } of columns) {
    const { x, y } = centre(at)
    const away = meetColumn(ray, x, y, top, 1)
    if (away < nearest) {
      nearest = away
      found = { at, point: pointAt(away) }
    }
    for (const { middle, height, size } of bodies) {
      const above = meetColumn(ray, middle.x, middle.y, top + height, size)
      if (above < nearest) {
        nearest = above
        found = { at, point: middle }
      }
    }
  }
  return found
}
