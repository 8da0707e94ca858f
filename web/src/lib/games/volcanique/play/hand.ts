/** What somebody at the board has taken up, and what can be done with it at which spot. */
import { keyOfSpot, sameSpot, type Spot } from '../../../board/spot'
import type { Meaning, Target } from '../../../board/view'
import type { Answer, Field } from '../../../wire'
import type { Erupt, Gone, Lay, Move, Placing, Shift, Swim, Take, Way } from './choices'
import type { Heap } from './turn'

/** A tile or a volcano that looks for a place. */
export interface TileInHand {
  kind: 'tile'
  question: string
  choice: Lay | Erupt | Take | Placing
  /** What is paid, if it is not what is proposed. */
  pay: Heap | null
  at: Field | null
  rotation: number
  /** It stays where it is while the pointer moves on. */
  pinned: boolean
}

/** A critter or a group that goes somewhere. */
export interface Mover {
  kind: 'mover'
  question: string
  choice: Move
  /** Where it can go besides: by which power. */
  roams: { by: string; to: string[] }
}

export interface Swimmer {
  kind: 'swimmer'
  question: string
  choice: Swim
  roams: string[]
}

/** Land that moves: which way is still open. */
export interface LandInHand {
  kind: 'land'
  question: string
  verb: Shift['verb']
  /** Where the cut or the island begins; empty where that is known. */
  name: string
  fields: Field[]
  ways: number[]
}

/** Something has been pressed, and the board shows where it can be used. */
export interface Pressed {
  kind: 'pressed'
  id: 'rift' | 'plates' | 'sea' | 'sacrifice'
}

export type Hand = TileInHand | Mover | Swimmer | LandInHand | Pressed

/** What is done by choosing a spot, as menus call it. */
export type Deed =
  | 'lay'
  | 'move'
  | 'move colossal'
  | 'group'
  | 'go'
  | 'burrow'
  | 'surface'
  | 'claim'
  | 'upgrade'
  | 'erode'
  | 'return'
  | 'sea'
  | 'swim'
  | 'sacrifice'
  | 'rift'
  | 'plates'
  | 'shift'
  | 'slide'
  | 'lateral'
  | 'aim'
  | 'refuge'

export interface Doing {
  deed: Deed
  spot: Spot
  means: Meaning
  quiet?: boolean
  badge?: string
  /** By which power, in which direction, for what price, how many: for the words of it. */
  by?: string
  way?: number
  price?: number
  count?: number
  out?: Gone[]
  /** What would be touched; where dice may lead. */
  fields?: Field[]
  ways?: Way[]
  /** The gesture; or what is taken up for it. */
  answers?: Answer[]
  hold?: Hand
  /** The row of a decision that it answers, with what. */
  row?: { index: number; to: string }
}

/** What the board offers: where several things can be done, it is one target. */
export function targetsOf(doings: readonly Doing[], hints: readonly Spot[]): Target[] {
  const found = new Map<string, Target>()
  for (const { spot, means, quiet, badge } of doings) {
    const before = found.get(keyOfSpot(spot))
    if (before && (before.state !== 'quiet' || quiet)) continue
    const hinted = hints.some((each) => sameSpot(each, spot))
    found.set(keyOfSpot(spot), { ...spot, means, state: hinted ? 'hinted' : quiet ? 'quiet' : 'plain', badge })
  }
  return [...found.values()]
}
