import { expect, it } from 'vitest'
import { soundOf } from './sound'
import type { Message } from './wire'

const event = (code: string, more = {}): Message => ({ code, text: '', ...more })

it('goes with the most important event', () => {
  expect(soundOf([event('tile.placed', { level: 1 })])).toBe('tile')
  expect(soundOf([event('tile.placed', { level: 2 }), event('huts.lost')])).toBe('eruption')
  expect(soundOf([event('piece.built', { piece: 'tower' }), event('type.completed')])).toBe('tower')
  expect(soundOf([event('piece.built', { piece: 'temple' }), event('game.ended.two_types')])).toBe('win')
  expect(soundOf([event('settlement.expanded'), event('expansion.field')])).toBe('expansion')
  expect(soundOf([event('tile.drawn')])).toBeNull()
})
