import { expect, it } from 'vitest'
import { DECK, unseen } from './deck'

it('has 48 tiles', () => {
  expect([...DECK.values()].reduce((sum, count) => sum + count, 0)).toBe(48)
})

it('counts what nobody has seen', () => {
  const left = unseen(['JC', 'JC', 'LL'])
  expect(left).toContainEqual({ kind: 'JC', count: 4 })
  expect(left.some(({ kind }) => kind === 'LL')).toBe(false)
})
