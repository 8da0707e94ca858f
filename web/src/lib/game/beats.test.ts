import { describe, expect, it } from 'vitest'
import type { Beat, View } from '../wire'
import { beatsAfter, withTally } from './beats'

const beat = (...codes: string[]): Beat => ({ events: codes.map((code) => ({ code })), tally: null })

describe('beats', () => {
  it('go on after what is known', () => {
    const beats = [beat('one', 'two'), beat('three', 'four'), beat('five')]
    expect(beatsAfter(beats, 0)).toEqual(beats)
    expect(beatsAfter(beats, 3)).toEqual([beat('four'), beat('five')])
    expect(beatsAfter(beats, 5)).toEqual([])
  })

  it('change those parts of a view that a tally has', () => {
    const view = { turn: 1, stack: 9, drawn: ['JC'], players: [{ huts: 3, score: { total: 1, land: 1 } }, { huts: 4 }] }
    const tally = { stack: 8, drawn: ['JC', 'LL'], players: [{ huts: 2, score: { total: 5 } }, { huts: 4 }] }
    expect(withTally(view as unknown as View, tally)).toEqual({
      turn: 1,
      stack: 8,
      drawn: ['JC', 'LL'],
      players: [{ huts: 2, score: { total: 5, land: 1 } }, { huts: 4 }],
    })
    expect(withTally(view as unknown as View, null)).toBe(view)
  })
})
