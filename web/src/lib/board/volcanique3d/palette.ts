/** Colours of the ground in 3D, and the numbers by which its texture knows it. */
import { type Colour, colour } from '../kit3d/clay'
import { IN_3D } from '../volcanique/palette'
import type { TileKind } from '../volcanique/view'

export type Ground = keyof typeof IN_3D | 'ice'

export const GROUND = Object.fromEntries(
  Object.entries({ ...IN_3D, ice: '#dcebf4' }).map(([ground, css]) => [ground, colour(css)]),
) as Record<Ground, Colour>

/** As texture.ts reads them. */
export const NATURE: Readonly<Record<Ground, number>> = {
  D: 10,
  M: 11,
  L: 12,
  lava: 13,
  soil: 14,
  volcano: 15,
  ice: 16,
}

/** The turf, crust or earth that hangs over the sides of a tile. */
export const LIP: Readonly<Record<Ground, Colour>> = {
  ...GROUND,
  volcano: colour('#4a3b3b'),
  lava: colour('#2d2123'),
  soil: colour('#6d4526'),
}

export const EARTH = ['#4d3322', '#7a5330'].map(colour) as [Colour, Colour]
export const BASALT = ['#241a1c', '#33282a'].map(colour) as [Colour, Colour]
export const GULLY = colour('#2a1e16')
export const INK = colour('#1c1512')

export const isLand = (tile: TileKind): boolean => tile !== 'volcano' && tile !== 'lava' && tile !== 'soil'
