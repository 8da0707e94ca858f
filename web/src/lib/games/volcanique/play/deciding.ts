/**
 * Questions that stop a turn: lava on its way, a bomb to be thrown, critters to be saved. What each offers, and what is
 * answered. Some come to others than the active player.
 */
import { fieldOf } from '../../../board/hex'
import type { Spot } from '../../../board/spot'
import type { VolcaniqueGhost } from '../../../board/volcanique/view'
import type { Answer, Field, Message } from '../../../wire'
import {
  answer,
  chosen,
  paying,
  spotAt,
  written,
  type Asked,
  type Gone,
  type Odds,
  type Place,
  type Rescue,
  type Way,
} from './choices'
import type { Deed, Doing } from './hand'
import type { HeapChoice } from './turn'

/** A critter that something comes down on. */
export interface Row {
  rescue: Rescue
  /** Where it goes; null if it is let go. */
  to: Place | null
  pay: string
  /** Whether it may be let go. */
  optional: boolean
}

/** Where each critter goes that was looked after; null lets it go. */
export type Chosen = readonly (Place | null | undefined)[]

/** A question by itself, as it is shown. */
export interface DecisionCard {
  kind: string
  why: Message | null
  rows: Row[]
  /** Several ways to answer it by a button. */
  options: { action: string; seat: number | null; power: string | null; out: Gone[] }[]
  /** Where dice may lead, if the only thing to do is done. */
  ways: Way[]
  /** What is done by the one button that does something; null where there is none, or more than one. */
  act: Answer[] | null
  /** What leaves it at that; null where something has to be chosen. */
  pass: Answer[] | null
  /** It is answered by choosing on the board. */
  onBoard: boolean
}

/** Questions that are none while the rest of the turn is open: they can be left out without a word. */
const PASSING: ReadonlySet<string> = new Set(['move', 'buy', 'erosion', 'claim', 'sacrifice'])
/** Questions that are answered by what is in the hand, in the tray, or by a heap. */
const HANDLED: ReadonlySet<string> = new Set([
  'move_to',
  'swim_to',
  'price',
  'pay',
  'gain',
  'discard',
  'field',
  'rotation',
  'target',
  'bury',
  'set_up_tile',
  'set_up_field',
  'set_up_rotation',
  'set_up_critter',
  'island_tile',
  'island_field',
  'island_rotation',
  'rift_shift',
])

/** The card for what is asked now; null where it is no question by itself. `own`: in the turn of the one who is asked. */
export function cardFor(asked: readonly Asked[], own: boolean, chosenRows: Chosen) {
  const [first] = asked
  if (!first || PASSING.has(first.kind) || HANDLED.has(first.kind)) return null
  // In one's own turn land can be moved at any time, and the question is none.
  if (first.kind === 'interrupt' && own && first.why?.code !== 'interrupt.card') return null
  return cardOf(first, chosenRows)
}

function cardOf({ kind, why, choices, pass }: Asked, chosenRows: Chosen): DecisionCard {
  const odds = choices.filter((choice): choice is Odds => choice.do === 'odds')
  const rescues = choices.filter((choice): choice is Rescue => choice.do === 'rescue')
  const options = choices.flatMap((choice) => (choice.do === 'option' ? [choice] : []))
  const [only] = [...odds.map(({ action }) => action), ...options.map(({ action }) => action)]
  const single = odds.length + options.length === 1 && kind !== 'slide' && kind !== 'aim' && kind !== 'unlock'
  return {
    kind,
    why,
    rows: rowsOf(rescues, pass, chosenRows),
    options: options.map(({ action, seat, power, card, out }) => ({
      action,
      seat: seat ?? null,
      power: power ?? card ?? null,
      out: out ?? [],
    })),
    ways: single && odds.length === 1 ? odds[0]!.ways : [],
    act: single ? [answer(kind, only!)] : null,
    pass: pass ? [answer(kind, 'pass')] : null,
    onBoard: rescues.length === 0 && options.length === 0 && !single,
  }
}

/* -------------------------------------------------------------------------------------------------------- rescue */

/** Critters are proposed to be saved as far as that can be paid for. */
function rowsOf(rescues: readonly Rescue[], optional: boolean, chosenRows: Chosen): Row[] {
  return rescues.map((rescue, index) => {
    const to = chosenRows[index] === undefined ? rescue.best : chosenRows[index]
    return { rescue, to, pay: rescue.best_pay, optional }
  })
}

/** The answers of all rows: each is about its own critter. */
export function answersOfRows(kind: string, rows: readonly Row[]): Answer[] {
  return rows.flatMap(({ rescue, to, pay }) => {
    const { at, part } = spotAt(rescue.at)
    const about: Answer['about'] = { field: [...at], biome: part! }
    if (to === null) return [{ kind, action: 'pass', about }]
    return [{ kind, action: `to ${written(to)}`, about }, ...paying(pay)]
  })
}

/** Where the critters of a question can go. */
export const refuges = (rows: readonly Row[], current: number): Doing[] =>
  (rows[current]?.rescue.to ?? []).map((place) => ({
    deed: 'refuge',
    spot: spotAt(place),
    means: 'go',
    row: { index: current, to: place },
  }))

/** The critters that are asked about. */
export const threatened = (rows: readonly Row[]): Spot[] => rows.map(({ rescue }) => spotAt(rescue.at))

/* ------------------------------------------------------------------------------------------------- on the board */

/** What decides where dice lead, and where it is chosen. */
const DEEDS: Readonly<Record<string, Deed>> = { lateral: 'lateral', slide: 'slide', aim: 'aim' }

/** A tile that slides, an arc of a lateral eruption, the way down. */
export function oddsOnBoard(asked: readonly Asked[]): Doing[] {
  const found: Doing[] = []
  for (const { question, choice } of chosen(asked.slice(0, 1), 'odds')) {
    const deed = DEEDS[question]
    if (!deed) continue
    const named = /-?\d+,-?\d+/.exec(choice.action)?.[0]
    const at: Field = named ? fieldOf(named) : choice.ways[0]!.at
    const { ways } = choice
    found.push({ deed, spot: { at }, means: 'choose', ways, answers: [answer(question, choice.action)] })
  }
  return found
}

/** Where dice may lead from the field that a question is about. */
export const oddsGhost = (why: Message | null, ways: readonly Way[]): VolcaniqueGhost | null =>
  Array.isArray(why?.field)
    ? { kind: 'odds', from: why.field as Field, ways: ways.map(({ at, n, of }) => ({ at, odds: `${n}/${of}` })) }
    : null

/* --------------------------------------------------------------------------------------------------------- heaps */

/** A heap that is asked for by itself. */
export function heapAsked(
  asked: readonly Asked[],
  chosenHeap: string | null,
): (HeapChoice & { question: string }) | null {
  const [first] = asked
  const choice = first?.choices.find((each) => each.do === 'heap')
  if (choice?.do !== 'heap') return null
  const { verb, count, heaps, best } = choice
  const taken = chosenHeap !== null && heaps.includes(chosenHeap) ? chosenHeap : best
  return { question: first!.kind, verb, count, heaps, best, chosen: taken }
}

/** What would have to be discarded at the end of the turn. */
export function discardAhead(asked: readonly Asked[], chosenHeap: string | null): HeapChoice | null {
  const last = asked.at(-1)
  return last?.kind === 'discard' && asked.length > 1 ? heapAsked([last], chosenHeap) : null
}
