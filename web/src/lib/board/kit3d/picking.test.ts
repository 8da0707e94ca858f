import { describe, expect, it } from 'vitest'
import type { Field } from '../../wire'
import { centre } from '../hex'
import type { Vec } from './clay'
import { type Column, type Ray, meetColumn, pick } from './picking'

const DOWN: Vec = [0, -1, 0]
/** How high the ground is of low and of high land. */
const LOW = 0.4
const HIGH = 1.6
const low = (at: Field): Column => ({ at, top: LOW, bodies: [] })
const built = (at: Field): Column => ({ ...low(at), bodies: [{ middle: centre(at), height: 0.5, size: 0.5 }] })
const pickField = (ray: Ray, columns: Column[]) => pick(ray, columns)?.at ?? null

const through = (at: Field, y: number, way: Vec) => {
  const { x, y: z } = centre(at)
  return { from: [x - 10 * way[0], y - 10 * way[1], z - 10 * way[2]] as Vec, way }
}

describe('picking', () => {
  it('finds the field of the sea where there is no land', () => {
    expect(pickField(through([3, -2], 0, DOWN), [])).toEqual([3, -2])
    expect(pickField(through([-4, 7], 0, [0.2, -1, 0.3]), [low([0, 0])])).toEqual([-4, 7])
  })

  it('finds nothing in the sky', () => {
    expect(pickField({ from: [0, 5, 0], way: [0, 0.1, 1] }, [])).toBeNull()
  })

  it('finds the top of a field on its own height', () => {
    const way: Vec = [0, -1, -1]
    const high: Column = { at: [0, 0], top: HIGH, bodies: [] }
    expect(pickField(through([0, 0], HIGH, way), [high, low([0, -1])])).toEqual([0, 0])
  })

  it('takes what stands in front of what is behind it', () => {
    // The ray goes on to the field in the north, over the sea, but a high column is in the way.
    const north: Field = [1, -2]
    const ray = through(north, LOW, [0, -0.4, -1])
    expect(pickField(ray, [low(north)])).toEqual(north)
    expect(pickField(ray, [low(north), { at: [0, 0], top: 2.4, bodies: [] }])).toEqual([0, 0])
  })

  it('takes buildings and volcanoes for a part of their field', () => {
    const ray = through([0, 0], LOW + 0.4, [0, -0.3, -1])
    expect(pickField(ray, [built([0, 0]), low([0, -1]), low([1, -2])])).toEqual([0, 0])
    expect(pickField(ray, [low([0, 0]), low([0, -1]), low([1, -1])])).not.toEqual([0, 0])
  })

  it('takes whoever is pointed at for where they stand', () => {
    const middle = { x: 0.4, y: 0.1 }
    const column: Column = { ...low([0, 0]), bodies: [{ middle, height: 0.5, size: 0.3 }] }
    const shoulder: Ray = { from: [0.4, LOW + 0.4, 5], way: [0, -0.01, -1] }
    expect(pick(shoulder, [column])).toEqual({ at: [0, 0], point: middle })
  })

  it('tells which point of the field it was', () => {
    expect(pick({ from: [0.3, 5, -0.2], way: DOWN }, [low([0, 0])])).toEqual({ at: [0, 0], point: { x: 0.3, y: -0.2 } })
    expect(pick({ from: [0, 5, 0], way: [0.1, -1, 0] }, [])!.point.x).toBeCloseTo(0.5)
  })

  it('measures how far away a column begins', () => {
    expect(meetColumn({ from: [0, 5, 0], way: DOWN }, 0, 0, 1, 1)).toBeCloseTo(4)
    expect(meetColumn({ from: [-5, 0.5, 0], way: [1, 0, 0] }, 0, 0, 1, 1)).toBeCloseTo(5 - Math.sqrt(3) / 2)
    expect(meetColumn({ from: [0, 0.5, -5], way: [0, 0, 1] }, 0, 0, 1, 1)).toBeCloseTo(4)
    expect(meetColumn({ from: [2, 5, 0], way: DOWN }, 0, 0, 1, 1)).toBe(Infinity)
  })
})
