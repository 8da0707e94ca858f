/** Lines in the air and rings on the ground: where somebody or something goes. */
import { type Clay, type Colour, GLOW, type Vec, mix } from '../kit3d/clay'
import { INK } from './palette'

/** A dashed arc with an arrow at its end, in a dark casing. */
export function arc(clay: Clay, from: Vec, to: Vec, tint: Colour, high = 0.6): void {
  const [dx, dz] = [to[0] - from[0], to[2] - from[2]]
  const length = Math.hypot(dx, dz) || 1
  const [sx, sz] = [-dz / length, dx / length]
  const dashes = Math.max(3, Math.round(length * 3))
  const point = (t: number, aside: number, down = 0): Vec => [
    from[0] + dx * t + sx * aside,
    from[1] + (to[1] - from[1]) * t + high * 4 * t * (1 - t) - down,
    from[2] + dz * t + sz * aside,
  ]
  const dash = (start: number, end: number, wide: number, colour: Colour, down: number) =>
    clay.quad(
      point(start, wide, down),
      point(end, wide, down),
      point(end, -wide, down),
      point(start, -wide, down),
      colour,
      GLOW,
    )
  for (let i = 0; i < dashes; i++) {
    const [start, end] = [0.04 + (0.84 * i) / dashes, 0.04 + (0.84 * (i + 0.62)) / dashes]
    dash(start, end, 0.055, INK, 0.006)
    dash(start, end, 0.033, tint, 0)
  }
  const tip = 1 - 0.3 / Math.max(1, length)
  clay.triangle(point(tip, 0.14, 0.006), point(1.01, 0, 0.006), point(tip, -0.14, 0.006), [INK, INK, INK], GLOW)
  clay.triangle(point(tip + 0.01, 0.1), point(1, 0), point(tip + 0.01, -0.1), [tint, tint, tint], GLOW)
}

/** A ring on the ground around somebody; a broken one where nobody stands yet. */
export function hoop(clay: Clay, [x, y, z]: Vec, radius: number, tint: Colour, broken = false): void {
  const steps = 24
  const point = (step: number, size: number, up: number): Vec => {
    const angle = (step * 2 * Math.PI) / steps
    return [x + size * Math.cos(angle), y + up, z + size * Math.sin(angle)]
  }
  const part = (i: number, outer: number, inner: number, up: number, colour: Colour) =>
    clay.quad(
      point(i, radius + outer, up),
      point(i + 1, radius + outer, up),
      point(i + 1, radius + inner, up),
      point(i, radius + inner, up),
      colour,
      GLOW,
    )
  for (let i = 0; i < steps; i++) {
    if (broken && i % 3 === 2) continue
    part(i, 0.035, -0.045, 0.03, INK)
    part(i, 0.015, -0.03, 0.036, mix(tint, [1, 1, 1], 0.1))
  }
}
