/** French keeps its double signs with the word before them: they never begin a line. */
const NARROW = '\u202f'
const WIDE = '\u00a0'

const kept = (text: string): string => text.replace(/ ([;!?])/g, `${NARROW}$1`).replace(/ ([:»])|(«) /g, `$2${WIDE}$1`)

/** The same texts, and functions that make texts, with spaces at which no line is broken. */
export function typeset<T>(texts: T): T {
  if (typeof texts === 'string') return kept(texts) as T
  if (typeof texts === 'function') return ((...given: unknown[]) => typeset(texts(...given) as unknown)) as T
  if (Array.isArray(texts)) return texts.map((each: unknown) => typeset(each)) as T
  if (texts === null || typeof texts !== 'object') return texts
  return Object.fromEntries(Object.entries(texts).map(([name, each]) => [name, typeset(each as unknown)])) as T
}
