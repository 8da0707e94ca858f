/**
 * What the rules draw: a position, and what became of it. The boards and what is played on them stand in
 * tests/teaching/volcanique/examples.py; the engine writes examples.json from there (`make examples`).
 */
import type { Biome, VolcaniqueView } from '../../../board/volcanique/view'
import examples from './examples.json'

export interface Picture {
  /** What a picture needs of it. */
  view: VolcaniqueView
  /** What the first seat has, where that matters. */
  stock: { hand: number; crater: number; resources: Record<Biome, number> } | null
}

/** One picture, or one before and one after. */
export const EXAMPLES = examples as unknown as Record<keyof typeof examples, readonly Picture[]>
