/** A tile by itself: as it falls, rises, or is held over the board. */
import type { Field } from '../../wire'
import { centre } from '../hex'
import { Clay } from '../kit3d/clay'
import { Land } from '../volcanique/land'
import type { Hex, TileKind } from '../volcanique/view'
import { edgesOf } from '../volcanique/wedges'
import { modelSlab } from './columns'
import { modelField } from './fields'
import { modelVolcano } from './volcano'

/** A tile that would lie somewhere. */
export interface Held {
  at: Field
  tile: TileKind
  rotation: number
}

/** A tile by itself, as it would lie on a stack. */
export function modelLoose({ at, tile, rotation }: Held, height: number): Clay {
  const clay = new Clay()
  modelSlab(clay, { at: centre(at), tile, rotation, level: height, bare: () => true })
  const hex: Hex = {
    q: at[0],
    r: at[1],
    height,
    top: tile,
    rotation,
    edges: edgesOf(tile, rotation),
    regions: {},
    stack: [],
    frozen: false,
    lava: null,
  }
  modelField(clay, { land: new Land([hex]), hex, rooms: [] })
  if (tile === 'volcano') modelVolcano(clay, hex, [], true)
  return clay
}
