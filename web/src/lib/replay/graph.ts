/** The geometry of the judgement graph: what every seat could expect, turn by turn. No drawing, no words. */
import type { AnalysedTurn } from '../wire'

export interface Point {
  x: number
  y: number
}

export interface Frame {
  width: number
  height: number
  left: number
  right: number
  top: number
  bottom: number
}

export interface Graph {
  /** One line for each seat, from the first judgement on. */
  lines: Point[][]
  /** Each analysed turn, with the span that belongs to it: where the pointer finds it. */
  turns: { index: number; turn: number; x: number; left: number; right: number }[]
  turningPoints: { index: number; seat: number; kind: string; at: Point }[]
  /** Labels below the graph. */
  ticks: { turn: number; x: number }[]
  /** Labels beside it. */
  levels: { value: number; y: number }[]
}

/** What nobody could beat in a game of so many: the share of everybody at the start. */
const LEVELS = [0, 0.25, 0.5, 0.75, 1]
const MOST_TICKS = 8

export function drawGraph(turns: readonly AnalysedTurn[], seats: number, frame: Frame): Graph {
  const width = frame.width - frame.left - frame.right
  const height = frame.height - frame.top - frame.bottom
  const step = width / Math.max(turns.length, 1)
  // The first judgement is the one before the first turn.
  const x = (index: number) => frame.left + step * (index + 1)
  const y = (value: number) => frame.top + height * (1 - Math.min(1, Math.max(0, value)))

  const lines = Array.from({ length: seats }, (_, seat) => {
    const first = turns[0]
    const start = first ? [{ x: frame.left, y: y(first.before[seat] ?? 0) }] : []
    return [...start, ...turns.map((turn, index) => ({ x: x(index), y: y(turn.after[seat] ?? 0) }))]
  })
  const every = Math.max(1, Math.ceil(turns.length / MOST_TICKS))
  return {
    lines,
    turns: turns.map(({ turn }, index) => ({
      index,
      turn,
      x: x(index),
      left: x(index) - step / 2,
      right: Math.min(x(index) + step / 2, frame.width),
    })),
    turningPoints: turns.flatMap((turn, index) => {
      const seat = seatOf(turn)
      const at = { x: x(index), y: y(turn.after[seat] ?? 0) }
      return turn.turning_point ? [{ index, seat, kind: turn.turning_point, at }] : []
    }),
    ticks: turns.flatMap(({ turn }, index) => ((index + 1) % every === 0 ? [{ turn, x: x(index) }] : [])),
    levels: LEVELS.map((value) => ({ value, y: y(value) })),
  }
}

/** Whom a turning point is about: who lost something, or who is ahead now. */
export const seatOf = ({ turning_point, seat, after }: AnalysedTurn): number =>
  turning_point === 'loss' ? seat : after.indexOf(Math.max(...after))

export const pathOf = (points: readonly Point[]): string =>
  points.map(({ x, y }, index) => `${index ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join('')

/** The turn under a point of the graph; null beside it. */
export const turnAt = (graph: Graph, x: number): number | null =>
  graph.turns.find(({ left, right }) => x >= left && x < right)?.index ?? null
