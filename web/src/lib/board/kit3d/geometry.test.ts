import { Vector3 } from 'three'
import { describe, expect, it } from 'vitest'
import type { Field } from '../../wire'
import { centre } from '../hex'
import { shapeOf, type Shape } from '../spot'
import { Clay, type Vec, WHITE, chance, fire } from './clay'
import { REACH, distanceToHexagon, surveyCoast } from './coast'
import { band, ring } from './marks'

const heights = ({ positions }: Clay) => positions.filter((_, i) => i % 3 === 1)

/** A corner of each triangle, and where it faces. */
const faces = ({ positions, corners, triangles }: Clay) =>
  Array.from({ length: triangles }, (_, n) => {
    const points = corners.slice(3 * n, 3 * n + 3).map((corner) => new Vector3().fromArray(positions, corner * 3))
    const [at, b, c] = points as [Vector3, Vector3, Vector3]
    return { at, normal: b.clone().sub(at).cross(c.clone().sub(at)).normalize() }
  })

describe('clay', () => {
  it('faces outwards and upwards when turned on a lathe', () => {
    const tower = new Clay().lathe(6, [
      [1, 0, WHITE],
      [1, 1, WHITE],
      [0, 1, WHITE],
    ])
    for (const { at, normal } of faces(tower)) expect(normal.dot(at.setY(0)) > 0.5 || normal.y > 0.99).toBe(true)
  })

  it('leaves out triangles without an area', () => {
    const cone = new Clay().lathe(5, [
      [1, 0, WHITE],
      [0, 1, WHITE],
    ])
    expect(cone.triangles).toBe(5)
  })

  it('puts a model where it is told to, turned from east to south', () => {
    const spot: Vec = [1, 0, 0]
    const model = new Clay().triangle(spot, [1, 1, 0], [0, 1, 0], [WHITE, WHITE, WHITE])
    const put = new Clay().add(model, { at: [5, 2, 3], scale: 2, spin: Math.PI / 2 })
    expect(put.positions.slice(0, 3).map((part) => Math.round(part * 1e6) / 1e6)).toEqual([5, 2, 5])
  })

  it('becomes one geometry of many models', () => {
    const model = new Clay().triangle([0, 0, 0], [0, 0, 1], [1, 0, 0], [WHITE, WHITE, WHITE])
    const geometry = fire(model, model)
    expect(geometry.getAttribute('position').count).toBe(6)
    expect([...geometry.index!.array]).toEqual([0, 1, 2, 3, 4, 5])
  })

  it('draws the same numbers for the same seed', () => {
    const [one, again, other] = [chance(2, -1), chance(2, -1), chance(-1, 2)].map((next) => [next(), next(), next()])
    expect(one).toEqual(again)
    expect(one).not.toEqual(other)
  })
})

describe('the coast', () => {
  it('measures the distance from a hexagon', () => {
    expect(distanceToHexagon(0, 0)).toBe(0)
    expect(distanceToHexagon(0.8, 0)).toBe(0)
    expect(distanceToHexagon(0, 0.95)).toBe(0)
    expect(distanceToHexagon(1.866025, 0)).toBeCloseTo(1, 4)
    expect(distanceToHexagon(0, -3)).toBeCloseTo(2, 4)
  })

  it('is nothing on land and far away in the open sea', () => {
    const land: Field[] = [
      [0, 0],
      [1, 0],
      [0, 1],
    ]
    const coast = surveyCoast(land)
    const at = (x: number, y: number) =>
      coast.distances[
        Math.floor(((y - coast.top) / coast.down) * coast.height) * coast.width +
          Math.floor(((x - coast.left) / coast.across) * coast.width)
      ]! *
      (REACH / 255)
    for (const field of land) expect(at(centre(field).x, centre(field).y)).toBe(0)
    expect(at(-1.866, 0)).toBeCloseTo(1, 0)
    expect(coast.distances[0]).toBe(255)
  })
})

describe('lines', () => {
  const ground = () => 0.4

  it('go around a region, not through it', () => {
    const sides = (fields: Field[]) => {
      const clay = new Clay()
      band(clay, fields, ground, 0.9, 0.8, 0, WHITE)
      return clay.triangles / 2
    }
    expect(sides([[0, 0]])).toBe(6)
    expect(
      sides([
        [0, 0],
        [1, 0],
      ]),
    ).toBe(10)
  })

  it('go down the wall where a region goes on below', () => {
    const clay = new Clay()
    const grounds = ([q]: Field) => (q ? 1.2 : 0.4)
    const fields: Field[] = [
      [0, 0],
      [1, 0],
    ]
    band(clay, fields, grounds, 0.9, 0.8, 0, WHITE)
    const walls = faces(clay).filter(({ normal }) => normal.y < 0.5)
    expect(walls).toHaveLength(4)
    // They face the field below, in the west.
    for (const { normal } of walls) expect(normal.x).toBeCloseTo(-1)
  })

  it('lie on the ground of their spot, whatever its shape', () => {
    const wedge: Shape = { middle: { x: 2, y: 3 }, corners: [1, -1, 0].map((x, i) => ({ x, y: i - 1 })) }
    for (const [shape, sides] of [
      [shapeOf({ at: [3, -2] }), 6],
      [wedge, 3],
    ] as const) {
      const clay = new Clay()
      ring(clay, shape, 0.8, 0.9, 0.8, WHITE)
      expect(new Set(heights(clay))).toEqual(new Set([0.8]))
      expect(clay.triangles).toBe(2 * sides)
    }
  })
})
