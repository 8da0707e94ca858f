// Written by `make wire` from surtsey.volcanique.views.
import type { Field, Message } from '../wire'
import type { Island, View } from './server'

/** Dark, medium, light. */
export type Biome = 'D' | 'M' | 'L'

export type LandKind = 'D' | 'M' | 'L' | 'DM' | 'DL' | 'ML' | 'DML' | 'DLM'

export type TileKind = 'D' | 'M' | 'L' | 'DM' | 'DL' | 'ML' | 'DML' | 'DLM' | 'volcano' | 'lava' | 'soil'

export type Item = 'D' | 'M' | 'L' | 'DM' | 'DL' | 'ML' | 'DML' | 'DLM' | 'volcano' | 'super' | 'winter' | 'island' | 'points' | 'card'

export type Step = 'lava' | 'move' | 'buy' | 'erosion' | 'claim' | 'sacrifice' | 'collect'

export interface Place {
  q: number
  r: number
}

/** A biome of a field, where critters stand: its letter is the `part` of a spot. */
export interface Node extends Place {
  biome: Biome
}

export interface Buried {
  seat: number
  biome: Biome
}

export interface StackedTile {
  tile: TileKind
  /** Null where it has none, or where it is hidden. */
  rotation: number | null
  /** Who has turned it in secret. */
  turned_by: number | null
  buried: Buried[]
}

/** The flow of lava on top, and the field from which it came; null where that is not known. */
export interface Lava {
  flow: number
  from: Field | null
}

export interface BareHex extends Place {
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
}

export interface Hex extends BareHex {
  lava: Lava | null
}

export interface Critter extends Node {
  seat: number
  colossal: boolean
  burrowed: boolean
}

export interface Swimmer extends Place {
  seat: number
}

/** The head of a flow of lava. */
export interface BareFlow extends Place {
  flow: number
}

export interface Flow extends BareFlow {
  /** Where it can go, in the order in which a die counts. */
  ways: Field[]
  /** It can go nowhere. */
  dammed: boolean
}

export interface Winter extends Place {
  radius: number
}

/** A place of the power grid. */
export interface Slot {
  slot: string
  level: number
  power: string | null
  title: string | null
  seats: number[]
}

export interface Resources {
  D: number
  M: number
  L: number
}

export interface LandTiles {
  D: number
  M: number
  L: number
  DM: number
  DL: number
  ML: number
  DML: number
  DLM: number
}

/** What is left for all; null where nobody counts. */
export interface Supply {
  resources: Resources
  tiles: LandTiles
  volcanoes: number
  lava: number | null
  cards: number | null
}

/** What the active player has done in this turn, as far as it matters for what may be done yet. */
export interface ThisTurn {
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

export interface Card {
  power: string
  points: number
}

export interface ScoreParts {
  critters: number
  colossal: number
  herds: number
  edges: number
  volcanoes: number
  crater: number
  tallest: number
  largest: number
  diversified: number
  bought: number
  cards: number
  total: number
}

export interface BarePlayer {
  hand: number
  crater: number
  land: number
  buried: number
  resources: Resources
  /** Of resources in hand. */
  limit: number
  powers: string[]
  limited_left: string[]
  volcanoes: number
  points: number
  /** Null for those that may not be seen. */
  cards: (Card | null)[]
  may_interrupt: boolean
  score: ScoreParts
}

export interface VolcaniquePlayer extends BarePlayer {
  /** All that are out of the hand: on land, buried, at sea, in the crater, on the power grid. */
  deployed: number
  /** What collecting would bring now. */
  income: Resources
}

export interface Region {
  id: number
  biome: Biome
  fields: Field[]
  /** Who is there: the seat, how many critters, whether they are a group. */
  seats: [number, number, boolean][]
  /** Matched edges inside it, each once: a field and a direction. */
  edges: [number, number, number][]
  /** The seats that have an income here, once for each resource. */
  income: number[]
}

export interface StepState {
  step: Step
  state: 'done' | 'now' | 'open' | 'skipped'
}

/** What is about to come down, while somebody is asked about it. */
export interface Pending {
  what: 'lava' | 'volcano' | 'land' | 'landslide'
  at: Field
  from: Field | null
  tile: TileKind | null
  rotation: number | null
}

export interface MarketItem {
  item: Item
  /** Of any types. */
  price: number
  /** Of one type; null where it cannot be paid so. A card costs one of each and nothing else. */
  alike: number | null
  /** Whether one of each type will do. */
  each: boolean
  /** How many are left; null where nobody counts. */
  left: number | null
  /** Whether the one who looks holds enough for it. */
  affordable: boolean
}

/** How near the ends are. */
export interface Watch {
  land_left: number
  deployed_most: number
  need: number
  idle: number
  idle_limit: number | null
  unfrozen: number | null
  turns_left: number | null
  turn_cap: number | null
}

export interface Facts {
  super: Place | null
}

export interface Common extends View, Facts {
  preset: string
  seat: number
  turn_seat: number
  first: number
  chance: boolean
  question: Message | null
  stage: string
  trigger: string | null
  trigger_seat: number | null
  critters: Critter[]
  sea: Swimmer[]
  cooling: Place[]
  winter: Winter | null
  grid: Slot[]
  supply: Supply
  eroded: number
  played: string[]
  turns_left: number | null
  idle: number
  this_turn: ThisTurn
}

/** What `describe` tells. */
export interface BareView extends Common {
  hexes: BareHex[]
  flows: BareFlow[]
  players: BarePlayer[]
}

/** What `show` tells. */
export interface VolcaniqueView extends Common {
  hexes: Hex[]
  flows: Flow[]
  players: VolcaniquePlayer[]
  islands: Island[]
  regions: Region[]
  steps: StepState[]
  pending: Pending | null
  market: MarketItem[]
  /** The seats on whose critters the active player may lay land now. */
  open_to: number[]
  watch: Watch
}

export interface Loss {
  seat: number
  /** A field or a node, as positions write it. */
  at: string
  to: 'hand' | 'wound'
}

export interface ChangedRegion {
  biome: Biome
  fields: Field[]
  /** Who is there, and how many critters. */
  seats: [number, number][]
}

/** Where lava has got to, and where it can go on to. */
export interface NewLava {
  at: Field
  ways: Field[]
}

/** What a gesture brings. */
export interface Consequences {
  /** For each seat the parts of its score that differ, and by how much. */
  score: Record<string, number>[]
  regions: ChangedRegion[]
  lost: Loss[]
  /** Matched edges: a field and a direction. */
  matched: [number, number, number][]
  lava: NewLava[]
}
