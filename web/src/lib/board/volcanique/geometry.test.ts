import { describe, expect, it } from 'vitest'
import type { Field } from '../../wire'
import { centre, corner, type Point } from '../hex'
import { bordersOf } from './borders'
import { companiesOf, holdersOf, placeOf, swimmersOf } from './critters'
import { Land, regionsOf } from './land'
import { flowsOf } from './lava'
import { critterOf, hexesOf, landOf, lavaAlong } from './testLand'
import { biomeAt, edgesOf, middleOf, polygonOf, wedgeOf, wedgesOf } from './wedges'

const area = (points: readonly Point[]) =>
  points.reduce((sum, a, index) => {
    const b = points[(index + 1) % points.length]!
    return sum + (a.x * b.y - b.x * a.y) / 2
  }, 0)
const HEXAGON_AREA = area([0, 1, 2, 3, 4, 5].map((index) => corner(index)))

const TILES = ['D', 'DM0', 'DL1', 'ML2', 'DML3', 'DLM4', 'DML5'].map((text) =>
  edgesOf(text.replace(/\d/, '') as 'D', Number(/\d/.exec(text)?.[0] ?? 0))!,
)

describe('edges', () => {
  it('are turned clockwise by the rotation', () => {
    expect(edgesOf('DML', 0)).toBe('DDMMLL')
    expect(edgesOf('DML', 1)).toBe('LDDMML')
    expect(edgesOf('DL', 5)).toBe('DDLLLD')
    expect(edgesOf('M', null)).toBe('MMMMMM')
    expect(edgesOf('lava', null)).toBeNull()
  })
})

describe('wedges', () => {
  it.each(TILES)('of %s fill the hexagon', (edges) => {
    const sum = wedgesOf(edges).reduce((total, wedge) => total + area(polygonOf(wedge).points), 0)
    expect(sum).toBeCloseTo(HEXAGON_AREA)
  })

  it.each(TILES)('of %s have their own sides in order', (edges) => {
    for (const wedge of wedgesOf(edges))
      expect(
        polygonOf(wedge)
          .directions.filter((each) => each !== null)
          .map((each) => edges[each]),
      ).toEqual(Array.from({ length: wedge.sides }, () => wedge.biome))
  })

  it.each(TILES)('of %s are found under their middles and corners', (edges) => {
    for (const wedge of wedgesOf(edges)) {
      const { points } = polygonOf(wedge, { outer: () => 0.05, inner: 0.05 })
      for (const point of [middleOf(wedge), ...points]) expect(biomeAt(edges, point)).toBe(wedge.biome)
    }
  })

  it('keep the distance of each side, and none where they run on', () => {
    const wedge = wedgeOf('DDMMLL', 'M')
    const { points, directions } = polygonOf(wedge, { outer: (direction) => (direction === 2 ? 0 : 0.1), inner: 0.05 })
    expect(directions).toEqual([2, 3, null, null])
    const whole = polygonOf(wedge).points
    // The line through the first side is still that of the hexagon.
    const [a, b] = [whole[0]!, whole[1]!]
    for (const point of [points[0]!, points[1]!])
      expect((b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x)).toBeCloseTo(0)
    expect(area(points)).toBeLessThan(area(whole))
  })
})

describe('regions', () => {
  it('go on where sides match, whatever the heights', () => {
    const land = landOf({ '0,0': 'DM0', '1,0': 'L D', '2,0': 'ML0' })
    const names = regionsOf(land).map((region) => region.map(({ q, biome }) => `${q}${biome}`).join(' '))
    expect(names).toEqual(['0D 1D', '0M', '2M', '2L'])
  })
})

describe('borders', () => {
  const length = (line: { points: Point[] }[]) => {
    const points = line.flatMap((stretch) => stretch.points)
    return points
      .slice(1)
      .reduce((sum, point, index) => sum + Math.hypot(point.x - points[index]!.x, point.y - points[index]!.y), 0)
  }
  const borders = (land: Land, inset = 0) => regionsOf(land).map((region) => bordersOf(land, region, inset))

  it('go around a hexagon that stands alone', () => {
    const [[line]] = borders(landOf({ '0,0': 'D' })) as [[{ at: Field; points: Point[] }[]]]
    expect(line).toHaveLength(1)
    expect(line[0]!.points.at(-1)).toEqual(line[0]!.points[0])
    expect(length(line)).toBeCloseTo(6)
  })

  it('do not cross sides where a biome runs on', () => {
    const [lines] = borders(landOf({ '0,0': 'D', '1,0': 'D' }))
    expect(lines).toHaveLength(1)
    expect(length(lines![0]!)).toBeCloseTo(10)
    expect(lines![0]!.map(({ at }) => at[0])).toEqual([0, 1])
  })

  it('join from field to field, and close', () => {
    // Around a corner: the third hexagon goes on to both others with different biomes.
    const land = landOf({ '0,0': 'D', '1,0': 'DML0', '0,1': 'DLM4', '-1,1': 'DM1', '1,-1': 'M' })
    for (const inset of [0, 0.1])
      for (const line of borders(land, inset).flat())
        line.forEach((stretch, index) => {
          const next = line[(index + 1) % line.length]!
          const [end, start] = [stretch.points.at(-1)!, next.points[0]!]
          expect(Math.hypot(end.x - start.x, end.y - start.y)).toBeCloseTo(0)
        })
  })

  it('stay inside by the inset', () => {
    const land = landOf({ '0,0': 'D', '1,0': 'DML0', '0,1': 'DLM4', '-1,1': 'DM1', '1,-1': 'M' })
    const inset = 0.1
    for (const region of regionsOf(land))
      for (const line of bordersOf(land, region, inset))
        for (const { at, points } of line)
          for (const point of points) {
            const { x, y } = centre(at)
            const local = { x: (point.x - x) * 0.999, y: (point.y - y) * 0.999 }
            expect(Math.max(...[0, 1, 2, 3, 4, 5].map((side) => outwards(local, side)))).toBeLessThan(Math.sqrt(3) / 2)
            expect(biomeAt(land.at(at)!.edges!, local)).toBe(region[0]!.biome)
          }
  })

  it('go around holes the other way', () => {
    const ring = Object.fromEntries(
      [
        [1, 0],
        [0, 1],
        [-1, 1],
        [-1, 0],
        [0, -1],
        [1, -1],
      ].map(([q, r]) => [`${q},${r}`, 'D']),
    )
    const [lines] = borders(landOf(ring))
    const areas = lines!.map((line) => area(line.flatMap(({ points }) => points)))
    expect(areas.sort((a, b) => a - b).map((each) => Math.round(each / HEXAGON_AREA))).toEqual([-1, 7])
  })
})

const outwards = ({ x, y }: Point, side: number) =>
  x * Math.cos((side * Math.PI) / 3) + y * Math.sin((side * Math.PI) / 3)

describe('critters', () => {
  const land = landOf({ '0,0': 'DML0', '1,0': 'D' })

  it('stand in the middle of their wedge', () => {
    expect(placeOf(land, { q: 1, r: 0, biome: 'D' })).toEqual({ x: expect.closeTo(Math.sqrt(3)), y: expect.closeTo(0) })
    const { x, y } = placeOf(land, { q: 0, r: 0, biome: 'M' })
    expect(biomeAt('DDMMLL', { x, y })).toBe('M')
  })

  it('are one company where they are alike, and apart otherwise', () => {
    const critters = [
      critterOf(1, [1, 0], 'D'),
      critterOf(1, [1, 0], 'D'),
      critterOf(1, [1, 0], 'D', { colossal: true }),
      critterOf(0, [1, 0], 'D'),
      critterOf(2, [0, 0], 'L'),
    ]
    const companies = companiesOf(land, critters)
    expect(companies.map(({ seat, count, colossal }) => [seat, count, colossal])).toEqual([
      [1, 2, false],
      [1, 1, true],
      [0, 1, false],
      [2, 1, false],
    ])
    const places = companies.map(({ place }) => `${place.x.toFixed(2)} ${place.y.toFixed(2)}`)
    expect(new Set(places).size).toBe(companies.length)
    expect(companies[0]!.size).toBeLessThan(companiesOf(land, critters.slice(0, 2))[0]!.size)
  })

  it('hold the region that they stand in', () => {
    const holders = holdersOf(land, [critterOf(2, [1, 0], 'D'), critterOf(0, [0, 0], 'D')])
    expect([...holders.values()]).toEqual([[0, 2]])
  })

  it('swim beside those of others', () => {
    const swimmers = swimmersOf([
      { q: 3, r: 0, seat: 1 },
      { q: 3, r: 0, seat: 0 },
      { q: 3, r: 0, seat: 1 },
    ])
    expect(swimmers.map(({ seat, count }) => [seat, count])).toEqual([
      [1, 2],
      [0, 1],
    ])
    expect(swimmers[0]!.place).not.toEqual(swimmers[1]!.place)
  })
})

describe('lava', () => {
  const stacks = { '0,0': 'D volcano', '1,0': 'lava', '2,0': 'lava', '1,1': 'lava', '5,5': 'lava' }

  it('is one stream from its volcano to its head', () => {
    const hexes = lavaAlong(hexesOf(stacks), 7, [
      [0, 0],
      [1, 0],
      [2, 0],
    ])
    const flows = flowsOf({ hexes, flows: [{ flow: 7, q: 2, r: 0, ways: [[3, 0]], dammed: false }] })
    expect(flows).toEqual([
      {
        flow: 7,
        active: true,
        streams: [
          [
            [0, 0],
            [1, 0],
            [2, 0],
          ],
        ],
        heads: [{ at: [2, 0], ways: [[3, 0]], dammed: false }],
      },
    ])
  })

  it('parts into streams, and may have lost its source', () => {
    const parted = lavaAlong(
      lavaAlong(hexesOf(stacks), 7, [
        [0, 0],
        [1, 0],
        [2, 0],
      ]),
      7,
      [
        [1, 0],
        [1, 1],
      ],
    )
    const hexes = parted.map((hex) => (hex.q === 5 ? { ...hex, lava: { flow: 9, from: null } } : hex))
    const [seventh, ninth] = flowsOf({ hexes, flows: [] })
    expect(seventh!.streams).toEqual([
      [
        [0, 0],
        [1, 0],
        [2, 0],
      ],
      [
        [1, 0],
        [1, 1],
      ],
    ])
    expect(ninth).toMatchObject({ active: false, streams: [[[5, 5]]], heads: [] })
  })
})
