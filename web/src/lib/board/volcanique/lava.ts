/** The ways that lava took: from crater to crater's end, hexagon by hexagon. */
import type { Field } from '../../wire'
import { fieldOf, keyOf } from '../hex'
import type { Picture } from './land'

/** One eruption's lava, as streams that begin at its source or where they part from another. */
export interface Flow {
  flow: number
  /** Whether it may still go on. */
  active: boolean
  streams: Field[][]
  /** Where it can go on. */
  heads: { at: Field; ways: Field[]; dammed: boolean }[]
}

export function flowsOf({ hexes, flows }: Pick<Picture, 'hexes' | 'flows'>): Flow[] {
  const cameFrom = new Map<string, Field | null>()
  const numbers = new Map<string, number>()
  for (const { q, r, lava } of hexes)
    if (lava) {
      cameFrom.set(keyOf([q, r]), lava.from)
      numbers.set(keyOf([q, r]), lava.flow)
    }
  const headsOf = (flow: number) =>
    flows.filter((head) => head.flow === flow).map(({ q, r, ways, dammed }) => ({ at: [q, r] as Field, ways, dammed }))

  const found = [...new Set([...numbers.values(), ...flows.map(({ flow }) => flow)])].sort((a, b) => a - b)
  return found.map((flow) => {
    const mine = [...numbers].filter(([, number]) => number === flow).map(([key]) => key)
    const goneOn = new Set(mine.flatMap((key) => (cameFrom.get(key) ? [keyOf(cameFrom.get(key)!)] : [])))
    const drawn = new Set<string>()
    // From each end back to the source, or to where another stream has been drawn already.
    const streams = mine
      .filter((key) => !goneOn.has(key))
      .map((end) => {
        const stream = [fieldOf(end)]
        for (let key = end; !drawn.has(key);) {
          drawn.add(key)
          const from = cameFrom.get(key)
          if (!from) break
          stream.unshift(from)
          key = keyOf(from)
        }
        return stream
      })
    const heads = headsOf(flow)
    return { flow, active: heads.length > 0, streams, heads }
  })
}
