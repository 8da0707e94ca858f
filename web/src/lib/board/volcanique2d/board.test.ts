import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { i18n } from '../../i18n/i18n.svelte'
import type { Field } from '../../wire'
import { centre, type Point } from '../hex'
import type { BoardSettings, BoardView, Target } from '../view'
import { actsOf } from '../volcanique/acts'
import { STRETCHES } from '../volcanique/pictures'
import { critterOf, hexesOf, lavaAlong, NOTHING } from '../volcanique/testLand'
import type { VolcaniqueGhost, VolcaniqueView } from '../volcanique/view'
import { makeBoard } from '.'

const SETTINGS: BoardSettings = {
  seats: ['Katla', 'Askja', 'Hekla'].map((name, colour) => ({ name, colour })),
  still: true,
  speed: 1,
  labels: { levels: true, outlines: true },
}
const STACKS = { '0,0': 'D DML0', '1,0': 'DML0', '2,0': 'D volcano', '2,1': 'lava', '0,1': 'M soil' }
const events = { pick: vi.fn(), hover: vi.fn(), move: vi.fn(), turn: vi.fn() }
let board: BoardView<VolcaniqueView, VolcaniqueGhost>

const view = (more: Partial<VolcaniqueView> = {}) =>
  ({ ...NOTHING, hexes: hexesOf(STACKS), regions: [], islands: [], ...more }) as unknown as VolcaniqueView
const drawn = (selector: string) => [...board.element.querySelectorAll(`.land ${selector}`)]
const texts = (layer = '.land') => [...board.element.querySelectorAll(`${layer} text`)].map((text) => text.textContent)
const label = (key: string) => board.element.querySelector(`[data-field="${key}"]`)!.getAttribute('aria-label')!

beforeEach(async () => {
  await i18n.choose('en')
  vi.clearAllMocks()
  board = makeBoard(document.body, events) as BoardView<VolcaniqueView, VolcaniqueGhost>
  board.show(view(), SETTINGS)
})
afterEach(() => board.dispose())

describe('land', () => {
  it('tells how high it is, from two tiles on', () => {
    expect(texts()).toEqual(['2', '2', '2'])
    board.show(view(), { ...SETTINGS, labels: { levels: false, outlines: true } })
    expect(texts()).toEqual([])
  })

  it('has lines around what is held, of several holders in turn', () => {
    const critters = [critterOf(0, [0, 0], 'D'), critterOf(1, [1, 0], 'M'), critterOf(2, [1, 0], 'M')]
    board.show(view({ critters }), SETTINGS)
    expect(drawn('.region').map((region) => region.getAttribute('data-holders'))).toEqual(['0', '1 2'])
    expect(drawn('.region [stroke-dasharray]').length).toBeGreaterThan(0)
  })

  it('has one ribbon for a flow, with a head while it is active', () => {
    const hexes = lavaAlong(hexesOf(STACKS), 1, [
      [2, 0],
      [2, 1],
    ])
    board.show(view({ hexes }), SETTINGS)
    expect(drawn('.flow')).toHaveLength(1)
    expect(drawn('.flow circle')).toHaveLength(0)
    board.show(view({ hexes, flows: [{ flow: 1, q: 2, r: 1, ways: [[2, 2]], dammed: false }] }), SETTINGS)
    expect(drawn('.flow circle').length).toBeGreaterThan(0)
  })
})

describe('what is spoken', () => {
  it('is short for fields', () => {
    const critters = [
      critterOf(0, [0, 0], 'D'),
      critterOf(0, [0, 0], 'D'),
      critterOf(1, [0, 0], 'M', { colossal: true }),
      critterOf(2, [1, 0], 'L', { burrowed: true }),
    ]
    board.show(view({ critters }), SETTINGS)
    expect(label('0,0')).toBe('trio, 2 high, dark: Katla 2, medium: Askja, Colossal, light: free; 0,0')
    expect(label('1,0')).toBe('trio, dark: free, medium: free, light: Hekla, burrowed; 1,0')
    expect(label('0,1')).toBe('soil, 2 high; 0,1')
    expect(label('2,1')).toBe('lava, cooled; 2,1')
  })

  it('is of a biome where that is on offer', () => {
    board.offer([{ at: [0, 0], part: 'M', means: 'choose' }])
    expect(label('0,0 M')).toBe('medium, south-west and west: free, can be chosen; 0,0')
  })

  it('tells the sea with what swims there', () => {
    board.show(view({ sea: [{ q: -1, r: 0, seat: 1 }] }), SETTINGS)
    board.cursor({ at: [-1, 0] })
    expect(label('-1,0')).toBe('sea, coast, sea critter of Askja; -1,0')
  })

  it.each(['fr', 'de'] as const)('is complete in %s', async (language) => {
    await i18n.choose(language)
    board.show(view({ critters: [critterOf(0, [0, 0], 'D')] }), SETTINGS)
    for (const word of ['dark', 'free', 'undefined']) expect(label('0,0')).not.toContain(word)
  })
})

describe('spots', () => {
  const at = (field: Field, { x, y }: Point) => ({ x: centre(field).x + x, y: centre(field).y + y })
  /** At the size that tests have, the middle of the first field is in the middle. */
  const tap = (point: Point) => {
    const world = board.element.querySelector<SVGGElement>('.world')!
    const [, left, top, scale] = /translate\((.+?)px, ?(.+?)px\) scale\((.+?)\)/
      .exec(world.style.transform)!
      .map(Number)
    const there = { clientX: left! + point.x * scale!, clientY: top! + point.y * scale!, pointerId: 1, bubbles: true }
    for (const type of ['pointerdown', 'pointerup']) board.element.dispatchEvent(new PointerEvent(type, there))
  }

  it('are biomes on land, and whole fields elsewhere', () => {
    tap(at([0, 0], { x: 0.4, y: 0.1 }))
    tap(at([2, 0], { x: 0.4, y: 0.1 }))
    tap(at([-2, 0], { x: 0, y: 0 }))
    expect(events.pick.mock.calls).toEqual([[{ at: [0, 0], part: 'D' }], [{ at: [2, 0] }], [{ at: [-2, 0] }]])
  })

  it('that are biomes are drawn as wedges', () => {
    const targets: Target[] = [
      { at: [0, 0], part: 'M', means: 'choose' },
      { at: [2, 0], means: 'choose' },
    ]
    board.offer(targets)
    const corners = [...board.element.querySelectorAll('.targets > g > path:first-child')].map(
      (path) => path.getAttribute('d')!.split('L').length,
    )
    expect(corners).toEqual([4, 6])
  })
})

describe('ghosts', () => {
  const ghost = (held: VolcaniqueGhost) => {
    board.ghost(held)
    return board.element.querySelector('.ghost')!.innerHTML
  }
  const tile: Extract<VolcaniqueGhost, { kind: 'tile' }> = {
    kind: 'tile',
    at: [3, 0],
    tile: 'DM',
    rotation: 0,
    legal: true,
    matched: [3],
    pinned: false,
  }

  it('show matched sides, and what does not fit', () => {
    const looks = [
      ghost({ ...tile, matched: [3] }),
      ghost({ ...tile, matched: [] }),
      ghost({ ...tile, legal: false }),
      ghost({ ...tile, matched: [3], driven: [{ seat: 0, from: { q: 0, r: 0, biome: 'D' }, to: null }] }),
    ]
    expect(new Set(looks).size).toBe(looks.length)
  })

  it.each<VolcaniqueGhost>([
    tile,
    { kind: 'tiles', tiles: [{ at: [5, 0], tile: 'DML', rotation: 1, legal: true }] },
    { kind: 'moved', fields: [[0, 0]], direction: 3, legal: true },
    { kind: 'cut', fields: [[0, 0]] },
    { kind: 'critter', from: { q: 0, r: 0, biome: 'D' }, to: { q: 1, r: 0, biome: 'D' }, seat: 1 },
    { kind: 'odds', from: [2, 0], ways: [{ at: [2, 1], odds: '1/3' }] },
  ])('of a $kind are drawn and described', (held) => {
    board.cursor({ at: [0, 0] })
    expect(ghost(held)).not.toBe('')
    expect(board.element.querySelector('[aria-live]')!.textContent).not.toBe('')
  })

  it('say how they lie', () => {
    board.cursor({ at: [0, 0] })
    board.ghost({ ...tile, driven: [{ seat: 1, from: { q: 0, r: 0, biome: 'D' }, to: { q: 1, r: 0, biome: 'D' } }] })
    expect(board.element.querySelector('[aria-live]')!.textContent).toBe(
      'dark to the east, south-east and south-west, medium to the west, north-west and north-east: fits here; ' +
        '1 edge matches; drives out Askja',
    )
  })
})

describe('what happens', () => {
  const moving = { ...SETTINGS, still: false }
  const seen = (picture: object) => ({ ...view(), ...picture }) as VolcaniqueView
  const land = () => board.element.querySelector('.land')!.innerHTML
  let played: number

  beforeEach(() => {
    played = 0
    // Where tests run there are no animations: this one has ended as soon as it has begun.
    SVGElement.prototype.animate = () => {
      played++
      return { finished: Promise.resolve(), finish: () => undefined } as unknown as Animation
    }
  })
  afterEach(() => void Reflect.deleteProperty(SVGElement.prototype, 'animate'))

  it.each(STRETCHES.map((stretch) => [stretch.events.map(({ code }) => code).join(' '), stretch] as const))(
    'is played, and ends as it is shown: %s',
    async (_, { events, before, after }) => {
      board.show(seen(before), moving)
      await board.animate([events], seen(after), moving)
      expect(board.element.querySelector('.theatre')!.innerHTML).toBe('')
      expect(played > 0).toBe(actsOf(events, before).some(({ ms }) => ms > 0))
      const ended = land()
      board.show(seen(after), moving)
      expect(ended).toBe(land())
    },
  )

  it('keeps what is about to come down in sight', async () => {
    const pending = { what: 'lava', at: [2, 1], from: [2, 0], tile: 'lava', rotation: null } as const
    board.show(view({ pending: { ...pending, at: [2, 1], from: [2, 0] } }), SETTINGS)
    expect(drawn('.threat')).toHaveLength(1)
    board.show(view(), SETTINGS)
    expect(drawn('.threat')).toHaveLength(0)
  })

  it('shows at once what is to be still', async () => {
    const { events, before, after } = STRETCHES.find((stretch) =>
      stretch.events.some(({ code }) => code === 'claimed'),
    )!
    board.show(seen(before), SETTINGS)
    await board.animate([events], seen(after), SETTINGS)
    expect(played).toBe(0)
  })

  it('is faster, beat by beat, if whoever listens wants that', async () => {
    const times: number[][] = [[], [], []]
    const { events, before, after } = STRETCHES.find((stretch) =>
      stretch.events.some(({ code }) => code === 'claimed'),
    )!
    let now = 0
    SVGElement.prototype.animate = (_, options) => {
      times[now]!.push(Number((options as KeyframeAnimationOptions).duration))
      return { finished: Promise.resolve(), finish: () => undefined } as unknown as Animation
    }
    board.show(seen(before), moving)
    await board.animate([events], seen(after), moving)
    expect(Math.max(...times[0]!)).toBeLessThanOrEqual(board.lasts(events))
    board.show(seen(before), moving)
    await board.animate([[], events], seen(after), moving, (beat) => {
      now = 1 + beat
      return now
    })
    expect(times[1]).toEqual([])
    expect(times[2]).toEqual(times[0]!.map((time) => time / 2))
  })

  it('is over at once when it is skipped', async () => {
    const { events, before, after } = STRETCHES.find((stretch) =>
      stretch.events.some(({ code }) => code === 'claimed'),
    )!
    board.show(seen(before), moving)
    const done = board.animate([events, events], seen(after), moving)
    board.skip()
    await done
    expect(played).toBe(0)
    const ended = land()
    board.show(seen(after), moving)
    expect(ended).toBe(land())
  })
})
