/** A turn of any game, one action after another: those that name a field are chosen on it, the others from a list. */
import { keyOf } from '../../board/hex'
import type { Spot } from '../../board/spot'
import type { BoardEvents, Target } from '../../board/view'
import type { Field, Message } from '../../wire'
import type { Composer } from '../kind'
import type { GameSession, Hint } from '../session.svelte'
import { byField, fieldsIn, targetsOf, touchedBy } from './actions'
import type { PlainView } from './scene'

export class PlainComposer implements Composer {
  hinted = $state.raw<Hint | null>(null)
  hinting = $state(false)
  #picked = $state.raw<{ decision: unknown; field: string } | null>(null)
  readonly ghost = null
  readonly events: BoardEvents = { pick: ({ at }) => this.#pick(at), hover() {}, move() {}, turn() {} }

  readonly legal = $derived.by(() => this.session.decision?.legal ?? [])
  /** What can be done on each field; nothing where the game has no board. */
  readonly #byField = $derived.by(() => byField((this.session.view as PlainView | null)?.board ? this.legal : []))
  /** The field whose actions are to choose from. */
  readonly picked = $derived.by(() => {
    const { field, decision } = this.#picked ?? {}
    return field && decision === this.session.decision ? field : null
  })
  /** The actions to list: those of a field, or those that are on no field. */
  readonly listed = $derived.by(() => {
    if (this.picked) return this.#byField.get(this.picked) ?? []
    return this.#byField.size > 0 ? this.legal.filter((action) => fieldsIn(action).length === 0) : this.legal
  })
  readonly targets = $derived.by<Target[]>(() => targetsOf(this.#byField.keys(), this.hinted?.actions[0]))
  readonly marks = $derived.by<Spot[]>(() => (this.session.draft ? [] : touchedBy(this.session.news)))

  constructor(readonly session: GameSession) {}

  #pick(at: Field): void {
    const field = keyOf(at)
    const [action, ...others] = this.#byField.get(field) ?? []
    this.#picked = others.length > 0 ? { decision: this.session.decision, field } : null
    if (action && others.length === 0) this.play(action)
  }

  play(action: string): void {
    this.hinted = null
    void this.session.play(action)
  }

  preview(action: string): Message[] {
    return this.session.decision?.previews?.[action] ?? []
  }

  confirm(): void {
    void this.session.confirm()
  }

  takeBack(): void {
    this.hinted = null
    if (this.picked) this.#picked = null
    else void this.session.takeBack()
  }

  async hint(): Promise<void> {
    if (this.hinting || this.legal.length === 0) return
    this.hinting = true
    const hint = await this.session.hint()
    this.hinting = false
    this.hinted = hint
  }
}
