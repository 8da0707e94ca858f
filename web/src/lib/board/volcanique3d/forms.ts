/** Rounded bodies of few triangles, of which creatures and stones are made. */
import { Clay, type Colour, type Loop, type Vec, mix, polygon } from '../kit3d/clay'

/** An egg around a point; its colour goes from the bottom to the top. */
export function egg(
  clay: Clay,
  [x, y, z]: Vec,
  [across, high, along]: Vec,
  low: Colour,
  top: Colour = low,
  sides = 9,
  rings = 5,
): Clay {
  const loops = Array.from({ length: rings + 1 }, (_, i): Loop => {
    const angle = -Math.PI / 2 + (Math.PI * i) / rings
    // A ring of no size at all would have no direction.
    const wide = Math.max(Math.cos(angle), 1e-4)
    const spin = i % 2 ? Math.PI / sides : 0
    const points = polygon(sides, 1, 0, spin).map(([px, , pz]): Vec => [
      x + px * across * wide,
      y + high * Math.sin(angle),
      z + pz * along * wide,
    ])
    return { points, colour: mix(low, top, i / rings) }
  })
  return clay.loft(loops)
}

/** A limb from one point to another, of a thickness at either end. */
export function limb(
  clay: Clay,
  from: Vec,
  to: Vec,
  thick: number,
  thin: number,
  near: Colour,
  far: Colour = near,
  sides = 6,
): Clay {
  const way = [0, 1, 2].map((i) => to[i]! - from[i]!)
  const length = Math.hypot(...way)
  const [u, v, w] = way.map((part) => part / length) as [number, number, number]
  const flat = Math.hypot(u, w)
  const across: Vec = flat < 0.3 ? [1, 0, 0] : [-w / flat, 0, u / flat]
  const over: Vec = [v * across[2] - w * across[1], w * across[0] - u * across[2], u * across[1] - v * across[0]]
  const ring = (at: Vec, radius: number): Vec[] =>
    Array.from({ length: sides }, (_, i) => {
      const angle = (-i * 2 * Math.PI) / sides
      const [a, b] = [radius * Math.cos(angle), radius * Math.sin(angle)]
      return [0, 1, 2].map((k) => at[k]! + a * across[k]! + b * over[k]!) as unknown as Vec
    })
  const end = ring(to, thin)
  return clay.loft([
    { points: ring(from, thick), colour: near },
    { points: end, colour: far },
    { points: end.map(() => to), colour: far },
  ])
}
