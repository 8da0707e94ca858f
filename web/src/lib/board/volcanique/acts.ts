/** How events are shown: which of them at the same time, and how long. Both boards keep to it. */
import type { Message } from '../../wire'
import { afterEvent } from './after'
import type { Picture } from './land'

/** Events that are shown at the same time. */
export interface Act {
  events: readonly Message[]
  /** What there is before and after. */
  before: Picture
  after: Picture
  /** Milliseconds; none for what cannot be seen on the board. */
  ms: number
}

const MS: Readonly<Record<string, number>> = {
  'setup.tile': 450,
  'setup.critter': 300,
  'winter.begins': 1200,
  'winter.spreads': 700,
  rolled: 700,
  'lava.aims': 350,
  'lava.diverted': 400,
  'lava.flows': 600,
  'lava.reaches_ocean': 700,
  'lava.dammed': 250,
  'soil.appears': 400,
  'critter.moved': 450,
  'critter.escaped': 400,
  'critter.lost': 400,
  'colossal.lost': 400,
  'colossal.wounded': 400,
  'swimmer.lost': 400,
  'critter.burrowed': 350,
  'critter.surfaced': 350,
  'critter.buried': 350,
  'critter.unearthed': 350,
  'colossal.made': 600,
  'tile.placed': 450,
  'island.tile': 450,
  contest: 600,
  'contest.third_party': 600,
  'volcano.erupts': 500,
  'volcano.rises': 800,
  'lateral.fizzles': 400,
  'bomb.lands': 900,
  landslide: 600,
  'landslide.lands': 500,
  'tile.eroded': 600,
  'tile.uncovered': 400,
  'tile.sunk': 500,
  rift: 600,
  plates: 300,
  'land.shifted': 900,
  claimed: 300,
  'swimmer.placed': 400,
  'swimmer.moved': 450,
  sacrificed: 450,
  'resources.gained': 500,
  'super.marked': 900,
  'super.erupts': 500,
}
const CELEBRATION_MS = 1500

/** What runs at the same time if it comes one after the other; the rest has an act for each event. */
const TOGETHER: readonly (readonly string[])[] = [
  ['critter.lost', 'colossal.lost', 'colossal.wounded', 'critter.escaped', 'critter.buried', 'swimmer.lost'],
  ['tile.uncovered', 'tile.sunk', 'critter.unearthed'],
  ['soil.appears'],
  ['setup.critter'],
]

export function millisecondsOf(event: Message): number {
  if (event.code.startsWith('game.ended')) return CELEBRATION_MS
  // What comes from the supply comes from nowhere on the board.
  if (event.code === 'resources.gained' && !(event.from as unknown[] | undefined)?.length) return 0
  return MS[event.code] ?? 0
}

/** Events by what is shown at the same time. */
function grouped(events: readonly Message[]): Message[][] {
  const groups: Message[][] = []
  for (const event of events) {
    const last = groups.at(-1)
    if (last && goTogether(last.at(-1)!, event)) last.push(event)
    else groups.push([event])
  }
  return groups
}

const goTogether = (a: Message, b: Message): boolean =>
  TOGETHER.some((codes) => codes.includes(a.code) && codes.includes(b.code))

const lengthOf = (together: readonly Message[]): number => Math.max(...together.map(millisecondsOf))

export function actsOf(events: readonly Message[], picture: Picture): Act[] {
  let before = picture
  return grouped(events).map((together) => {
    const after = together.reduce(afterEvent, before)
    const act = { events: together, before, after, ms: lengthOf(together) }
    before = after
    return act
  })
}

/** Milliseconds for all of them at the usual speed. */
export const lasts = (events: readonly Message[]): number =>
  grouped(events).reduce((sum, together) => sum + lengthOf(together), 0)
