/** All that the engine says can be done in a turn: src/surtsey/volcanique/choices has what each of these means. */
import { fieldOf, keyOf } from '../../../board/hex'
import type { Spot } from '../../../board/spot'
import type { Biome, Item, LandKind } from '../../../board/volcanique/view'
import type { Answer, Field, Message, Stop } from '../../../wire'
import type { Heap } from './turn'

/** A field or a node as positions write it: 2,-1 or 2,-1D. */
export type Place = string
/** A field and six signs, one a rotation: '-' if it does not fit, else which sides match. Empty for volcanoes. */
export type Site = [q: number, r: number, turns: string]
/** How many critters of which seat go to hand. */
export type Gone = [seat: number, count: number]

interface Payable {
  pay: Heap[]
  best: Heap
}

interface OnSale extends Payable {
  action: string
  item: Item
  price: number
  alike: number | null
  /** Why it cannot be bought. */
  no?: Message | null
}

export interface Lay extends OnSale {
  do: 'lay'
  left: number
  at: Site[]
}
export interface Erupt extends OnSale {
  do: 'erupt'
  left: number
  /** What pays for it on tall stacks only. */
  cheap: Heap[]
  /** 1 where it may be paid cheaply. */
  at: [q: number, r: number, cheap: 0 | 1][]
}
export interface Buy extends OnSale {
  do: 'buy'
}
export interface Take {
  do: 'take'
  action: string
  item: LandKind
  left: number
  at: Site[]
}
/** A tile that is taken or paid already. */
export interface Placing {
  do: 'site'
  item: Item
  at: Site[]
}
export interface Move {
  do: 'move'
  /** Empty where it is known what moves. */
  action: string
  group: boolean
  from: Place[]
  to: { by: string; at: Place[]; out: Gone[] }[]
  /** It can also go where everything that roams can. */
  roams?: boolean
}
export interface Swim {
  do: 'swim'
  action: string
  at: Place
  to: Place[]
  roams?: boolean
}
export interface Roam {
  do: 'roam'
  by?: string
  to: Place[]
}
export interface AtSpot extends Partial<Payable> {
  do: 'spot'
  verb: string
  at: Place[]
  price?: number
}
export interface Rescue {
  do: 'rescue'
  seat: number
  at: Place
  colossal: boolean
  to: Place[]
  best: Place | null
  price: number
  pay: Heap[]
  best_pay: Heap
  /** What becomes of it otherwise. */
  else: 'hand' | 'wound' | null
}
export interface Way {
  at: Field
  /** In how many cases of how many. */
  n: number
  of: number
  out: Place[]
  fizzles?: boolean
}
export interface Odds {
  do: 'odds'
  action: string
  ways: Way[]
}
export interface Shift {
  do: 'shift'
  /** Empty where it is known what moves. */
  verb: '' | 'rift' | 'plates'
  land: Field[]
  /** Where the cut or the island begins, which of the land belongs to it, and the ways that it can go. */
  parts: [name: string, marks: string, ways: number[]][]
}
export interface HeapOf {
  do: 'heap'
  verb: 'pay' | 'gain' | 'discard'
  count: number
  heaps: Heap[]
  best: Heap
}
export interface Option extends Partial<Payable> {
  do: 'option'
  action: string
  price?: number
  slot?: string
  power?: string
  card?: string
  seat?: number
  out?: Gone[]
}

export type Choice =
  Lay | Erupt | Buy | Take | Placing | Move | Swim | Roam | AtSpot | Rescue | Odds | Shift | HeapOf | Option

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
