import { expect, it } from 'vitest'
import type { Message } from '../../../wire'
import { soundOf, SOUNDS } from './sounds'

const event = (code: string, more = {}): Message => ({ code, ...more })

it('goes with the most important event', () => {
  expect(soundOf([event('tile.placed', { level: 1 })])).toBe(SOUNDS.tile)
  expect(soundOf([event('tile.placed', { level: 2 }), event('huts.lost')])).toBe(SOUNDS.eruption)
  expect(soundOf([event('piece.built', { piece: 'tower' }), event('type.completed')])).toBe(SOUNDS.tower)
  expect(soundOf([event('piece.built', { piece: 'temple' }), event('game.ended.two_types')])).toBe(SOUNDS.win)
  expect(soundOf([event('settlement.expanded'), event('expansion.field')])).toBe(SOUNDS.expansion)
  expect(soundOf([event('tile.drawn')])).toBeNull()
})
