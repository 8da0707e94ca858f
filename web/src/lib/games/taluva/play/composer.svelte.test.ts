import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Decision, Message, TaluvaView } from '../../../wire'
import type { GameSession } from '../../../game/session.svelte'
import { TaluvaComposer } from './composer.svelte'

const VIEW = { phase: 'tile', tile: 'JC', fields: [], tiles: [], players: [] } as unknown as TaluvaView
const TILE: Decision = {
  seat: 0,
  kind: 'tile',
  why: null,
  legal: ['tile 0,0 1', 'tile 0,0 4'],
  previews: null,
  choices: null,
}
const put = (q: number, r: number): Message => ({ code: 'expansion.field', seat: 0, count: 2, field: [q, r] })
const BUILD: Decision = {
  seat: 0,
  kind: 'build',
  why: null,
  legal: ['hut 1,0', 'hut 2,0', 'expand 5,0 J', 'expand 6,0 J'],
  previews: { 'hut 1,0': [], 'hut 2,0': [], 'expand 5,0 J': [put(2, 0)], 'expand 6,0 J': [put(2, 0)] },
  choices: null,
}
const OUT: Message = { code: 'player.eliminated', seat: 0 }

/** As much of a session as composing needs. */
class Table {
  decision = $state.raw<Decision | null>(TILE)
  draft = $state.raw<unknown>(null)
  view = VIEW
  acting = 0
  sending = false
  news = []
  play = vi.fn(async () => true)
  confirm = vi.fn(async () => {})
  takeBack = vi.fn(async () => null)
  explain = vi.fn(async () => [{ code: 'landscape.apart' }])
  preview = vi.fn(async (): Promise<Message[]> => [])
  hint = vi.fn(async () => ({ type: 'hinted', key: '', actions: ['tile 0,0 4'], value: 0.5, reasons: [] }))
}

/** Effects run in a moment of their own. */
const settle = () => vi.advanceTimersByTimeAsync(1)

describe('composing a turn', () => {
  let table: Table
  let composer: TaluvaComposer
  let end: () => void

  beforeEach(async () => {
    vi.useFakeTimers()
    table = new Table()
    end = $effect.root(() => {
      composer = new TaluvaComposer(table as unknown as GameSession)
    })
    await settle()
  })

  afterEach(() => {
    end()
    vi.useRealTimers()
  })

  it('holds the tile where the pointer is, turned so that it fits', () => {
    composer.events.hover({ at: [0, 0] })
    expect(composer.ghost).toMatchObject({ kind: 'tile', tile: 'JC', at: [0, 0], facing: 1, legal: true })
    composer.rotate(1, false)
    expect(composer.hand.facing).toBe(4)
    composer.rotate(1, true)
    expect(composer.ghost).toMatchObject({ facing: 5, legal: false })
  })

  it('puts down what was held there before, and nothing else', () => {
    composer.events.pick({ at: [0, 0] })
    expect(table.play).not.toHaveBeenCalled()
    composer.events.pick({ at: [0, 0] })
    expect(table.play).toHaveBeenCalledWith('tile 0,0 1')
  })

  it('says why a tile cannot lie there, and does not put it down', async () => {
    composer.events.hover({ at: [3, 3] })
    await settle()
    await vi.advanceTimersByTimeAsync(500)
    expect(table.explain).toHaveBeenCalledWith(['tile 3,3 0'])
    expect(composer.problems[0]?.code).toBe('landscape.apart')
    composer.confirm()
    expect(table.play).not.toHaveBeenCalled()
  })

  it('leaves a tile where it was picked while a mouse moves on, and takes it along with the keys', () => {
    composer.events.pick({ at: [3, 3] })
    composer.events.hover({ at: [0, 0] })
    composer.events.hover(null)
    expect(composer.ghost).toMatchObject({ at: [3, 3], legal: false })
    composer.events.move({ at: [0, 0] })
    expect(composer.ghost).toMatchObject({ at: [0, 0], legal: true })
    composer.events.hover({ at: [4, 4] })
    expect(composer.ghost).toMatchObject({ at: [4, 4], legal: false })
  })

  it('warns of a tile that puts its own player out', async () => {
    table.preview.mockResolvedValue([OUT])
    composer.events.hover({ at: [0, 0] })
    await settle()
    await vi.advanceTimersByTimeAsync(500)
    expect(composer.fatal).toBe(true)
  })

  it('takes the only build of a field at once', async () => {
    table.decision = BUILD
    await settle()
    composer.events.pick({ at: [1, 0] })
    expect(table.play).toHaveBeenCalledWith('hut 1,0')
  })

  it('asks where several builds are possible, each shown once', async () => {
    table.decision = BUILD
    await settle()
    composer.events.pick({ at: [2, 0] })
    expect(table.play).not.toHaveBeenCalled()
    expect(composer.menuBuilds.map(({ action }) => action)).toEqual(['hut 2,0', 'expand 5,0 J'])
    composer.choose(composer.menuBuilds[1]!)
    expect(table.play).toHaveBeenCalledWith('expand 5,0 J')
  })

  it('sends the turn when nothing is left to choose', () => {
    table.decision = null
    table.draft = { decision: null, events: [OUT], seat: 0, actions: ['tile 0,0 1'] }
    expect(composer.complete).toBe(true)
    expect(composer.leavesGame).toBe(true)
    composer.confirm()
    expect(table.confirm).toHaveBeenCalled()
  })

  it('gives the tile back into the hand as it lay', async () => {
    table.draft = { decision: BUILD, events: [], seat: 0, actions: ['tile 0,0 4'] }
    table.decision = BUILD
    await settle()
    composer.takeBack()
    table.draft = null
    table.decision = TILE
    await settle()
    expect(composer.hand).toEqual({ at: [0, 0], facing: 4 })
    composer.events.hover({ at: [7, 7] })
    expect(composer.hand.at).toEqual([0, 0])
  })

  it('holds the tile as the hint would have it', async () => {
    await composer.hint()
    expect(composer.hand).toEqual({ at: [0, 0], facing: 4 })
    composer.confirm()
    expect(table.play).toHaveBeenCalledWith('tile 0,0 4')
  })
})
