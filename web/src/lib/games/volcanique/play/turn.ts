/**
 * What the panels show of a turn that is being played, and what they do in it: the composer fulfils it. A person thinks
 * in gestures ("this tile there"), the engine asks in steps; a gesture is drafted with all its answers in hand.
 */
import type { Biome, Item, Step } from '../../../board/volcanique/view'
import type { Message } from '../../../wire'
import type { Heap } from '../../../wire/volcanique-choices'

export type { Heap }

/** Something on the market, also while nothing can be bought. */
export interface Offer {
  item: Item
  /** Of any types, of one type, and whether one of each will do; null where it cannot be paid so. */
  price: number
  alike: number | null
  each: boolean
  /** How many are left; null where nobody counts. */
  left: number | null
  /** The ways to pay, and the one that is proposed; none where it cannot be bought now. */
  pay: readonly Heap[]
  best: Heap
  /** On how many fields it fits. */
  fits: number
  /** Why it cannot be bought; null if it can. */
  no: Message | null
}

/** What is held over the board. */
export interface Held {
  item: Item
  pay: Heap
  /** The ways to pay it. */
  heaps: readonly Heap[]
}

/** Something done in this turn that can still be taken back. */
export interface Gesture {
  /** What kind it is, by the verb of its first action: buy, move, claim, sacrifice … */
  verb: string
  /** What it did, to be told in words. */
  events: readonly Message[]
  /** Dice or an answer of somebody else came after it: it stays. */
  locked: boolean
}

export interface StepInTurn {
  step: Step
  state: 'done' | 'now' | 'open' | 'skipped'
  gestures: readonly Gesture[]
}

/** A heap to be put together: the gain of the set-up, a discard, a price that is asked by itself. */
export interface HeapChoice {
  verb: 'pay' | 'gain' | 'discard'
  count: number
  heaps: readonly Heap[]
  best: Heap
  chosen: Heap
}

/** A limited power, a card in hand, the sea, the crater, a critter from the hand for it: lit while it may be used. */
export interface Resort {
  id: string
  kind: 'power' | 'card' | 'sea' | 'offer' | 'sacrifice'
  /** Of powers and cards. */
  power: string | null
  /** What it costs, if anything. */
  price: number | null
  usable: boolean
  /** It has been pressed: the board shows what it can do. */
  active: boolean
}

export interface VolcaniqueTurn {
  readonly steps: readonly StepInTurn[]
  /** In the order in which they were made. */
  readonly gestures: readonly Gesture[]
  /** Takes back a gesture and all that came after it. */
  takeBackTo(index: number): void

  readonly offers: readonly Offer[]
  readonly held: Held | null
  /** Takes an item from the market into the hand, or does at once what needs no place. */
  hold(item: Item): void
  release(): void
  payWith(heap: Heap): void

  /** The tiles to choose among for a starting island, or one that was bought. */
  readonly tray: readonly { item: Item; left: number }[]

  readonly heap: HeapChoice | null
  chooseHeap(heap: Heap): void

  readonly resorts: readonly Resort[]
  use(id: string): void

  /** The slots of the power grid that can be chosen now. */
  readonly slots: ReadonlySet<string>
  unlock(slot: string): void

  /** What ending the turn now would collect, and what would have to be discarded; null while it cannot be ended. */
  readonly gain: Record<Biome, number> | null
  readonly discard: HeapChoice | null
}
