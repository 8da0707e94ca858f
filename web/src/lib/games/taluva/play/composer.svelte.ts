/**
 * How a turn of Taluva comes about on the screen: the tile is held over the board, turned, put down; a building is
 * chosen on a field; then the turn is sent. What is legal is the server's business, the texts are placing.ts's.
 */
import {
  actionOf,
  buildGhost,
  buildsAt,
  buildsToExplain,
  EMPTY_HAND,
  hold,
  isLegal,
  readAction,
  readChoices,
  targetsOf,
  tileGhost,
  toExplain,
  toPreview,
  touchedBy,
  turn,
  withPreview,
  type Build,
  type Choices,
  type Hand,
} from '../../../board/taluva/placing'
import { same } from '../../../board/hex'
import type { Spot } from '../../../board/spot'
import type { TaluvaGhost } from '../../../board/taluva/ghost'
import type { BoardEvents, Target } from '../../../board/view'
import type { Composer, GameKeys } from '../../../game/kind'
import type { GameSession, Hint } from '../../../game/session.svelte'
import { i18n } from '../../../i18n/i18n.svelte'
import type { Field, Message, TaluvaView } from '../../../wire'

/** How long something is held still before the server is asked about it. */
const ASK_DELAY_MS = 130

export class TaluvaComposer implements Composer {
  hand = $state.raw<Hand>(EMPTY_HAND)
  /** The field whose builds are to choose from. */
  menu = $state.raw<Field | null>(null)
  /** The build that is pointed at, in the menu or on the board. */
  pointed = $state.raw<Build | null>(null)
  /** Why what is held or was picked is not possible. */
  problems = $state.raw<Message[]>([])
  /** What is held would put its own player out. */
  fatal = $state(false)
  hinted = $state.raw<Hint | null>(null)
  hinting = $state(false)
  /** The tile stays where it is while the pointer moves on: until another field is picked, or the cursor goes there. */
  #pinned = false
  #previews = $state.raw<Record<string, Message[]>>({})

  readonly choices = $derived.by<Choices>(() => {
    const view = this.session.view as TaluvaView | null
    if (!view) return { kind: 'none' }
    let choices = readChoices(this.session.decision, view)
    for (const [action, events] of Object.entries(this.#previews))
      if (choices.kind === 'build') choices = withPreview(choices, action, events, view)
    return choices
  })
  readonly legal = $derived(isLegal(this.choices, this.hand))
  /** The turn is complete: nothing is left but to send it. */
  readonly complete = $derived.by(() => {
    const { draft, sending } = this.session
    return !!draft && !draft.decision && !sending
  })
  /** The turn as it is drafted puts its own player out. */
  readonly leavesGame = $derived.by(() => {
    const { draft } = this.session
    return !!draft && eliminates(draft.events, draft.seat)
  })
  readonly menuBuilds = $derived(this.#buildsAt(this.menu))

  readonly targets = $derived<Target[]>(targetsOf(this.choices))
  readonly ghost = $derived<TaluvaGhost | null>(
    tileGhost(this.choices, this.hand) ?? buildGhost(this.choices, this.pointed),
  )
  readonly marks = $derived.by<Spot[]>(() => (this.session.draft ? [] : touchedBy(this.session.news)))
  readonly keys = $derived.by<GameKeys>(() => ({
    r: { meaning: i18n.t.shell.taluva.keys.rotate, act: () => this.rotate(1, false) },
    R: { meaning: i18n.t.shell.taluva.keys.rotateAll, act: () => this.rotate(1, true) },
  }))
  readonly mouse = $derived.by(() => i18n.t.shell.taluva.mouse)
  readonly events: BoardEvents

  constructor(readonly session: GameSession) {
    this.events = {
      pick: ({ at }) => this.#pick(at),
      hover: (spot) => this.#hover(spot?.at ?? null),
      move: ({ at }) => this.#move(at),
      turn: (steps, all) => this.rotate(steps, all),
    }
    // Another decision: what was held for the last one is gone.
    let before: unknown
    $effect(() => {
      const now = session.decision
      if (now === before) return
      before = now
      this.#clear()
    })
    $effect(() => this.#askAboutTile())
    $effect(() => {
      for (const action of toPreview(this.choices))
        void session.preview(action).then((events) => (this.#previews = { ...this.#previews, [action]: events }))
    })
  }

  #clear(): void {
    const returned = this.#returned
    this.#returned = null
    this.hand = returned ?? { ...this.hand, at: null }
    this.#pinned = returned !== null
    this.menu = null
    this.pointed = null
    this.problems = []
    this.hinted = null
    this.#previews = {}
  }

  /* ------------------------------------------------------------------------------------------------- the pointer */

  #hover(at: Field | null): void {
    if (this.choices.kind === 'build' && !this.menu) this.pointed = buildsAt(this.choices, at)[0] ?? null
    if (this.choices.kind === 'tile' && !this.#pinned) this.hand = hold(this.choices, this.hand, at)
  }

  /** A mouse passes over fields on its way; keys go where they are meant to. */
  #move(at: Field): void {
    this.#pinned = false
    this.#hover(at)
  }

  #pick(at: Field): void {
    if (this.choices.kind === 'tile') this.#pickTile(at)
    else if (this.choices.kind === 'build') this.#pickBuild(at)
  }

  /** The first time the tile is held there (a mouse does that by hovering), the second time it is put down. */
  #pickTile(at: Field): void {
    if (this.hand.at && same(this.hand.at, at) && this.legal) {
      this.confirm()
      return
    }
    this.hand = hold(this.choices, this.hand, at)
    this.#pinned = true
  }

  /** Two settlements that would expand over the same fields offer the same choice: one is enough. */
  #buildsAt(at: Field | null): Build[] {
    const look = ({ kind, fields }: Build): string => JSON.stringify([kind, fields])
    const builds = buildsAt(this.choices, at)
    return builds.filter((build, index) => builds.findIndex((other) => look(other) === look(build)) === index)
  }

  #pickBuild(at: Field): void {
    const builds = this.#buildsAt(at)
    this.problems = []
    this.pointed = builds[0] ?? null
    this.menu = builds.length > 1 ? at : null
    if (builds.length === 1) this.choose(builds[0]!)
    else if (builds.length === 0) void this.#explainBuilds(at)
  }

  async #explainBuilds(at: Field): Promise<void> {
    const actions = buildsToExplain(this.choices, this.session.view as TaluvaView, at)
    this.problems = await this.session.explain(actions)
  }

  /* ---------------------------------------------------------------------------------------------- keys and buttons */

  rotate(steps: 1 | -1, all: boolean): void {
    if (this.choices.kind === 'tile') this.hand = turn(this.choices, this.hand, steps, all)
  }

  confirm(): void {
    const action = actionOf(this.hand)
    if (this.complete) void this.session.confirm()
    else if (this.legal && action) void this.session.play(action)
    else if (this.choices.kind === 'build' && this.pointed && this.hinted) this.choose(this.pointed)
  }

  choose(build: Build): void {
    this.menu = null
    void this.session.play(build.action)
  }

  closeMenu(): void {
    this.menu = null
    this.pointed = null
  }

  #returned: Hand | null = null

  takeBack(): void {
    if (this.menu) {
      this.closeMenu()
      return
    }
    // The tile comes back into the hand as it lay, to be turned or moved from there.
    const last = readAction(this.session.draft?.actions.at(-1) ?? '')
    this.#returned = last?.kind === 'tile' ? { at: last.at, facing: last.facing } : null
    void this.session.takeBack()
  }

  async hint(): Promise<void> {
    if (this.hinting || this.choices.kind === 'none') return
    this.hinting = true
    const { decision } = this.session
    const hinted = await this.session.hint()
    this.hinting = false
    const next = readAction(hinted?.actions[0] ?? '')
    if (!next || this.session.decision !== decision) return
    this.hinted = hinted
    this.menu = null
    if (next.kind === 'tile') {
      this.hand = { at: next.at, facing: next.facing }
      this.#pinned = true
    } else if (this.choices.kind === 'build')
      this.pointed = this.choices.builds.find((build) => build.action === next.text) ?? null
  }

  /* ------------------------------------------------------------------------------------------- asking the server */

  /** Why the tile cannot lie like this; or, if it can, whether its own player would be out. */
  #askAboutTile(): (() => void) | undefined {
    if (this.choices.kind !== 'tile') return
    const wrong = toExplain(this.choices, this.hand)
    const action = actionOf(this.hand)
    this.problems = []
    this.fatal = false
    if (!action) return
    let late = false
    const timer = setTimeout(async () => {
      if (wrong) {
        const problems = await this.session.explain([wrong])
        if (!late) this.problems = problems
      } else {
        const { acting } = this.session
        const events = await this.session.preview(action)
        if (!late && acting !== null) this.fatal = eliminates(events, acting)
      }
    }, ASK_DELAY_MS)
    return () => {
      late = true
      clearTimeout(timer)
    }
  }
}

const eliminates = (events: Message[], seat: number): boolean =>
  events.some((event) => event.code === 'player.eliminated' && event.seat === seat)
