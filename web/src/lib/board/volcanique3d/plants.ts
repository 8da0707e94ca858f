/** What grows and lies on the land, around the origin. */
import { Clay, type Colour, type Vec, WHITE, chance, colour, mix, polygon, shade } from '../kit3d/clay'
import { egg, limb } from './forms'
import { GROUND } from './palette'

const PINE = { low: colour('#16403a'), high: colour('#4f9478') }
const LEAF = { low: colour('#4d8626'), high: colour('#a5d25a') }
const STONE = { low: colour('#d9c08a'), high: colour('#fff3d2') }

function conifer(seed: number): Clay {
  const random = chance(seed)
  const clay = new Clay().lathe(5, [
    [0.035, -0.02, colour('#3b2a20')],
    [0.03, 0.14, colour('#5a4030')],
  ])
  for (let tier = 0; tier < 3; tier++) {
    const [y, wide] = [0.08 + tier * 0.115, 0.17 - tier * 0.04]
    clay.lathe(
      7,
      [
        [wide * 0.6, y + 0.02, shade(PINE.low, 0.7)],
        [wide, y, PINE.low],
        [wide * 0.35, y + 0.14, PINE.high],
        [0, y + 0.18, mix(PINE.high, WHITE, 0.12)],
      ],
      0,
      random() * 3,
    )
  }
  return clay
}

function fern(): Clay {
  const clay = new Clay()
  const [low, high] = [colour('#4f9070'), colour('#7cc096')]
  for (let i = 0; i < 6; i++) {
    const angle = i * 1.05
    const along = (r: number, y: number, side: number): Vec => [
      r * Math.cos(angle) - side * Math.sin(angle),
      y,
      r * Math.sin(angle) + side * Math.cos(angle),
    ]
    const [left, right] = [along(0.09, 0.1, 0.03), along(0.09, 0.1, -0.03)]
    clay.triangle(along(0.01, 0, 0), left, right, [GROUND.D, low, low])
    clay.triangle(left, along(0.17, 0.05, 0), right, [low, high, low])
  }
  return clay
}

/** Blades of grass that lean outwards. */
function blades(count: number, height: number, low: Colour, high: Colour): Clay {
  const clay = new Clay()
  for (let i = 0; i < count; i++) {
    const angle = i * 2.4
    const [x, z] = [0.035 * Math.cos(angle), 0.035 * Math.sin(angle)]
    const tip: Vec = [x * 2.6, height * (1 - 0.18 * (i % 3)), z * 2.6]
    const points = polygon(3, 0.022, 0, angle).map(([px, py, pz]): Vec => [px + x, py, pz + z])
    clay.cap({ points, colour: low }, tip, high)
  }
  return clay
}

const flower = (petals: Colour): Clay =>
  blades(2, 0.1, shade(LEAF.low, 0.8), LEAF.high).lathe(5, [
    [0.045, 0.1, petals],
    [0.02, 0.13, mix(petals, WHITE, 0.5)],
    [0, 0.13, colour('#ffd23e')],
  ])

const dune = (): Clay =>
  new Clay().loft(
    (
      [
        [0.3, -0.01, colour('#dcbf84')],
        [0.17, 0.055, colour('#f1e0b5')],
        [0.03, 0.085, colour('#fff2cd')],
        [0, 0.085, colour('#fff2cd')],
      ] as const
    ).map(([r, y, tint]) => ({
      points: polygon(8, r, y).map(([x, py, z]): Vec => [x * 1.25, py, z * 0.62 + y]),
      colour: tint,
    })),
  )

function sprout(): Clay {
  const clay = new Clay()
  const [low, high] = [colour('#3f7a1e'), colour('#b6e05a')]
  for (const side of [-1, 1])
    clay.triangle([0, 0, 0], [side * 0.07, 0.09, 0.01], [side * 0.015, 0.1, 0.03], [low, high, mix(low, high, 0.5)])
  return clay
}

function dryGrass(): Clay {
  const clay = new Clay()
  for (let i = 0; i < 6; i++) {
    const [x, z] = [Math.cos(i * 1.1), Math.sin(i * 1.1)]
    const tip: Vec = [0.075 * x, 0.17 - 0.02 * (i % 3), 0.075 * z]
    limb(clay, [0.015 * x, 0, 0.015 * z], tip, 0.012, 0.002, colour('#a88a44'), colour('#e6cf83'), 3)
  }
  return clay
}

function stones(): Clay {
  const clay = new Clay()
  egg(clay, [0, 0.05, 0], [0.09, 0.12, 0.08], STONE.low, STONE.high, 6, 4)
  return egg(clay, [0.1, 0.02, 0.03], [0.06, 0.06, 0.05], STONE.low, STONE.high, 5, 3)
}

function bush(): Clay {
  const clay = egg(new Clay(), [0, 0.05, 0], [0.1, 0.09, 0.1], LEAF.low, LEAF.high, 7, 4)
  return egg(clay, [0.09, 0.03, 0.03], [0.07, 0.06, 0.07], LEAF.low, LEAF.high, 6, 4)
}

/** A floe on frozen ground. */
const crystal = (): Clay =>
  new Clay().lathe(5, [
    [0.06, -0.02, colour('#8fb8d4')],
    [0.05, 0.1, colour('#cfe6f5')],
    [0, 0.2, WHITE],
  ])

export const CONIFERS = [conifer(1), conifer(2), conifer(3)]
export const FERN = fern()
export const BUSH = bush()
export const TUFT = blades(5, 0.13, colour('#3f6a18'), colour('#b5dc55'))
export const FLOWERS = [flower(colour('#ff8fb1')), flower(colour('#fff3d6'))]
export const DUNE = dune()
export const DRY_GRASS = dryGrass()
export const STONES = stones()
export const SHELL = egg(new Clay(), [0, 0.015, 0], [0.045, 0.03, 0.035], colour('#e8b9a0'), colour('#fff4e6'), 6, 3)
export const PEBBLE = egg(new Clay(), [0, 0.02, 0], [0.07, 0.05, 0.055], colour('#b99a6a'), colour('#f3dfb4'), 5, 3)
export const SPROUT = sprout()
export const CINDER = egg(new Clay(), [0, 0, 0], [0.1, 0.075, 0.08], colour('#1d1517'), colour('#4b3c3d'), 5, 3)
export const CRYSTAL = crystal()
