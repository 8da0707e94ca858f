/** Animations over time. They run as promises, so that a story reads from top to bottom, and can be cut short. */

interface Act {
  seconds: number
  passed: number
  draw(part: number): void
  done(): void
}

export class Theatre {
  private readonly acts = new Set<Act>()
  private queue: Promise<void> = Promise.resolve()
  private waiting = 0
  /** What is over as soon as it begins. */
  private hurried: 'beat' | 'all' | null = null

  /** `wake` is called when something starts to move. */
  constructor(private readonly wake: () => void = () => {}) {}

  /** Draws from 0 to 1 in so many seconds; at once while being hurried. */
  play(seconds: number, draw: (part: number) => void): Promise<void> {
    if (this.hurried || seconds <= 0) {
      draw(1)
      return Promise.resolve()
    }
    return new Promise((done) => {
      this.acts.add({ seconds, passed: 0, draw, done })
      draw(0)
      this.wake()
    })
  }

  /** Stories come one after the other. */
  tell(story: () => Promise<void>): Promise<void> {
    this.waiting++
    const told = this.queue.then(story).finally(() => {
      if (!--this.waiting) this.hurried = null
    })
    this.queue = told.catch(() => {})
    return told
  }

  /** Moves on; true while something still moves. */
  tick(seconds: number): boolean {
    for (const act of this.acts) {
      act.passed += seconds
      act.draw(Math.min(1, act.passed / act.seconds))
      if (act.passed >= act.seconds) this.end(act)
    }
    return this.acts.size > 0
  }

  /** The next beat of a story is played, even if the one before was cut short. */
  beat(): void {
    if (this.hurried === 'beat') this.hurried = null
  }

  /** The present beat ends now. */
  cut(): void {
    if (this.waiting > 0) this.hurried ??= 'beat'
    this.endAll()
  }

  /** Everything that has been asked for so far ends now. */
  skip(): void {
    this.hurried = this.waiting > 0 ? 'all' : null
    this.endAll()
  }

  private endAll(): void {
    for (const act of this.acts) {
      act.draw(1)
      this.end(act)
    }
  }

  private end(act: Act): void {
    this.acts.delete(act)
    act.done()
  }
}

/* How movements feel. */
export const easeIn = (t: number): number => t * t
/** A little too far and back. */
export const overshoot = (t: number): number => 1 + 2.4 * (t - 1) ** 3 + 1.4 * (t - 1) ** 2
