/** The analysis of a game: asked for again while the server thinks. */
import { client, Refused } from '../client'
import type { Analysis, Summary } from '../wire'

/** Milliseconds. */
const ASK_INTERVAL_MS = 1500

export class AnalysisPoll {
  analysis = $state.raw<Analysis | null>(null)
  /** There is none, and there will be none. */
  none = $state(false)
  #timer: ReturnType<typeof setTimeout> | undefined
  #closed = false

  constructor(readonly summary: Summary) {
    if (summary.status === 'over') void this.#ask()
    else this.none = true
  }

  async #ask(): Promise<void> {
    try {
      // Nobody looks: nobody needs to know right now.
      if (!document.hidden) this.analysis = await client.analysis(this.summary.id)
    } catch (error) {
      if (!(error instanceof Refused) || error.status !== 0) {
        this.none = true
        return
      }
    }
    if (!this.#closed && this.analysis?.status !== 'done') this.#timer = setTimeout(() => this.#ask(), ASK_INTERVAL_MS)
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#timer)
  }
}
