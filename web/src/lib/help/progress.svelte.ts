/**
 * One try at a lesson: watches what is drafted, and tells which step is next and what went wrong. It asks the engine
 * for nothing itself: the session has done so when a draft is there.
 */
import type { Composer } from '../game/kind'
import type { GameSession } from '../game/session.svelte'
import { missed, type Lesson, type Step } from './lessons'

export class Progress {
  /** How many steps have been reached. */
  reached = $state(0)
  /** Which feedback to give on the last try; null after one that was right. */
  feedback = $state<string | null>(null)
  /** The turn was confirmed: the lesson is over. */
  readonly done = $derived.by(() => this.session.history.some(({ kind, seat }) => kind === 'actions' && seat === 0))
  readonly step = $derived.by<Step | null>(() => this.lesson.steps[this.reached] ?? null)
  /** How many events there were after each step. */
  #told: number[] = [0]

  constructor(
    readonly lesson: Lesson,
    readonly session: GameSession,
    readonly composer: Composer,
  ) {}

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
      if (this.done) return
      const played = draft?.actions.length ?? 0
      if (!draft || played <= this.reached) {
        // Something was taken back: by the learner, or by us with a word about it.
        this.reached = Math.min(this.reached, played)
        return
      }
      const step = this.lesson.steps[played - 1]
      if (!step) return
      const events = draft.events.slice(this.#told[played - 1])
      this.feedback = missed(step, { events, decision: draft.decision })
      if (this.feedback === null) {
        this.reached = played
        this.#told[played] = draft.events.length
      } else void this.session.takeBack()
    })
  }
}
