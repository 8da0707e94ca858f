/**
 * Why a bot would play something, in words: the terms of its judgement that change most. A term's change is what it
 * adds to the score, so more is always better; the phrases name what is good to have.
 */
import type { Catalogue } from '../i18n/i18n.svelte'

export interface Reason {
  term: string
  change: number
}

/** Names for the terms of a judgement: what a move gains or gives up. */
export type Terms = Readonly<Record<string, string>>

/** More would not help anybody to understand. */
const MOST_TERMS = 3

/** What a move is good for, and what it gives up; empty if there is nothing to say. `terms` are those of the game. */
export function reasonsText(words: Catalogue['help']['hint'], terms: Terms, reasons: readonly Reason[]): string {
  const biggest = [...reasons].sort((a, b) => Math.abs(b.change) - Math.abs(a.change)).slice(0, MOST_TERMS)
  const list = (wanted: (change: number) => boolean) =>
    biggest
      .filter(({ change }) => wanted(change))
      .map(({ term }) => terms[term] ?? term)
      .join(', ')
  const [better, worse] = [list((change) => change > 0), list((change) => change < 0)]
  return [better && words.better(better), worse && words.worse(worse)].filter(Boolean).join(' ')
}
