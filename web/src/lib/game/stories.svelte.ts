/**
 * What has come to the screen. The server tells at once what a board takes its time to show; panels and log keep to the
 * board, so that they do not run ahead of it.
 */
import type { Beat, Entry, View } from '../wire'
import { withTally } from './beats'
import type { Others } from './pace'

/** Something for the board: what happened, and what it looks like then. */
export interface Change {
  beats: Beat[]
  view: View
  animate: boolean
  /** What others did, which must not take too long. */
  others?: Others | null
  /** Somebody wants to see it again, in all the time that it needs. */
  again?: boolean
}

/** Tells a change to somebody who shows it: has ended when all can be seen; `begins` says which beat it is at. */
export type Listener = (change: Change, begins: (beat: number) => void) => Promise<void> | void

interface Story extends Change {
  /** What of the history it tells; nothing for a draft. */
  entries: readonly Entry[]
  /** Beats that are over. */
  over: number
}

/** All that others did between two turns of one's own. */
interface Past {
  since: number
  beats: Beat[]
  before: View
  after: View
}

export class Stories {
  /** What panels show: of the beat that is on the screen as far as it says, otherwise of what was before. */
  view = $state.raw<View | null>(null)
  /** In their order: the first is on the screen. */
  #waiting = $state.raw<readonly Story[]>([])
  #listeners: Listener[] = []
  #past: Past | null = null

  /** Whether something is on the screen that is not one's own draft. */
  readonly news = $derived.by(() => this.#waiting.some(({ entries }) => entries.length > 0))

  listen(listener: Listener): () => void {
    this.#listeners.push(listener)
    return () => {
      this.#listeners = this.#listeners.filter((other) => other !== listener)
    }
  }

  async tell(change: Change, entries: readonly Entry[] = []): Promise<void> {
    const slow = change.animate && change.beats.length > 0 && this.#listeners.length > 0
    if (!slow) {
      this.#waiting = []
      this.view = change.view
    } else if (change.others) this.#remember(change, change.others)
    // What was taken back has not happened.
    if (!change.animate && entries.length > 0) this.#past = null
    const story: Story = { ...change, entries, over: 0 }
    if (slow) this.#waiting = [...this.#waiting, story]
    await Promise.all(this.#listeners.map((listener) => listener(change, (beat) => this.#begin(story, beat))))
    this.#end(story)
  }

  /** Tells again what others did last, and goes back to what there is now. */
  async again(now: () => View | null): Promise<void> {
    if (!this.#past || this.#waiting.length > 0) return
    const { beats, before, after } = this.#past
    void this.tell({ beats: [], view: before, animate: false })
    await this.tell({ beats, view: after, animate: true, again: true })
    const view = now()
    if (view && view !== after && this.#waiting.length === 0) await this.tell({ beats: [], view, animate: false })
  }

  #remember({ beats, view }: Change, { since }: Others): void {
    const past = this.#past?.since === since ? this.#past : null
    const before = past?.before ?? this.#waiting.at(-1)?.view ?? this.view
    if (before) this.#past = { since, beats: [...(past?.beats ?? []), ...beats], before, after: view }
  }

  #begin(story: Story, beat: number): void {
    if (!this.#waiting.includes(story)) return
    story.over = beat
    this.#waiting = [...this.#waiting]
    if (this.view) this.view = withTally(this.view, story.beats[beat]?.tally ?? null)
  }

  #end(story: Story): void {
    if (!this.#waiting.includes(story)) return
    this.#waiting = this.#waiting.filter((other) => other !== story)
    this.view = story.view
  }

  /** The part of a history that has been told. */
  told(history: readonly Entry[]): readonly Entry[] {
    const left: Record<number, number> = {}
    for (const { entries, beats, over } of this.#waiting) {
      let rest = beats.length - over
      for (const entry of entries.toReversed()) {
        left[entry.number] = Math.min(rest, entry.beats.length)
        rest = Math.max(0, rest - entry.beats.length)
      }
    }
    return history.map((entry) => {
      const untold = left[entry.number] ?? 0
      return untold > 0 ? { ...entry, beats: entry.beats.slice(0, -untold) } : entry
    })
  }
}
