/** A turn without a board: one action after another, out of the list. */
import type { BoardEvents } from '../../board/view'
import type { Message } from '../../wire'
import type { Composer } from '../kind'
import type { GameSession, Hint } from '../session.svelte'

const nothing = (): void => {}

export class PlainComposer implements Composer {
  hinted = $state.raw<Hint | null>(null)
  hinting = $state(false)
  readonly events: BoardEvents = { pick: nothing, hover: nothing, move: nothing, turn: nothing }
  readonly targets = []
  readonly ghost = null
  readonly marks = []

  readonly legal = $derived.by(() => this.session.decision?.legal ?? [])

  constructor(readonly session: GameSession) {}

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
    void this.session.takeBack()
  }

  async hint(): Promise<void> {
    if (this.hinting || this.legal.length === 0) return
    this.hinting = true
    const hint = await this.session.hint()
    this.hinting = false
    this.hinted = hint
  }
}
