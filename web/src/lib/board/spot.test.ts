import { describe, expect, it } from 'vitest'
import { isWithin, keyOfSpot, sameSpot, spotOf, type Spot } from './spot'

const FIELD: Spot = { at: [2, -1] }
const DARK: Spot = { at: [2, -1], part: 'dark' }

describe('a spot', () => {
  it('is written as a key and read again', () => {
    expect([FIELD, DARK].map(keyOfSpot)).toEqual(['2,-1', '2,-1 dark'])
    for (const spot of [FIELD, DARK]) expect(spotOf(keyOfSpot(spot))).toEqual(spot)
  })

  it('is another one than its field, and than other parts of it', () => {
    expect(sameSpot(DARK, { at: [2, -1], part: 'dark' })).toBe(true)
    expect(sameSpot(DARK, FIELD)).toBe(false)
    expect(sameSpot(DARK, { at: [2, -1], part: 'light' })).toBe(false)
    expect(sameSpot(FIELD, { at: [2, 0] })).toBe(false)
  })

  it('lies within its field', () => {
    expect(isWithin(DARK, FIELD)).toBe(true)
    expect(isWithin(FIELD, FIELD)).toBe(true)
    expect(isWithin(FIELD, DARK)).toBe(false)
    expect(isWithin(DARK, { at: [0, 0] })).toBe(false)
  })
})
