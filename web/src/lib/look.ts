/** Colours and emblems, the same on every board and panel; safe for colour-blind players. */
import type { Terrain } from './wire'

export interface SeatColour {
  fill: string
  /** Readable on `fill`. */
  ink: string
  emblem: string
}

export const SEATS: readonly SeatColour[] = [
  { fill: '#d5420f', ink: '#ffffff', emblem: '●' },
  { fill: '#f7f3e6', ink: '#2a2420', emblem: '▲' },
  { fill: '#2b2f8f', ink: '#ffffff', emblem: '■' },
  { fill: '#f2c314', ink: '#2a2420', emblem: '◆' },
  { fill: '#56b4e9', ink: '#2a2420', emblem: '★' },
]

export const TERRAIN: Readonly<Record<Terrain, string>> = {
  volcano: '#33292f',
  jungle: '#14603a',
  clearing: '#9ccb3b',
  sand: '#f6e3b0',
  rock: '#8a8491',
  lake: '#2f8fd6',
}

/** A tile is written by the letters of its two terrains, clockwise from the volcano. */
export const LETTERS: Readonly<Record<string, Terrain>> = {
  J: 'jungle',
  C: 'clearing',
  S: 'sand',
  R: 'rock',
  L: 'lake',
}
