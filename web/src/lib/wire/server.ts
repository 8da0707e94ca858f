// Written by `make wire` from surtsey.game, surtsey.server.wire, surtsey.server.messages.
import type { Message, Tally } from '../wire'

/** Fields that hang together, by which places are called. */
export interface Island {
  /** Whose name it bears; null for one with a name of its own, or where there is only one. */
  owner: number | null
  name: string | null
  /** The oldest first. */
  fields: [number, number][]
}

/** What one seat may see, as data for JSON. Each game has its own kind; all have these. */
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

/**
 * A question that comes when everything before it is left out.
 *
 * `via` are the actions that leave it out, `does` is what they bring; `pass` is whether it can be left out itself. Each
 * game has its own kinds of choices; those of a stop that is `like` an earlier one are listed there.
 */
export interface Stop {
  step: string | null
  kind: string
  why: Message | null
  via: string[]
  does: Message[]
  pass: boolean
  choices: unknown[]
  like?: number
}

export interface Discard {
  count: number
  best: string
}

/** What comes of ending the turn now. */
export interface Rest {
  via: string[]
  does: Message[]
  /** What is collected. */
  gain: string
  /** What is too much then. */
  discard: Discard | null
  /** Why the turn cannot be ended yet. */
  no?: Message | null
}

/** All that a seat can do in the rest of a turn. */
export interface Ahead {
  ahead: Stop[]
  /** Null where it cannot be asked for yet. */
  rest: Rest | null
}

/** The cookie makes the guest. */
export interface Me {
  id: string
  name: string
}

export interface Rename {
  name: string
}

/** With which words a language names places: places.py tells how. */
export interface PlaceWords {
  /** What follows the name of whoever something belongs to. */
  whose: string
  sibilants: string
  whose_sibilant: string
  middle: string
  /** East, then clockwise in twelve steps. */
  towards: string[]
}

/** What a game says in one language: sentences by the codes of messages, and the words for their holes. */
export interface Sentences {
  language: 'en' | 'fr' | 'de'
  events: Record<string, string>
  problems: Record<string, string>
  questions: Record<string, string>
  words: Record<string, Record<string, string>>
  /** For one, and for several. */
  nouns: Record<string, [string, string]>
  places: PlaceWords
}

/** Seconds for the whole game, and added after each turn. */
export interface ClockRule {
  initial: number
  increment: number
}

/** The guest who makes the game; another person at the same screen; whoever comes; a bot. */
export type SeatKind = 'me' | 'shared' | 'open' | 'bot'

export interface NewSeat {
  kind: SeatKind
  level?: string | null
  name?: string | null
  colour?: number | null
}

/** A position: that of a game after so many frames of its replay. */
export interface Start {
  game: string
  frame: number
}

export interface NewGame {
  game: string
  options: Record<string, string>
  seats: NewSeat[]
  clock?: ClockRule | null
  private?: boolean
  seed?: number | null
  position?: string | null
  start?: Start | null
}

export interface Join {
  invitation?: string | null
  seat?: number | null
}

export interface Seat {
  kind: 'guest' | 'bot' | 'open'
  name: string
  colour: number
  /** A bot's. */
  level: string | null
  /** Whether a person is connected; true for bots. */
  present: boolean
  /** Whether it is mine to play. */
  mine: boolean
  resigned: boolean
}

export type Status = 'waiting' | 'playing' | 'over'

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
  /** The path of the invitation, for those who sit at the game while a seat is open. */
  invitation: string | null
  /** The game that follows this one, once a rematch was made. */
  rematch: string | null
}

export interface Described {
  name: string
  meaning: string
}

export interface DescribedPreset extends Described {
  /** What each option is in it. */
  values: Record<string, string>
}

export interface DescribedOption extends Described {
  title: string
  /** As the command line takes them. */
  values: string
  default: string
  /** Of values that are words of the game's own. */
  titles: Record<string, string>
}

export interface CatalogueGame {
  name: string
  presets: DescribedPreset[]
  options: DescribedOption[]
  players: number[]
  levels: Described[]
}

export interface Catalogue {
  games: CatalogueGame[]
}

export interface Checked {
  options: Record<string, string>
}

export interface Path {
  path: string
}

/** What any refused request answers with. */
export interface Refusal {
  code: string
  text: string
}

/** What was played, or what chance brought; at the start neither. */
export interface Frame {
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
  /** What kind of turning point it is, if it is one. */
  turning_point: string | null
}

export interface Analysis {
  status: 'thinking' | 'done'
  progress: number
  turns: AnalysedTurn[]
}

export interface Hello {
  type: 'hello'
  since: number | null
}

/** Something about the game as it stands after an entry, in the name of a seat. */
export interface Asking {
  key: string
  number: number
  seat: number
}

export interface Act extends Asking {
  type: 'act'
  actions: string[]
}

/** An answer in hand: for a question of that kind, should it come up. */
export interface Answer {
  kind: string
  action: string
  /** Parameters that the question has to have. */
  about?: Record<string, number | string | number[]>
}

export interface Draft extends Asking {
  type: 'draft'
  actions: string[]
  answers?: Answer[]
}

export interface Explain extends Asking {
  type: 'explain'
  drafted: string[]
  actions: string[]
}

export interface Preview extends Asking {
  type: 'preview'
  drafted: string[]
  action?: string | null
  answers?: Answer[]
}

export interface Hint extends Asking {
  type: 'hint'
  drafted: string[]
}

/** Whether a seat wants to be asked when it could act out of turn. */
export interface Interrupts {
  type: 'interrupts'
  key: string
  seat: number
  when: 'never' | 'next' | 'each'
}

export interface Undo {
  type: 'undo'
  key: string
  seat: number
}

export interface AnswerUndo {
  type: 'answer_undo'
  key: string
  accept: boolean
}

export interface Resign {
  type: 'resign'
  key: string
  seat: number
}

export interface HandOver {
  type: 'hand_over'
  key: string
  seat: number
  level: string
}

export interface Chat {
  type: 'chat'
  key: string
  text: string
}

export interface Ping {
  type: 'ping'
}

export type Sent = Hello | Act | Draft | Explain | Preview | Hint | Interrupts | Undo | AnswerUndo | Resign | HandOver | Chat | Ping

/** Events that happen together, and what panels show meanwhile: null if that is the same as in the beat before. */
export interface Beat {
  events: Message[]
  tally: Tally | null
}

/** What is asked, and what can be done. */
export interface Decision {
  seat: number
  kind: string
  why: Message | null
  /** All legal actions, only for those who may decide; empty for everybody else. */
  legal: string[]
  /** What each legal action would do, where there are few of them; the others are asked for by `preview`. */
  previews: Record<string, Message[]> | null
  /** All that can be done from here on, up to the next dice or the next other person, of games that tell. */
  choices: Ahead | null
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
export type InterruptOrder = 'never' | 'next' | 'each'

export interface Clock {
  rule: ClockRule
  /** Seconds left for each seat, when the message was sent. */
  left: number[]
  /** The seat whose clock runs; null while none does. */
  running: number | null
}

export interface ChatLine {
  number: number
  /** The guest who wrote it, to mute. */
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

/** Everything that the page shows besides what happened. */
export interface Situation {
  /** Of the last entry. */
  number: number
  view: View
  decision: Decision | null
  clock: Clock | null
  undo: UndoRequest | null
  take_backs: boolean
  /** Of one's own seats. */
  interrupts: Record<string, InterruptOrder>
}

/** What was played, or taken back, or else became of a seat. */
export interface Entry {
  number: number
  kind: 'actions' | 'undo' | 'resign' | 'timeout' | 'hand_over'
  seat: number
  actions: string[]
  /** Which of the actions are opportunities to interrupt that others did not ask for. */
  passed: number[]
  beats: Beat[]
}

/** Answers `hello`: everything, and the entries since then to be animated, none when too many. */
export interface Welcome {
  type: 'welcome'
  summary: Summary
  situation: Situation
  entries: Entry[]
  chat: ChatLine[]
  spectators: number
}

export interface NewEntry {
  type: 'entry'
  entry: Entry
  situation: Situation
}

/** Seats, presence, status, rematch: whatever the summary tells has changed. */
export interface NewSummary {
  type: 'summary'
  summary: Summary
  spectators: number
}

export interface NewSituation {
  type: 'situation'
  situation: Situation
}

export interface NewChatLine {
  type: 'chat'
  line: ChatLine
}

/** A bot is at it. */
export interface Thinking {
  type: 'thinking'
  seat: number
}

/** The actions are stored for good. */
export interface Acknowledged {
  type: 'ack'
  key: string
  number: number
}

/** Nothing has changed. `stale` comes with the situation as it is. */
export interface Refused {
  type: 'refused'
  key: string | null
  code: string
  text: string
  problem?: Message
  situation?: Situation
}

/** What follows from a draft. */
export interface Foreseen {
  /** With the answers that were used. */
  actions: string[]
  stop: DraftStop
  beats: Beat[]
  view: View
  /** What comes next in the turn; null when nothing is left but to confirm. */
  decision: Decision | null
}

export interface Drafted extends Foreseen {
  type: 'drafted'
  key: string
}

/** The problem of each action; null if it is legal. */
export interface Explained {
  type: 'explained'
  key: string
  problems: (Message | null)[]
}

export interface Previewed {
  type: 'previewed'
  key: string
  events: Message[]
  /** The consequences, in the game's form; null of games that tell none. */
  after: unknown
}

/** How much a term of the judgement changes. */
export interface Reason {
  term: string
  change: number
}

export interface Hinted {
  type: 'hinted'
  key: string
  /** The rest of the turn as the bot would play it. */
  actions: string[]
  /** The chance to win after it. */
  value: number
  reasons: Reason[]
}

export interface Done {
  type: 'done'
  key: string
}

export interface Pong {
  type: 'pong'
}

export type Said = Welcome | NewEntry | NewSummary | NewSituation | NewChatLine | Thinking | Acknowledged | Refused | Drafted | Explained | Previewed | Hinted | Done | Pong
