/**
 * One try at a lesson: watches what is drafted, and tells which step is next and what went wrong. It asks the engine
 * for nothing itself: the session has done so when a draft is there.
 */
import { PASS } from '../game/gestures'
import type { Composer } from '../game/kind'
import type { Draft, GameSession } from '../game/session.svelte'
import { missed, type Lesson, type Step } from './lessons'

/** The turn was to be ended before its time. */
export const EARLY = 'early'

export class Progress {
  /** How many steps have been reached. */
  reached = $state(0)
  /** Which feedback to give on the last try; null after one that was right. */
  feedback = $state<string | null>(null)
  /** The turn was confirmed: the lesson is over. */
  readonly done = $derived.by(() => this.session.history.some(({ kind, seat }) => kind === 'actions' && seat === 0))
  readonly step = $derived.by<Step | null>(() => this.lesson.steps[this.reached] ?? null)
  /** How many gestures there were after each step. */
  #told: number[] = [0]

  constructor(
    readonly lesson: Lesson,
    readonly session: GameSession,
    readonly composer: Composer,
    readonly midway: ReadonlySet<string> | undefined,
  ) {
    session.holdBack = () => this.#isEarly()
  }

  #isEarly(): boolean {
    if (this.step) this.feedback = EARLY
    return this.step !== null
  }

  /** The composer, until the lesson is over: what follows is not for the learner to play. */
  get player(): Composer {
    const { composer } = this
    const isOver = () => this.done
    return {
      events: {
        ...composer.events,
        pick: (spot) => !isOver() && composer.events.pick(spot),
        hover: (spot) => !isOver() && composer.events.hover(spot),
        move: (spot) => !isOver() && composer.events.move(spot),
      },
      get targets() {
        return isOver() ? [] : composer.targets
      },
      get ghost() {
        return isOver() ? null : composer.ghost
      },
      get marks() {
        return composer.marks
      },
      get keys() {
        return composer.keys
      },
      confirm: () => !isOver() && composer.confirm(),
      takeBack: () => !isOver() && composer.takeBack(),
      hint: () => !isOver() && composer.hint(),
    }
  }

  /** To be called once, where effects live. */
  watch(): void {
    $effect(() => {
      const { draft } = this.session
      if (!this.done) this.judge(draft)
    })
  }

  /** What has been done since the last step, or undone. */
  judge(draft: Draft | null): void {
    const gestures = draft?.gestures ?? []
    const standing = this.#told[this.reached]!
    if (gestures.length < standing) {
      // Taken back: as was asked for, perhaps only in part, or to an earlier step.
      if (!this.step?.back)
        this.reached = this.#told.findLastIndex((told, step) => step <= this.reached && told <= gestures.length)
      else if (gestures.length <= this.#told[this.reached - 1]!) this.#reach(gestures.length)
      return
    }
    const fresh = gestures.slice(standing)
    // Leaving something out is not yet doing something.
    const isDone = fresh.some(({ actions }) => actions.some((action) => action !== PASS))
    if (!draft || !isDone || this.midway?.has(draft.decision?.kind ?? '') || !this.step) return
    const events = fresh.flatMap((gesture) => gesture.events)
    this.feedback = this.step.back ? 'other' : missed(this.step, { ...draft, events })
    if (this.feedback === null) this.#reach(gestures.length)
    else void this.session.takeBackTo(standing)
  }

  #reach(gestures: number): void {
    this.feedback = null
    this.reached++
    this.#told[this.reached] = gestures
  }
}
