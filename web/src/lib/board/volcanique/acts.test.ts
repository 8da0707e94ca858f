import { describe, expect, it } from 'vitest'
import { actsOf, lasts, millisecondsOf } from './acts'
import { changesBoard } from './after'
import { comparable, STRETCHES } from './pictures'
import { NOTHING } from './testLand'

describe('acts', () => {
  it('let several critters go at once, and lay tiles one by one', () => {
    const lost = { code: 'critter.lost', seat: 0, field: [0, 0], biome: 'D' }
    const tile = { code: 'island.tile', seat: 0, tile: 'D', field: [4, 0] }
    const acts = actsOf(
      [lost, { ...lost, code: 'critter.escaped', to: [1, 0] }, tile, { ...tile, field: [5, 0] }],
      NOTHING,
    )
    expect(acts.map(({ events }) => events.length)).toEqual([2, 1, 1])
  })

  it.each(
    STRETCHES.map(
      ({ events, before, after }) => [events.map(({ code }) => code).join(' '), events, before, after] as const,
    ),
  )('lead on from each other: %s', (_, events, before, after) => {
    const acts = actsOf(events, before)
    expect(acts.flatMap((act) => act.events)).toEqual(events)
    acts.forEach((act, index) => expect(act.before).toBe(index ? acts[index - 1]!.after : before))
    expect(comparable(acts.at(-1)!.after)).toEqual(comparable(after))
  })

  it('take time for all that changes the board', () => {
    const codes = new Set(
      STRETCHES.flatMap(({ events }) => events)
        .filter(changesBoard)
        .map(({ code }) => code),
    )
    expect([...codes].filter((code) => !millisecondsOf({ code }))).toEqual([])
  })

  it('last as long as their acts', () => {
    for (const { events, before } of STRETCHES)
      expect(lasts(events)).toBe(actsOf(events, before).reduce((sum, { ms }) => sum + ms, 0))
  })
})
