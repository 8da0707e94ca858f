/** A board on a page, of a game in which every event takes a while. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { HEXAGON } from '../board/spot'
import type { MakeBoard } from '../board/view'
import { Board2D } from '../board/kit2d/board'
import type { Scene2D, Stage2D } from '../board/kit2d/scene'
import { i18n } from '../i18n/i18n.svelte'
import { settings } from '../settings.svelte'
import type { Beat, Message, View } from '../wire'
import { BoardHost } from './host.svelte'

const EVENT_MS = 6000
const VIEW = { game: 'waits' } as View

class Waits implements Scene2D<View, string> {
  readonly symbols = ''
  readonly lift = 0
  readonly land = []
  constructor(private readonly stage: Stage2D) {}
  read = () => undefined
  draw = () => ''
  async play(events: readonly Message[], _view: View, settle: () => void): Promise<void> {
    const { theatre } = this.stage
    for (const { code } of events) await theatre.run(theatre.draw({ x: 0, y: 0 }, `<text>${code}</text>`), [], EVENT_MS)
    settle()
  }
  lasts = (events: readonly Message[]) => EVENT_MS * events.length
  shape = () => ({ middle: { x: 0, y: 0 }, corners: HEXAGON })
  under = () => ({ at: [0, 0] as [number, number] })
  drawGhost = () => ''
  drawBadge = () => ''
  turns = () => false
  describe = () => []
  describeBadge = () => ''
  describeGhost = () => ''
}

const flat: MakeBoard = (parent, events) => new Board2D(parent, events, (stage) => new Waits(stage))
const beat = (...codes: string[]): Beat => ({ events: codes.map((code) => ({ code })), tally: null })

let host: BoardHost
let leave: () => void
let begun: number[]
/** Of each animation that has begun. */
let times: number[]
let now: number

beforeEach(async () => {
  await i18n.choose('en')
  now = 0
  times = []
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  SVGElement.prototype.animate = (_, options) => {
    times.push(Number((options as KeyframeAnimationOptions).duration))
    let finish = (): void => undefined
    const finished = new Promise<void>((resolve) => (finish = resolve))
    return { finished, finish: () => finish() } as unknown as Animation
  }
  settings.board = '2d'
  host = new BoardHost({ flat: async () => flat }, { seats: [], view: VIEW, marks: [] })
  leave = host.attach(document.body)
  await vi.waitFor(() => expect(host.board).not.toBeNull())
})

afterEach(() => {
  leave()
  vi.restoreAllMocks()
  Reflect.deleteProperty(SVGElement.prototype, 'animate')
})

function show(...beats: Beat[]): Promise<void> {
  begun = []
  return host.show({ view: VIEW, beats, animate: true }, (index) => begun.push(index))
}
const isAt = (index: number) => vi.waitFor(() => expect(begun.at(-1)).toBe(index))

it('ends the beat for whoever is in a hurry', async () => {
  const shown = show(beat('a', 'b'), beat('c'), beat('d'))
  for (const index of [0, 1, 2]) {
    await isAt(index)
    now += 1000
    host.hurry()
  }
  await shown
  expect(begun).toEqual([0, 1, 2])
  expect(times).toHaveLength(4)
})

it('ends all of it for whoever is in a hurry twice', async () => {
  const shown = show(beat('a'), beat('b'), beat('c'), beat('d'))
  await isAt(0)
  now += 1000
  host.hurry()
  await isAt(1)
  now += 100
  host.hurry()
  await shown
  expect(host.busy).toBe(0)
  expect(times).toHaveLength(2)
})

it('tells faster what would take too long', async () => {
  const shown = show(beat('a'), beat('b', 'c'))
  await isAt(0)
  host.skip()
  await shown
  expect(times).toEqual([8000 / 3])
})
