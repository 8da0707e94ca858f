/** What a gesture would bring, told by the server before it is confirmed. */
import type { Biome, Flight, Node } from '../../../board/volcanique/view'
import type { Field, Message } from '../../../wire'
import { spotAt, type Place } from './choices'

/** `consequences` in src/surtsey/volcanique/consequences.py. */
export interface Consequences {
  /** For each seat what changes in its score, by part. */
  score: Record<string, number>[]
  regions: { biome: string; fields: Field[]; seats: [seat: number, critters: number][] }[]
  lost: { seat: number; at: Place; to: 'hand' | 'wound' }[]
  matched: [q: number, r: number, direction: number][]
  lava: { at: Field; ways: Field[] }[]
}

/** In short: who gains and loses how many points, who loses how many critters. */
export function summary({ score, lost }: Consequences): { seat: number; points: number; critters: number }[] {
  return score
    .map((parts, seat) => ({
      seat,
      points: parts.total ?? 0,
      critters: lost.filter((each) => each.seat === seat).length,
    }))
    .filter(({ points, critters }) => points !== 0 || critters > 0)
}

export interface Considered {
  events: Message[]
  after: Consequences
}

const nodeAt = ([q, r]: Field, biome: unknown): Node => ({ q, r, biome: biome as Biome })

/** Whom it drives out: those who find another place, and those who go home to the hand. */
export function drivenBy({ events, after }: Considered): Flight[] {
  const escaped = events
    .filter(({ code }) => code === 'critter.escaped')
    .map(({ seat, field, biome, to }): Flight => ({
      seat: seat as number,
      from: nodeAt(field as Field, biome),
      to: nodeAt(to as Field, biome),
    }))
  const lost = after.lost.map(({ seat, at }): Flight => {
    const { at: field, part } = spotAt(at)
    return { seat, from: part === undefined ? field : nodeAt(field, part), to: null }
  })
  return [...escaped, ...lost]
}
