/** What Taluva sounds like. */
import { arpeggio, ERUPTION, noise, SLAB, tone, WIN, type Sound } from '../../../sound'
import type { Message } from '../../../wire'

type Name = 'tile' | 'eruption' | 'hut' | 'expansion' | 'temple' | 'tower' | 'win'

export const SOUNDS: Readonly<Record<Name, Sound>> = {
  tile: SLAB,
  eruption: ERUPTION,
  // Wood on wood.
  hut(at) {
    tone(at, { from: 620, to: 410, shape: 'triangle', fall: 0.08 })
    noise(at, { from: 3000, to: 600, peak: 0.12, fall: 0.05 })
  },
  expansion(at) {
    for (const [index, from] of [520, 590, 660, 740].entries())
      tone(at, { from, to: from * 0.7, delay: index * 0.08, shape: 'triangle', fall: 0.09, peak: 0.18 })
  },
  // A gong.
  temple(at) {
    for (const [ratio, peak] of [
      [1, 0.25],
      [2.02, 0.12],
      [2.74, 0.08],
      [4.1, 0.04],
    ] as const)
      tone(at, { from: 174 * ratio, peak, fall: 1.8 / ratio + 0.3 })
  },
  tower: arpeggio([262, 330, 392, 523], 0.09, 0.3, 'triangle'),
  win: WIN,
}

const LOUDEST: readonly Name[] = ['win', 'temple', 'tower', 'expansion', 'hut', 'eruption', 'tile']

/** The sound that goes with events; the most important one, since they happen together. */
export function soundOf(events: readonly Message[]): Sound | null {
  const names = new Set(events.map(nameOf))
  const loudest = LOUDEST.find((name) => names.has(name))
  return loudest ? SOUNDS[loudest] : null
}

function nameOf(event: Message): Name | null {
  if (event.code.startsWith('game.ended')) return 'win'
  if (event.code === 'tile.placed') return (event.level as number) > 1 ? 'eruption' : 'tile'
  if (event.code === 'settlement.expanded') return 'expansion'
  if (event.code === 'piece.built') return event.piece as 'hut' | 'temple' | 'tower'
  return null
}
