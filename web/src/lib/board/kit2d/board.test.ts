/** The kit without a game: fields that have two halves, west and east. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { i18n } from '../../i18n/i18n.svelte'
import { whereabouts } from '../../i18n/whereabouts.svelte'
import type { Field, View } from '../../wire'
import { centre, fieldAt, type Point } from '../hex'
import { HEXAGON, type Shape, type Spot } from '../spot'
import type { BoardSettings } from '../view'
import { Board2D } from './board'
import type { Scene2D } from './scene'

const SETTINGS: BoardSettings = { seats: [], still: true, speed: 1, labels: { levels: true, outlines: true } }
const VIEW = { game: 'halves' } as View
const EAST = HEXAGON.filter(({ x }) => x >= 0)

class Halves implements Scene2D<View, string> {
  readonly symbols = ''
  readonly lift = 0
  land: Field[] = []
  read = () => void (this.land = this.land.length ? this.land : [[0, 0]])
  draw = () => '<path class="halves" d="M0 0"/>'
  play = async (_events: unknown, _view: View, settle: () => void) => settle()
  shape({ at, part }: Spot): Shape {
    const { x, y } = centre(at)
    return part
      ? { middle: { x: x + (part === 'east' ? 0.4 : -0.4), y }, corners: EAST }
      : { middle: { x, y }, corners: HEXAGON }
  }
  under(point: Point): Spot {
    const at = fieldAt(point)
    return { at, part: point.x < centre(at).x ? 'west' : 'east' }
  }
  drawGhost = (ghost: string) => `<text>${ghost}</text>`
  drawBadge = (text: string) => `<text>${text}</text>`
  turns = (_ghost: string, { part }: Spot) => part === 'east'
  describe = ({ part = 'all' }: Spot) => [part]
  describeBadge = (text: string) => `for ${text}`
  describeGhost = (ghost: string) => `holds ${ghost}`
}

const events = { pick: vi.fn(), hover: vi.fn(), move: vi.fn(), turn: vi.fn() }
let board: Board2D<View, string>
let scene: Halves
const button = (key: string) => board.element.querySelector<SVGGElement>(`[data-field="${key}"]`)
const drawn = (layer: string) => [...board.element.querySelectorAll(`.${layer} > g`)]
const press = (code: string, key = code) =>
  document.activeElement!.dispatchEvent(
    new KeyboardEvent('keydown', { code, key, shiftKey: key === 'J', bubbles: true }),
  )

beforeEach(async () => {
  await i18n.choose('en')
  vi.clearAllMocks()
  board = new Board2D(document.body, events, () => (scene = new Halves()))
  board.show(VIEW, SETTINGS)
})

afterEach(() => board.dispose())

describe('parts of fields', () => {
  it('have a button each while they are on offer', () => {
    board.offer([{ at: [0, 0], part: 'east', means: 'go', badge: '2' }])
    expect(button('0,0 east')!.getAttribute('aria-label')).toBe('east, can be reached, for 2; 0,0')
    expect(button('0,0')!.getAttribute('aria-label')).toBe('all; 0,0')
    board.offer([])
    expect(button('0,0 east')).toBeNull()
  })

  it('are picked, by pointer and by keys', () => {
    board.offer([
      { at: [0, 0], part: 'east', means: 'choose' },
      { at: [0, 0], part: 'west', means: 'choose' },
    ])
    board.cursor({ at: [0, 0] })
    for (const key of ['Home', 'Home', 'Home', 'Enter']) press(key)
    const [east, west] = ['east', 'west'].map((part) => ({ at: [0, 0], part }))
    expect(events.move.mock.calls).toEqual([[east], [west], [east]])
    expect(events.pick).toHaveBeenLastCalledWith(east)
    button('0,0 west')!.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    expect(events.pick).toHaveBeenLastCalledWith(west)
    const middle = { clientX: 395, clientY: 300, pointerId: 1, bubbles: true }
    for (const type of ['pointerdown', 'pointerup']) board.element.dispatchEvent(new PointerEvent(type, middle))
    expect(events.pick).toHaveBeenLastCalledWith(west)
  })

  it('are hovered one by one', () => {
    for (const clientX of [395, 396, 405])
      board.element.dispatchEvent(new PointerEvent('pointermove', { clientX, clientY: 300, bubbles: true }))
    expect(events.hover.mock.calls.map(([spot]) => spot.part)).toEqual(['west', 'east'])
  })

  it('are marked in their own shape', () => {
    board.mark([{ at: [0, 0] }, { at: [0, 0], part: 'east' }])
    const [whole, half] = drawn('marks').map((mark) => mark.querySelector('path')!.getAttribute('d')!.split('L').length)
    expect([whole, half]).toEqual([6, EAST.length])
  })
})

describe('targets', () => {
  const look = (means: 'choose' | 'go', state?: 'plain' | 'quiet' | 'near' | 'hinted', at: Field = [0, 0]) => {
    board.offer([state ? { at, means, state } : { at, means }])
    return drawn('targets')[0]!.innerHTML
  }

  it('look different by what they mean and in every state', () => {
    const looks = [look('choose'), look('go'), look('choose', 'quiet'), look('choose', 'hinted')]
    expect(new Set(looks).size).toBe(looks.length)
    expect(look('choose', 'plain')).toBe(look('choose'))
  })

  it('are small at sea until the pointer is near', () => {
    expect(look('choose', 'plain', [5, 5])).toContain('circle')
    expect(look('choose', 'near', [5, 5])).toBe(look('choose', 'near'))
  })
})

describe('a ghost of any type', () => {
  it('is drawn and described by the scene', () => {
    board.cursor({ at: [0, 0] })
    board.ghost('a stone')
    expect(board.element.querySelector('.ghost')!.textContent).toBe('a stone')
    expect(board.element.querySelector('[aria-live]')!.textContent).toBe('holds a stone')
    board.ghost(null)
    expect(board.element.querySelector('.ghost')!.innerHTML).toBe('')
  })

  it('is turned by the wheel where the scene says so', () => {
    const wheel = (clientX: number) =>
      board.element.dispatchEvent(new WheelEvent('wheel', { clientX, clientY: 300, deltaY: 100, cancelable: true }))
    board.ghost('a stone')
    wheel(405)
    expect(events.turn).toHaveBeenCalledTimes(1)
    wheel(395)
    expect(events.turn).toHaveBeenCalledTimes(1)
  })
})

describe('islands far apart', () => {
  it('are reached by a key, where something can be chosen there if possible', () => {
    scene.land = [
      [0, 0],
      [7, 0],
      [8, 0],
    ]
    board.show(VIEW, SETTINGS)
    board.offer([{ at: [8, 0], part: 'east', means: 'go' }])
    board.cursor({ at: [0, 0] })
    press('KeyJ', 'j')
    press('KeyJ', 'j')
    press('KeyJ', 'J')
    expect(events.move.mock.calls).toEqual([
      [{ at: [8, 0], part: 'east' }],
      [{ at: [0, 0] }],
      [{ at: [8, 0], part: 'east' }],
    ])
  })
})

describe('details', () => {
  it('are told when they are asked for', () => {
    board.cursor({ at: [0, 0] })
    press('KeyI', 'i')
    expect(board.element.querySelector('[aria-live]')!.textContent).toBe('all')
  })
})

describe('fields', () => {
  afterEach(() => void (whereabouts.islands = []))

  it('are called by places where there are names for them', () => {
    whereabouts.islands = [{ owner: null, name: 'Hvammey', fields: [[0, 0]] }]
    board.show(VIEW, SETTINGS)
    expect(button('0,0')!.getAttribute('aria-label')).toMatch(/^all; Hvammey/)
  })
})
