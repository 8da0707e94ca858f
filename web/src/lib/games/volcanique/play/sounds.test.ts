import { describe, expect, it } from 'vitest'
import { SOUNDS, soundOf } from './sounds'

const sound = (...codes: string[]) => soundOf(codes.map((code) => ({ code })))

describe('sounds', () => {
  it('go with what happens', () => {
    expect(sound('tile.placed')).toBe(SOUNDS.tile)
    expect(sound('rolled', 'lava.aims')).toBe(SOUNDS.dice)
    expect(sound('game.ended.super')).toBe(SOUNDS.win)
    expect(sound('bought', 'paid')).toBeNull()
  })

  it('are the loudest of those that happen together', () => {
    expect(sound('critter.lost', 'volcano.rises', 'paid')).toBe(SOUNDS.eruption)
    expect(sound('claimed', 'critter.moved')).toBe(SOUNDS.claim)
  })

  it('are all heard with some event', () => {
    const codes = ['volcano.rises', 'land.shifted', 'lava.flows', 'colossal.made', 'winter.begins', 'tile.placed']
    const more = [
      'swimmer.moved',
      'rolled',
      'critter.lost',
      'claimed',
      'critter.moved',
      'resources.gained',
      'game.ended.winter',
    ]
    expect(new Set([...codes, ...more].map((code) => sound(code)))).toEqual(new Set(Object.values(SOUNDS)))
  })
})
