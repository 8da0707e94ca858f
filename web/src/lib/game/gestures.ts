/**
 * A draft is a list of gestures. A person thinks in gestures ("this tile there"), the engine asks in steps: what to buy,
 * what to pay, where, which way round, and nothing at all where there is no choice. So a gesture is a list of answers,
 * each for a kind of question, and the server uses those whose questions come up.
 */
import type { Answer, Ahead, Message } from '../wire'

/** What was done as one, and is taken back as one. */
export interface Gesture {
  /** What was played for it; in the order of the draft. */
  actions: string[]
  /** What it did. */
  events: Message[]
  /** What it meant, to be drafted again without what came before it; null for actions that are played as they are. */
  answers: Answer[] | null
}

/** As a gesture outlives a reload of the page: what it did is told again. */
export interface StoredGesture {
  actions: string[]
  /** How many events. */
  did: number
  answers: Answer[] | null
}

export const PASS = 'pass'

export const actionsOf = (gestures: readonly { actions: string[] }[]): string[] =>
  gestures.flatMap(({ actions }) => actions)

export const storedGestures = (gestures: readonly Gesture[]): StoredGesture[] =>
  gestures.map(({ actions, events, answers }) => ({ actions, did: events.length, answers }))

/** Stored gestures with what was told of all of them together. */
export function toldGestures(stored: readonly StoredGesture[], events: readonly Message[]): Gesture[] {
  let told = 0
  return stored.map(({ actions, did, answers }) => ({ actions, answers, events: events.slice(told, (told += did)) }))
}

/** What leaves out everything before the first question of a kind; null where none comes. */
export function passesTo(ahead: Ahead | null, kind: string): Answer[] | null {
  const stops = ahead?.ahead ?? []
  const index = stops.findIndex((stop) => stop.kind === kind)
  return index < 0 ? null : stops.slice(0, index).map((stop) => ({ kind: stop.kind, action: PASS }))
}

/** The answers of a gesture where the game stands: what is left out on the way is added. */
export function addressed(answers: readonly Answer[], ahead: Ahead | null): Answer[] {
  const [first] = answers
  return [...((first && passesTo(ahead, first.kind)) ?? []), ...answers]
}

/** Whether what was meant was done: the first answer of a gesture is what it is about. */
export const wasPlayed = (answers: readonly Answer[], played: readonly string[]): boolean =>
  answers.length === 0 || played.includes(answers[0]!.action)
