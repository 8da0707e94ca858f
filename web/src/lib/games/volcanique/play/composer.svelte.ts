/**
 * Volcanique on the page: from all that the engine says can be done ahead to what the board offers, and from what is
 * chosen there to gestures. The modules beside this one each know a family of gestures; here is what is in the hand,
 * what is pointed at, and what the keys and buttons do.
 */
import { isWithin, sameSpot, type Spot } from '../../../board/spot'
import type { BoardEvents, Target } from '../../../board/view'
import type { Biome, Item, Node, VolcaniqueGhost, VolcaniqueView } from '../../../board/volcanique/view'
import { PASS } from '../../../game/gestures'
import type { Composer, GameKeys } from '../../../game/kind'
import type { GameSession, Hint } from '../../../game/session.svelte'
import type { Answer, Field, Message } from '../../../wire'
import { answer, askedIn, chosen, paying, spotAt, type Place } from './choices'
import * as claiming from './claiming'
import { drivenBy, summary, type Considered } from './considering'
import * as deciding from './deciding'
import { targetsOf, type Doing, type Hand, type TileInHand } from './hand'
import * as laying from './laying'
import { armable, offersOf, onSale, resortsOf, slotsOf } from './market'
import * as moving from './moving'
import * as shifting from './shifting'
import { drafted, locked, stepsOf } from './steps'
import { touchedBy } from './touched'
import type { Heap, HeapChoice, VolcaniqueTurn } from './turn'
import { words } from './words/index.svelte'

/** How long the pointer rests before the server is asked what would come of it. */
const REST_MS = 80

/** What the main button does. */
export type Main =
  | { does: 'lay'; item: Item }
  | { does: 'decide' | 'pass' | 'act' | 'proposed'; kind: string }
  | { does: 'heap'; verb: HeapChoice['verb']; heap: Heap }
  /** The turn is over, or something comes that cannot be taken back. */
  | { does: 'send'; because: 'turn_over' | 'chance' | 'other'; seat: number | null; kind: string }
  /** Leaves out what comes before something that has to be decided. */
  | { does: 'on' }
  | { does: 'end'; gain: Heap; discard: Heap }

export class VolcaniqueComposer implements Composer, VolcaniqueTurn {
  /** What has been taken up. */
  hand = $state.raw<Hand | null>(null)
  /** What can be done at the spot that was picked, if that is more than one thing. */
  menu = $state.raw<{ spot: Spot; doings: Doing[] } | null>(null)
  /** What is pointed at in the menu. */
  pointed = $state.raw<Doing | null>(null)
  problems = $state.raw<Message[]>([])
  hinted = $state.raw<Hint | null>(null)
  hinting = $state(false)
  /** What would come of what is pointed at. */
  considered = $state.raw<Considered | null>(null)
  /** What no longer fitted when something in the middle was taken back. */
  dropped = $state.raw<number>(0)
  /** The card is out of the way, to look at the board. */
  aside = $state(false)
  /** Which critter of a decision is looked after. */
  row = $state(0)
  #rows = $state.raw<deciding.Chosen>([])
  #heap = $state.raw<Heap | null>(null)
  /** A gesture is on its way: nothing else can be done until it is drafted. */
  #performing = $state(false)
  #hovered = $state.raw<Spot | null>(null)
  /** The tile that was laid last, to be turned once more where it lies. */
  #laid: TileInHand | null = null

  readonly view = $derived.by(() => this.session.view as VolcaniqueView | null)
  readonly asked = $derived.by(() => askedIn(this.session.decision?.choices?.ahead ?? []))
  readonly rest = $derived.by(() => this.session.decision?.choices?.rest ?? null)
  /** Whether it is the turn of the seat that decides. */
  readonly own = $derived.by(() => this.session.acting !== null && this.view?.turn_seat === this.session.acting)

  /* ------------------------------------------------------------------------------------------------- decisions */

  readonly card = $derived.by(() => deciding.cardFor(this.asked, this.own, this.#rows))
  /** Who lays land sees to the critters under it on the board, without a card. */
  readonly migration = $derived.by(() => this.own && this.card?.why?.code.startsWith('displace.land') === true)
  readonly heap = $derived.by(() => deciding.heapAsked(this.asked, this.#heap))
  readonly discard = $derived.by<HeapChoice | null>(() =>
    this.rest && !this.rest.no ? deciding.discardAhead(this.asked, this.#heap) : null,
  )
  readonly gain = $derived.by<Record<Biome, number> | null>(() => {
    if (!this.rest || this.rest.no) return null
    const count = (biome: Biome) => this.rest!.gain.split(biome).length - 1
    return { D: count('D'), M: count('M'), L: count('L') }
  })

  /* ------------------------------------------------------------------------------------------------ what is offered */

  readonly #doings = $derived.by<Doing[]>(() => this.#offered())
  /** What is pointed at: in the menu, or the only thing at a spot. */
  readonly aim = $derived.by<Doing | null>(() => {
    if (this.pointed) return this.pointed
    const there = this.#hovered && !this.menu ? this.#at(this.#hovered) : []
    return there.length === 1 ? there[0]! : null
  })
  readonly targets = $derived.by<Target[]>(() => (this.#performing ? [] : targetsOf(this.#doings, this.#hints)))
  readonly ghost = $derived.by<VolcaniqueGhost | null>(() => this.#ghost())
  readonly marks = $derived.by<Spot[]>(() => {
    const about = this.aim?.fields ?? (this.hand?.kind === 'land' ? this.hand.fields : null)
    if (about) return about.map((at) => ({ at }))
    if (this.card && this.card.rows.length > 0) return deciding.threatened(this.card.rows)
    return this.session.draft ? [] : touchedBy(this.session.news)
  })
  readonly #hints = $derived.by<Spot[]>(() =>
    (this.hinted?.actions ?? []).flatMap((action) => {
      const [, place, biome] = /(-?\d+,-?\d+)(?: ([DML]))?/.exec(action) ?? []
      return place ? [spotAt(place + (biome ?? ''))] : []
    }),
  )
  /** What a gesture would be, if it were done now. */
  readonly #meant = $derived.by<Answer[] | null>(() => {
    if (this.hand?.kind === 'tile') return laying.isLegal(this.hand) ? laying.answersOf(this.hand) : null
    return this.aim?.answers ?? null
  })
  readonly changes = $derived.by(() => (this.considered ? summary(this.considered.after) : []))

  /* -------------------------------------------------------------------------------------------------- for panels */

  readonly gestures = $derived.by(() => {
    const before = this.view ? locked(this.session.history, this.view) : []
    return [...before, ...drafted(this.session.draft?.gestures ?? [])]
  })
  readonly steps = $derived.by(() => stepsOf(this.view?.steps ?? [], this.gestures))
  readonly offers = $derived.by(() => offersOf(this.view?.market ?? [], this.asked))
  readonly held = $derived.by(() => {
    if (this.hand?.kind !== 'tile') return null
    const { choice } = this.hand
    return { item: choice.item, pay: laying.paymentOf(this.hand), heaps: laying.heapsOf(this.hand) }
  })
  readonly tray = $derived.by(() => laying.trayOf(this.asked).map(({ item, left }) => ({ item, left })))
  readonly resorts = $derived.by(() =>
    this.#armed === null
      ? resortsOf(this.asked, this.hand?.kind === 'pressed' ? this.hand.id : null)
      : armable(this.view?.players[this.#armed]?.limited_left ?? [], this.#called),
  )
  /** The seat of mine that may be called in the turn of somebody else; among several at a screen nobody is. */
  readonly #armed = $derived.by(() => {
    const [seat, ...others] = this.session.mine
    const waits = this.session.playing && this.session.acting === null && others.length === 0
    return waits && seat !== undefined && this.view?.players[seat]?.may_interrupt ? seat : null
  })
  readonly #called = $derived.by(() => {
    const when = this.session.situation?.interrupts?.[String(this.#armed)]
    return when !== undefined && when !== 'never'
  })
  readonly slots = $derived.by(() => slotsOf(this.asked))

  readonly main = $derived.by<Main | null>(() => this.#main())
  readonly events: BoardEvents
  readonly mouse = $derived.by(() => words.t?.mouse ?? '')
  readonly keys = $derived.by<GameKeys>(() => {
    const t = words.t?.keys
    if (!t) return {} as GameKeys
    const keys: GameKeys = {
      r: { meaning: t.rotate, act: () => this.rotate(1, false) },
      R: { meaning: t.rotateAll, act: () => this.rotate(1, true) },
      1: { meaning: t.dark, act: () => this.#pickPart('D') },
      2: { meaning: t.medium, act: () => this.#pickPart('M') },
      3: { meaning: t.light, act: () => this.#pickPart('L') },
      n: { meaning: t.end, act: () => this.endTurn() },
      p: { meaning: t.payment, act: () => this.nextPayment() },
      x: { meaning: t.power, act: () => this.nextResort() },
      o: { meaning: t.card, act: () => (this.aside = !this.aside) },
    }
    return keys
  })

  constructor(readonly session: GameSession) {
    this.events = {
      pick: (spot) => this.#pick(spot),
      hover: (spot) => this.#hover(spot),
      move: (spot) => this.#move(spot),
      turn: (steps, all) => this.rotate(steps, all),
    }
    $effect(() => void words.load())
    // Another decision: what was taken up for the last one is gone, and what leaves no choice is in the hand.
    let before: unknown
    $effect(() => {
      const now = session.decision
      if (now === before) return
      before = now
      this.#begin()
    })
    $effect(() => this.#consider())
    $effect(() => this.#askWhyNot())
  }

  #begin(): void {
    const { asked } = this
    this.hand =
      laying.tileAtHand(asked) ??
      moving.moverAtHand(asked) ??
      claiming.swimmerAtHand(asked) ??
      shifting.landAtHand(asked) ??
      this.#sameTileAgain()
    this.menu = null
    this.pointed = null
    this.problems = []
    this.hinted = null
    this.considered = null
    this.aside = false
    this.row = 0
    this.#rows = []
    this.#heap = null
  }

  /** Islands are mostly made of tiles of one kind: the one that was taken before is offered again. */
  #sameTileAgain(): TileInHand | null {
    const tray = laying.trayOf(this.asked)
    if (this.asked[0]?.kind !== 'island_tile') return null
    const again = tray.find(({ item }) => item === this.#laid?.choice.item) ?? tray.find(({ item }) => item === 'DML')
    return again ? laying.takeUp('island_tile', again) : null
  }

  #offered(): Doing[] {
    const { asked, hand, card } = this
    switch (hand?.kind) {
      case 'tile':
        return laying.placesOf(hand)
      case 'mover':
        return moving.withOthers(moving.goals(hand), moving.movers(asked))
      case 'swimmer':
        return claiming.shores(hand)
      case 'land':
        return shifting.ways(hand)
      case 'pressed':
        if (hand.id === 'sea' || hand.id === 'sacrifice') return claiming.silentSpots(asked, hand.id)
        return shifting.parts(asked, hand.id)
    }
    if (card && card.rows.length > 0) return deciding.refuges(card.rows, this.row)
    // After a card, or out of turn: nothing else can be done than to move land.
    const [first] = asked
    if (first?.kind === 'interrupt' && (!this.own || first.why?.code === 'interrupt.card'))
      return [...shifting.parts(asked.slice(0, 1), 'rift'), ...shifting.parts(asked.slice(0, 1), 'plates')]
    return [...deciding.oddsOnBoard(asked), ...moving.movers(asked), ...claiming.atSpots(asked)]
  }

  #ghost(): VolcaniqueGhost | null {
    const { hand, aim, card } = this
    const driven = this.considered ? drivenBy(this.considered) : undefined
    if (hand?.kind === 'tile') return laying.ghostOf(hand, driven)
    if (hand?.kind === 'land' && aim?.deed !== 'shift') return { kind: 'cut', fields: hand.fields }
    if (aim?.deed === 'rift' || aim?.deed === 'plates') return { kind: 'cut', fields: aim.fields! }
    if (aim?.deed === 'shift') return { kind: 'moved', fields: aim.fields!, direction: aim.way!, legal: true, driven }
    if (aim?.ways) return deciding.oddsGhost(card?.why ?? null, aim.ways)
    if (card && card.ways.length > 0) return deciding.oddsGhost(card.why, card.ways)
    if (!aim || aim.hold || this.session.acting === null) return null
    const critter = { kind: 'critter', to: standing(aim.spot), seat: this.session.acting, driven } as const
    if (aim.deed === 'go' && hand?.kind === 'mover') return { ...critter, from: standing(spotAt(hand.choice.from[0]!)) }
    if (aim.deed === 'go' && hand?.kind === 'swimmer') return { ...critter, from: standing(spotAt(hand.choice.at)) }
    if (aim.deed === 'claim' || aim.deed === 'sea') return { ...critter, from: null }
    if (aim.deed !== 'refuge') return null
    const { rescue } = card!.rows[this.row]!
    return { ...critter, from: standing(spotAt(rescue.at)), seat: rescue.seat }
  }

  /* ------------------------------------------------------------------------------------------------- the pointer */

  /** What can be done at a spot; where a part of a field is meant that offers nothing, in all of the field. */
  #at(spot: Spot): Doing[] {
    const exact = this.#doings.filter((each) => sameSpot(each.spot, spot) || isWithin(spot, each.spot))
    const there =
      exact.length > 0 ? exact : this.#doings.filter(({ spot: { at } }) => isWithin({ at }, { at: spot.at }))
    const same = (a: Doing, b: Doing) => JSON.stringify(a.answers ?? a.hold) === JSON.stringify(b.answers ?? b.hold)
    return there.filter((each, index) => there.findIndex((other) => same(each, other)) === index || each.row)
  }

  #hover(spot: Spot | null): void {
    if (this.hand?.kind === 'tile') {
      if (!this.hand.pinned) this.hand = laying.held(this.hand, spot?.at ?? null)
    }
    this.#hovered = spot
  }

  /** A mouse passes over fields on its way; keys go where they are meant to. */
  #move(spot: Spot): void {
    if (this.hand?.kind === 'tile') this.hand = { ...this.hand, pinned: false }
    this.#hover(spot)
  }

  #pick(spot: Spot): void {
    if (this.#performing) return
    this.problems = []
    if (this.hand?.kind === 'tile') {
      this.#pickTile(this.hand, spot)
      return
    }
    const there = this.#at(spot)
    this.menu = null
    this.pointed = null
    if (there.length === 1) this.choose(there[0]!)
    else if (there.length > 1) this.menu = { spot, doings: there }
    else if (this.hand && this.canPutBack) this.release()
  }

  /**
   * The first time it is held there (a mouse does that by hovering), the second time it is laid. What brings the end of
   * the game has to be put there first, and the bar says what comes of it.
   */
  #pickTile(hand: TileInHand, { at }: Spot): void {
    const there = hand.at !== null && hand.at[0] === at[0] && hand.at[1] === at[1]
    const isReady = hand.pinned || laying.endingOf(hand.choice) === null
    if (there && isReady && laying.isLegal(hand)) void this.#lay(hand)
    else this.hand = { ...laying.held(hand, at), pinned: true }
  }

  #pickPart(part: Biome): void {
    const at = this.#hovered?.at
    if (at) this.#pick({ at, part })
  }

  choose(doing: Doing): void {
    this.menu = null
    this.pointed = null
    if (doing.row) this.save(doing.row.index, doing.row.to)
    else if (doing.hold) this.hand = doing.hold
    else if (doing.answers) void this.#perform(doing.answers)
  }

  closeMenu(): void {
    this.menu = null
    this.pointed = null
  }

  /* ----------------------------------------------------------------------------------------------------- gestures */

  async #perform(answers: Answer[]): Promise<boolean> {
    const isCard = this.card !== null && !this.migration
    const own = this.own
    if (this.#performing) return false
    this.#performing = true
    const done = await this.session.perform(answers)
    this.#performing = false
    const stop = this.session.draft?.stop
    // What was asked by itself is answered for good, unless it is only the first part of a turn.
    if (done && stop && stop.because !== 'mine' && (!own || (isCard && stop.because !== 'turn_over')))
      await this.session.confirm()
    return done
  }

  async #lay(hand: TileInHand): Promise<void> {
    this.#laid = hand
    await this.#perform(laying.answersOf(hand))
  }

  rotate(steps: 1 | -1, all: boolean): void {
    if (this.hand?.kind === 'tile') this.hand = laying.turned(this.hand, steps, all)
    else void this.#turnLaid(steps)
  }

  /** The tile that was laid last is turned where it lies. */
  async #turnLaid(steps: 1 | -1): Promise<void> {
    const laid = this.#laid
    const { draft } = this.session
    const last = draft?.gestures.at(-1)
    if (!laid || !last?.actions.some((action) => action.startsWith('at ')) || this.migration) return
    const next = laying.turned(laid, steps, false)
    if (next.rotation !== laid.rotation && (await this.session.takeBackTo(draft!.gestures.length - 1)))
      await this.#lay(next)
  }

  hold(item: Item): void {
    const tray = laying.trayOf(this.asked).find((each) => each.item === item)
    if (tray) this.hand = laying.takeUp(this.asked[0]!.kind, tray)
    const sold = tray ? undefined : onSale(this.asked).get(item)
    if (!sold) return
    const { question, choice } = sold
    this.problems = choice.no ? [choice.no] : []
    if (choice.no !== undefined) return
    if (laying.isForSale(choice)) this.hand = laying.takeUp(question, choice)
    else void this.#perform([answer(question, choice.action), ...paying(choice.best, 'price')])
  }

  get canPutBack(): boolean {
    const { hand } = this
    if (hand?.kind === 'tile') return hand.choice.do !== 'site'
    return hand !== null && !('choice' in hand && hand.choice.action === '') && !(hand.kind === 'land' && !hand.name)
  }

  release(): void {
    if (this.canPutBack) this.hand = null
    this.considered = null
  }

  payWith(heap: Heap): void {
    if (this.hand?.kind === 'tile') this.hand = { ...this.hand, pay: heap }
  }

  nextPayment(): void {
    if (this.hand?.kind === 'tile') {
      const heaps = laying.heapsOf(this.hand)
      const next = heaps[(heaps.indexOf(laying.paymentOf(this.hand)) + 1) % heaps.length]
      if (next) this.payWith(next)
      return
    }
    const heap = this.heap ?? this.discard
    if (heap) this.chooseHeap(heap.heaps[(heap.heaps.indexOf(heap.chosen) + 1) % heap.heaps.length]!)
  }

  chooseHeap(heap: Heap): void {
    this.#heap = heap
  }

  use(id: string): void {
    if (this.#armed !== null) {
      void this.session.interrupt(this.#armed, this.#called ? 'never' : 'next')
      return
    }
    if (this.hand?.kind === 'pressed' && this.hand.id === id) {
      this.hand = null
      return
    }
    for (const { question, choice } of chosen(this.asked, 'option')) {
      const known = choice.card ? `card ${choice.card}` : choice.action
      if (known === id) {
        void this.#perform([answer(question, choice.action), ...paying(choice.best)])
        return
      }
    }
    if (this.resorts.some((resort) => resort.id === id))
      this.hand = { kind: 'pressed', id: id as 'rift' | 'plates' | 'sea' | 'sacrifice' }
  }

  nextResort(): void {
    const pressable = this.resorts.filter(({ kind }) => kind !== 'card' && kind !== 'offer')
    const index = pressable.findIndex(({ active }) => active)
    const next = pressable[index + 1]
    if (next) this.use(next.id)
    else this.release()
  }

  unlock(slot: string): void {
    for (const { question, choice } of chosen(this.asked.slice(0, 1), 'option'))
      if (choice.slot === slot) void this.#perform([answer(question, choice.action)])
  }

  /* ---------------------------------------------------------------------------------------------------- decisions */

  /** Where a critter of the decision goes; null lets it go. */
  save(index: number, to: Place | null): void {
    const rows = this.card?.rows ?? []
    this.#rows = rows.map((_, other) => (other === index ? to : this.#rows[other]))
    const next = this.#rows.indexOf(undefined)
    if (next >= 0) this.row = next
    else if (this.migration) void this.decide()
  }

  async decide(): Promise<void> {
    if (this.card) await this.#perform(deciding.answersOfRows(this.card.kind, this.card.rows))
  }

  /** One of several ways to answer. */
  pickOption(action: string): void {
    if (this.card) void this.#perform([answer(this.card.kind, action)])
  }

  act(): void {
    if (this.card?.act) void this.#perform(this.card.act)
  }

  pass(): void {
    if (this.card?.pass) void this.#perform(this.card.pass)
  }

  /* --------------------------------------------------------------------------------------------- the main button */

  #main(): Main | null {
    const { hand, card, heap, rest, session } = this
    if (session.sending) return null
    if (hand?.kind === 'tile') return laying.isLegal(hand) ? { does: 'lay', item: hand.choice.item } : null
    if (hand) return null
    if (heap) return { does: 'heap', verb: heap.verb, heap: heap.chosen }
    if (card) {
      if (card.rows.length > 0) return { does: this.migration ? 'proposed' : 'decide', kind: card.kind }
      if (card.act) return { does: 'act', kind: card.kind }
      return card.pass ? { does: 'pass', kind: card.kind } : null
    }
    const stop = session.draft?.stop
    if (stop && stop.because !== 'mine')
      return { does: 'send', because: stop.because, seat: stop.seat ?? null, kind: stop.kind ?? '' }
    if (rest && !rest.no) return { does: 'end', gain: rest.gain, discard: this.discard?.chosen ?? '' }
    return !rest && this.asked.length > 1 ? { does: 'on' } : null
  }

  confirm(): void {
    const { main, hand, heap } = this
    if (!main) {
      if (this.aim) this.choose(this.aim)
      return
    }
    switch (main.does) {
      case 'lay':
        void this.#lay(hand as TileInHand)
        return
      case 'heap':
        void this.#settleHeap(heap!.question, heap!.verb, heap!.chosen)
        return
      case 'decide':
      case 'proposed':
        void this.decide()
        return
      case 'act':
        this.act()
        return
      case 'pass':
        this.pass()
        return
      case 'send':
        void this.session.confirm()
        return
      case 'on':
        void this.#perform(this.asked.slice(0, -1).map(({ kind }) => answer(kind, PASS)))
        return
      case 'end':
        this.endTurn()
    }
  }

  async #settleHeap(question: string, verb: string, chosenHeap: Heap): Promise<void> {
    const done = await this.session.perform([answer(question, `${verb} ${chosenHeap}`)])
    const { draft } = this.session
    if (done && draft && !draft.decision && (verb !== 'pay' || !this.own)) await this.session.confirm()
  }

  /** Leaves out what is left, and sends the turn. */
  endTurn(): void {
    const { main, rest } = this
    if (main?.does === 'send') void this.session.confirm()
    if (main?.does !== 'end' || !rest) return
    const discarded = this.discard ? [`discard ${this.discard.chosen}`] : []
    void this.session.confirm([...rest.via, ...discarded])
  }

  takeBack(): void {
    if (this.menu) this.closeMenu()
    else if (this.hand && this.canPutBack) this.release()
    else void this.session.takeBack()
  }

  /** One stage back, never more than what is in the hand. */
  putBack(): void {
    if (this.menu) this.closeMenu()
    else this.release()
  }

  takeBackTo(index: number): void {
    const before = this.gestures.length - (this.session.draft?.gestures.length ?? 0)
    if (index >= before) void this.session.takeBackTo(index - before)
  }

  async takeBackOnly(index: number): Promise<void> {
    const before = this.gestures.length - (this.session.draft?.gestures.length ?? 0)
    if (index >= before) this.dropped = (await this.session.takeBackOnly(index - before)).length
  }

  /* ------------------------------------------------------------------------------------------- asking the server */

  async hint(): Promise<void> {
    if (this.hinting || this.session.decision === null) return
    this.hinting = true
    const { decision } = this.session
    const hinted = await this.session.hint()
    this.hinting = false
    if (this.session.decision !== decision || !hinted) return
    this.hinted = hinted
    this.#takeUpHinted(hinted.actions)
  }

  /** A tile that a bot would buy is held where it would lay it. */
  #takeUpHinted(actions: readonly string[]): void {
    const first = actions.find((action) => action !== PASS) ?? ''
    const [verb, item] = first.split(' ')
    if (verb !== 'buy' && verb !== 'take') return
    this.hold(item as Item)
    const at = actions.find((action) => action.startsWith('at '))?.slice(3)
    const rotation = Number(actions.find((action) => action.startsWith('turn '))?.slice(5) ?? 0)
    if (this.hand?.kind === 'tile' && at)
      this.hand = { ...laying.held(this.hand, spotAt(at).at), rotation, pinned: true }
  }

  #consider(): (() => void) | undefined {
    const meant = this.#meant
    this.considered = null
    if (!meant || this.session.sending) return
    let late = false
    const timer = setTimeout(async () => {
      const previewed = await this.session.consider(meant)
      if (!late) this.considered = previewed?.after ? (previewed as Considered) : null
    }, REST_MS)
    return () => {
      late = true
      clearTimeout(timer)
    }
  }

  /** Why a tile cannot lie where it is held. */
  #askWhyNot(): (() => void) | undefined {
    if (this.hand?.kind !== 'tile' || !this.hand.at) return
    const wrong = laying.toExplain(this.hand)
    this.problems = []
    if (!wrong) return
    let late = false
    const timer = setTimeout(async () => {
      const problems = await this.session.explain([wrong.action], wrong.after)
      if (!late) this.problems = problems
    }, REST_MS)
    return () => {
      late = true
      clearTimeout(timer)
    }
  }
}

/** Where somebody stands: on a biome, or in the sea. */
const standing = ({ at, part }: Spot): Node | Field =>
  part === undefined ? at : { q: at[0], r: at[1], biome: part as Biome }
