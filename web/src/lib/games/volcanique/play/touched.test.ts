import { expect, it } from 'vitest'
import { touchedBy } from './touched'

it('marks what has changed, once, and nothing that is only told', () => {
  const claimed = { code: 'claimed', seat: 0, field: [1, 0], biome: 'D' }
  const moved = { code: 'critter.moved', seat: 0, field: [1, 0], biome: 'D', to: [2, 0], to_biome: 'M', from: [] }
  const swum = { code: 'swimmer.moved', seat: 0, field: [4, 0], to: [3, 0], biome: 'L' }
  const told = [
    { code: 'rolled', field: [9, 9], rolled: 1, sides: 6 },
    { code: 'lava.aims', field: [9, 9], to: [9, 8], flow: 1 },
    { code: 'paid', seat: 0, resources: 'DD' },
  ]
  expect(touchedBy([claimed, moved, swum, ...told])).toEqual([
    { at: [1, 0], part: 'D' },
    { at: [2, 0], part: 'M' },
    { at: [4, 0] },
    { at: [3, 0], part: 'L' },
  ])
})

it('marks land where it has come to lie', () => {
  expect(
    touchedBy([
      {
        code: 'land.shifted',
        seat: 0,
        fields: [
          [0, 0],
          [1, 0],
        ],
        direction: 3,
      },
    ]),
  ).toEqual([{ at: [-1, 0] }, { at: [0, 0] }])
})
