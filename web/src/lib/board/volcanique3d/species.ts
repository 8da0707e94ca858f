/**
 * Critters as models around the origin, looking south. Each colour of seats has a species of its own, so that a shape
 * tells whose it is before its colour does.
 */
import { Clay, type Colour, SEAT, type Vec, WHITE, colour, mix, polygon, shade } from '../kit3d/clay'
import { SEATS } from '../../look'
import { egg, limb } from './forms'
import { INK } from './palette'

const SIDES = [-1, 1] as const
const BEAK = colour('#f08a1c')
const ROCK = colour('#6a5f66')

function eye(clay: Clay, [x, y, z]: Vec, size: number): void {
  egg(clay, [x, y, z], [size, size, size], colour('#fffaf0'), WHITE, 7, 4)
  egg(clay, [x, y + size * 0.15, z + size * 0.62], [size * 0.55, size * 0.6, size * 0.55], INK, INK, 6, 3)
}

function crab(clay: Clay, tint: Colour): void {
  const [low, high] = [shade(tint, 0.55), mix(tint, colour('#ffb27a'), 0.35)]
  for (const side of SIDES)
    for (const z of [-0.1, -0.015, 0.07]) {
      limb(clay, [side * 0.13, 0.15, z], [side * 0.245, 0.19, z * 1.25], 0.026, 0.022, tint)
      limb(clay, [side * 0.245, 0.19, z * 1.25], [side * 0.275, 0.055, z * 1.5], 0.022, 0.008, low)
    }
  egg(clay, [0, 0.17, 0], [0.19, 0.1, 0.15], low, high, 10, 5)
  for (const side of SIDES) {
    limb(clay, [side * 0.13, 0.16, 0.1], [side * 0.2, 0.2, 0.2], 0.035, 0.03, tint)
    egg(clay, [side * 0.19, 0.24, 0.24], [0.068, 0.075, 0.06], tint, high, 8, 4)
    limb(clay, [side * 0.165, 0.29, 0.25], [side * 0.15, 0.36, 0.27], 0.036, 0.006, high)
    limb(clay, [side * 0.225, 0.28, 0.25], [side * 0.215, 0.345, 0.28], 0.028, 0.006, high)
    limb(clay, [side * 0.06, 0.24, 0.09], [side * 0.07, 0.33, 0.11], 0.018, 0.018, tint)
    eye(clay, [side * 0.072, 0.35, 0.12], 0.042)
  }
}

function seabird(clay: Clay, tint: Colour): void {
  for (const side of SIDES) {
    limb(clay, [side * 0.06, 0.14, 0.01], [side * 0.065, 0.05, 0.03], 0.02, 0.022, BEAK)
    egg(clay, [side * 0.07, 0.06, 0.07], [0.04, 0.014, 0.06], BEAK, BEAK, 6, 3)
  }
  egg(clay, [0, 0.24, 0], [0.145, 0.17, 0.14], shade(tint, 0.78), tint, 10, 6)
  egg(clay, [0, 0.43, 0.03], [0.11, 0.11, 0.11], tint, mix(tint, WHITE, 0.6), 9, 5)
  for (const side of SIDES) {
    egg(clay, [side * 0.15, 0.25, -0.02], [0.035, 0.13, 0.1], shade(tint, 0.42), shade(tint, 0.6), 7, 4)
    eye(clay, [side * 0.062, 0.46, 0.115], 0.032)
  }
  limb(clay, [0, 0.425, 0.12], [0, 0.405, 0.235], 0.05, 0.004, BEAK, colour('#d5420f'))
  limb(clay, [0, 0.2, -0.11], [0, 0.16, -0.24], 0.06, 0.02, shade(tint, 0.42))
  limb(clay, [0, 0.53, 0], [0, 0.6, -0.05], 0.035, 0.004, tint)
}

function tortoise(clay: Clay, tint: Colour): void {
  const [skin, high] = [mix(tint, colour('#9fb6ff'), 0.5), mix(tint, colour('#8f95ff'), 0.35)]
  for (const x of SIDES)
    for (const z of SIDES) limb(clay, [x * 0.12, 0.16, z * 0.1], [x * 0.165, 0.045, z * 0.135], 0.05, 0.05, skin)
  clay.lathe(12, [
    [0.17, 0.1, shade(tint, 0.5)],
    [0.225, 0.135, skin],
    [0.215, 0.165, shade(tint, 0.8)],
    [0.2, 0.2, tint],
    [0.15, 0.285, high],
    [0.07, 0.335, mix(high, WHITE, 0.15)],
    [0, 0.345, mix(high, WHITE, 0.2)],
  ])
  limb(clay, [0, 0.17, 0.16], [0, 0.26, 0.25], 0.06, 0.06, skin)
  egg(clay, [0, 0.3, 0.27], [0.085, 0.08, 0.09], skin, mix(skin, WHITE, 0.25), 8, 5)
  for (const side of SIDES) eye(clay, [side * 0.05, 0.33, 0.335], 0.034)
  limb(clay, [0, 0.14, -0.2], [0, 0.1, -0.28], 0.03, 0.004, skin)
}

function iguana(clay: Clay, tint: Colour): void {
  const [low, belly] = [shade(tint, 0.62), mix(tint, WHITE, 0.45)]
  for (const side of SIDES) {
    egg(clay, [side * 0.1, 0.1, 0.05], [0.055, 0.06, 0.08], low, tint, 7, 4)
    limb(clay, [side * 0.1, 0.27, 0.06], [side * 0.155, 0.19, 0.15], 0.032, 0.026, tint)
  }
  egg(clay, [0, 0.21, 0], [0.12, 0.16, 0.115], low, tint, 9, 5)
  egg(clay, [0, 0.2, 0.055], [0.085, 0.12, 0.075], belly, belly, 8, 4)
  egg(clay, [0, 0.41, 0.04], [0.105, 0.085, 0.12], tint, mix(tint, WHITE, 0.25), 9, 5)
  egg(clay, [0, 0.385, 0.15], [0.07, 0.045, 0.07], belly, tint, 8, 4)
  for (const side of SIDES) eye(clay, [side * 0.075, 0.45, 0.1], 0.036)
  for (let i = 0; i < 5; i++) {
    const [y, z] = [0.52 - 0.085 * i, -0.015 - 0.13 * Math.sin(i * 0.55)]
    limb(clay, [0, y - 0.02, z + 0.03], [0, y + 0.045, z - 0.05], 0.032, 0.003, colour('#8a4b12'), colour('#c2701d'))
  }
  const tail: Vec[] = [
    [0, 0.12, -0.1],
    [0.05, 0.08, -0.2],
    [0.15, 0.075, -0.24],
    [0.23, 0.11, -0.2],
    [0.24, 0.17, -0.14],
  ]
  for (let i = 1; i < tail.length; i++)
    limb(clay, tail[i - 1]!, tail[i]!, 0.065 - i * 0.012, 0.053 - i * 0.012, i % 2 ? tint : low)
}

function octopus(clay: Clay, tint: Colour): void {
  const [low, high] = [shade(tint, 0.6), mix(tint, WHITE, 0.3)]
  for (let i = 0; i < 7; i++) {
    const angle = 0.45 + (i * 2 * Math.PI) / 7
    const point = (radius: number, y: number, turn = 0): Vec => [
      radius * Math.cos(angle + turn),
      y,
      radius * Math.sin(angle + turn),
    ]
    limb(clay, point(0.07, 0.16), point(0.17, 0.075), 0.055, 0.045, tint)
    limb(clay, point(0.17, 0.075), point(0.24, 0.07, 0.15), 0.045, 0.03, low)
    limb(clay, point(0.24, 0.07, 0.15), point(0.265, 0.13, 0.3), 0.03, 0.01, high)
  }
  egg(clay, [0, 0.32, -0.02], [0.15, 0.18, 0.14], low, high, 10, 6)
  for (const side of SIDES) eye(clay, [side * 0.065, 0.28, 0.105], 0.042)
  for (const [x, y, z] of [
    [0.07, 0.43, 0.06],
    [-0.05, 0.46, 0.03],
    [0, 0.38, 0.11],
  ] as const)
    egg(clay, [x, y, z], [0.024, 0.024, 0.024], high, high, 5, 3)
}

/** By the colour of the seat, as SPECIES in board/volcanique/critters.ts. */
const BODIES = [crab, seabird, tortoise, iguana, octopus]
/** Where the backs of Colossal critters are: height, and how far from the middle. */
const BACKS = [
  [0.255, -0.05],
  [0.52, 0],
  [0.31, -0.03],
  [0.47, -0.01],
  [0.46, -0.03],
] as const

const tintOf = (index: number): Colour => colour(SEATS[index]!.fill)

function base(clay: Clay, tint: Colour, size = 0.25): Clay {
  return clay.lathe(14, [
    [size, 0, INK],
    [size, 0.035, shade(tint, 0.5)],
    [size * 0.97, 0.045, tint],
    [size * 0.84, 0.05, mix(tint, WHITE, 0.12)],
    [0, 0.05, shade(tint, 0.72)],
  ])
}

export function modelCritter(index: number): Clay {
  const clay = base(new Clay(), tintOf(index))
  BODIES[index]!(clay, tintOf(index))
  return clay
}

/** A mountain of its kind: rocks around it, moss on its back, a crown of basalt. */
export function modelColossal(index: number): Clay {
  const clay = base(new Clay(), tintOf(index), 0.31)
  for (let i = 0; i < 9; i++) {
    const angle = (i * 2 * Math.PI) / 9
    const at: Vec = [0.29 * Math.cos(angle), 0.035, 0.29 * Math.sin(angle)]
    egg(clay, at, [0.055, 0.05 + 0.02 * (i % 3), 0.05], shade(ROCK, 0.6), ROCK, 5, 3)
  }
  BODIES[index]!(clay, tintOf(index))
  const [y, z] = BACKS[index]!
  for (const x of [0, -0.075, 0.075]) {
    const lower = Math.abs(x)
    const tip: Vec = [x * 1.5, y + 0.17 - lower * 0.8, z - 0.04]
    limb(clay, [x, y - lower * 0.35, z], tip, 0.045, 0.004, shade(ROCK, 0.7), colour('#ffb648'))
  }
  // Only broad backs have room for moss.
  if (y < 0.4)
    for (const [mx, mz] of [
      [-0.13, -0.07],
      [0.13, -0.06],
      [0, -0.13],
    ] as const)
      egg(clay, [mx, y - 0.03, mz], [0.05, 0.035, 0.05], colour('#3f7a3a'), colour('#7fb54a'), 6, 3)
  return clay
}

/** It sits in a striped ring. */
export function modelSwimmer(index: number): Clay {
  const clay = new Clay()
  const tint = tintOf(index)
  // White on ivory would not be seen.
  const stripe = colour(index === 1 ? '#7b6a58' : '#fff7e6')
  const [around, over] = [16, 7]
  const point = (u: number, v: number): Vec => {
    const [a, b] = [(u * 2 * Math.PI) / around, (v * 2 * Math.PI) / over]
    const radius = 0.25 + 0.075 * Math.cos(b)
    return [radius * Math.cos(a), 0.05 + 0.075 * Math.sin(b), radius * Math.sin(a)]
  }
  for (let u = 0; u < around; u++)
    for (let v = 0; v < over; v++) {
      const colours = Math.floor(u / 2) % 2 ? stripe : tint
      clay.quad(point(u, v), point(u + 1, v), point(u + 1, v + 1), point(u, v + 1), colours)
    }
  const body = new Clay()
  BODIES[index]!(body, tint)
  return clay.add(body, { at: [0, -0.07, 0] })
}

/** The dish on which a herd stands, in the colour of its seat. */
export const DISH = new Clay().lathe(
  20,
  [
    [0.53, 0, [0.15, 0.15, 0.15]],
    [0.53, 0.03, [0.6, 0.6, 0.6]],
    [0.5, 0.035, WHITE],
    [0.44, 0.036, WHITE],
    [0.43, 0.02, [0.45, 0.45, 0.45]],
    [0, 0.02, [0.4, 0.4, 0.4]],
  ],
  SEAT,
)

/** Where somebody has dug in: earth thrown up, and a paw on it in the colour of the seat. */
export const BURROW = (() => {
  const clay = new Clay()
  const [dark, light] = [colour('#4b3423'), colour('#8a6238')]
  clay.lathe(12, [
    [0.33, 0, dark],
    [0.26, 0.07, light],
    [0.2, 0.06, dark],
    [0, 0.055, dark],
  ])
  const pad = (x: number, z: number, size: number) =>
    clay.cap(
      { points: polygon(8, size, 0.075).map(([px, y, pz]): Vec => [px + x, y, pz * 0.9 + z]), colour: WHITE },
      [x, 0.085, z],
      WHITE,
      SEAT,
    )
  pad(0, 0.05, 0.085)
  for (const [x, z] of [
    [-0.11, -0.03],
    [-0.04, -0.1],
    [0.05, -0.1],
    [0.115, -0.03],
  ] as const)
    pad(x, z, 0.038)
  return clay
})()
