/** What the engine tells of a game of Volcanique: `show` in src/surtsey/volcanique/showing.py. */
import type { Field, Island, Message, View } from '../../wire'

/** Dark, medium, light. */
export type Biome = 'D' | 'M' | 'L'
export type LandKind = 'D' | 'M' | 'L' | 'DM' | 'DL' | 'ML' | 'DML' | 'DLM'
export type TileKind = LandKind | 'volcano' | 'lava' | 'soil'
export type Item = LandKind | 'volcano' | 'super' | 'winter' | 'island' | 'points' | 'card'

interface Place {
  q: number
  r: number
}

/** A biome of a field, where critters stand: its letter is the `part` of a spot. */
export interface Node extends Place {
  biome: Biome
}

export interface StackedTile {
  tile: TileKind
  /** Null where it has none, or where it is hidden. */
  rotation: number | null
  /** Who has turned it in secret. */
  turned_by: number | null
  buried: { seat: number; biome: Biome }[]
}

export interface Hex extends Place {
  height: number
  top: TileKind
  rotation: number | null
  /** The biome that each of the six sides shows, from direction 0 on; null where it is no land. */
  edges: string | null
  /** The region of each biome. */
  regions: Partial<Record<Biome, number>>
  /** From the bottom up. */
  stack: StackedTile[]
  frozen: boolean
  /** Of lava on top: its flow, and the field from which it came; null where that is not known. */
  lava: { flow: number; from: Field | null } | null
}

export interface Critter extends Node {
  seat: number
  colossal: boolean
  burrowed: boolean
}

export interface Region {
  id: number
  biome: Biome
  fields: Field[]
  /** Who is there: the seat, how many critters, whether they are a group. */
  seats: [seat: number, critters: number, group: boolean][]
  /** Matched edges inside it, each once: a field and a direction. */
  edges: [q: number, r: number, direction: number][]
  /** The seats that have an income here, once for each resource. */
  income: number[]
}

export type Step = 'lava' | 'move' | 'buy' | 'erosion' | 'claim' | 'sacrifice' | 'collect'

/** What is about to come down, while somebody is asked about it. */
export interface Pending {
  what: 'lava' | 'volcano' | 'land' | 'landslide'
  at: Field
  from: Field | null
  tile: TileKind | null
  rotation: number | null
}

export interface ScoreParts {
  total: number
  [part: string]: number
}

export interface VolcaniquePlayer {
  hand: number
  crater: number
  land: number
  buried: number
  /** All that are out of the hand: on land, buried, at sea, in the crater, on the power grid. */
  deployed: number
  resources: Record<Biome, number>
  limit: number
  /** What collecting would bring now. */
  income: Record<Biome, number>
  powers: string[]
  limited_left: string[]
  volcanoes: number
  points: number
  /** Null for cards that may not be seen. */
  cards: ({ power: string; points: number } | null)[]
  may_interrupt: boolean
  score: ScoreParts
}

export interface MarketItem {
  item: Item
  /** Of any types, and of one type; null where it cannot be paid so. A card costs one of each and nothing else. */
  price: number
  alike: number | null
  /** Whether one of each type will do. */
  each: boolean
  /** How many are left; null where nobody counts. */
  left: number | null
  /** Whether the one who looks holds enough for it. */
  affordable: boolean
}

export interface VolcaniqueView extends View {
  game: 'volcanique'
  preset: string
  seat: number
  turn_seat: number
  first: number
  chance: boolean
  question: Message | null
  stage: string
  trigger: string | null
  trigger_seat: number | null
  hexes: Hex[]
  critters: Critter[]
  sea: (Place & { seat: number })[]
  /** The head of each flow of lava, the fields where it can go, and whether it can go nowhere. */
  flows: (Place & { flow: number; ways: Field[]; dammed: boolean })[]
  cooling: Place[]
  super: Place | null
  winter: (Place & { radius: number }) | null
  grid: { slot: string; level: number; power: string | null; title: string | null; seats: number[] }[]
  supply: {
    resources: Record<Biome, number>
    tiles: Record<LandKind, number>
    volcanoes: number
    lava: number | null
    cards: number | null
  }
  eroded: number
  played: string[]
  turns_left: number | null
  idle: number
  this_turn: {
    moves: number
    flown: boolean
    flipped: boolean
    purchases: number
    on_soil: number
    card_bought: boolean
    unable_to_buy: boolean
    sea_action: boolean
    sacrificed: boolean
    offered: boolean
    borrowed: string[]
  }
  players: VolcaniquePlayer[]
  islands: Island[]
  regions: Region[]
  steps: { step: Step; state: 'done' | 'now' | 'open' | 'skipped' }[]
  pending: Pending | null
  market: MarketItem[]
  /** The seats on whose critters the active player may lay land now. */
  open_to: number[]
  /** How near the ends are. */
  watch: {
    land_left: number
    deployed_most: number
    need: number
    idle: number
    idle_limit: number | null
    unfrozen: number | null
    turns_left: number | null
    turn_cap: number | null
  }
}

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
