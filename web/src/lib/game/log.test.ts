import { describe, expect, it } from 'vitest'
import type { Entry, Message } from '../wire'
import { partsOf } from './log'

const event = (code: string, seat: number): Message => ({ code, text: '', seat })
const played = (number: number, seat: number, ...events: Message[]): Entry => ({
  number,
  kind: 'actions',
  seat,
  actions: [],
  passed: [],
  beats: [{ events, tally: null }],
})
const beginsTurn = ({ code }: Message): boolean => code === 'tile.drawn'
const told = (history: Entry[]) =>
  partsOf(history, beginsTurn).map(({ seat, lines }) => [
    seat,
    ...lines.map((line) => (typeof line === 'string' ? line : line.code)),
  ])

describe('the log', () => {
  const mine = played(1, 0, event('tile.placed', 0), event('huts.lost', 1), event('tile.drawn', 1))
  const theirs = played(2, 1, event('piece.built', 1), event('tile.drawn', 0))

  it('has what an opponent draws in the turn of the opponent', () => {
    expect(told([mine])).toEqual([
      [0, 'tile.placed', 'huts.lost'],
      [1, 'tile.drawn'],
    ])
    expect(told([mine, theirs])).toEqual([
      [0, 'tile.placed', 'huts.lost'],
      [1, 'tile.drawn', 'piece.built'],
      [0, 'tile.drawn'],
    ])
  })

  it('keeps its parts while it grows', () => {
    const keys = (...history: Entry[]) => partsOf(history, beginsTurn).map(({ key }) => key)
    expect(keys(mine, theirs).slice(0, 2)).toEqual(keys(mine))
    expect(new Set(keys(mine, theirs)).size).toBe(3)
  })

  it('says who left or took a turn back, and begins anew after it', () => {
    const undone: Entry = { number: 2, kind: 'undo', seat: 0, actions: [], passed: [], beats: [] }
    expect(told([mine, undone, played(3, 0, event('tile.placed', 0))])).toEqual([
      [0, 'tile.placed', 'huts.lost'],
      [1, 'tile.drawn'],
      [0, 'undo'],
      [0, 'tile.placed'],
    ])
  })

  it('follows the entries where a game does not say when turns begin', () => {
    expect(partsOf([mine, theirs]).map(({ seat, lines }) => [seat, lines.length])).toEqual([
      [0, 3],
      [1, 2],
    ])
  })
})
