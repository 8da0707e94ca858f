/** Where something happened, as far as events say. */
import type { Spot } from '../../../board/spot'
import type { Field, Message } from '../../../wire'

const isField = (value: unknown): value is Field => Array.isArray(value) && typeof value[0] === 'number'

export const touchedBy = (events: readonly Message[]): Spot[] =>
  events.flatMap(({ field, to }) => [field, to].filter(isField).map((at) => ({ at })))
