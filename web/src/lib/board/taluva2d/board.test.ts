import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { i18n } from '../../i18n/i18n.svelte'
import { serveSentences } from '../../i18n/testSentences'
import type { Field, Message, TaluvaView } from '../../wire'
import type { Spot } from '../spot'
import type { BoardSettings, BoardView } from '../view'
import { makeBoard } from '.'

const SETTINGS: BoardSettings = {
  seats: [
    { name: 'Anna', colour: 0 },
    { name: 'Bruno', colour: 2 },
  ],
  still: true,
  speed: 1,
  labels: { levels: true, outlines: true },
}

const land = { level: 1, facing: null, owner: null, piece: null, count: 0 }

/** A tile with a tile on top: a volcano, jungle with two huts of Anna, and a free clearing below. */
const view = {
  game: 'taluva',
  phase: 'tile',
  tile: 'JC',
  tiles: [
    { kind: 'CJ', q: 0, r: 0, facing: 0, level: 1 },
    { kind: 'SR', q: 2, r: 0, facing: 0, level: 1 },
  ],
  fields: [
    { ...land, q: 0, r: 0, terrain: 'volcano', facing: 0 },
    { ...land, q: 1, r: 0, terrain: 'jungle', level: 2, owner: 0, piece: 'hut', count: 2 },
    { ...land, q: 0, r: 1, terrain: 'clearing' },
    { ...land, q: 2, r: 0, terrain: 'volcano', facing: 0 },
    { ...land, q: 3, r: 0, terrain: 'rock', owner: 1, piece: 'temple', count: 1 },
    { ...land, q: 2, r: 1, terrain: 'sand', owner: 1, piece: 'tower', count: 1 },
  ],
} as unknown as TaluvaView

const events = { pick: vi.fn(), hover: vi.fn(), move: vi.fn(), turn: vi.fn() }
let board: BoardView

const all = (selector: string) => [...board.element.querySelectorAll(selector)]
const button = (at: Field) => board.element.querySelector<SVGGElement>(`[data-field="${at.join(',')}"]`)
const label = (at: Field) => button(at)?.getAttribute('aria-label')
const focused = () => document.activeElement?.getAttribute('data-field')
const press = (code: string, more: KeyboardEventInit = {}) => {
  const event = new KeyboardEvent('keydown', { code, key: code, bubbles: true, cancelable: true, ...more })
  document.activeElement!.dispatchEvent(event)
  return event
}

beforeEach(async () => {
  serveSentences()
  await i18n.choose('en')
  await i18n.open('taluva')
  vi.clearAllMocks()
  board = makeBoard(document.body, events)
  board.show(view, SETTINGS)
})

afterEach(() => board.dispose())

describe('the island', () => {
  it('shows every field, its level and what stands there', () => {
    expect(all('.land use[href$="-volcano"]')).toHaveLength(2)
    expect(all('.land .level').map(({ textContent }) => textContent)).toEqual(['2'])
    expect(all('.land use[href$="-hut"]')).toHaveLength(2)
    expect(all('.land .tag').map(({ textContent }) => textContent)).toEqual(['×2'])
    expect(all('.land use[href$="-temple"], .land use[href$="-tower"]')).toHaveLength(2)
  })

  it('is drawn from north to south, so that what is higher hides what is behind', () => {
    const order = () => all('.land > g[transform]').map((field) => field.getAttribute('transform'))
    const drawn = order()
    expect(drawn).toHaveLength(6)
    board.show({ ...view, fields: [...view.fields].reverse() } as TaluvaView, SETTINGS)
    expect(order()).toEqual(drawn)
  })

  it('outlines settlements in the colours of their owners', () => {
    const strokes = all('.land .band path:last-child').map((band) => band.getAttribute('stroke'))
    expect(strokes).toEqual(['#d5420f', '#2b2f8f', '#2b2f8f'])
  })

  it('leads the outline of a settlement up and down its cliffs', () => {
    const hut = { ...land, terrain: 'sand', owner: 0, piece: 'hut', count: 1 }
    /** Where the lines of the fields end, on the drawing. */
    const ends = (...fields: object[]) => {
      board.show({ ...view, tiles: [], fields } as unknown as TaluvaView, SETTINGS)
      return all('.land > g[transform]').map((field) => {
        const numbers = (text: string | null) => (text!.match(/-?[\d.]+/g) ?? []).map(Number)
        const [x, y] = numbers(field.getAttribute('transform'))
        const points = numbers(field.querySelector('.band path')!.getAttribute('d'))
        return [points.slice(0, 2), points.slice(-2)].map(([dx, dy]) => [(x! + dx!).toFixed(2), (y! + dy!).toFixed(2)])
      })
    }
    const beside = [1, 0]
    const inFront = [0, 1]
    for (const [[q, r], level, there] of [
      [beside, 1, 3],
      [beside, 2, 1],
      [inFront, 3, 1],
    ] as [Field, number, number][]) {
      const [one, other] = ends({ ...hut, q: 0, r: 0, level }, { ...hut, q, r, level: there })
      expect(one!.toReversed()).toEqual(other)
    }
  })

  it('hides levels where they are not wanted', () => {
    board.show(view, { ...SETTINGS, labels: { levels: false, outlines: false } })
    expect(all('.land .level')).toHaveLength(0)
  })

  it('is not drawn anew for the ghost, targets and marks', () => {
    const before = board.element.querySelector('.land')!.firstChild
    board.offer([{ at: [0, 1], means: 'choose' }])
    board.ghost({ kind: 'tile', tile: 'JC', at: [0, -2], facing: 1, legal: true })
    board.mark([{ at: [0, 1] }])
    expect(board.element.querySelector('.land')!.firstChild).toBe(before)
  })
})

describe('the overlay', () => {
  it('marks targets, with badges', () => {
    board.offer([
      { at: [0, 1], means: 'choose', badge: '1 · <3' },
      { at: [-1, 0], means: 'choose' },
    ])
    expect(all('.targets > g')).toHaveLength(3)
    expect(all('.targets .badge').map(({ textContent }) => textContent)).toEqual(['1 · <3'])
    board.offer([])
    expect(all('.targets > g')).toHaveLength(0)
  })

  it('tells a legal ghost from an illegal one without colour', () => {
    const ghost = { kind: 'tile', tile: 'JC', at: [0, 0] as Field, facing: 1 } as const
    board.ghost({ ...ghost, legal: true })
    expect(all('.ghost use[href$="-jungle"], .ghost use[href$="-clearing"]')).toHaveLength(2)
    expect(all('.ghost [fill*="hatching"]')).toHaveLength(0)
    board.ghost({ ...ghost, legal: false })
    expect(all('.ghost [fill*="hatching"]')).toHaveLength(3)
    board.ghost(null)
    expect(all('.ghost *')).toHaveLength(0)
  })

  it('shows all fields of an expansion', () => {
    const fields = [
      { at: [0, 1] as Field, count: 1 },
      { at: [1, 1] as Field, count: 2 },
    ]
    board.ghost({ kind: 'pieces', piece: 'hut', seat: 0, fields, legal: true })
    expect(all('.ghost use[href$="-hut"]')).toHaveLength(3)
  })

  it('marks what was played last', () => {
    board.mark([{ at: [0, 1] }, { at: [1, 0] }])
    expect(all('.marks > g')).toHaveLength(2)
    expect(label([0, 1])).toContain('just played')
  })
})

describe('for screen readers', () => {
  it('describes fields', () => {
    expect(label([1, 0])).toBe('jungle, level 2, 2 huts of Anna; 1,0')
    expect(label([0, 0])).toBe('volcano, level 1, lava flows east-south-east; 0,0')
    expect(label([3, 0])).toBe('rock, level 1, temple of Bruno; 3,0')
  })

  it('says what can be chosen, at sea too', () => {
    board.offer([
      { at: [0, 1], means: 'choose', badge: '1' },
      { at: [-1, 0], means: 'choose' },
    ])
    expect(label([0, 1])).toBe('clearing, level 1, can be chosen, costs 1 in huts; 0,1')
    expect(label([-1, 0])).toBe('sea, can be chosen; -1,0')
  })

  it('speaks the language chosen', async () => {
    await i18n.choose('de')
    board.show(view, SETTINGS)
    expect(label([1, 0])).toBe('Dschungel, Ebene 2, 2 Hütten von Anna; 1,0')
  })

  it('has one field in the tab order', () => {
    expect(all('[tabindex="0"]')).toEqual([button([0, 0])])
    expect(all('[role="application"]')).toHaveLength(1)
  })

  it('reads events out', async () => {
    const built = { code: 'piece.built', seat: 1, piece: 'hut', field: [0, 1] }
    await board.animate([[built]], view, SETTINGS)
    expect(board.element.querySelector('[aria-live]')!.textContent).toBe('Bruno builds a hut on 0,1.')
  })

  it('picks a field that is clicked without a pointer', () => {
    button([0, 1])!.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    expect(events.pick).toHaveBeenCalledWith({ at: [0, 1] })
  })
})

describe('the keyboard', () => {
  beforeEach(() => board.cursor({ at: [0, 0] }))

  it('moves in six directions', () => {
    const walk: [code: string, shift: boolean, to: string][] = [
      ['ArrowRight', false, '1,0'],
      ['ArrowLeft', false, '0,0'],
      ['ArrowUp', false, '0,-1'],
      ['ArrowDown', true, '0,0'],
      ['ArrowUp', true, '1,-1'],
      ['ArrowDown', false, '0,0'],
      ['KeyE', false, '1,-1'],
      ['KeyZ', false, '0,0'],
      ['KeyQ', false, '0,-1'],
      ['KeyC', false, '0,0'],
      ['Numpad9', false, '1,-1'],
    ]
    for (const [code, shiftKey, to] of walk) {
      press(code, { shiftKey })
      expect([code, focused()]).toEqual([code, to])
    }
  })

  it('hovers where it is', () => {
    press('ArrowRight')
    expect(events.hover.mock.calls).toEqual([[{ at: [0, 0] }], [{ at: [1, 0] }]])
  })

  it('tells where it went', () => {
    board.offer([{ at: [2, 0], means: 'choose' }])
    press('ArrowRight')
    press('Home')
    expect(events.move.mock.calls).toEqual([[{ at: [1, 0] }], [{ at: [2, 0] }]])
  })

  it('jumps from target to target, row by row', () => {
    board.offer([
      { at: [0, 1], means: 'choose' },
      { at: [3, -1], means: 'choose' },
      { at: [2, 0], means: 'choose' },
    ])
    const visited = ['Home', 'Home', 'Home', 'End'].map((code) => (press(code), focused()))
    expect(visited).toEqual(['2,0', '0,1', '3,-1', '0,1'])
  })

  it('picks and turns', () => {
    board.offer([{ at: [0, 0], means: 'choose' }])
    press('Enter')
    press('Space', { key: ' ' })
    expect(events.pick.mock.calls).toEqual([[{ at: [0, 0] }], [{ at: [0, 0] }]])
    press('KeyR', { key: 'r' })
    press('KeyR', { key: 'R', shiftKey: true })
    expect(events.turn.mock.calls).toEqual([
      [1, false],
      [1, true],
    ])
  })

  it('leaves alone what it has no use for', () => {
    expect(press('Enter').defaultPrevented).toBe(false)
    expect(press('KeyH', { key: 'h' }).defaultPrevented).toBe(false)
    expect(press('ArrowLeft', { ctrlKey: true }).defaultPrevented).toBe(false)
    expect(press('ArrowLeft').defaultPrevented).toBe(true)
  })

  it('says how the tile is held', () => {
    board.ghost({ kind: 'tile', tile: 'JC', at: [0, 0], facing: 1, legal: false })
    expect(board.element.querySelector('[aria-live]')!.textContent).toBe(
      'jungle, clearing, lava flows south: does not fit here',
    )
  })
})

describe('the pointer', () => {
  const fire = (type: string, more: PointerEventInit = {}) =>
    board.element.dispatchEvent(new PointerEvent(type, { pointerId: 1, pointerType: 'mouse', bubbles: true, ...more }))
  /** The middle of the picture is the middle of the island. */
  const middle = { clientX: 400, clientY: 300 }

  it('picks without a drag', () => {
    fire('pointerdown', middle)
    fire('pointerup', middle)
    expect(events.pick).toHaveBeenCalledTimes(1)
  })

  it('pans with a drag', () => {
    fire('pointerdown', middle)
    fire('pointermove', { clientX: 450, clientY: 300 })
    fire('pointerup', { clientX: 450, clientY: 300 })
    expect(events.pick).not.toHaveBeenCalled()
  })

  it('turns with a right click', () => {
    fire('pointerdown', { ...middle, button: 2 })
    fire('pointerup', { ...middle, button: 2, shiftKey: true })
    expect(events.turn).toHaveBeenCalledWith(1, true)
  })

  it('tells each field that it comes over once, and that it left', () => {
    fire('pointermove', middle)
    fire('pointermove', { clientX: 401, clientY: 300 })
    fire('pointerleave')
    expect(events.hover).toHaveBeenCalledTimes(2)
    expect(events.hover).toHaveBeenLastCalledWith(null)
  })

  it('turns with the wheel over the ghost, and zooms elsewhere', () => {
    const wheel = () =>
      board.element.dispatchEvent(new WheelEvent('wheel', { ...middle, deltaY: 100, cancelable: true }))
    const picture = () => (board.element.querySelector('.world') as SVGGElement).style.transform
    const before = picture()
    fire('pointermove', middle)
    const { at } = events.hover.mock.calls[0]![0] as Spot
    board.ghost({ kind: 'tile', tile: 'JC', at, facing: 0, legal: true })
    wheel()
    expect(events.turn).toHaveBeenCalledWith(1, false)
    expect(picture()).toBe(before)
    board.ghost(null)
    wheel()
    expect(picture()).not.toBe(before)
    board.reset()
    expect(picture()).toBe(before)
  })
})

describe('animations', () => {
  const later = { ...view, fields: view.fields.slice(0, 5) }
  const events: Message[] = [{ code: 'tile.drawn', seat: 0, tile: 'JC', left: 3 }]

  it('end at the position, one after the other', async () => {
    const order: number[] = []
    await Promise.all([
      board.animate([events], later, { ...SETTINGS, still: false }).then(() => order.push(1)),
      board.animate([events], view, { ...SETTINGS, still: false }).then(() => order.push(2)),
    ])
    expect(order).toEqual([1, 2])
    expect(all('.land > g[transform]')).toHaveLength(6)
    expect(all('.theatre *')).toHaveLength(0)
  })

  it('are overtaken by a position that is shown', async () => {
    const animated = board.animate([events], later, SETTINGS)
    board.show(view, SETTINGS)
    await animated
    expect(all('.land > g[transform]')).toHaveLength(6)
  })
})
