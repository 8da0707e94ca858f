import { flushSync, mount, unmount, type Component } from 'svelte'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Composer, PanelProps } from '../../../../game/kind'
import type { GameSession } from '../../../../game/session.svelte'
import en from '../../../../i18n/en'
import { i18n } from '../../../../i18n/i18n.svelte'
import type { Offer } from '../turn'
import Grid from './Grid.svelte'
import Heaps from './Heaps.svelte'
import Market from './Market.svelte'
import Strip from './Strip.svelte'
import Things from './Things.svelte'

const score = { total: 3, critters: 3 }
const player = {
  hand: 17,
  deployed: 4,
  crater: 2,
  resources: { D: 2, M: 0, L: 1 },
  income: { D: 1, M: 0, L: 0 },
  limit: 6,
  powers: ['agile'],
  limited_left: ['rift'],
  cards: [],
  score,
}
const trio = { item: 'DML', price: 2, alike: null, each: false, left: 4, affordable: true }
const uno = { item: 'D', price: 4, alike: 3, each: true, left: 6, affordable: false }
const view = {
  stage: 'playing',
  turn_seat: 0,
  open_to: [],
  players: [player, { ...player, resources: { D: 0, M: 0, L: 0 } }],
  market: [trio, uno],
  steps: [
    { step: 'move', state: 'done' },
    { step: 'buy', state: 'now' },
  ],
  grid: [
    { slot: 'A', level: 1, power: 'agile', title: null, seats: [0] },
    { slot: 'B', level: 2, power: 'sea', title: null, seats: [] },
  ],
}
const session = {
  view,
  onScreen: view,
  situation: { view },
  seats: [
    { name: 'Katla', colour: 0 },
    { name: 'Hekla', colour: 1 },
  ],
  mine: [0],
  acting: 0,
  holder: 0,
  playing: true,
  over: false,
} as unknown as GameSession

const offer = (of: object, more: Partial<Offer>): Offer =>
  ({ ...of, pay: [], best: '', fits: 0, no: null, ...more }) as Offer

/** As much of a turn as panels ask for. */
class Turn {
  offers = [offer(trio, { pay: ['DL'], best: 'DL', fits: 5 }), offer(uno, { no: { code: 'buy.poor.uno' } })]
  steps = []
  gestures = $state.raw([
    { verb: 'move', events: [], locked: true },
    { verb: 'buy', events: [], locked: false },
  ])
  held = $state.raw<{ item: string; pay: string; heaps: string[] } | null>(null)
  tray = []
  heap = null
  discard = null
  resorts = []
  slots = $state.raw<ReadonlySet<string>>(new Set())
  hold = vi.fn()
  release = vi.fn()
  payWith = vi.fn()
  takeBackTo = vi.fn()
  unlock = vi.fn()
}

describe('panels', () => {
  let turn: Turn
  let shown: object | null = null
  const show = (panel: Component<PanelProps>, composer: object = turn): HTMLElement => {
    shown = mount(panel, { target: document.body, props: { session, composer: composer as Composer } })
    flushSync()
    return document.body
  }
  const buttons = () => [...document.querySelectorAll<HTMLElement>('button')]
  const called = (name: string | RegExp) =>
    buttons().find((each) => new RegExp(name).test(each.ariaLabel || each.textContent || ''))!

  beforeAll(() => {
    i18n.t = en
    vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  })
  beforeEach(() => void (turn = new Turn()))
  afterEach(() => {
    if (shown) void unmount(shown)
    shown = null
    document.body.replaceChildren()
  })

  it('take into the hand what can be bought, and put it back', () => {
    show(Market)
    called('^Trio: dark, medium, light, any 2, 4 left, fits on 5 fields').click()
    expect(turn.hold).toHaveBeenCalledExactlyOnceWith('DML')
    turn.held = { item: 'DML', pay: 'DL', heaps: ['DL'] }
    flushSync()
    expect(called('^Trio').ariaPressed).toBe('true')
    called('^Trio').click()
    expect(turn.release).toHaveBeenCalledOnce()
  })

  it('say why something cannot be bought instead of buying it', () => {
    show(Market)
    expect(called('^Uno').getAttribute('aria-disabled')).toBe('true')
    called('^Uno').click()
    flushSync()
    expect(turn.hold).not.toHaveBeenCalled()
    expect(document.querySelector('[role="status"]')!.textContent).toContain('Buy.poor.uno')
  })

  it('are to be read only without a turn', () => {
    show(Market, {})
    expect(buttons()).toEqual([])
    const goods = [...document.querySelectorAll('[role="img"]')].map((each) => each.getAttribute('aria-label'))
    expect(goods).toEqual([
      'Trio: dark, medium, light, any 2, 4 left',
      'Uno: dark, any 4 · 3 alike · 1 of each, 6 left, more than you hold',
    ])
  })

  it('take back from a gesture on, but not one that is locked', () => {
    show(Strip)
    expect(buttons().map((each) => each.ariaLabel)).toEqual(['Take back from here: bought'])
    buttons()[0]!.click()
    expect(turn.takeBackTo).toHaveBeenCalledExactlyOnceWith(1)
    expect(document.querySelector('[aria-current="step"]')!.textContent).toContain('Buy')
  })

  it('unlock a power that is open, and tell of the others', () => {
    turn.slots = new Set(['B'])
    show(Grid)
    called('^agile').click()
    flushSync()
    expect(turn.unlock).not.toHaveBeenCalled()
    expect(document.querySelector('section')!.textContent).toContain('Two moves a turn')
    called('^sea').click()
    flushSync()
    expect(turn.unlock).not.toHaveBeenCalled()
    called('^ *Unlock *$').click()
    expect(turn.unlock).toHaveBeenCalledExactlyOnceWith('B')
  })

  it('count what I have, with the places that are left', () => {
    show(Things)
    const text = document.body.textContent!
    expect(text).toContain('2 dark, 0 medium, 1 light')
    expect(text).toContain('3/6')
    expect(text).toContain('2 of 3 in the crater')
    expect(document.querySelectorAll('.resources .empty')).toHaveLength(3)
  })
})

describe('a heap to be put together', () => {
  const heaps = ['DDD', 'DDM', 'DDL', 'DMM', 'DML', 'DLL', 'MMM']
  const onchoose = vi.fn()
  let shown: object

  beforeEach(() => {
    onchoose.mockClear()
    i18n.t = en
    shown = mount(Heaps, {
      target: document.body,
      props: { title: 'Pay with', heaps, best: 'DDM', chosen: 'DDM', onchoose },
    })
    flushSync()
  })
  afterEach(() => {
    void unmount(shown)
    document.body.replaceChildren()
  })

  const press = (name: string): void => {
    document.querySelector<HTMLButtonElement>(`[aria-label="${name}"]`)!.click()
    flushSync()
  }
  const isOpen = (name: string): boolean =>
    !document.querySelector<HTMLButtonElement>(`[aria-label="${name}"]`)!.disabled

  it('goes on only to what will do', () => {
    expect(['dark', 'medium', 'light'].map((biome) => isOpen(`One more: ${biome}`))).toEqual([false, false, false])
    press('One less: medium')
    expect(['dark', 'medium', 'light'].map((biome) => isOpen(`One more: ${biome}`))).toEqual([true, true, true])
    press('One more: light')
    expect(onchoose).toHaveBeenCalledExactlyOnceWith('DDL')
  })
})
