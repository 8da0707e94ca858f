import { describe, expect, it } from 'vitest'
import { centre, tileFields } from '../hex'
import type { Clay } from '../kit3d/clay'
import { modelLoose, plotsOf, undersides } from './ground'
import { STEP, surface } from './heights'
import { arrange } from './pieces'

const heights = ({ positions }: Clay) => positions.filter((_, i) => i % 3 === 1)

describe('a tile', () => {
  const tile = { kind: 'JC', q: 2, r: -1, facing: 4, level: 3 }

  it('has its right field in the direction that it faces, the left one clockwise from it', () => {
    const [volcano, right, left] = tileFields([2, -1], 4)
    expect(plotsOf(tile)).toEqual([
      { at: volcano, terrain: 'volcano' },
      { at: right, terrain: 'clearing' },
      { at: left, terrain: 'jungle' },
    ])
  })

  it('reaches from the level below up to its own', () => {
    const ys = heights(modelLoose(tile))
    expect(Math.min(...ys)).toBeCloseTo(2 * STEP)
    expect(Math.max(...ys)).toBeGreaterThan(surface(3))
  })

  it('stands in the sea on the first level', () => {
    expect(Math.min(...heights(modelLoose({ ...tile, level: 1 })))).toBeLessThan(0)
  })

  it('keeps within a few hundred triangles', () => {
    for (const kind of ['JJ', 'CC', 'SS', 'RR', 'LL'])
      expect(modelLoose({ ...tile, kind }).triangles).toBeLessThan(1600)
  })

  it('hangs over its three fields', () => {
    expect(undersides(tile, 0.5).map(([x, y, z]) => [x, z, y])).toEqual(
      tileFields([2, -1], 4)
        .map(centre)
        .map(({ x, y }) => [x, y, 2 * STEP + 0.5]),
    )
  })
})

describe('huts', () => {
  it('stand apart within their field, one for each', () => {
    for (let count = 1; count <= 8; count++) {
      const huts = arrange(count)
      expect(huts).toHaveLength(count)
      huts.forEach((one, i) => {
        expect(Math.hypot(one.x, one.z)).toBeLessThan(0.5)
        for (const other of huts.slice(i + 1))
          expect(Math.hypot(one.x - other.x, one.z - other.z)).toBeGreaterThan(0.3 * one.scale)
      })
    }
  })
})
