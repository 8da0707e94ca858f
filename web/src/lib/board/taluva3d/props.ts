/** Models of what grows and lies on fields, and the volcano, around the origin. */
import { type Colour, Clay, GLOW, WHITE, chance, colour, mix, polygon, shade } from '../kit3d/clay'

const LEAF = colour('#2f9a4c')
const DEEP_LEAF = colour('#176b3a')
const TRUNK = colour('#7a5434')
const GRASS = colour('#6fae2c')
const STONE = colour('#a9a3a8')
const DARK_STONE = colour('#6f6973')
const WOOD = colour('#8a5f38')
const LAVA = colour('#ff7a1a')
const EMBER = colour('#ffd23e')

function palm(): Clay {
  const clay = new Clay()
  const bend = (t: number): [number, number] => [0.16 * t * t, 0.62 * t]
  clay.loft(
    [0, 0.5, 1].map((t) => {
      const [x, y] = bend(t)
      return {
        points: polygon(5, 0.05 - 0.022 * t, y).map(([px, py, pz]) => [px + x, py, pz] as const),
        colour: shade(TRUNK, 0.7 + 0.4 * t),
      }
    }),
  )
  const [cx, cy] = bend(1)
  for (let i = 0; i < 7; i++) {
    const angle = (i * 2 * Math.PI) / 7 + 0.3 * (i % 2)
    const along = (r: number, side: number, y: number) =>
      [cx + r * Math.cos(angle) - side * Math.sin(angle), cy + y, r * Math.sin(angle) + side * Math.cos(angle)] as const
    const root = along(0.02, 0, 0.02)
    const crest = along(0.2, 0, 0.09)
    const tip = along(0.42, 0, -0.14)
    for (const side of [0.085, -0.085]) {
      const edge = along(0.22, side, 0.02)
      const [a, b] = side > 0 ? [edge, crest] : [crest, edge]
      clay.triangle(root, a, b, [DEEP_LEAF, LEAF, LEAF])
      clay.triangle(b, a, tip, [LEAF, LEAF, mix(LEAF, GRASS, 0.6)])
    }
  }
  return clay
}

/** A faceted lump: a boulder or a bush. */
function lump(seed: number, height: number, low: Colour, high: Colour, sides = 6): Clay {
  const random = chance(seed)
  const ring = (radius: number, y: number, colour: Colour) => ({
    points: polygon(sides, radius, y, random(), random),
    colour,
  })
  const top = ring(0.11, height * 0.92, high)
  return new Clay()
    .loft([ring(0.2, -0.02, shade(low, 0.75)), ring(0.19, height * 0.55, mix(low, high, 0.6)), top])
    .cap(top, [0.02, height, 0], high)
}

function blades(count: number, height: number, low: Colour, high: Colour): Clay {
  const clay = new Clay()
  for (let i = 0; i < count; i++) {
    const angle = i * 2.4
    const [x, z] = [0.035 * Math.cos(angle), 0.035 * Math.sin(angle)]
    const tip = [x * 2.6, height * (1 - 0.18 * (i % 3)), z * 2.6] as const
    const points = polygon(3, 0.022, 0, angle).map(([px, py, pz]) => [px + x, py, pz + z] as const)
    clay.loft([
      { points, colour: low },
      { points: points.map(() => tip), colour: high },
    ])
  }
  return clay
}

const flower = (petals: Colour): Clay =>
  blades(2, 0.1, shade(GRASS, 0.7), GRASS).lathe(5, [
    [0.045, 0.1, petals],
    [0.02, 0.13, mix(petals, WHITE, 0.5)],
    [0, 0.13, EMBER],
  ])

const dune = (low: Colour, high: Colour): Clay =>
  new Clay().loft(
    [
      { r: 0.3, y: -0.01, c: low },
      { r: 0.17, y: 0.055, c: mix(low, high, 0.7) },
      { r: 0.03, y: 0.085, c: high },
      { r: 0, y: 0.085, c: high },
    ].map(({ r, y, c }) => ({
      points: polygon(8, r, y).map(([x, py, z]) => [x * 1.25, py, z * 0.62 + y] as const),
      colour: c,
    })),
  )

const lily = (): Clay =>
  new Clay().lathe(7, [
    [0.09, 0, shade(LEAF, 0.8)],
    [0.085, 0.012, GRASS],
    [0, 0.014, LEAF],
  ])

/** The props of the terrains. */
export const PALM = palm()
export const BUSHES = [
  lump(1, 0.22, DEEP_LEAF, LEAF, 5),
  lump(2, 0.17, shade(DEEP_LEAF, 0.8), mix(LEAF, GRASS, 0.4), 5),
]
export const BOULDERS = [lump(3, 0.25, DARK_STONE, STONE, 5), lump(5, 0.17, DARK_STONE, shade(STONE, 0.9))]
export const CRAG = lump(7, 0.5, DARK_STONE, mix(STONE, WHITE, 0.55))
export const TUFT = blades(5, 0.13, shade(GRASS, 0.6), colour('#b5dc55'))
export const FLOWERS = [flower(colour('#ff8fb1')), flower(colour('#fff3d6'))]
export const DUNE = dune(colour('#dcbf84'), colour('#fff2cd'))
export const PEBBLE = lump(9, 0.1, colour('#b99a6a'), colour('#f3dfb4'), 5)
export const REEDS = blades(5, 0.26, shade(GRASS, 0.5), colour('#a9bf4f'))
export const LILY = lily()
export const DECK = new Clay().lathe(10, [
  [0.42, -0.1, shade(WOOD, 0.5)],
  [0.46, 0.0, WOOD],
  [0.44, 0.03, shade(WOOD, 1.25)],
  [0, 0.03, shade(WOOD, 1.15)],
])

/** A volcano whose lava flows between the two other fields of its tile: to the east-south-east for facing 0. */
function volcano(): Clay {
  const random = chance(4)
  const basalt = colour('#6d5552')
  const rust = colour('#a85c3c')
  const rim = colour('#7a4a3c')
  const sides = 12
  const slope: [number, number, Colour][] = [
    [0.7, 0, shade(basalt, 0.42)],
    [0.57, 0.13, shade(basalt, 0.8)],
    [0.44, 0.35, basalt],
    [0.31, 0.52, rust],
    [0.25, 0.55, shade(rim, 1.3)],
    [0.2, 0.47, LAVA],
  ]
  const jag = polygon(sides, 1, 0, 0, random).map(([x, , z]) => 0.86 + 0.14 * Math.hypot(x, z))
  const clay = new Clay().loft(
    slope.map(([radius, y, colour], n) => ({
      points: polygon(sides, radius, y).map(([x, py, z], i) => {
        const by = n < 4 ? jag[(i * 5 + n) % sides]! : 1
        return [x * by, py, z * by] as const
      }),
      colour,
    })),
  )
  clay.lathe(
    10,
    [
      [0.22, 0.48, LAVA],
      [0.12, 0.485, EMBER],
      [0, 0.485, colour('#fff0a0')],
    ],
    GLOW,
  )
  const flow = Math.PI / 6
  const stream = [
    { r: 0.19, y: 0.475, w: 0.05, c: EMBER },
    { r: 0.25, y: 0.54, w: 0.06, c: EMBER },
    { r: 0.31, y: 0.51, w: 0.06, c: LAVA },
    { r: 0.46, y: 0.36, w: 0.075, c: LAVA },
    { r: 0.58, y: 0.14, w: 0.1, c: colour('#f2500f') },
    { r: 0.8, y: 0.005, w: 0.14, c: colour('#c22a08') },
  ].map(({ r, y, w, c }) => {
    const along = (side: number) =>
      [r * Math.cos(flow) - side * Math.sin(flow), y + 0.015, r * Math.sin(flow) + side * Math.cos(flow)] as const
    return { left: along(-w), right: along(w), c }
  })
  for (let i = 1; i < stream.length; i++) {
    const [a, b] = [stream[i - 1]!, stream[i]!]
    clay.triangle(a.left, a.right, b.right, [a.c, a.c, b.c], GLOW)
    clay.triangle(a.left, b.right, b.left, [a.c, b.c, b.c], GLOW)
  }
  return clay
}

export const VOLCANO = volcano()
