/** Help for somebody's first games: how one wins, what would be sensible next, and what is new when it first happens. */
import type { Spot } from '../board/spot'
import type { Composer } from '../game/kind'
import type { GameSession } from '../game/session.svelte'
import type { Message } from '../wire'

/** A step of a turn: a picture, as lines on a grid of 24 by 24, and a line about it. */
export interface GuideStep {
  picture: string
  name: string
  text: string
}

/** Something sensible to do next, why, and where: the targets there are lit. */
export interface Advice {
  text: string
  spots: readonly Spot[]
}

/** What is told once, when it happens for the first time. */
export interface News {
  id: string
  title: string
  text: string
}

/** What a game has for newcomers, in the language chosen. */
export interface Guide {
  /** How one wins, in one line. */
  readonly goal: string
  readonly steps: readonly GuideStep[]
  /** Null where the page says enough by itself. */
  advise(session: GameSession, composer: Composer): Advice | null
  /** Null for what is nothing new, or speaks for itself. */
  newsOf(event: Message, mine: readonly number[]): News | null
}
