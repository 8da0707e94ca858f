/**
 * What the server and the page say to each other. The server's side of it is src/surtsey/server/wire.py; docs/server.md
 * tells the story. The page knows no rules: it shows views, offers the actions that it is told are legal, and asks.
 *
 * Actions are text everywhere, as in docs/notation.md ("tile 2,-1 4", "hut 3,-1", "expand 0,1 jungle"). Messages of the
 * engine (events, problems, questions) are a code with parameters; the game's sentences say them.
 */

/* ------------------------------------------------------------------------------------------------ from the engine */

export type Field = [q: number, r: number]

/** A code with parameters. */
export interface Message {
  code: string
  [param: string]: unknown
}

/** What a game says in one language: sentences by the codes of messages, and the words for their holes. */
export interface Sentences {
  language: 'en' | 'fr' | 'de'
  events: Record<string, string>
  problems: Record<string, string>
  questions: Record<string, string>
  words: Record<string, Record<string, string>>
  nouns: Record<string, [one: string, several: string]>
  places: PlaceWords
}

/** With which words a language names places: src/surtsey/places.py tells how. */
export interface PlaceWords {
  /** What the name of an island's owner, or of the island, is followed by. */
  whose: string
  sibilants: string
  whose_sibilant: string
  middle: string
  /** East, then clockwise in twelve steps. */
  towards: string[]
}

/** An island, by which places are called. */
export interface Island {
  /** Whose name it bears; null for one with a name of its own, or where there is only one. */
  owner: number | null
  name: string | null
  /** The oldest first. */
  fields: Field[]
}

export type Terrain = 'volcano' | 'jungle' | 'clearing' | 'sand' | 'rock' | 'lake'
export type Piece = 'hut' | 'temple' | 'tower'

/** What one seat may see: `Game.show` of its observation. Each game has its own kind; all have these. */
export interface View {
  game: string
  options: Record<string, string>
  turn: number
  /** The seat that decides; null when the game is over. */
  to_act: number | null
  phase: string
  places: number[] | null
  /** By which fields are called, where a game has names for them. */
  islands?: Island[]
}

export interface TaluvaView extends View {
  game: 'taluva'
  edition: string
  phase: 'draw' | 'tile' | 'build' | 'over'
  tile: string | null
  stack: number
  drawn: string[]
  tiles: { kind: string; q: number; r: number; facing: number; level: number }[]
  fields: {
    q: number
    r: number
    level: number
    terrain: Terrain
    facing: number | null
    owner: number | null
    piece: Piece | null
    count: number
  }[]
  players: { huts: number; temples: number; towers: number; eliminated: boolean; place: number | null }[]
  ended: string | null
}

/** Parts of the view, as they are after a beat; they stand in the places that they have in the view. */
export type Tally = Record<string, unknown>

/** Events that happen together, and what panels show meanwhile: null if that is the same as in the beat before. */
export interface Beat {
  events: Message[]
  tally: Tally | null
}

/** What a decision is about, and what can be done. */
export interface Decision {
  seat: number
  kind: string
  why: Message | null
  /** All legal actions, only for those who may decide; empty for everybody else. */
  legal: string[]
  /** What each legal action would do, where there are few of them (builds); the others are asked for by `preview`. */
  previews: Record<string, Message[]> | null
  /** All that can be done from here on, up to the next dice or the next other person, of games that tell. */
  choices?: Ahead | null
}

/** All that a seat can do in the rest of a turn. */
export interface Ahead {
  ahead: Stop[]
  /** What comes of ending the turn now; null where that cannot be asked for yet. */
  rest: Rest | null
}

/** A question that comes when everything before it is left out. */
export interface Stop {
  step: string | null
  kind: string
  why: Message | null
  /** The actions that leave out everything before it, and what they bring. */
  via: string[]
  does: Message[]
  /** Whether it can be left out itself. */
  pass: boolean
  /** Each game has its own kinds. */
  choices: unknown[]
  /** The number of an earlier stop that has the same choices. */
  like?: number
}

export interface Rest {
  via: string[]
  does: Message[]
  /** What is collected. */
  gain: string
  /** What is too much then. */
  discard: { count: number; best: string } | null
  /** Why the turn cannot be ended yet. */
  no?: Message | null
}

/** What is meant for a question of a kind, should it come up, and about these things if it says about which. */
export interface Answer {
  kind: string
  action: string
  about?: Record<string, number | string | number[]>
}

/** Why a draft goes no further: its seat decides, its turn is over, dice or cards come, somebody else decides. */
export interface DraftStop {
  because: 'mine' | 'turn_over' | 'chance' | 'other'
  /** Of the last two: who is asked what. */
  seat?: number
  kind?: string
  why?: Message | null
}

/** When a seat wants to be asked whether it interrupts: not at all, at the next opportunity, at each one. */
export type Interrupts = 'never' | 'next' | 'each'

/* ----------------------------------------------------------------------------------------------------------- HTTP */

/** GET /api/me; PATCH /api/me {name}. The cookie makes the guest. */
export interface Me {
  id: string
  name: string
}

/** GET /api/catalogue?language=fr: what can be played and how. */
export interface Catalogue {
  games: {
    name: string
    /** With what each option is in it. */
    presets: { name: string; meaning: string; values: Record<string, string> }[]
    /** `values` as the command line takes them; `titles` of those that are words of the game's own. */
    options: {
      name: string
      title: string
      meaning: string
      values: string
      default: string
      titles: Record<string, string>
    }[]
    players: number[]
    levels: { name: string; meaning: string }[]
  }[]
}

export type SeatKind =
  | 'me' // the guest who makes the game
  | 'shared' // another person at the same screen: the same guest plays it, under a name of its own
  | 'open' // whoever opens the invitation link, or, in a public game, joins from the lobby
  | 'bot'

export interface NewSeat {
  kind: SeatKind
  level?: string
  name?: string
  colour?: number
}

export interface ClockRule {
  /** Seconds for the whole game, and added after each turn. */
  initial: number
  increment: number
}

/** POST /api/games → Summary. */
export interface NewGame {
  game: string
  options: Record<string, string>
  seats: NewSeat[]
  clock?: ClockRule | null
  private?: boolean
  /** For tests and puzzles; drawn at random otherwise. */
  seed?: number
  /** A position to start from (docs/notation.md) instead of the beginning; such games are private. */
  position?: string
  /** A position to start from: that of a game after so many frames of its replay. */
  start?: { game: string; frame: number }
}

export interface Seat {
  kind: 'guest' | 'bot' | 'open'
  name: string
  colour: number
  /** A bot's level. */
  level: string | null
  /** Whether a person is connected; true for bots. */
  present: boolean
  /** Whether it is mine to play. */
  mine: boolean
  resigned: boolean
}

export type Status = 'waiting' | 'playing' | 'over'

/** GET /api/games?which=mine|open → Summary[]; GET /api/games/{id}. */
export interface Summary {
  id: string
  game: string
  options: Record<string, string>
  status: Status
  seats: Seat[]
  clock: ClockRule | null
  private: boolean
  created: string
  updated: string
  turn: number
  to_act: number | null
  places: number[] | null
  take_backs: boolean
  /** Path of the invitation, for those who sit at the game while a seat is open: /join/{id}/{token for `join`}. */
  invitation: string | null
  /** The game that follows this one, once a rematch was made. */
  rematch: string | null
}

/* POST /api/games/{id}/join {invitation?, seat?}  takes an open seat → Summary
   POST /api/games/{id}/rematch                    → Summary of the new game (the same one for all who ask)
   POST /api/devices                               → {path}: open it on another device to go on as the same guest
   POST /api/devices/{token}                       → Me: this device is that guest from now on; works once
   GET  /api/games/{id}/record                     → text/plain, the record (as this guest may see it)
   POST /api/records  (text/plain)                 → Summary of a game that is over or stopped, to be replayed
   GET  /api/games/{id}/replay                     → Replay
   GET  /api/games/{id}/analysis                   → Analysis; asked again while it is under way
   GET  /api/rules/{game}?key=value…               → {options} or a problem: checks options as the home page sets them */

/** The problem that any refused request answers with. */
export interface Refusal {
  code: string
  text: string
}

export interface Frame {
  /** The turn, the seat, and the action or what chance brought; null at the start. */
  turn: number
  seat: number | null
  action: string | null
  chance: boolean
  beats: Beat[]
  view: View
}

export interface Replay {
  summary: Summary
  frames: Frame[]
}

export interface AnalysedTurn {
  turn: number
  seat: number
  /** What each seat could expect before and after, 0 to 1. */
  before: number[]
  after: number[]
  played: string[]
  best: string[]
  loss: number
  /** The kind of turning point, if it is one. */
  turning_point: string | null
}

export interface Analysis {
  status: 'thinking' | 'done'
  /** 0 to 1. */
  progress: number
  turns: AnalysedTurn[]
}

/* ------------------------------------------------------------------------------------------------------ WebSocket */

/* Close codes: 1012, 1013 come again (with `hello` since the last number); 1009 the message was too large; 4401 no
   valid cookie, ask for /api/me first; 4404 there is no such game; 4429 too many connections or messages. */

/** /ws/games/{id}: what the page sends. `key` is chosen by the page and comes back with the answer. */
export type ToServer =
  /** First of all: the last number seen, if any. */
  | { type: 'hello'; since: number | null }
  /** Confirms what was drafted: the whole list, in order. `number` is the last entry seen. Idempotent by `key`. */
  | { type: 'act'; key: string; number: number; seat: number; actions: string[] }
  /** What would follow these actions of mine: nothing is stored, nobody else is told. */
  | { type: 'draft'; key: string; number: number; seat: number; actions: string[]; answers?: Answer[] }
  /** Which rules forbid these, after the drafted actions. */
  | { type: 'explain'; key: string; number: number; seat: number; drafted: string[]; actions: string[] }
  /** What this would do, after the drafted actions: an action, and answers in hand. */
  | {
      type: 'preview'
      key: string
      number: number
      seat: number
      drafted: string[]
      action?: string
      answers?: Answer[]
    }
  | { type: 'hint'; key: string; number: number; seat: number; drafted: string[] }
  /** When a seat of mine wants to be asked whether it interrupts. */
  | { type: 'interrupts'; key: string; seat: number; when: Interrupts }
  /** Takes back to before the last turn of mine. */
  | { type: 'undo'; key: string; seat: number }
  | { type: 'answer_undo'; key: string; accept: boolean }
  /** While the game waits for people: gives the seat back, or, by who made it, calls the game off. */
  | { type: 'resign'; key: string; seat: number }
  /** Hands a seat whose owner is away to a bot. */
  | { type: 'hand_over'; key: string; seat: number; level: string }
  | { type: 'chat'; key: string; text: string }
  | { type: 'ping' }

export interface Clock {
  rule: ClockRule
  /** Seconds left for each seat, when the message was sent. */
  left: number[]
  /** The seat whose clock runs; null while none does. */
  running: number | null
}

export interface ChatLine {
  number: number
  /** The guest who wrote it (to mute), the seat if it has one, the name. */
  author: string
  seat: number | null
  name: string
  text: string
  at: string
}

export interface UndoRequest {
  seat: number
  /** The seats whose consent is missing. */
  missing: number[]
}

/** Everything that the page shows besides events. */
export interface Situation {
  /** The number of the last entry. */
  number: number
  view: View
  decision: Decision | null
  clock: Clock | null
  undo: UndoRequest | null
  take_backs: boolean
  /** Of my own seats. */
  interrupts?: Record<string, Interrupts>
}

/** An entry of the game: what was played, or taken back. */
export interface Entry {
  number: number
  kind: 'actions' | 'undo' | 'resign' | 'timeout' | 'hand_over'
  seat: number
  actions: string[]
  /** Which of the actions are opportunities to interrupt that others did not ask for. */
  passed?: number[]
  beats: Beat[]
}

export type FromServer =
  /** Answers `hello`: everything, and the entries after `since` to be animated (none when too many). */
  | {
      type: 'welcome'
      summary: Summary
      situation: Situation
      entries: Entry[]
      chat: ChatLine[]
      spectators: number
    }
  | { type: 'entry'; entry: Entry; situation: Situation }
  /** Seats, presence, status, rematch: whatever the summary tells has changed. */
  | { type: 'summary'; summary: Summary; spectators: number }
  | { type: 'situation'; situation: Situation }
  | { type: 'chat'; line: ChatLine }
  /** A bot is at it. */
  | { type: 'thinking'; seat: number }
  /** The actions are stored for good. */
  | { type: 'ack'; key: string; number: number }
  /** Refused; nothing has changed. `stale` comes with the situation as it is. */
  | { type: 'refused'; key: string | null; code: string; text: string; problem?: Message; situation?: Situation }
  | {
      type: 'drafted'
      key: string
      /** With the answers that were used. */
      actions: string[]
      stop: DraftStop
      /** What the actions did. */
      beats: Beat[]
      view: View
      /** What comes next in the turn; null when nothing is left but to confirm. */
      decision: Decision | null
    }
  | { type: 'explained'; key: string; problems: (Message | null)[] }
  /** `after`: the consequences, of games that tell. */
  | { type: 'previewed'; key: string; events: Message[]; after?: unknown }
  | {
      type: 'hinted'
      key: string
      /** The rest of the turn as the bot would play it. */
      actions: string[]
      /** The chance to win after it, and the terms of the judgement that change most. */
      value: number
      reasons: { term: string; change: number }[]
    }
  | { type: 'done'; key: string }
  | { type: 'pong' }
