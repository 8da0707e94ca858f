/** Stretches of games for tests, each with the land before and after (tests/write_pictures.py). */
import type { Field, Message } from '../../wire'
import { same } from '../hex'
import { joined, type Picture } from './land'
import stretches from './pictures.json'
import type { Hex } from './view'

export interface Stretch {
  events: Message[]
  before: Picture
  after: Picture
}

interface Stored {
  before: Picture
  events: Message[]
  after: Partial<Picture> & { changed: Hex[]; gone: Field[] }
}

export const STRETCHES: readonly Stretch[] = (stretches as unknown as Stored[]).map(({ before, events, after }) => {
  const { changed, gone, ...parts } = after
  const has = (fields: readonly Field[], { q, r }: Hex) => fields.some((field) => same(field, [q, r]))
  const anew = [...gone, ...changed.map(({ q, r }): Field => [q, r])]
  const hexes = [...before.hexes.filter((hex) => !has(anew, hex)), ...changed]
  return { events, before, after: { ...before, ...parts, hexes } }
})

/** A picture in an order of its own, without what events do not tell: the ways of lava, and what lies hidden. */
export function comparable({ hexes, critters, sea, flows, cooling, super: marked, winter }: Picture): unknown {
  const texts = (items: readonly unknown[]) => items.map((item) => JSON.stringify(item)).sort()
  return {
    hexes: texts(
      joined([...hexes].sort((a, b) => a.q - b.q || a.r - b.r)).map(({ lava, stack, regions, ...hex }) => ({
        ...Object.fromEntries(Object.entries(hex).sort()),
        flow: lava?.flow,
        regions: Object.entries(regions).sort(),
        stack: stack.map(
          ({ tile, buried }) => `${tile} ${texts(buried.map(({ seat, biome }) => `${seat}${biome}`)).join()}`,
        ),
      })),
    ),
    critters: texts(
      critters.map(({ seat, q, r, biome, colossal, burrowed }) => [seat, q, r, biome, colossal, burrowed]),
    ),
    sea: texts(sea.map(({ seat, q, r }) => [seat, q, r])),
    flows: texts(flows.map(({ flow, q, r }) => [flow, q, r])),
    cooling: texts(cooling.map(({ q, r }) => [q, r])),
    super: marked && [marked.q, marked.r],
    winter: winter && [winter.q, winter.r, winter.radius],
  }
}
