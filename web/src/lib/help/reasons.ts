/**
 * Why a bot would play something, in words: the terms of its judgement that change most. A term's change is what it
 * adds to the score, so more is always better; the phrases name what is good to have.
 */
import type { Catalogue } from '../i18n/i18n.svelte'

export interface Reason {
  term: string
  change: number
}

/** More would not help anybody to understand. */
const MOST = 3

/** What a move is good for, and what it gives up; empty if there is nothing to say. */
export function reasonsText(words: Catalogue['help'], game: string, reasons: readonly Reason[]): string {
  const names: Record<string, string> = game === 'volcanique' ? words.terms.volcanique : words.terms.taluva
  const biggest = [...reasons].sort((a, b) => Math.abs(b.change) - Math.abs(a.change)).slice(0, MOST)
  const list = (wanted: (change: number) => boolean) =>
    biggest
      .filter(({ change }) => wanted(change))
      .map(({ term }) => names[term] ?? term)
      .join(', ')
  const [better, worse] = [list((change) => change > 0), list((change) => change < 0)]
  return [better && words.hint.better(better), worse && words.hint.worse(worse)].filter(Boolean).join(' ')
}
