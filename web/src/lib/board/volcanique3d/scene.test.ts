import { Mesh, MeshBasicMaterial, Scene } from 'three'
import { beforeEach, describe, expect, it } from 'vitest'
import { SEATS } from '../../look'
import type { Field } from '../../wire'
import { centre, neighbour } from '../hex'
import type { Stage3D } from '../kit3d/scene'
import { Theatre } from '../kit3d/theatre'
import { critterOf, hexesOf, NOTHING } from '../volcanique/testLand'
import type { Critter, Hex, VolcaniqueView } from '../volcanique/view'
import { surface } from './heights'
import { VolcaniqueScene } from './scene'

/** What a frame of the board itself takes: sea, lines of targets, marks and cursor, and badges. */
const KIT_CALLS = 8
const MOST_CALLS = 60

const settings = { seats: [], still: true, speed: 1, labels: { levels: true, outlines: true } }

/** A board without a picture. */
function stageOf(root: Scene): Stage3D {
  const nothing = () => {}
  return {
    root,
    settings,
    theatre: new Theatre(),
    sparks: { throw: () => nothing },
    clay: new MeshBasicMaterial(),
    cover: { covered: { value: [] }, hang: nothing },
    lookOf: (seat) => SEATS[seat]!,
    surface: () => 0,
    above: (at, up) => [centre(at).x, up, centre(at).y],
    changed: nothing,
    redraw: nothing,
    relabel: nothing,
    castShadows: nothing,
    shake: nothing,
  }
}

const view = (part: Partial<VolcaniqueView>): VolcaniqueView => ({ ...NOTHING, ...part }) as VolcaniqueView

describe('the scene', () => {
  let root: Scene
  let scene: VolcaniqueScene

  beforeEach(() => {
    root = new Scene()
    scene = new VolcaniqueScene(stageOf(root))
  })

  const show = (part: Partial<VolcaniqueView>) => {
    scene.read(view(part))
    for (const draw of scene.drawings) draw()
  }
  const meshes = (): Mesh[] => {
    const found: Mesh[] = []
    root.traverse((each) => {
      if (each instanceof Mesh && each.visible) found.push(each)
    })
    return found
  }
  const triangles = () => meshes().reduce((sum, { geometry }) => sum + (geometry.index?.count ?? 0) / 3, 0)

  it('tells the wedges of a hexagon apart', () => {
    show({ hexes: hexesOf({ '0,0': 'DML0' }) })
    const { x, y } = centre([0, 0])
    expect(scene.partAt([0, 0], { x: x + 0.5, y: y + 0.2 })).toBe('D')
    expect(scene.partAt([0, 0], { x: x - 0.8, y })).toBe('M')
    expect(scene.partAt([0, 0], { x: x + 0.2, y: y - 0.6 })).toBe('L')
    expect(scene.partAt([5, 5], centre([5, 5]))).toBeUndefined()
  })

  it('puts marks on the wedge that is meant, or on all of the field', () => {
    show({ hexes: hexesOf({ '0,0': 'DML0' }) })
    const wedge = scene.shape({ at: [0, 0], part: 'D' })
    expect(wedge.corners).toHaveLength(4)
    expect(scene.partAt([0, 0], wedge.middle)).toBe('D')
    expect(scene.shape({ at: [0, 0] }).corners).toHaveLength(6)
  })

  it('makes columns as high as their stacks, with those who stand on them', () => {
    show({ hexes: hexesOf({ '0,0': 'M D', '1,0': 'volcano' }), critters: [critterOf(1, [0, 0], 'D')] })
    const [high, low] = scene.columns()
    expect(high!.top - low!.top).toBeCloseTo(surface(2) - surface(1))
    expect(high!.bodies[0]!.middle.x).toBeCloseTo(centre([0, 0]).x)
    expect(low!.bodies).toHaveLength(1)
  })

  it('leaves out the sides that a neighbour hides', () => {
    show({ hexes: hexesOf({ '0,0': 'volcano', '3,0': 'volcano' }) })
    const apart = triangles()
    show({ hexes: hexesOf({ '0,0': 'volcano', '1,0': 'volcano' }) })
    expect(triangles()).toBeLessThan(apart)
  })

  it('lets land run down to where it goes on, and end in a cliff where it does not', () => {
    show({ hexes: hexesOf({ '0,0': 'soil D', '1,0': 'M' }) })
    const cliff = triangles()
    show({ hexes: hexesOf({ '0,0': 'soil D', '1,0': 'D' }) })
    expect(triangles()).toBeGreaterThan(cliff)
  })

  it('draws five seats on sixty tiles in few calls', () => {
    const fields = spiral(60)
    const hexes = hexesOf(Object.fromEntries(fields.map((field, i) => [String(field), i % 2 ? 'DML0' : 'M ML2'])))
    const critters = SEATS.flatMap((_, seat): Critter[] => [
      critterOf(seat, fields[seat]!, 'M'),
      critterOf(seat, fields[seat + 5]!, 'M', { colossal: true }),
      critterOf(seat, fields[seat + 10]!, 'M', { burrowed: true }),
      critterOf(seat, fields[seat + 20]!, 'M'),
      critterOf(seat, fields[seat + 20]!, 'M'),
    ])
    const sea = SEATS.map((_, seat) => ({ seat, q: 20 + seat, r: 0 }))
    show({ hexes: hexes satisfies Hex[], critters, sea })
    const calls = meshes().reduce((sum, { castShadow }) => sum + (castShadow ? 2 : 1), KIT_CALLS)
    expect(critters.length).toBeGreaterThan(SEATS.length)
    expect(calls).toBeLessThanOrEqual(MOST_CALLS)
  })
})

/** So many fields around the origin. */
function spiral(count: number): Field[] {
  const fields: Field[] = [[0, 0]]
  for (let ring = 1; fields.length < count; ring++) {
    let at: Field = [0, -ring]
    for (let side = 0; side < 6; side++)
      for (let step = 0; step < ring; step++) {
        at = neighbour(at, side + 1)
        fields.push(at)
      }
  }
  return fields.slice(0, count)
}
