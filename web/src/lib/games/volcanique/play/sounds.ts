/** What Volcanique sounds like. */
import { arpeggio, ERUPTION, noise, SLAB, tone, WIN, type Sound } from '../../../sound'
import type { Message } from '../../../wire'

type Name =
  | 'tile'
  | 'eruption'
  | 'lava'
  | 'steps'
  | 'lost'
  | 'claim'
  | 'splash'
  | 'dice'
  | 'shift'
  | 'grow'
  | 'frost'
  | 'coins'
  | 'win'

export const SOUNDS: Readonly<Record<Name, Sound>> = {
  tile: SLAB,
  eruption: ERUPTION,
  // Thick and hissing.
  lava(at) {
    noise(at, { from: 420, to: 160, peak: 0.35, rise: 0.15, fall: 0.6 })
    noise(at, { from: 5200, to: 1800, delay: 0.3, peak: 0.1, rise: 0.1, fall: 0.5 })
  },
  // Small feet.
  steps(at) {
    for (const [index, from] of [330, 290, 350].entries())
      tone(at, { from, to: from * 0.6, delay: index * 0.11, shape: 'triangle', fall: 0.07, peak: 0.16 })
  },
  lost(at) {
    tone(at, { from: 520, to: 190, shape: 'triangle', fall: 0.35, peak: 0.2 })
  },
  claim: arpeggio([392, 523], 0.07, 0.16, 'triangle'),
  splash(at) {
    noise(at, { from: 3200, to: 500, peak: 0.3, rise: 0.02, fall: 0.4 })
    tone(at, { from: 240, to: 120, peak: 0.2, fall: 0.2 })
  },
  // On wood, and lying still.
  dice(at) {
    for (const [index, delay] of [0, 0.09, 0.16, 0.21].entries())
      noise(at, { from: 2600 - index * 300, to: 700, delay, peak: 0.16, fall: 0.05 })
  },
  // Ground that moves.
  shift(at) {
    noise(at, { from: 180, to: 90, peak: 0.5, rise: 0.3, fall: 0.9 })
    tone(at, { from: 48, to: 40, peak: 0.4, rise: 0.2, fall: 0.8 })
  },
  grow: arpeggio([131, 165, 196, 262], 0.08, 0.3, 'triangle'),
  frost(at) {
    for (const [index, from] of [1976, 2349, 2637, 3136].entries())
      tone(at, { from, delay: index * 0.07, peak: 0.07, fall: 0.5 })
  },
  coins(at) {
    for (const [index, from] of [880, 1109].entries()) tone(at, { from, delay: index * 0.06, peak: 0.1, fall: 0.12 })
  },
  win: WIN,
}

const BY_EVENT: Readonly<Record<string, Name>> = {
  'setup.tile': 'tile',
  'tile.placed': 'tile',
  'island.tile': 'splash',
  'tile.sunk': 'splash',
  'tile.eroded': 'shift',
  landslide: 'shift',
  'landslide.lands': 'tile',
  rift: 'shift',
  plates: 'shift',
  'land.shifted': 'shift',
  'volcano.erupts': 'eruption',
  'volcano.rises': 'eruption',
  'super.erupts': 'eruption',
  'bomb.lands': 'eruption',
  'lava.flows': 'lava',
  'lava.reaches_ocean': 'lava',
  'critter.moved': 'steps',
  'critter.escaped': 'steps',
  'critter.lost': 'lost',
  'colossal.lost': 'lost',
  'colossal.wounded': 'lost',
  'swimmer.lost': 'lost',
  sacrificed: 'lost',
  claimed: 'claim',
  'setup.critter': 'claim',
  'critter.surfaced': 'claim',
  'swimmer.placed': 'splash',
  'swimmer.moved': 'splash',
  'colossal.made': 'grow',
  'power.unlocked': 'grow',
  rolled: 'dice',
  'winter.begins': 'frost',
  'winter.spreads': 'frost',
  'resources.gained': 'coins',
}

/** The first of those that sound at the same time is heard. */
const LOUDEST: readonly Name[] = [
  'win',
  'eruption',
  'shift',
  'lava',
  'grow',
  'frost',
  'tile',
  'splash',
  'dice',
  'lost',
  'claim',
  'steps',
  'coins',
]

/** The sound that goes with events; the most important one, since they happen together. */
export function soundOf(events: readonly Message[]): Sound | null {
  const names = new Set(events.map(({ code }) => (code.startsWith('game.ended') ? 'win' : BY_EVENT[code])))
  const loudest = LOUDEST.find((name) => names.has(name))
  return loudest ? SOUNDS[loudest] : null
}
