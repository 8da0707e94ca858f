/** Plays what happened: every event that can be seen on the board, one after the other. */
import type { Message } from '../../../wire'
import { CRITTERS } from './critters'
import { LAND } from './land'
import { LAVA } from './lava'
import { MOMENTS, celebrate } from './moments'
import type { Act, Acts, Director } from './play'

export { Director, type Play } from './play'

const ACTS: Acts = { ...CRITTERS, ...LAND, ...LAVA, ...MOMENTS }
const ENDED: Act = { seconds: 1.5, play: (on, event) => celebrate(on, event.winners as number[]) }

const actOf = ({ code }: Message): Act | undefined => (code.startsWith('game.ended') ? ENDED : ACTS[code])

/** Seconds at the usual speed. */
export const lasts = (events: readonly Message[]): number =>
  events.reduce((sum, event) => sum + (actOf(event)?.seconds ?? 0), 0)

export async function perform(director: Director, events: readonly Message[]): Promise<void> {
  const { on } = director
  // Arrows to what was about to happen.
  on.draw(null)
  for (const event of events) {
    const act = actOf(event)
    if (act) await act.play(director, event)
    else on.apply(event)
  }
}
