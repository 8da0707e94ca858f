/** What the game page needs to know of a game: its board, how a turn is composed on it, and its own panels. */
import type { Component } from 'svelte'
import type { Spot } from '../board/spot'
import type { BoardEvents, MakeBoard, Target } from '../board/view'
import type { GameSession } from './session.svelte'
import type { Stage } from './stage.svelte'

/** Composes a turn: what the board shows, and what the keys and buttons do. */
export interface Composer {
  readonly events: BoardEvents
  readonly targets: Target[]
  /** Of the type that the game's boards draw. */
  readonly ghost: unknown
  readonly marks: Spot[]
  rotate(steps: 1 | -1, all: boolean): void
  /** Puts down what is held, or sends the turn. */
  confirm(): void
  takeBack(): void
  hint(): void
}

export interface Boards {
  flat(): Promise<MakeBoard>
  /** Not every game has one. `LOST` is the event of its element that says that the graphics gave up. */
  solid?(): Promise<{ makeBoard: MakeBoard; isSupported: () => boolean; LOST: string }>
}

export interface GameKind {
  /** A composer belongs to a session; it is made where effects live. */
  compose(session: GameSession): Composer
  /** What can be done, in words and buttons. */
  Bar: Component<{ session: GameSession; composer: Composer }>
  /** What a seat has; in one short line if `compact`. */
  Stock: Component<{ session: GameSession; seat: number; compact: boolean }> | null
  /** What lies on the table for all. */
  Table: Component<{ session: GameSession }> | null
  boards: Boards | null
  /** On the board, beside the field that was picked. */
  Menu: Component<{ stage: Stage; composer: Composer }> | null
}

const KINDS: Record<string, () => Promise<{ default: GameKind }>> = {
  taluva: () => import('./taluva'),
}

/** A game without a board of its own is played on the plain one. */
export const loadKind = async (game: string): Promise<GameKind> =>
  (await (KINDS[game] ?? (() => import('./plain')))()).default
