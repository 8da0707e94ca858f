import { describe, expect, it } from 'vitest'
import type { Message } from '../../wire'
import { afterEvent, changesBoard } from './after'
import type { Picture } from './land'
import { comparable, STRETCHES } from './pictures'
import { critterOf, hexesOf, NOTHING } from './testLand'

const after = (picture: Picture, ...events: Message[]) => events.reduce(afterEvent, picture)

describe('what lies where after events of real games', () => {
  it.each(STRETCHES.map((stretch) => [stretch.events.map(({ code }) => code).join(' '), stretch] as const))(
    '%s',
    (_, { before, events, after: wanted }) => {
      expect(comparable(after(before, ...events))).toEqual(comparable(wanted))
    },
  )
})

describe('events', () => {
  it('leave as it is what was done already', () => {
    const events: Message[] = [
      { code: 'tile.placed', seat: 0, tile: 'DM1', field: [0, 0], height: 2 },
      { code: 'lava.flows', field: [1, 0], from: [0, 1], flow: 3 },
    ]
    const once = after({ ...NOTHING, hexes: hexesOf({ '0,0': 'D', '1,0': 'M', '0,1': 'volcano' }) }, ...events)
    expect(comparable(after(once, ...events))).toEqual(comparable(once))
  })

  it('find nobody where nobody is', () => {
    const picture = { ...NOTHING, hexes: hexesOf({ '0,0': 'D' }), critters: [critterOf(1, [0, 0], 'D')] }
    const lost = { code: 'critter.lost', seat: 0, field: [0, 0], biome: 'D', cause: 'land', by: 1 }
    expect(comparable(after(picture, lost))).toEqual(comparable(picture))
  })

  it('dam a head', () => {
    const picture = {
      ...NOTHING,
      hexes: hexesOf({ '0,0': 'volcano' }),
      flows: [{ flow: 1, q: 0, r: 0, ways: [[1, 0] as [number, number]], dammed: false }],
    }
    expect(after(picture, { code: 'lava.dammed', field: [0, 0], flow: 1 }).flows).toEqual([
      { flow: 1, q: 0, r: 0, ways: [], dammed: true },
    ])
  })

  it('that only tell change nothing', () => {
    const told = ['turn.begins', 'bought', 'paid', 'scored', 'contest', 'rolled', 'lava.aims']
    expect(told.filter((code) => changesBoard({ code }))).toEqual([])
  })
})
