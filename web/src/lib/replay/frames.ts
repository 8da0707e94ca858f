/** Finding one's way among the frames of a replay. */
import type { Frame } from '../wire'

/** A number that is a frame: links may say anything. */
export const clampFrame = (frames: readonly Frame[], index: number): number =>
  Math.min(Math.max(Math.trunc(index) || 0, 0), Math.max(frames.length - 1, 0))

/** The first frame of the turn before or after the one of a frame; the beginning or the end if there is none. */
export function besideTurn(frames: readonly Frame[], index: number, way: 1 | -1): number {
  const here = frames[index]?.turn
  if (way === 1) {
    const next = frames.findIndex((frame, at) => at > index && frame.turn !== here)
    return next === -1 ? frames.length - 1 : next
  }
  const first = frames.findIndex((frame) => frame.turn === here)
  if (first < index) return first
  const before = frames[index - 1]?.turn
  return Math.max(
    0,
    frames.findIndex((frame) => frame.turn === before),
  )
}

/** The last frame of a turn of a seat: where its judgement is about. A seat's turn 0 may come in several parts. */
export const endOfTurn = (frames: readonly Frame[], turn: number): number => {
  const last = frames.findLastIndex((frame) => frame.turn === turn && frame.action !== null)
  return last === -1 ? 0 : last
}

/** The analysed turn that a frame belongs to or follows; -1 before the first. */
export function turnOfFrame(turns: readonly { turn: number }[], frames: readonly Frame[], index: number): number {
  const frame = frames[index]
  if (!frame || frame.action === null) return -1
  const until = turns.findLastIndex(({ turn }) => turn <= frame.turn)
  return until
}
