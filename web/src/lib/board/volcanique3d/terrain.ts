/** All land in one mesh. Models of hexes are kept: from one position to the next few of them change. */
import { type Material, Mesh, type Object3D } from 'three'
import type { Field } from '../../wire'
import { centre, keyOf, neighbour } from '../hex'
import { Clay, fire } from '../kit3d/clay'
import type { Land } from '../volcanique/land'
import type { Flow } from '../volcanique/lava'
import type { Hex } from '../volcanique/view'
import { closeGroove, modelSlab } from './columns'
import { type Room, modelField } from './fields'
import { surface } from './heights'
import { type Stream, modelStream } from './lava'
import { modelVolcano } from './volcano'

const SIDES = [0, 1, 2, 3, 4, 5]

export function modelHex(land: Land, hex: Hex, rooms: readonly Room[], crater?: Crater): Clay {
  const clay = new Clay()
  const at: Field = [hex.q, hex.r]
  const beside = SIDES.map((side) => land.height(neighbour(at, side)))
  for (const side of SIDES) {
    const low = Math.min(hex.height, beside[side]!)
    if (low) closeGroove(clay, centre(at), side, low)
  }
  hex.stack.forEach(({ tile, rotation }, i) =>
    modelSlab(clay, { at: centre(at), tile, rotation, level: i + 1, bare: (side) => beside[side]! <= i }),
  )
  modelField(clay, { land, hex, rooms })
  if (hex.top === 'volcano') modelVolcano(clay, hex, crater?.towards ?? [], crater?.live ?? false)
  return clay
}

interface Crater {
  towards: number[]
  live: boolean
}

/** The volcanoes from which lava has come, with the ways it took. */
function cratersOf(land: Land, flows: readonly Flow[]): Map<string, Crater> {
  const craters = new Map<string, Crater>()
  for (const { streams, heads, active } of flows) {
    for (const { at } of heads) if (land.at(at)?.top === 'volcano') craters.set(keyOf(at), { towards: [], live: true })
    for (const [first, next] of streams) {
      if (!first || !next || land.at(first)?.top !== 'volcano') continue
      const { towards = [], live = false } = craters.get(keyOf(first)) ?? {}
      const way = SIDES.find((side) => keyOf(neighbour(first, side)) === keyOf(next))
      craters.set(keyOf(first), { towards: way === undefined ? towards : [...towards, way], live: live || active })
    }
  }
  return craters
}

export class Terrain {
  readonly mesh: Mesh
  private cache = new Map<string, Clay>()

  constructor(parent: Object3D, material: Material) {
    this.mesh = new Mesh(fire(), material)
    this.mesh.castShadow = this.mesh.receiveShadow = true
    this.mesh.frustumCulled = false
    parent.add(this.mesh)
  }

  /** `rooms` are where nothing may grow, by the key of their hex; `flows` what lava is drawn. */
  show(land: Land, rooms: ReadonlyMap<string, Room[]>, flows: readonly Flow[]): void {
    const craters = cratersOf(land, flows)
    const cache = new Map<string, Clay>()
    for (const hex of land.inOrder) {
      const at: Field = [hex.q, hex.r]
      const standing = rooms.get(keyOf(at)) ?? []
      const { q, r, height, stack, top, rotation, frozen } = hex
      const around = SIDES.map((side) => [land.drop(at, side), land.matches(at, side)])
      const key = JSON.stringify([
        [q, r, height, top, rotation, frozen],
        stack.map((slab) => [slab.tile, slab.rotation]),
        around,
        standing,
        craters.get(keyOf(at)),
      ])
      cache.set(key, this.cache.get(key) ?? modelHex(land, hex, standing, craters.get(keyOf(at))))
    }
    this.cache = cache
    const lava = new Clay()
    for (const stream of streamsOf(land, flows)) modelStream(lava, stream)
    this.mesh.geometry.dispose()
    this.mesh.geometry = fire(...cache.values(), lava)
  }

  dispose(): void {
    this.mesh.geometry.dispose()
  }
}

/** What is drawn of the flows: where lava comes from that is covered by now, it begins on its own tile. */
function streamsOf(land: Land, flows: readonly Flow[]): Stream[] {
  const height = (field: Field) => surface(land.height(field))
  return flows.flatMap(({ streams, heads, active }) =>
    streams.map((path): Stream => {
      const first = land.at(path[0]!)?.top

      return {
        path,
        begins: first === 'volcano' ? 'crater' : first === 'lava' ? 'middle' : 'side',
        active,
        hasHead: heads.some(({ at }) => keyOf(at) === keyOf(path.at(-1)!)),
        surface: height,
      }
    }),
  )
}
