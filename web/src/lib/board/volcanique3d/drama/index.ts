/** Plays what happened: every event that can be seen on the board, one after the other. */
import type { Message } from '../../../wire'
import { CRITTERS } from './critters'
import { LAND } from './land'
import { LAVA } from './lava'
import { MOMENTS, celebrate } from './moments'
import { type Act, type Acts, Director, type Play } from './play'

export type { Play } from './play'

const ACTS: Acts = { ...CRITTERS, ...LAND, ...LAVA, ...MOMENTS }
/** A whole turn takes no longer than this at the usual speed: what has more to tell tells it faster. */
const LONGEST_SECONDS = 8
const ENDED: Act = { seconds: 1.5, play: (on, event) => celebrate(on, event.winners as number[]) }

const actOf = ({ code }: Message): Act | undefined => (code.startsWith('game.ended') ? ENDED : ACTS[code])

export async function perform(on: Play, events: readonly Message[]): Promise<void> {
  const seconds = events.reduce((sum, event) => sum + (actOf(event)?.seconds ?? 0), 0)
  const director = new Director(on, Math.max(1, seconds / LONGEST_SECONDS))
  // Arrows to what was about to happen.
  on.draw(null)
  for (const event of events) {
    const act = actOf(event)
    if (act) await act.play(director, event)
    else on.apply(event)
  }
  on.hold(null)
}
