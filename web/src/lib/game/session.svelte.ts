/**
 * A game as this page sees it: what the server told, what is drafted here and nobody else knows, and what can be asked.
 * The same for every game; what a position looks like is for the game's own components.
 */
import { client, Refused } from '../client'
import { me } from '../me.svelte'
import { GameSocket, newKey, type Answer, type Ask, type Connection } from '../socket'
import type {
  Answer as InHand,
  ChatLine,
  Decision,
  DraftStop,
  Entry,
  FromServer,
  Interrupts,
  Message,
  Seat,
  Situation,
  Summary,
  View,
} from '../wire'
import { beatsAfter, eventsOf } from './beats'
import {
  actionsOf,
  addressed,
  storedGestures,
  toldGestures,
  wasPlayed,
  type Gesture,
  type StoredGesture,
} from './gestures'
import type { Others } from './pace'
import { Stories, type Listener } from './stories.svelte'

/** Part of a turn that is not confirmed. */
export interface Draft {
  number: number
  seat: number
  /** In the order in which they were made. */
  gestures: Gesture[]
  /** All of them together. */
  actions: string[]
  events: Message[]
  view: View
  /** What comes next in the turn; null when nothing is left but to confirm. */
  decision: Decision | null
  stop: DraftStop
}

/** A draft outlives a reload of the page. With a key it was sent, and perhaps not heard. */
interface StoredDraft {
  number: number
  seat: number
  gestures: StoredGesture[]
  /** What was sent beside the gestures. */
  more?: string[]
  key?: string
}

/** Entries to ask for when the page is opened: the server keeps no more at hand. */
const REMEMBERED = 20

export type Hint = Extract<FromServer, { type: 'hinted' }>
export type Previewed = Extract<FromServer, { type: 'previewed' }>
type Refusal = Extract<FromServer, { type: 'refused' }>
type Drafted = Extract<FromServer, { type: 'drafted' }> & { number: number; seat: number }

/** What a seat did in an entry: not what was passed over for others. */
const ownActions = ({ actions, passed = [] }: Entry): string[] => actions.filter((_, index) => !passed.includes(index))

const isStartOf = (start: readonly string[], all: readonly string[]): boolean =>
  start.every((action, index) => all[index] === action)

export class GameSession {
  connection = $state<Connection>('connecting')
  /** The game does not exist, or is none of our business. */
  missing = $state(false)
  summary = $state.raw<Summary | null>(null)
  situation = $state.raw<Situation | null>(null)
  history = $state.raw<Entry[]>([])
  chat = $state.raw<ChatLine[]>([])
  spectators = $state(0)
  /** The bot that is at it. */
  thinking = $state<number | null>(null)
  draft = $state.raw<Draft | null>(null)
  /** A confirmed turn is on its way. */
  sending = $state(false)
  /** Among several people at this screen, the one who holds it. */
  holder = $state<number | null>(null)
  /** When the clocks were told, by performance.now(). */
  clockRead = $state(0)

  readonly #stories = new Stories()

  /** Whether a turn that would be sent is held back: a lesson wants something else first. */
  holdBack: (() => boolean) | null = null

  readonly view = $derived(this.draft?.view ?? this.situation?.view ?? null)
  /** What panels show: while the board tells what happened, the view as far as it is told. */
  readonly onScreen = $derived(this.#stories.view ?? this.view)
  /** The history, as far as the board has told it. */
  readonly told = $derived.by(() => this.#stories.told(this.history))
  /** The board tells what happened: what comes next is asked when it has. */
  readonly telling = $derived(this.#stories.news)
  readonly seats = $derived<readonly Seat[]>(this.summary?.seats ?? [])
  readonly mine = $derived(this.seats.flatMap((seat, index) => (seat.mine && !seat.resigned ? [index] : [])))
  readonly playing = $derived(this.summary?.status === 'playing')
  readonly over = $derived(this.summary?.status === 'over')
  /** The seat of mine that has to decide. */
  readonly acting = $derived.by(() => {
    const seat = this.situation?.decision?.seat
    return this.playing && seat !== undefined && this.mine.includes(seat) ? seat : null
  })
  /** What I can choose among now. */
  readonly decision = $derived.by(() => {
    if (this.acting === null || this.sending || this.telling) return null
    return this.draft ? this.draft.decision : (this.situation?.decision ?? null)
  })

  /** Whether other people sit here, present or not. */
  readonly others = $derived(this.seats.some(({ kind, mine, resigned }) => kind === 'guest' && !mine && !resigned))
  /**
   * What happened since the last turn of a seat at this screen: what everybody here has not seen. Nothing after a turn
   * was taken back: it has not happened.
   */
  readonly news = $derived.by<Message[]>(() => {
    const undone = this.history.findLastIndex(({ kind }) => kind === 'undo')
    const played = this.history.slice(undone + 1).filter(({ kind }) => kind === 'actions')
    const own = played.findLastIndex(({ seat }) => this.mine.includes(seat))
    const rest = played.slice(own + 1)
    return (rest.length > 0 ? rest : played.slice(-1)).flatMap(({ beats }) => eventsOf(beats))
  })

  #socket: GameSocket | null = null
  #refused: (refusal: Refusal) => void
  /** Answers to drafts that were overtaken are of no use. */
  #drafting = 0
  /** What was confirmed last; and what is left of it, in which turn, if somebody interrupted. */
  #sent: { seat: number; actions: string[] } | null = null
  #left: { turn: number; actions: string[] } | null = null
  #closed = false

  constructor(
    readonly id: string,
    refused: (refusal: Refusal) => void,
  ) {
    this.#refused = refused
    void this.#open()
  }

  async #open(): Promise<void> {
    try {
      // Whoever comes by a link is nobody yet; the socket wants to know who it is.
      await me.load()
      this.summary = await client.game(this.id)
    } catch (error) {
      if (error instanceof Refused && error.status >= 400 && error.status < 500) {
        this.missing = true
        return
      }
      // No connection: the socket tries on, and says so.
    }
    if (this.#closed) return
    const origin = location.origin.replace(/^http/, 'ws')
    this.#socket = new GameSocket(`${origin}/ws/games/${encodeURIComponent(this.id)}`, {
      message: (message) => this.#receive(message),
      connection: (state) => (this.connection = state),
    })
  }

  close(): void {
    this.#closed = true
    this.#socket?.close()
  }

  /** What the board has to show, from now on. */
  listen(listener: Listener): () => void {
    return this.#stories.listen(listener)
  }

  /** Has the board tell once more what others did since my last turn. */
  again = (): Promise<void> => this.#stories.again(() => this.view)

  /** Seconds left for a seat at a moment (performance.now()); null without clocks. */
  secondsLeft(seat: number, now: number): number | null {
    const clock = this.situation?.clock
    const left = clock?.left[seat]
    if (!clock || left === undefined) return null
    const run = clock.running === seat && this.playing ? Math.max(0, now - this.clockRead) / 1000 : 0
    return Math.max(0, left - run)
  }

  /* -------------------------------------------------------------------------------------------------- receiving */

  #receive(message: FromServer): void {
    switch (message.type) {
      case 'welcome':
        this.#welcome(message)
        break
      case 'entry':
        this.#enter(message.entry, message.situation)
        break
      case 'situation':
        this.#apply(message.situation)
        this.#showAtOnce()
        break
      case 'summary':
        this.summary = message.summary
        this.spectators = message.spectators
        break
      case 'chat':
        this.chat = [...this.chat, message.line]
        break
      case 'thinking':
        this.thinking = message.seat
        break
      case 'refused':
        if (message.situation) this.#apply(message.situation)
        break
    }
  }

  #welcome(message: Extract<FromServer, { type: 'welcome' }>): void {
    const first = this.situation === null
    this.summary = message.summary
    this.spectators = message.spectators
    this.chat = message.chat
    const known = this.history.at(-1)?.number ?? -1
    const fresh = message.entries.filter((entry) => entry.number > known)
    this.history = [...this.history, ...fresh]
    this.thinking = null
    const before = this.situation?.number
    this.#apply(message.situation)
    if (first) {
      this.#showAtOnce()
      if (message.situation.number > 0) this.#socket?.catchUp(Math.max(0, message.situation.number - REMEMBERED))
      void this.#restore()
    } else if (before !== message.situation.number) {
      const { view } = message.situation
      const undone = fresh.some((entry) => entry.kind === 'undo')
      const beats = undone ? [] : fresh.flatMap((entry) => entry.beats)
      void this.#stories.tell({ beats, view, animate: !undone, others: this.#othersIn(fresh) }, fresh)
    }
  }

  #enter(entry: Entry, situation: Situation): void {
    const drafted = this.draft
    this.history = [...this.history, entry]
    this.thinking = null
    this.#apply(situation)
    // What I drafted was on the board before.
    const own = ownActions(entry)
    const mine = drafted?.seat === entry.seat && isStartOf(drafted.actions, own)
    const sent = this.#sent
    if (sent?.seat === entry.seat && own.length < sent.actions.length && isStartOf(own, sent.actions))
      this.#left = { turn: situation.view.turn, actions: sent.actions.slice(own.length) }
    else this.#goOn()
    if (sent?.seat === entry.seat) this.#sent = null
    const beats = mine ? beatsAfter(entry.beats, drafted.events.length) : entry.beats
    const others = this.#othersIn([entry])
    void this.#stories.tell({ beats, view: situation.view, animate: entry.kind !== 'undo', others }, [entry])
  }

  /** What the board has to know to tell what others did in time; null if it is not all theirs. */
  #othersIn(entries: readonly Entry[]): Others | null {
    const last = entries.at(-1)
    const isMine = ({ seat }: Entry): boolean => this.mine.includes(seat)
    if (!last || entries.some(isMine)) return null
    // Whoever only looks on has no turns to wait for: every turn is a new beginning.
    const since = this.mine.length > 0 ? (this.history.findLast(isMine)?.number ?? -1) : last.number
    return { since, timed: this.situation?.clock != null, more: this.acting === null }
  }

  /** Drafts what was sent and not played, because somebody was asked whether they interrupt. */
  #goOn(): void {
    if (this.acting === null || !this.#left) return
    const { turn, actions } = this.#left
    this.#left = null
    if (turn === this.situation?.view.turn) void this.#add(actions, null, false)
  }

  #apply(situation: Situation): void {
    const before = this.situation?.number
    this.situation = situation
    this.clockRead = performance.now()
    this.holder ??= this.acting
    const gone = before !== undefined && before !== situation.number
    if (gone && (this.draft || this.sending)) this.#setDraft(null)
  }

  /** Nothing is told of how it came about. */
  #showAtOnce(): void {
    if (this.view) void this.#stories.tell({ beats: [], view: this.view, animate: false })
  }

  /* --------------------------------------------------------------------------------------------------- drafting */

  get #key(): string {
    return `draft ${this.id}`
  }

  #setDraft(draft: Draft | null): void {
    this.draft = draft
    this.#drafting++
    this.sending = false
    if (!draft) sessionStorage.removeItem(this.#key)
    else this.#store(draft.number, draft.seat, draft.gestures)
  }

  #store(number: number, seat: number, gestures: Gesture[], sent: { more?: string[]; key?: string } = {}): void {
    const stored: StoredDraft = { number, seat, gestures: storedGestures(gestures), ...sent }
    sessionStorage.setItem(this.#key, JSON.stringify(stored))
  }

  /** After a reload: what was sent is sent again, what was drafted is drafted again. */
  async #restore(): Promise<void> {
    const text = sessionStorage.getItem(this.#key)
    if (!text) return
    const stored = JSON.parse(text) as StoredDraft
    if (stored.number !== this.situation?.number || stored.seat !== this.acting) {
      sessionStorage.removeItem(this.#key)
      return
    }
    if (stored.gestures.length > 0) await this.#redraft(stored.gestures)
    if (stored.key) await this.confirm(stored.more, stored.key)
  }

  /** Drafts something after gestures that are kept: actions, or answers in hand. Null if that is not possible. */
  async #draft(kept: readonly { actions: string[] }[], actions: string[], answers: InHand[], aloud = true) {
    const { acting, situation } = this
    if (acting === null || !situation) return null
    const turn = ++this.#drafting
    const all = [...actionsOf(kept), ...actions]
    const { number } = situation
    const answer = await this.#ask({ type: 'draft', number, seat: acting, actions: all, answers }, undefined, aloud)
    return answer.type === 'drafted' && turn === this.#drafting ? { ...answer, number, seat: acting } : null
  }

  /** Makes what was drafted the draft. */
  #take(drafted: Drafted, gestures: Gesture[], animate: boolean): void {
    const { number, seat, actions, beats, view, decision, stop } = drafted
    const known = gestures.slice(0, -1).reduce((sum, gesture) => sum + gesture.events.length, 0)
    this.#setDraft({ number, seat, gestures, actions, events: eventsOf(beats), view, decision, stop })
    void this.#stories.tell({ beats: animate ? beatsAfter(beats, known) : [], view, animate })
  }

  /** Adds a gesture: an action as it is, or answers in hand. Whether it was possible. */
  async #add(actions: string[], answers: InHand[] | null, aloud = true): Promise<boolean> {
    const kept = this.draft?.gestures ?? []
    const inHand = answers ? addressed(answers, this.decision?.choices ?? null) : []
    const drafted = await this.#draft(kept, actions, inHand, aloud)
    if (!drafted) return false
    const added = drafted.actions.slice(actionsOf(kept).length)
    if (!wasPlayed(answers ?? [], added)) return false
    const events = eventsOf(drafted.beats).slice(this.draft?.events.length ?? 0)
    this.#take(drafted, [...kept, { actions: added, events, answers }], true)
    return true
  }

  /** Drafts gestures as they were. */
  async #redraft(gestures: readonly StoredGesture[]): Promise<boolean> {
    const drafted = await this.#draft(gestures, [], [])
    if (drafted) this.#take(drafted, toldGestures(gestures, eventsOf(drafted.beats)), false)
    return drafted !== null
  }

  /** Adds an action to the draft, as a gesture of its own; whether it was possible. */
  play(action: string): Promise<boolean> {
    return this.#add([action], null)
  }

  /**
   * Adds a gesture to the draft: the first answer is for a question that is asked now or later in the turn, and what
   * comes before it is left out. Whether it was possible.
   */
  perform(answers: InHand[]): Promise<boolean> {
    return this.#add([], answers)
  }

  /** Takes back the last gesture of the draft, and says what its last action was. */
  async takeBack(): Promise<string | null> {
    const { draft } = this
    return draft && (await this.takeBackTo(draft.gestures.length - 1)) ? draft.actions.at(-1)! : null
  }

  /** Takes back a gesture and all that came after it; whether that was possible. */
  async takeBackTo(index: number): Promise<boolean> {
    const { draft, situation } = this
    if (!draft || !situation || this.sending) return false
    const kept = draft.gestures.slice(0, index)
    if (kept.length > 0) return this.#redraft(storedGestures(kept))
    this.#setDraft(null)
    this.#showAtOnce()
    return true
  }

  /** Takes back one gesture of the draft, and drafts again what came after it: returns what no longer fits. */
  async takeBackOnly(index: number): Promise<Gesture[]> {
    const { draft } = this
    if (!draft || !(await this.takeBackTo(index))) return []
    const lost: Gesture[] = []
    for (const gesture of draft.gestures.slice(index + 1)) if (!(await this.#again(gesture))) lost.push(gesture)
    return lost
  }

  /** Drafts a gesture again, after others than before. */
  async #again({ actions, answers }: Gesture): Promise<boolean> {
    const kept = this.draft?.gestures ?? []
    const told = this.draft?.events.length ?? 0
    const drafted = answers
      ? await this.#draft(kept, [], addressed(answers, this.decision?.choices ?? null), false)
      : await this.#draft(kept, actions, [], false)
    if (!drafted) return false
    const added = drafted.actions.slice(actionsOf(kept).length)
    if (!wasPlayed(answers ?? [], added)) return false
    this.#take(drafted, [...kept, { actions: added, events: eventsOf(drafted.beats).slice(told), answers }], false)
    return true
  }

  /** Sends the drafted turn for good, and with it actions that come after: what ends the turn. */
  async confirm(more: string[] = [], key = newKey()): Promise<void> {
    const { draft, situation, acting } = this
    const actions = [...(draft?.actions ?? []), ...more]
    if (!situation || acting === null || actions.length === 0 || this.sending || this.holdBack?.()) return
    this.sending = true
    this.#sent = { seat: acting, actions }
    this.#store(situation.number, acting, draft?.gestures ?? [], { more, key })
    const answer = await this.#ask({ type: 'act', number: situation.number, seat: acting, actions }, key)
    // Until the entry comes, the draft stays on the board.
    if (answer.type === 'ack' || this.draft !== draft) return
    this.#setDraft(null)
    this.#showAtOnce()
  }

  /* ----------------------------------------------------------------------------------------------------- asking */

  async #ask(message: Ask, key?: string, aloud = true): Promise<Answer> {
    if (!this.#socket) return { type: 'refused', key: null, code: 'no_connection', text: 'Not connected yet.' }
    const answer = await this.#socket.ask(message, key)
    if (answer.type === 'refused' && aloud && !this.#closed) this.#refused(answer)
    return answer
  }

  get #drafted(): { number: number; seat: number; drafted: string[] } {
    return {
      number: this.situation?.number ?? 0,
      seat: this.acting ?? 0,
      drafted: this.draft?.actions ?? [],
    }
  }

  /** The rules that forbid these actions now, or after answers in hand; nothing for those that are legal. */
  async explain(actions: string[], inHand: InHand[] = []): Promise<Message[]> {
    if (actions.length === 0) return []
    const asking = this.#drafted
    if (inHand.length > 0) {
      const { number, seat, drafted } = asking
      const answers = addressed(inHand, this.decision?.choices ?? null)
      const first = await this.#ask({ type: 'draft', number, seat, actions: drafted, answers }, undefined, false)
      if (first.type !== 'drafted') return []
      asking.drafted = first.actions
    }
    const answer = await this.#ask({ type: 'explain', ...asking, actions })
    return answer.type === 'explained' ? answer.problems.filter((problem) => problem !== null) : []
  }

  /** What an action would do now. */
  async preview(action: string): Promise<Message[]> {
    const answer = await this.#ask({ type: 'preview', ...this.#drafted, action })
    return answer.type === 'previewed' ? answer.events : []
  }

  /** What a gesture would do now, and what comes of it; null if it is not possible. */
  async consider(answers: InHand[]): Promise<Previewed | null> {
    const inHand = addressed(answers, this.decision?.choices ?? null)
    const answer = await this.#ask({ type: 'preview', ...this.#drafted, answers: inHand }, undefined, false)
    return answer.type === 'previewed' ? answer : null
  }

  /** Says when a seat of mine wants to be asked whether it interrupts. */
  interrupt = (seat: number, when: Interrupts): Promise<Answer> => this.#ask({ type: 'interrupts', seat, when })

  async hint(): Promise<Hint | null> {
    const answer = await this.#ask({ type: 'hint', ...this.#drafted })
    return answer.type === 'hinted' ? answer : null
  }

  /** Asks to take back the last turn of a seat of mine; the others may have to agree. */
  undo = (seat: number): Promise<Answer> => this.#ask({ type: 'undo', seat })
  answerUndo = (accept: boolean): Promise<Answer> => this.#ask({ type: 'answer_undo', accept })
  resign = (seat: number): Promise<Answer> => this.#ask({ type: 'resign', seat })
  handOver = (seat: number, level: string): Promise<Answer> => this.#ask({ type: 'hand_over', seat, level })
  say = (text: string): Promise<Answer> => this.#ask({ type: 'chat', text })
}
