/** A view of Volcanique, and what is held over its boards. */
import type { Field } from '../../wire'
import type { Node, TileKind } from '../../wire/volcanique'

export type {
  Biome,
  Critter,
  Hex,
  Item,
  LandKind,
  MarketItem,
  Node,
  Pending,
  Region,
  ScoreParts,
  StackedTile,
  Step,
  TileKind,
  VolcaniquePlayer,
  VolcaniqueView,
} from '../../wire/volcanique'

/** A critter that goes somewhere because of what is held; `to` null for one that goes home to its hand. */
export interface Flight {
  seat: number
  from: Node | Field
  to: Node | Field | null
}

interface Driving {
  /** Whom it drives out, and to where. */
  driven?: Flight[]
}

/**
 * What is held over the board: a tile to be laid, land that would move, a critter on its way. Boards say where the
 * pointer is by biomes: on land a spot has its biome as `part`, elsewhere it has none.
 */
export type VolcaniqueGhost =
  | ({
      kind: 'tile'
      at: Field
      tile: TileKind
      rotation: number
      legal: boolean
      /** Directions of the sides that match what lies there. */
      matched: number[]
      /** Whether it is only shown where it was laid, or still follows the pointer. */
      pinned: boolean
    } & Driving)
  /** An island of three; those that lie there already are pinned. */
  | { kind: 'tiles'; tiles: { at: Field; tile: TileKind; rotation: number; legal: boolean }[] }
  /** Land that would move by one field. */
  | ({ kind: 'moved'; fields: Field[]; direction: number; legal: boolean } & Driving)
  /** A cut through an island: the fields of the part that may move away from the rest. */
  | { kind: 'cut'; fields: Field[] }
  /** A critter on its way; `from` null for one that comes from the hand. */
  | ({ kind: 'critter'; from: Node | Field | null; to: Node | Field; seat: number } & Driving)
  /** Where dice may send something from a field, each with its odds as a short text. */
  | { kind: 'odds'; from: Field; ways: { at: Field; odds: string }[] }
