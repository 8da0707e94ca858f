/**
 * The steps of the tutorial. Lessons are data (lessons.json, checked by tests/test_tutorial.py): a position, and goals
 * in terms of the events that the engine tells. So nothing here knows the rules either.
 */
import type { Decision, Message } from '../wire'
import lessons from './lessons.json'

export type LessonId = 'turn' | 'eruption' | 'expansion' | 'temple' | 'tower' | 'win'
export type StepId = 'place' | 'found' | 'erupt' | 'build' | 'expand' | 'temple' | 'raise' | 'tower' | 'room' | 'end'

/** An event fits if it has all of these. */
export type Pattern = Record<string, unknown>

export interface Goal {
  /** One of the action's events has to fit; none has to where it is missing. */
  event?: Pattern
  /** The kind of action that has to be possible next. */
  next?: string
}

export interface Step {
  id: StepId
  goal: Goal
  /** Feedback for legal actions that miss the goal: the first that fits. */
  others?: { id: string; event: Pattern }[]
}

export interface Lesson {
  id: LessonId
  position: string
  steps: Step[]
}

export const LESSONS = lessons as Lesson[]

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
