import { describe, expect, it } from 'vitest'
import type { Item, MarketItem, VolcaniqueView } from '../../../../board/volcanique/view'
import type { Offer, VolcaniqueTurn } from '../turn'
import { canBuy, farthest, heapOf, nearness, shelves } from './reading'

const item = (item: Item): MarketItem => ({ item, price: 2, alike: null, each: false, left: 3, affordable: true })
const market = ['D', 'DML', 'DM', 'volcano', 'super', 'island', 'points', 'L'].map((each) => item(each as Item))
const offer = (of: Item, more: Partial<Offer> = {}): Offer => ({
  ...item(of),
  pay: [],
  best: '',
  fits: 0,
  no: null,
  ...more,
})
const turn = (...offers: Offer[]) => ({ offers }) as unknown as VolcaniqueTurn
const view = { market } as unknown as VolcaniqueView
const items = (found: ReturnType<typeof shelves>) =>
  Object.fromEntries(found.map(({ shelf, goods }) => [shelf, goods.map((good) => good.item).join()]))

describe('the market', () => {
  it('stands in shelves of what costs the same', () => {
    expect(items(shelves(view, null))).toEqual({
      trio: 'DML',
      duo: 'DM',
      uno: 'D,L',
      volcano: 'volcano,super',
      island: 'island',
      points: 'points',
    })
  })

  it('offers what a turn can say something about, and only that', () => {
    const poor = { code: 'buy.poor.uno' }
    const found = shelves(view, turn(offer('DML', { pay: ['DM'] }), offer('D', { no: poor }), offer('DM')))
    const told = found.flatMap(({ goods }) => goods).filter((good) => good.offer)
    expect(told.map((good) => [good.item, canBuy(good.offer!)])).toEqual([
      ['DML', true],
      ['D', false],
    ])
  })

  it('gives away what costs nothing', () => {
    expect(canBuy(offer('island', { price: 0 }))).toBe(true)
  })
})

describe('the watch', () => {
  const watch = {
    land_left: 30,
    deployed_most: 9,
    need: 21,
    idle: 0,
    idle_limit: 6,
    unfrozen: null,
    turns_left: null,
    turn_cap: 300,
  }
  const near = (more: object = {}) =>
    nearness({ watch: { ...watch, ...more }, players: [{}, {}, {}], turn: 12 } as unknown as VolcaniqueView)
  const amber = (more: object) => near(more).flatMap((each) => (each.amber ? [each.what] : []))

  it('is quiet while every end is far away', () => {
    expect(near()).toEqual([
      { what: 'land', amber: false },
      { what: 'deployed', amber: false },
    ])
  })

  it.each([
    [{ land_left: 8 }, 'land'],
    [{ deployed_most: 17 }, 'deployed'],
    [{ idle: 3 }, 'idle'],
    [{ unfrozen: 20 }, 'unfrozen'],
    [{ turns_left: 2 }, 'turns'],
    [{ turn_cap: 15 }, 'cap'],
  ])('warns of what is near: %o', (more, what) => {
    expect(amber(more)).toEqual([what])
    expect(near(more)[0]!.what).toBe(what)
  })

  it('does not warn one step before', () => {
    expect(amber({ land_left: 9, deployed_most: 16, idle: 2 })).toEqual([])
  })

  it('knows who has most out', () => {
    const players = [3, 7, 7].map((deployed) => ({ deployed }))
    expect(farthest({ players } as unknown as VolcaniqueView)).toBe(1)
  })
})

it('writes resources as a heap', () => {
  expect(heapOf({ D: 2, M: 0, L: 1 })).toBe('DDL')
})
