// Written by `make wire` from surtsey.volcanique.choices.forms.
import type { Field, Message } from '../wire'
import type { LandKind, Item } from './volcanique'

/** A field or a node as positions write it: 2,-1 or 2,-1D. */
export type Spot = string

/** Resources as letters, such as DDM. */
export type Heap = string

/** A field and six signs, one a rotation: '-' if it does not fit, else which sides match. Empty for volcanoes. */
export type Site = [number, number, string]

/** A seat, and how many of its critters go to hand. */
export type Gone = [number, number]

export interface OnSale {
  action: string
  item: Item
  price: number
  alike: number | null
  /** The ways to pay. */
  pay: Heap[]
  /** The one that is proposed. */
  best: Heap
  /** Why it cannot be bought. */
  no?: Message | null
}

export interface Lay extends OnSale {
  do: 'lay'
  left: number
  at: Site[]
}

export interface Erupt extends OnSale {
  do: 'erupt'
  left: number
  /** What pays for it on tall stacks only. */
  cheap: Heap[]
  /** Fields, and 1 where it may be paid cheaply. */
  at: [number, number, number][]
}

export interface Buy extends OnSale {
  do: 'buy'
}

/** A tile of a starting island, or of one that was bought. */
export interface Take {
  do: 'take'
  action: string
  item: LandKind
  left: number
  at: Site[]
}

/** A tile that is taken or paid already. */
export interface Placing {
  do: 'site'
  item: Item
  at: Site[]
}

export interface Goals {
  /** The power that it takes; empty for none. */
  by: string
  at: Spot[]
  out: Gone[]
}

/** `action` is empty where it is known what moves; what roams can also go where everything that roams can. */
export interface Move {
  do: 'move'
  action: string
  group: boolean
  from: Spot[]
  to: Goals[]
  roams?: boolean
}

export interface Swim {
  do: 'swim'
  action: string
  at: Spot
  to: Spot[]
  roams?: boolean
}

/** Where everything that roams may go besides its own goals. */
export interface Roam {
  do: 'roam'
  by?: string
  to: Spot[]
}

/** One thing that can be done at several places. */
export interface AtSpot {
  do: 'spot'
  verb: string
  at: Spot[]
  price?: number
  pay?: Heap[]
  best?: Heap
}

/** A critter on a tile that something comes down on, its refuges, their price, and what becomes of it otherwise. */
export interface Rescue {
  do: 'rescue'
  seat: number
  at: Spot
  colossal: boolean
  to: Spot[]
  best: Spot | null
  price: number
  pay: Heap[]
  best_pay: Heap
  else: 'hand' | 'wound' | null
}

export interface Way {
  at: Field
  /** In how many cases it is the one, of how many. */
  n: number
  of: number
  /** Who is there. */
  out: Spot[]
  fizzles?: boolean
}

export interface Odds {
  do: 'odds'
  action: string
  ways: Way[]
}

export interface Shift {
  do: 'shift'
  /** Empty where it is known what moves. */
  verb: '' | 'rift' | 'plates'
  land: Field[]
  /** Where the cut or the island begins, which of the land belongs to it, and the ways that it can go. */
  parts: [string, string, number[]][]
}

/** A heap to be taken or given away. */
export interface HeapOf {
  do: 'heap'
  verb: 'pay' | 'gain' | 'discard'
  count: number
  heaps: Heap[]
  best: Heap
}

/** Something about what is off the board. */
export interface Option {
  do: 'option'
  action: string
  price?: number
  pay?: Heap[]
  best?: Heap
  slot?: string
  power?: string
  card?: string
  seat?: number
  out?: Gone[]
}

export type Choice = Lay | Erupt | Buy | Take | Placing | Move | Swim | Roam | AtSpot | Rescue | Odds | Shift | HeapOf | Option
