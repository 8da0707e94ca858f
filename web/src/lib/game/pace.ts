/**
 * How fast a board tells what happened: everything in the time that it needs, unless there is too much to tell. Then all
 * of it is told faster, evenly. Times are those at the usual speed.
 */

/** A turn takes no longer; nor do all turns of others between two of one's own, least of all while a clock runs. */
export const TURN_MS = 8000
export const OTHERS_MS = 12_000
export const TIMED_MS = 4000
/** Of what is left for the others, one of them takes no more than this part as long as more of them may come. */
const PART = 2 / 3

/** What is told of others. */
export interface Others {
  /** The same number for all that comes between two turns of one's own. */
  since: number
  /** A clock runs. */
  timed: boolean
  /** The next turn is not one's own either. */
  more: boolean
}

interface Story {
  /** Of each beat, in milliseconds. */
  readonly lengths: readonly number[]
  readonly others: Others | null
  /** Beats that have begun. */
  begun: number
  /** Milliseconds that it may still take; settled when it begins. */
  left: number | null
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0)
const restOf = ({ lengths, begun }: Story): number => sum(lengths.slice(begun))

export class Pace {
  /** In their order: the first is told. */
  #waiting: Story[] = []
  #since: number | null = null
  /** Milliseconds for all that is still told of others. */
  #left = OTHERS_MS

  /** A story joins those that wait to be told; it may take as long as it likes if it is told again. */
  expect(lengths: readonly number[], others: Others | null, again = false): Story {
    if (others && others.since !== this.#since) {
      this.#since = others.since
      this.#left = others.timed ? TIMED_MS : OTHERS_MS
    }
    const story: Story = { lengths, others, begun: 0, left: again ? Infinity : null }
    this.#waiting.push(story)
    return story
  }

  /** By how much a beat that begins has to be told faster. */
  haste(story: Story, beat: number): number {
    story.begun = beat
    story.left ??= story.others ? this.#share(story.others) : TURN_MS
    const rest = restOf(story)
    if (rest === 0) return 1
    const crowd = story.others ? sum(this.#waiting.filter(({ others }) => others).map(restOf)) / this.#left : 0
    const haste = Math.max(1, rest / story.left, crowd)
    const takes = story.lengths[beat]! / haste
    story.left -= takes
    if (story.others) this.#left -= takes
    return haste
  }

  end(story: Story): void {
    this.#waiting = this.#waiting.filter((other) => other !== story)
  }

  #share({ more }: Others): number {
    return Math.min(TURN_MS, more ? this.#left * PART : this.#left)
  }
}
