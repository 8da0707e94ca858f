/**
 * What a game has on the page. This is all that pages and panels know of a game: only its folder in lib/games, the
 * catalogues of words, and the list at the end of this file name one.
 */
import type { Component } from 'svelte'
import type { Spot } from '../board/spot'
import type { BoardEvents, MakeBoard, Target } from '../board/view'
import type { Guide } from '../help/guide'
import type { Course } from '../help/lessons'
import type { Terms } from '../help/reasons'
import type { RulesBook } from '../help/rules'
import { i18n } from '../i18n/i18n.svelte'
import type { Sound } from '../sound'
import type { IconName } from '../ui/icons'
import type { Message } from '../wire'
import taluva from '../games/taluva'
import volcanique from '../games/volcanique'
import type { BoardHost } from './host.svelte'
import type { GameSession } from './session.svelte'

/** A part with files of its own, loaded when a page wants it. */
type Part<T> = () => Promise<{ default: T }>

export interface GameKind {
  /** To play it, and to look at what was played. A game without it is played on the plain board. */
  play?: Part<GamePlay>
  /** Its pages of rules. */
  rules?: Part<RulesBook>
  /** Its tutorial. */
  course?: Part<Course>
  /** What newcomers are told in their first games, in the language chosen. */
  guide?: Part<() => Promise<Guide>>
  /** What its bots look at, in the language chosen. */
  terms?: Part<() => Promise<Terms>>
  /** The options of a first game, where it is another one than by its first preset: offered on the home page. */
  firstGame?: Readonly<Record<string, string>>
  /** A picture for the top of the home page. */
  Hero?: Part<Component>
}

export interface GamePlay {
  /** A composer belongs to a session; it is made where effects live. */
  compose(session: GameSession): Composer
  /** What can be done, in words and buttons. */
  Bar: Component<{ session: GameSession; composer: Composer }>
  /** What a seat has; in one short line if `compact`. */
  Stock: Component<{ session: GameSession; seat: number; compact: boolean }> | null
  /** By what the places were decided; without it, it is what everybody has. */
  Outcome?: Component<{ session: GameSession }>
  /** What lies on the table for all. */
  Table: Component<{ session: GameSession }> | null
  /** For a game with more to show than fits there. */
  panels?: Panels
  boards: Boards
  /** On the board, beside the field that was picked. */
  Menu: Component<{ session: GameSession; composer: Composer; host: BoardHost }> | null
  /** What events touched, to be marked. */
  touched(events: readonly Message[]): Spot[]
  /** The sound that goes with events which happen together. */
  soundOf?(events: readonly Message[]): Sound | null
  /** Whether a turn begins with this event: it is the turn of the event's `seat`. */
  beginsTurn?(event: Message): boolean
}

/** What a game shows around the board. */
export interface Panels {
  /** In a column of their own where there is room for one; behind tabs elsewhere. */
  beside: readonly Panel[]
  /** Behind tabs, before log and chat. */
  tabs: readonly Panel[]
  /** How far the turn is: above the bar. */
  Strip: Component<PanelProps>
  /** How near the end is: below what stands beside the board, or below the seats. */
  Watch: Component<PanelProps>
}

export interface Panel {
  id: string
  icon: IconName
  title(): string
  /** It comes with a heading of its own where it is not behind a tab. */
  View: Component<PanelProps>
  /** The key that leads there. */
  key: string
  /** Whether something is to be chosen in it now: then it comes forward by itself. */
  calls?(composer: Composer): boolean
  /** Whether what was chosen goes on the board now: a sheet then makes room for it. */
  yields?(composer: Composer): boolean
}

export interface PanelProps {
  session: GameSession
  composer: Composer
}

/** Composes a turn: what the board shows, and what the keys and buttons do. */
export interface Composer {
  readonly events: BoardEvents
  readonly targets: Target[]
  /** Of the type that the game's boards draw. */
  readonly ghost: unknown
  readonly marks: Spot[]
  /** The keys of this game, beside those that work in every game (keys.ts). */
  readonly keys?: GameKeys
  /** How a mouse plays it. */
  readonly mouse?: string
  /** Puts down what is held, or sends the turn. */
  confirm(): void
  takeBack(): void
  /** Puts what is held back to where it was, one stage; nothing that is drafted. */
  putBack?(): void
  hint(): void
}

/** What keys do, by `KeyboardEvent.key`; a capital letter is the letter with Shift. */
export type GameKeys = Readonly<Record<string, { readonly meaning: string; act(): void }>>

export interface Boards {
  flat(): Promise<MakeBoard>
  /** Not every game has one. `LOST` is the event of its element that says that the graphics gave up. */
  solid?(): Promise<{ makeBoard: MakeBoard; isSupported: () => boolean; LOST: string }>
}

/** The games that have more on the page than the plain board. The first one is shown where none was chosen. */
const KINDS: Readonly<Record<string, GameKind>> = { taluva, volcanique }

export const kindOf = (game: string): GameKind => KINDS[game] ?? {}

/** The games that have some part. */
export const gamesWith = (part: keyof GameKind): string[] => Object.keys(KINDS).filter((game) => kindOf(game)[part])

/** To play a game; its sentences come along. */
export async function loadPlay(game: string): Promise<GamePlay> {
  const [play] = await Promise.all([(kindOf(game).play ?? (() => import('./plain')))(), i18n.open(game)])
  return play.default
}
