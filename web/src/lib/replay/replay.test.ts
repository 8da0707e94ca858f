import { describe, expect, it, vi } from 'vitest'
import type { AnalysedTurn, Frame, View } from '../wire'
import { besideTurn, clampFrame, endOfTurn, turnOfFrame } from './frames'
import { drawGraph, pathOf, turnAt } from './graph'
import { Playback } from './playback.svelte'

const view = { game: 'taluva', options: {}, turn: 1, to_act: 0, phase: 'tile', places: null } as View
const frame = (turn: number, action: string | null): Frame => ({
  turn,
  seat: action === null ? null : turn % 2,
  action,
  chance: false,
  beats: [],
  view,
})
const FRAMES = [
  frame(1, null),
  ...[1, 2, 3].flatMap((turn) => [frame(turn, 'draw JC'), frame(turn, 'tile'), frame(turn, 'hut')]),
]

const judged = (turn: number, first: number, turning_point: string | null = null): AnalysedTurn => ({
  ...{ turn, seat: 0, before: [0.5, 0.5], after: [first, 1 - first] },
  ...{ played: [], best: [], loss: 0, turning_point },
})

describe('frames', () => {
  it('take any number from a link', () => {
    expect([NaN, -3, 2.9, 999].map((index) => clampFrame(FRAMES, index))).toEqual([0, 0, 2, 9])
    expect(clampFrame([], 4)).toBe(0)
  })

  it('go from turn to turn', () => {
    expect(besideTurn(FRAMES, 2, 1)).toBe(4)
    expect(besideTurn(FRAMES, 5, -1)).toBe(4)
    expect(besideTurn(FRAMES, 4, -1)).toBe(0)
    expect(besideTurn(FRAMES, 8, 1)).toBe(9)
  })

  it('belong to judged turns', () => {
    const turns = [judged(1, 0.6), judged(2, 0.4)]
    expect(endOfTurn(FRAMES, 2)).toBe(6)
    expect([0, 1, 6, 9].map((index) => turnOfFrame(turns, FRAMES, index))).toEqual([-1, 0, 1, 1])
  })
})

describe('the graph', () => {
  const frame = { width: 120, height: 60, left: 10, right: 10, top: 5, bottom: 5 }
  const graph = drawGraph([judged(1, 0.6), judged(2, 1, 'lead')], 2, frame)

  it('has a line for every seat, from before the first turn on', () => {
    expect(graph.lines[0]).toEqual([
      { x: 10, y: 30 },
      { x: 60, y: 25 },
      { x: 110, y: 5 },
    ])
    expect(graph.lines[1]!.at(-1)).toEqual({ x: 110, y: 55 })
    expect(pathOf(graph.lines[0]!)).toBe('M10.0 30.0L60.0 25.0L110.0 5.0')
  })

  it('marks turning points where their seat is then', () => {
    expect(graph.turningPoints).toEqual([{ index: 1, seat: 0, kind: 'lead', at: { x: 110, y: 5 } }])
  })

  it('is empty for an empty game', () => {
    expect(drawGraph([], 2, frame).lines).toEqual([[], []])
  })

  it('finds the turn under the pointer', () => {
    expect([0, 60, 86, 119].map((x) => turnAt(graph, x))).toEqual([null, 0, 1, 1])
  })

  it('labels some turns of a long game', () => {
    const long = drawGraph(
      Array.from({ length: 48 }, (_, index) => judged(index + 1, 0.5)),
      2,
      frame,
    )
    expect(long.ticks.map(({ turn }) => turn)).toEqual([6, 12, 18, 24, 30, 36, 42, 48])
  })
})

describe('playback', () => {
  it('animates one step on and nothing else', async () => {
    const shown: [number, boolean][] = []
    const playback = new Playback(FRAMES, async (frame, animate) => {
      shown.push([FRAMES.indexOf(frame), animate])
    })
    playback.step(1)
    playback.go(5)
    playback.step(-1)
    playback.turn(1)
    expect(shown).toEqual([
      [1, true],
      [5, false],
      [4, false],
      [7, false],
    ])
  })

  it('plays to the end and stops there; from the end it begins anew', async () => {
    vi.useFakeTimers()
    const playback = new Playback(FRAMES, async () => {})
    playback.go(8)
    playback.play()
    await vi.advanceTimersByTimeAsync(5000)
    expect([playback.index, playback.playing]).toEqual([9, false])
    playback.play()
    expect(playback.index).toBe(0)
    playback.pause()
    vi.useRealTimers()
  })
})
