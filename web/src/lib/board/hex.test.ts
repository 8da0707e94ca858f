import { describe, expect, it } from 'vitest'
import type { Field } from '../wire'
import {
  boundsOf,
  centre,
  corner,
  distance,
  facing,
  fieldAt,
  fieldOf,
  keyOf,
  landmasses,
  neighbour,
  neighbours,
  outlines,
  rim,
  SPACING,
  tileFields,
} from './hex'

const around = (radius: number): Field[] => {
  const fields: Field[] = []
  for (let q = -radius; q <= radius; q++)
    for (let r = -radius; r <= radius; r++) if (distance([q, r], [0, 0]) <= radius) fields.push([q, r])
  return fields
}

describe('directions', () => {
  it('go clockwise from the east, as seen on the screen', () => {
    const angles = neighbours([0, 0]).map((field) => {
      const { x, y } = centre(field)
      return Math.round((Math.atan2(y, x) * 180) / Math.PI + 360) % 360
    })
    expect(angles).toEqual([0, 60, 120, 180, 240, 300])
  })

  it('come round again', () => {
    expect([6, 7, -1, -6].map(facing)).toEqual([0, 1, 5, 0])
    expect(neighbour([2, -1], 9)).toEqual(neighbour([2, -1], 3))
  })
})

describe('a tile', () => {
  it('has its right field where it faces and its left field clockwise after it', () => {
    expect(tileFields([0, 0], 0)).toEqual([
      [0, 0],
      [1, 0],
      [0, 1],
    ])
    expect(tileFields([2, -1], 5)).toEqual([
      [2, -1],
      [3, -2],
      [3, -1],
    ])
  })
})

describe('fields', () => {
  it('are found under any point of their hexagon', () => {
    for (const field of around(3)) {
      const { x, y } = centre(field)
      for (let index = 0; index < 6; index++) {
        const near = corner(index, 0.95)
        expect(fieldAt({ x: x + near.x, y: y + near.y })).toEqual(field)
      }
    }
  })

  it('are written as in the notation', () => {
    expect(keyOf([2, -1])).toBe('2,-1')
    expect(fieldOf('2,-1')).toEqual([2, -1])
  })

  it('are as far apart as the steps between them', () => {
    expect(distance([0, 0], [2, -1])).toBe(2)
    expect(distance([0, 0], [2, 1])).toBe(3)
  })
})

/** Twice the area inside, positive if clockwise on the screen. */
const area = (line: { x: number; y: number }[]) =>
  line.reduce((sum, a, index) => {
    const b = line[(index + 1) % line.length]!
    return sum + a.x * b.y - b.x * a.y
  }, 0)

describe('outlines', () => {
  it('run along the six sides of a single field', () => {
    const [line] = outlines([[1, 1]])
    expect(line).toHaveLength(6)
  })

  it('leave out sides inside', () => {
    expect(outlines(tileFields([0, 0], 2))[0]).toHaveLength(12)
  })

  it('part separate fields', () => {
    expect(
      outlines([
        [0, 0],
        [3, 0],
      ]),
    ).toHaveLength(2)
  })

  it('go clockwise around land and anticlockwise around a hole', () => {
    const lines = outlines(neighbours([0, 0]))
    expect(lines).toHaveLength(2)
    expect(lines.map((line) => Math.sign(area(line))).sort()).toEqual([-1, 1])
  })

  it('keep their distance from the sides when they run inside', () => {
    const hexagon = 3 * SPACING
    const shrunk = area(outlines([[0, 0]], 0.1)[0]!)
    expect(shrunk).toBeCloseTo(hexagon * (1 - 0.1 / (SPACING / 2)) ** 2)
    const tile = tileFields([0, 0], 0)
    // The whole less a strip of 12 sides, with 9 corners around fields and 3 into the next one.
    const corners = 2 * (9 - 3) * 0.1 ** 2 * Math.tan(Math.PI / 6)
    expect(area(outlines(tile, 0.1)[0]!)).toBeCloseTo(3 * hexagon - 2 * 12 * 0.1 + corners)
  })
})

describe('a rim', () => {
  const sides = (...open: number[]) => [0, 1, 2, 3, 4, 5].map((direction) => open.includes(direction))

  it('is closed around a lone field', () => {
    expect(rim(sides(0, 1, 2, 3, 4, 5), 0.1)).toMatchObject([{ ends: null }])
  })

  it('has a run for each group of open sides', () => {
    const runs = rim(sides(5, 0, 2), 0.1)
    expect(runs.map(({ points }) => points.length).sort()).toEqual([2, 3])
    expect(runs.map(({ ends }) => ends)).toEqual([
      [1, 3],
      [4, 1],
    ])
    expect(rim(sides(), 0.1)).toEqual([])
  })

  it('goes on in the field next to it', () => {
    // Two fields side by side: the northern line of one ends where that of the other begins.
    const west = rim(sides(1, 2, 3, 4, 5), 0.1)[0]!.points.at(-1)!
    const east = rim(sides(0, 1, 2, 4, 5), 0.1)[0]!.points[0]!
    expect(east.x + SPACING).toBeCloseTo(west.x)
    expect(east.y).toBeCloseTo(west.y)
  })
})

describe('bounds', () => {
  it('surround all fields', () => {
    expect(boundsOf([])).toBeNull()
    expect(boundsOf([[0, 0]])).toEqual({ left: -SPACING / 2, right: SPACING / 2, top: -1, bottom: 1 })
  })
})

describe('landmasses', () => {
  it('are fields that hang together', () => {
    const [here, there]: [Field[], Field[]] = [
      [
        [0, 0],
        [1, 0],
        [0, 1],
      ],
      [
        [4, 0],
        [5, 0],
      ],
    ]
    expect(landmasses([here[0]!, there[0]!, here[1]!, there[1]!, here[2]!])).toEqual([here, there])
  })
})
