/**
 * Lessons: a position on the real board, and steps whose goals speak of the events that the engine tells. So nothing
 * here knows any rules.
 */
import type { Decision, Message } from '../wire'

/** An event fits if it has all of these. */
export type Pattern = Record<string, unknown>

export interface Goal {
  /** One of the action's events has to fit; none has to where it is missing. */
  event?: Pattern
  /** The kind of action that has to be possible next. */
  next?: string
}

export interface Step {
  id: string
  goal: Goal
  /** Feedback for legal actions that miss the goal: the first that fits. */
  others?: { id: string; event: Pattern }[]
}

export interface Lesson {
  id: string
  position: string
  steps: Step[]
}

export interface LessonWords {
  lessons: Record<string, { title: string; intro: string; done: string }>
  /** `other` and `others` say what to do instead, when something legal misses the goal. */
  steps: Record<string, { task: string; other: string; others?: Record<string, string> }>
}

/** The lessons of a game, from the first to the last. */
export interface Course {
  readonly lessons: readonly Lesson[]
  /** In the language chosen. */
  words(): Promise<LessonWords>
}

const fits = (pattern: Pattern, event: Message): boolean =>
  Object.entries(pattern).every(([name, value]) => event[name] === value)

const happened = (pattern: Pattern, events: Message[]): boolean => events.some((event) => fits(pattern, event))

/** What an action brought: its own events, and what is to be decided after it. */
export interface Outcome {
  events: Message[]
  decision: Decision | null
}

/** Null if the step's goal was reached; otherwise which feedback to give. */
export function missed(step: Step, { events, decision }: Outcome): string | null {
  const { event, next } = step.goal
  const reached =
    (!event || happened(event, events)) &&
    (!next || !!decision?.legal.some((action) => action.split(' ', 1)[0] === next))
  return reached ? null : (step.others?.find((other) => happened(other.event, events))?.id ?? 'other')
}
