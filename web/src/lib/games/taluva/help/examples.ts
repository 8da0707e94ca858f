/**
 * The positions that the rules draw. They are data (examples.json): a position and tries are written by hand, the rest
 * by the engine (`make examples`; tests/test_tutorial.py checks that it is up to date).
 */
import type { TaluvaView } from '../../../wire'
import examples from './examples.json'

export interface Try {
  action: string
  /** The code of the rule that forbids it; null if it is legal. */
  problem: string | null
  /** What an expansion takes: q, r and the number of huts. */
  fields?: number[][]
}

export interface Position {
  position: string
  /** What the server would tell of it. */
  view: TaluvaView
  tries: Try[]
}

export const EXAMPLES = examples as unknown as Record<keyof typeof examples, Position>
