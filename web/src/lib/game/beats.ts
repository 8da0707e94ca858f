/** What happened, beat by beat: events that happen together, and what panels show meanwhile. */
import type { Beat, Message, Tally, View } from '../wire'

export const eventsOf = (beats: readonly Beat[]): Message[] => beats.flatMap(({ events }) => events)

/** What comes after so many events that are known already. */
export function beatsAfter(beats: readonly Beat[], known: number): Beat[] {
  let skip = known
  return beats.flatMap((beat) => {
    const events = beat.events.slice(skip)
    skip = Math.max(0, skip - beat.events.length)
    return events.length > 0 ? [{ ...beat, events }] : []
  })
}

/** A view with an excerpt of a later one put in: objects part by part, lists of objects item by item. */
export const withTally = (view: View, tally: Tally | null): View => (tally ? (merged(view, tally) as View) : view)

function merged(old: unknown, now: unknown): unknown {
  if (Array.isArray(now)) {
    if (!Array.isArray(old) || !now.every(isObject)) return now
    return now.map((each, index) => merged(old[index], each))
  }
  if (!isObject(now) || !isObject(old)) return now
  const changed = Object.entries(now).map(([name, part]) => [name, merged(old[name], part)])
  return { ...old, ...Object.fromEntries(changed) }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
