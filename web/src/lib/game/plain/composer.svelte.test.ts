import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Decision, Field } from '../../wire'
import type { GameSession } from '../session.svelte'
import { PlainComposer } from './composer.svelte'

const decide = (...legal: string[]): Decision => ({
  seat: 0,
  kind: 'put',
  why: null,
  legal,
  previews: null,
  choices: null,
})

/** As much of a session as composing needs. */
class Table {
  decision = $state.raw<Decision | null>(decide('put 0,0', 'move 1,0 0,1', 'move 1,0 2,0', 'pass'))
  view: object = { board: { hexes: [] } }
  draft = null
  news = [{ code: 'put', field: [3, 3] }, { code: 'paid' }]
  play = vi.fn(async () => true)
  takeBack = vi.fn(async () => null)
}

describe('composing a turn of any game', () => {
  let table: Table
  let composer: PlainComposer
  let end: () => void
  const pick = (...at: Field) => composer.events.pick({ at })

  beforeEach(() => {
    table = new Table()
    end = $effect.root(() => void (composer = new PlainComposer(table as unknown as GameSession)))
  })
  afterEach(() => end())

  it('offers every field that an action names, and lists the others', () => {
    const offered = composer.targets.map(({ at }) => at.join())
    expect(offered).toEqual(['0,0', '1,0', '0,1', '2,0'])
    expect(composer.listed).toEqual(['pass'])
    expect(composer.marks).toEqual([{ at: [3, 3] }])
  })

  it('plays the only action of a field, and nothing on others', () => {
    pick(5, 5)
    expect(table.play).not.toHaveBeenCalled()
    pick(0, 0)
    expect(table.play).toHaveBeenCalledExactlyOnceWith('put 0,0')
  })

  it('lists several actions of a field, until one is played or it is let go', () => {
    pick(1, 0)
    expect(table.play).not.toHaveBeenCalled()
    expect(composer.listed).toEqual(['move 1,0 0,1', 'move 1,0 2,0'])
    composer.takeBack()
    expect(table.takeBack).not.toHaveBeenCalled()
    expect(composer.listed).toEqual(['pass'])
    pick(1, 0)
    table.decision = decide('move 1,0 1,1', 'move 1,0 2,1', 'stop')
    expect(composer.listed).toEqual(['stop'])
  })

  it('lists everything where there is no board', () => {
    table.view = {}
    table.decision = decide('put 0,0', 'pass')
    expect(composer.targets).toEqual([])
    expect(composer.listed).toEqual(['put 0,0', 'pass'])
  })
})
