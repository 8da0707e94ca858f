import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { BoardView } from '../../board/view'
import { i18n } from '../../i18n/i18n.svelte'
import type { View } from '../../wire'
import { byField, fieldsIn, targetsOf } from './actions'
import { makeBoard } from './board'
import type { Hex, PlainView } from './scene'

const SETTINGS = {
  seats: [
    { name: 'Ada', colour: 0 },
    { name: 'Katla', colour: 3 },
  ],
  still: true,
  speed: 1,
  labels: { levels: true, outlines: true },
}
const HEAD: View = { game: 'reef', options: {}, turn: 1, to_act: 0, phase: 'put', places: null }

const SOURCES = import.meta.glob('./{board.ts,scene.ts,plain.css}', { query: '?raw', import: 'default', eager: true })

it('is little to write: a board from the kit', () => {
  const lines = Object.values(SOURCES as Record<string, string>).map((text) => text.split('\n').length)
  expect(lines).toHaveLength(3)
  expect(lines.reduce((sum, each) => sum + each)).toBeLessThan(300)
})

describe('actions', () => {
  it('name fields by words of their own', () => {
    expect(fieldsIn('move 0,-1 12,3 2')).toEqual(['0,-1', '12,3'])
    expect(fieldsIn('deal 1,2,3 x1,2 -')).toEqual([])
  })

  it('are found on each field that they name, once', () => {
    expect([...byField(['put 0,0', 'move 0,0 1,0', 'turn 2,2 2,2', 'pass'])]).toEqual([
      ['0,0', ['put 0,0', 'move 0,0 1,0']],
      ['1,0', ['move 0,0 1,0']],
      ['2,2', ['turn 2,2 2,2']],
    ])
  })

  it('make targets, and a hint stands out', () => {
    const states = targetsOf(['0,0', '1,0'], 'put 1,0').map(({ at, means, state }) => [at, means, state])
    expect(states).toEqual([
      [[0, 0], 'choose', 'plain'],
      [[1, 0], 'choose', 'hinted'],
    ])
  })
})

describe('the plain board', () => {
  let board: BoardView<PlainView, never>
  const all = (selector: string) => [...board.element.querySelectorAll(selector)]
  const label = (field: string) => all(`[data-field="${field}"]`)[0]?.getAttribute('aria-label')
  const position = () => board.element.querySelector<HTMLElement>('.position')!

  beforeEach(async () => {
    await i18n.choose('en')
    board = makeBoard(document.body, { pick() {}, hover() {}, move() {}, turn() {} })
  })

  afterEach(() => board.dispose())

  it('draws hexes with owner and label, whatever else there may be', () => {
    const hexes = [{ at: [0, 1], owner: 1, label: '<3' }, { at: [0, 0] }] as Hex[]
    board.show({ ...HEAD, board: { hexes }, deck: ['secret'] } as PlainView, SETTINGS)
    expect(all('.land > g[transform]')).toHaveLength(2)
    expect(all('.land text').map(({ textContent }) => textContent)).toEqual(['', '<3'])
    expect(all('.land circle').map((disc) => disc.getAttribute('fill'))).toEqual(['#f2c314'])
    expect([label('0,0'), label('0,1')]).toEqual(['field; 0,0', 'field <3, Katla; 0,1'])
    expect(position().hidden).toBe(true)
  })

  it('shows data where a game tells of no board', () => {
    board.show({ ...HEAD, deck: ['sun', 'moon'] } as View, SETTINGS)
    expect(position().hidden).toBe(false)
    expect(position().textContent).toContain('["sun","moon"]')
    board.show({ ...HEAD, board: { hexes: [] } } as View, SETTINGS)
    expect(position().hidden).toBe(true)
  })
})
