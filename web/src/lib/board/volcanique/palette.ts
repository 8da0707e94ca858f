/** Colours of Volcanique: on paper, for the flat board and panels, and of ground in 3D. */
import type { Biome } from './view'

export type Ground = Biome | 'soil' | 'lava' | 'volcano'

export const ON_PAPER: Readonly<Record<Ground, string>> = {
  D: '#2c4f44',
  M: '#86b84a',
  L: '#f4e5b8',
  soil: '#8a5c38',
  lava: '#3a2324',
  volcano: '#33292f',
}

export const IN_3D: Readonly<Record<Ground, string>> = {
  D: '#2c5f50',
  M: '#82b93f',
  L: '#f5e2ac',
  soil: '#7b5230',
  lava: '#3a2b2c',
  volcano: '#5c4a48',
}

/** From the middle of a stream outwards. */
export const GLOW = { heart: '#ffd44a', stream: '#ff6a13', rim: '#a81f06', cooled: '#8a2a10', crust: '#2a1a1a' }

/** Sides that match, on what is held over the board. */
export const MATCHED = '#eaffb0'
