/** All that the engine says can be done in a turn: src/surtsey/volcanique/choices has what each of these means. */
import { fieldOf, keyOf } from '../../../board/hex'
import type { Spot } from '../../../board/spot'
import type { Biome } from '../../../board/volcanique/view'
import type { Answer, Field, Stop } from '../../../wire'
import type { Choice, Heap, Spot as Place } from '../../../wire/volcanique-choices'

export type {
  AtSpot,
  Buy,
  Choice,
  Erupt,
  Gone,
  HeapOf,
  Lay,
  Move,
  Odds,
  Option,
  Placing,
  Rescue,
  Roam,
  Shift,
  Site,
  Spot as Place,
  Swim,
  Take,
  Way,
} from '../../../wire/volcanique-choices'

/** A question with its choices. */
export type Asked = Omit<Stop, 'choices'> & { choices: Choice[] }

/** The questions that come one after the other; one that is like an earlier one has its choices. */
export function askedIn(stops: readonly Stop[]): Asked[] {
  return stops.map((stop) => {
    const like = stop.like === undefined ? stop : (stops[stop.like] ?? stop)
    return { ...stop, choices: like.choices as Choice[] }
  })
}

/** Choices of a kind, with the question that each answers: as early as possible. */
export function* chosen<D extends Choice['do']>(
  asked: readonly Asked[],
  kind: D,
): Iterable<{ question: string; choice: Extract<Choice, { do: D }> }> {
  const questions = new Set<string>()
  for (const { kind: question, choices } of asked) {
    if (questions.has(question)) continue
    questions.add(question)
    for (const choice of choices)
      if (choice.do === kind) yield { question, choice: choice as Extract<Choice, { do: D }> }
  }
}

/* ------------------------------------------------------------------------------------------------------- places */

export const spotAt = (place: Place): Spot => {
  const biome = /[DML]$/.exec(place)?.[0]
  return biome ? { at: fieldOf(place.slice(0, -1)), part: biome } : { at: fieldOf(place) }
}

/** As actions write it: 2,-1D is "2,-1 D". */
export const written = (place: Place): string => place.replace(/([DML])$/, ' $1')

export const placeAt = ({ at, part = '' }: Spot): Place => keyOf(at) + part

export const biomeAt = ({ part }: Spot): Biome | null => (part === undefined ? null : (part as Biome))

/* -------------------------------------------------------------------------------------------------------- marks */

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** The directions whose sides match with a rotation; null where it does not fit. */
export function matchesOf(turns: string, rotation: number): number[] | null {
  const sign = turns[rotation] ?? '-'
  if (sign === '-') return null
  const mask = DIGITS.indexOf(sign)
  return [0, 1, 2, 3, 4, 5].filter((direction) => (mask >> direction) & 1)
}

/** The land of a part. */
export const partOf = (land: readonly Field[], marks: string): Field[] =>
  land.filter((_, index) => (DIGITS.indexOf(marks[Math.floor(index / 6)] ?? 'A') >> (index % 6)) & 1)

/* ------------------------------------------------------------------------------------------------------ answers */

export const answer = (kind: string, action: string): Answer => ({ kind, action })

/** What is paid, if anything is. */
export const paying = (heap: Heap | undefined, kind: 'pay' | 'price' = 'pay'): Answer[] =>
  heap ? [answer(kind, `pay ${heap}`)] : []
