/** The actions and events of any game, by the fields that they name. */
import { fieldOf } from '../../board/hex'
import type { Spot } from '../../board/spot'
import type { Target } from '../../board/view'
import type { Field, Message } from '../../wire'

/** As "2,-1", a word of its own. */
export const fieldsIn = (action: string): string[] => action.split(' ').filter((word) => /^-?\d+,-?\d+$/.test(word))

export function byField(actions: readonly string[]): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const action of actions)
    for (const field of new Set(fieldsIn(action))) found.set(field, [...(found.get(field) ?? []), action])
  return found
}

/** The fields to choose among, and what a hint points at. */
export function targetsOf(fields: Iterable<string>, hinted: string | undefined): Target[] {
  const wanted = fieldsIn(hinted ?? '')
  return [...fields].map((field) => ({
    at: fieldOf(field),
    means: 'choose',
    state: wanted.includes(field) ? 'hinted' : 'plain',
  }))
}

/** Where something happened, as far as events say. */
export const touchedBy = (events: readonly Message[]): Spot[] =>
  events.flatMap(({ field }) => (Array.isArray(field) ? [{ at: field as Field }] : []))
