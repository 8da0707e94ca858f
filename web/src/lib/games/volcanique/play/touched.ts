/** Where something has changed, as far as events say: biomes where critters came and went, fields where land did. */
import { neighbour } from '../../../board/hex'
import { keyOfSpot, spotOf, type Spot } from '../../../board/spot'
import { changesBoard } from '../../../board/volcanique/after'
import type { Field, Message } from '../../../wire'

const isField = (value: unknown): value is Field => Array.isArray(value) && typeof value[0] === 'number'

function* placesOf(event: Message): Iterable<Spot> {
  const spot = (field: unknown, biome: unknown): Spot[] =>
    isField(field) ? [typeof biome === 'string' ? { at: field, part: biome } : { at: field }] : []
  if (event.code === 'land.shifted')
    for (const field of event.fields as Field[]) yield { at: neighbour(field, event.direction as number) }
  yield* spot(event.field, event.code === 'swimmer.moved' ? null : event.biome)
  yield* spot(event.to, event.to_biome ?? event.biome)
}

export function touchedBy(events: readonly Message[]): Spot[] {
  const touched = new Set(events.filter(changesBoard).flatMap((event) => [...placesOf(event)].map(keyOfSpot)))
  return [...touched].map(spotOf)
}
