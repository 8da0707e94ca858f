/** Land for tests, as short as it can be written. */
import type { Field } from '../../wire'
import { keyOf } from '../hex'
import { joined, Land, type Picture } from './land'
import type { Biome, Critter, Hex, TileKind } from './view'
import { edgesOf } from './wedges'

/** Hexes from "q,r" to the tiles of their stack from the bottom up, such as "DM3 volcano". */
export function hexesOf(stacks: Record<string, string>): Hex[] {
  const hexes = Object.entries(stacks).map(([key, tiles]): Hex => {
    const [q, r] = key.split(',').map(Number) as [number, number]
    const stack = tiles.split(' ').map((text) => {
      const [, tile, rotation] = /^(\D+)(\d?)$/.exec(text)!
      return { tile: tile as TileKind, rotation: rotation ? Number(rotation) : null, turned_by: null, buried: [] }
    })
    const { tile: top, rotation } = stack.at(-1)!
    const edges = edgesOf(top, rotation)
    return { q, r, height: stack.length, top, rotation, edges, regions: {}, stack, frozen: false, lava: null }
  })
  return joined(hexes)
}

export const landOf = (stacks: Record<string, string>): Land => new Land(hexesOf(stacks))

export const critterOf = (seat: number, [q, r]: Field, biome: Biome, more: Partial<Critter> = {}): Critter => ({
  seat,
  q,
  r,
  biome,
  colossal: false,
  burrowed: false,
  ...more,
})

/** Lava flowing along fields, from the volcano that is the first. */
export function lavaAlong(hexes: readonly Hex[], flow: number, way: readonly Field[]): Hex[] {
  return hexes.map((hex) => {
    const index = way.findIndex((field) => keyOf(field) === keyOf([hex.q, hex.r]))
    return index > 0 ? { ...hex, lava: { flow, from: way[index - 1]! } } : hex
  })
}

export const NOTHING: Picture = {
  hexes: [],
  critters: [],
  sea: [],
  flows: [],
  cooling: [],
  super: null,
  winter: null,
}
