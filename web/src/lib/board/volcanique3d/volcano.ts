/** A mountain with a crater full of lava; where lava has left it the rim is broken. */
import { centre } from '../hex'
import { type Clay, type Colour, GLOW, type Vec, chance, colour, mix, polygon, shade } from '../kit3d/clay'
import type { Hex } from '../volcanique/view'
import { egg } from './forms'
import { surface } from './heights'
import { NATURE } from './palette'

const BASALT = colour('#83675f')
const RUST = colour('#b9653f')
const SNOW = colour('#e6f1f8')
const SIDES = 14
/** How high the lava in the crater stands. */
export const CRATER = 0.64

/** From the foot to the crater: radius, height, colour. */
const slope = (frozen: boolean): [number, number, Colour][] => [
  [0.9, -0.01, shade(BASALT, 0.5)],
  [0.74, 0.14, frozen ? mix(BASALT, SNOW, 0.6) : shade(BASALT, 0.8)],
  [0.57, 0.4, frozen ? SNOW : BASALT],
  [0.4, 0.68, frozen ? SNOW : mix(BASALT, RUST, 0.7)],
  [0.33, 0.74, shade(RUST, 1.1)],
  [0.25, 0.62, colour('#d5420f')],
]

/** `towards` are the directions into which lava has left it; `live` while a flow of it still goes on. */
export function modelVolcano(
  clay: Clay,
  { q, r, height, frozen }: Hex,
  towards: readonly number[],
  live: boolean,
): void {
  const { x, y: z } = centre([q, r])
  const y = surface(height)
  const random = chance(q, r, 4)
  const jag = Array.from({ length: SIDES }, () => 0.88 + 0.16 * random())
  const broken = (i: number) =>
    towards.some((side) => Math.cos((i * 2 * Math.PI) / SIDES - (side * Math.PI) / 3) > 0.85)
  clay.loft(
    slope(frozen).map(([radius, up, tint], n) => ({
      points: polygon(SIDES, radius, y + up).map(([px, py, pz], i): Vec => {
        const by = n < 4 ? jag[(i * 5 + n) % SIDES]! : 1
        const dip = n === 4 && broken(i) ? -0.07 : 0
        const ragged = n === 3 || n === 4 ? 0.2 * (jag[i]! - 0.95) : 0
        return [x + px * by, py + dip + ragged, z + pz * by]
      }),
      // Ridges catch the light.
      colour: jag.map((by) => shade(tint, 0.72 + 2.4 * (by - 0.88))),
    })),
    NATURE.volcano,
  )
  if (live) smoke(clay, [x, y + CRATER + 0.2, z], random)
  const pool: [number, number, Colour][] = live
    ? [
        [0.28, CRATER - 0.01, colour('#ff6a13')],
        [0.15, CRATER, colour('#ffd23e')],
        [0, CRATER, colour('#fff0a0')],
      ]
    : [
        [0.28, CRATER - 0.01, colour('#5c2015')],
        [0.15, CRATER, colour('#a8340f')],
        [0, CRATER, colour('#e8480f')],
      ]
  clay.loft(
    pool.map(([radius, up, tint]) => ({
      points: polygon(10, radius, y + up).map(([px, py, pz]): Vec => [x + px, py, z + pz]),
      colour: tint,
    })),
    GLOW,
  )
}

/** Puffs that grow and pale as they drift away. */
function smoke(clay: Clay, [x, y, z]: Vec, random: () => number): void {
  const puffs = 6
  for (let i = 0; i < puffs; i++) {
    const t = i / puffs
    const size = (0.11 + 0.2 * t) * (0.85 + 0.3 * random())
    const at: Vec = [x + 0.75 * t * t + 0.1 * (random() - 0.5), y + 1.35 * t, z - 0.15 * t + 0.1 * (random() - 0.5)]
    const grey = 0.3 + 0.45 * t
    egg(clay, at, [size, size, size], [grey * 0.62, grey * 0.58, grey * 0.57], [grey * 1.04, grey, grey * 0.98], 7, 5)
  }
}
