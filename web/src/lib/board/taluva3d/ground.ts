/** Tiles: bevelled slabs of earth with a cap for each field, and what grows there. */
import { LETTERS } from '../../look'
import type { Field, TaluvaView, Terrain } from '../../wire'
import { type Point, centre, corner, outlines, tileFields } from '../hex'
import { type Colour, Clay, type Loop, type Vec, WHITE, chance, colour, mix, shade } from '../kit3d/clay'
import { CAP, STEP } from './heights'
import { BOULDERS, BUSHES, CRAG, DECK, DUNE, FLOWERS, LILY, PALM, PEBBLE, REEDS, TUFT, VOLCANO } from './props'

export type Tile = TaluvaView['tiles'][number]

/** What of a field its ground has to know. */
export interface Plot {
  at: Field
  terrain: Terrain
  facing: number
  /** Buildings take the middle. */
  built: boolean
  /** By direction, whether the neighbour is higher and casts this field's edge into its shade. */
  shaded: boolean[]
}

/** Ground of the terrains, a little lighter than their colours on paper: light takes some of it away. */
const GROUND: Readonly<Record<Terrain, Colour>> = {
  volcano: colour('#75625a'),
  jungle: colour('#1f7a49'),
  clearing: colour('#98c743'),
  sand: colour('#f8e2a8'),
  rock: colour('#9a94a0'),
  lake: colour('#2f95dc'),
}

const STRATA = ['#4d3322', '#7a5330', '#a87b45', '#6b4728'].map(colour)
const EDGE = colour('#d3ab6c')
const SOIL = colour('#5c4029')
const SHORE = colour('#e9d9a4')

const loop = (points: Point[], y: number, colour: Colour | Colour[]): Loop => ({
  points: points.map(({ x, y: z }): Vec => [x, y, z]),
  colour,
})

/** The fields of a tile and their terrains. */
export function plotsOf({ kind, q, r, facing }: Tile): { at: Field; terrain: Terrain }[] {
  const [volcano, right, left] = tileFields([q, r], facing)
  return [
    { at: volcano, terrain: 'volcano' },
    { at: right, terrain: LETTERS[kind[1]!]! },
    { at: left, terrain: LETTERS[kind[0]!]! },
  ]
}

/** A tile with those of its fields that nothing covers. */
export function modelTile(tile: Tile, plots: Plot[]): Clay {
  const clay = new Clay()
  slab(clay, tile)
  for (const plot of plots) field(clay, plot, tile.level * STEP)
  return clay
}

/** A tile by itself, as it falls or is held. */
export const modelLoose = (tile: Tile): Clay =>
  modelTile(
    tile,
    plotsOf(tile).map((plot) => ({ ...plot, facing: tile.facing, built: false, shaded: [] })),
  )

/** The middles of the undersides of a tile's fields, when it hangs so much above its place. */
export const undersides = ({ q, r, facing, level }: Tile, lift: number): Vec[] =>
  tileFields([q, r], facing)
    .map(centre)
    .map(({ x, y: z }) => [x, (level - 1) * STEP + lift, z])

function slab(clay: Clay, { q, r, facing, level }: Tile): void {
  const fields = tileFields([q, r], facing)
  const random = chance(q, r, level)
  const [wall, rim] = [0, 0.055].map((inset) => outlines(fields, inset)[0]!) as [Point[], Point[]]
  const top = level * STEP
  const foot = level > 1 ? top - STEP : -0.5
  const tone = 0.9 + 0.2 * random()
  // Layers of earth that rise and fall a little, so that each tile looks dug rather than cast.
  const levels = [0.34, 0.52, 0.74].map((part) => wall.map(() => top - STEP * (1 - part + 0.1 * (random() - 0.5))))
  const lines = [wall.map(() => foot), ...levels, wall.map(() => top - 0.05)]
  for (let n = 1; n < lines.length; n++) {
    const band = shade(STRATA[n - 1]!, tone)
    clay.loft(
      [n - 1, n].map((line) => ({
        points: wall.map(({ x, y }, i): Vec => [x, lines[line]![i]!, y]),
        colour: line ? band : shade(band, 0.6),
      })),
    )
  }
  clay.loft([loop(wall, top - 0.05, EDGE), loop(rim, top, mix(EDGE, WHITE, 0.15))])
  const inner = outlines(fields, 0.13)[0]!
  clay.loft([loop(rim, top, shade(EDGE, 0.9)), loop(inner, top, SOIL)])
  // The corner that all three share sees the whole outline.
  const { x, y: z } = centre([q, r])
  const shared = corner(facing + 1)
  clay.cap(loop(inner, top, SOIL), [x + shared.x, top, z + shared.y])
}

function field(clay: Clay, plot: Plot, top: number): void {
  const { x, y: z } = centre(plot.at)
  const { terrain, shaded } = plot
  const base = GROUND[terrain]
  const random = chance(...plot.at, 7)
  const tone = 0.95 + 0.1 * random()
  const hexagon = (size: number) =>
    Array.from({ length: 6 }, (_, i) => corner(i, size)).map((p) => ({ x: x + p.x, y: z + p.y }))
  const lit = (by: number) =>
    Array.from({ length: 6 }, (_, i) =>
      shade(base, tone * (0.94 + 0.12 * random()) * (shaded[i] || shaded[(i + 5) % 6] ? by * 0.62 : by)),
    )
  const y = top + CAP
  const middle: Vec = [x, y, z]
  const inner = loop(hexagon(0.8), y, lit(0.94))
  clay.loft([loop(hexagon(0.915), top, lit(0.6)), loop(hexagon(0.885), y, lit(1)), inner])
  if (terrain === 'lake') lake(clay, inner, middle, random)
  else clay.cap(inner, middle, shade(base, tone * 1.08))
  dress(clay, plot, middle, random)
}

/** Water a little below a shore of sand. */
function lake(clay: Clay, edge: Loop, [x, y, z]: Vec, random: () => number): void {
  const ring = (radius: number, height: number, colour: Colour): Loop => ({
    points: Array.from({ length: 6 }, (_, i) => corner(i, radius * (0.94 + 0.1 * random()))).map((p): Vec => [
      x + p.x,
      y + height,
      z + p.y,
    ]),
    colour,
  })
  const water = GROUND.lake
  const bank = ring(0.67, -0.018, colour('#7fd0ea'))
  clay.loft([edge, ring(0.76, 0, SHORE), ring(0.7, 0.005, shade(SHORE, 0.95)), bank])
  const deep = ring(0.55, -0.018, water)
  clay.loft([bank, deep]).cap(deep, [x, y - 0.018, z], shade(water, 0.8))
}

/** Plants and stones; where something is built only at the rim. */
function dress(clay: Clay, { terrain, built, facing }: Plot, [x, y, z]: Vec, random: () => number): void {
  const start = random() * 6.28
  /** Puts models around the middle, evenly enough to leave no heap and no hole. */
  const around = (count: number, models: Clay[], near: number, far: number, scale: number, sink = 0) => {
    for (let i = 0; i < count; i++) {
      const angle = start + ((i + 0.5 * random()) * 2 * Math.PI) / count
      const radius = near + (far - near) * random()
      clay.add(models[Math.floor(random() * models.length)]!, {
        at: [x + radius * Math.cos(angle), y - sink, z + radius * Math.sin(angle)],
        scale: scale * (0.8 + 0.4 * random()),
        spin: random() * 6.28,
      })
    }
  }
  const rim = built ? 0.6 : 0.3
  switch (terrain) {
    case 'volcano':
      clay.add(VOLCANO, { at: [x, y, z], spin: (facing * Math.PI) / 3 })
      break
    case 'jungle':
      if (built) around(3, [PALM], 0.62, 0.7, 0.72)
      else around(4, [PALM], 0.25, 0.55, 0.95)
      around(built ? 4 : 6, BUSHES, rim, 0.66, built ? 0.6 : 0.85)
      break
    case 'clearing':
      around(built ? 5 : 8, [TUFT], rim, 0.68, 1)
      around(3, FLOWERS, rim, 0.68, 1)
      break
    case 'sand':
      if (!built) {
        const spin = 0.6 * random()
        for (const [dx, dz, scale] of [
          [-0.18, -0.2, 0.95],
          [0.2, 0.14, 1.1],
          [-0.2, 0.36, 0.6],
        ] as const)
          clay.add(DUNE, { at: [x + dx, y, z + dz], scale, spin })
      }
      around(3, [PEBBLE], 0.55, 0.68, 0.45)
      break
    case 'rock':
      if (!built) clay.add(CRAG, { at: [x + 0.06, y, z - 0.08], scale: 1.25, spin: start })
      around(built ? 4 : 5, BOULDERS, built ? 0.6 : 0.42, 0.62, built ? 0.7 : 0.95)
      break
    case 'lake':
      around(3, [REEDS], 0.62, 0.68, 0.9, 0.02)
      if (built) clay.add(DECK, { at: [x, y + 0.01, z] })
      else around(3, [LILY], 0.2, 0.45, 1, 0.015)
      break
  }
}
