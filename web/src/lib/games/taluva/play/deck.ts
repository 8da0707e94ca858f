/** The 48 tiles of Taluva, to tell which are still to come. Left field, then right field, the volcano on top. */
const TIMES: readonly [count: number, kinds: string][] = [
  [6, 'JC'],
  [5, 'CJ'],
  [4, 'JS SJ'],
  [2, 'JL CR RC JR RJ CS SC SR'],
  [1, 'LJ RS JJ CC SS RR LL CL LC SL LS RL LR'],
]

export const DECK: ReadonlyMap<string, number> = new Map(
  TIMES.flatMap(([count, kinds]) => kinds.split(' ').map((kind) => [kind, count] as const)),
)

/** How many of each kind nobody has seen, of those that are left at all. */
export function unseen(drawn: readonly string[]): { kind: string; count: number }[] {
  const left = new Map(DECK)
  for (const kind of drawn) left.set(kind, (left.get(kind) ?? 0) - 1)
  return [...left].filter(([, count]) => count > 0).map(([kind, count]) => ({ kind, count }))
}
