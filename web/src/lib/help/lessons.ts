/**
 * Lessons: a position on the real board, and steps whose goals speak of the events that the engine tells. So nothing
 * here knows any rules.
 */
import type { Decision, Message, View } from '../wire'

/** An event fits if it has all of these; where there is a list, one item of it will do, unless it is the same list. */
export type Pattern = Record<string, unknown>

export interface Goal {
  /** Each of these has to fit one of the events. */
  events?: Pattern[]
  /** Numbers of the position, by their way there (`players.0.score.edges`), that have to be so high at least. */
  after?: Record<string, number>
  /** The kind of action that has to be possible next. */
  next?: string
}

/** What a learner does as one: a gesture. */
export interface Step {
  id: string
  goal: Goal
  /** Nothing is done: what was done last is taken back. */
  back?: boolean
  /** Feedback for legal gestures that miss the goal: the first that fits. */
  others?: ({ id: string } & Goal)[]
}

export interface Lesson {
  id: string
  position: string
  steps: Step[]
}

export interface LessonWords {
  lessons: Record<string, { title: string; intro: string; done: string }>
  /** `other` and `others` say what was done and what to do instead, when something legal misses the goal. */
  steps: Record<string, { task: string; other: string; others?: Record<string, string> }>
}

/** The lessons of a game, from the first to the last. */
export interface Course {
  readonly lessons: readonly Lesson[]
  /** The kinds of questions that are asked in the middle of a gesture: it is judged after them. */
  readonly midway?: ReadonlySet<string>
  /** In the language chosen. */
  words(): Promise<LessonWords>
}

/** What a gesture brought: its own events, the position, and what is to be decided after it. */
export interface Outcome {
  events: Message[]
  view: View
  decision: Decision | null
}

const equal = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

const isOneOf = (wanted: unknown, value: unknown): boolean =>
  equal(wanted, value) || (Array.isArray(wanted) && wanted.some((each) => equal(each, value)))

const fits = (pattern: Pattern, event: Message): boolean =>
  Object.entries(pattern).every(([name, wanted]) => isOneOf(wanted, event[name]))

/** What is found in data on the way of these names and numbers. */
const found = (data: unknown, way: string): unknown =>
  way.split('.').reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], data)

const reaches = ({ events = [], after = {}, next }: Goal, outcome: Outcome): boolean =>
  events.every((pattern) => outcome.events.some((event) => fits(pattern, event))) &&
  Object.entries(after).every(([way, least]) => Number(found(outcome.view, way)) >= least) &&
  (!next || !!outcome.decision?.legal.some((action) => action.split(' ', 1)[0] === next))

/** Null if the step's goal was reached; otherwise which feedback to give. */
export function missed({ goal, others = [] }: Step, outcome: Outcome): string | null {
  return reaches(goal, outcome) ? null : (others.find((other) => reaches(other, outcome))?.id ?? 'other')
}
