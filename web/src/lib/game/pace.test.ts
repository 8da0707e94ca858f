import { describe, expect, it } from 'vitest'
import { OTHERS_MS, Pace, TIMED_MS, TURN_MS, type Others } from './pace'

const LONG = [3000, 1000, 0, 4000, 5000]
const SHORT = [1000, 700]
const others = (told: Partial<Others> = {}): Others => ({ since: 1, timed: false, more: true, ...told })

type Told = [lengths: readonly number[], others: Others | null]

/** How long each of the stories takes, if all wait at the same time. */
function together(pace: Pace, told: readonly Told[]): number[] {
  const stories = told.map(([lengths, others]) => pace.expect(lengths, others))
  return stories.map((story) => {
    const times = story.lengths.map((length, beat) => length / pace.haste(story, beat))
    pace.end(story)
    return times.reduce((sum, time) => sum + time)
  })
}

/** The same if each comes when the one before is over. */
const inTurn = (pace: Pace, told: readonly Told[]): number[] => told.flatMap((each) => together(pace, [each]))
const sum = (times: number[]): number => times.reduce((total, time) => total + time)

describe('the pace', () => {
  it('leaves everything the time that it needs', () => {
    expect(
      together(new Pace(), [
        [SHORT, others()],
        [SHORT, null],
        [SHORT, others()],
      ]),
    ).toEqual([1700, 1700, 1700])
  })

  it('lets no turn take too long, whoever played it', () => {
    expect(together(new Pace(), [[LONG, null]])[0]).toBeCloseTo(TURN_MS)
    expect(together(new Pace(), [[LONG, others({ more: false })]])[0]).toBeCloseTo(TURN_MS)
  })

  it('lets all turns of others together not take too long, wherever they come from', () => {
    for (const tell of [together, inTurn])
      for (const [timed, longest] of [
        [false, OTHERS_MS],
        [true, TIMED_MS],
      ] as const) {
        const three: Told[] = [true, true, false].map((more) => [LONG, others({ more, timed })])
        expect(sum(tell(new Pace(), three))).toBeLessThanOrEqual(longest + 1e-6)
      }
  })

  it('is even for those who wait together', () => {
    const times = together(new Pace(), [
      [LONG, others()],
      [LONG, others()],
      [LONG, others({ more: false })],
    ])
    for (const time of times) expect(time).toBeCloseTo(OTHERS_MS / 3)
  })

  it('leaves something to see of whoever comes last', () => {
    for (const time of inTurn(new Pace(), Array<Told>(4).fill([LONG, others()]))) expect(time).toBeGreaterThan(0)
  })

  it('leaves all the time in the world to what is told again', () => {
    const pace = new Pace()
    const story = pace.expect(LONG, null, true)
    expect(LONG.map((_, beat) => pace.haste(story, beat))).toEqual([1, 1, 1, 1, 1])
  })

  it('begins anew after a turn of one’s own', () => {
    const pace = new Pace()
    const before = together(pace, [[LONG, others()]])
    expect(together(pace, [[LONG, others()]])).not.toEqual(before)
    expect(together(pace, [[LONG, others({ since: 2 })]])).toEqual(before)
  })
})
