/** Where critters stand: those of a wedge beside each other around its middle, alike ones as one group with a number. */
import type { Field } from '../../wire'
import { centre, fieldOf, keyOf, type Point } from '../hex'
import { keyOfNode, type Land } from './land'
import type { Critter, Node, VolcaniqueView } from './view'
import { middleOf, wedgeOf } from './wedges'

/** Critters that stand together: as many as `count`, of a seat and of a kind. */
export interface Company {
  node: Node
  seat: number
  count: number
  colossal: boolean
  burrowed: boolean
  /** On the board. */
  place: Point
  /** How large they may be: smaller the narrower the wedge and the more there are. */
  size: number
}

/** One species a seat colour, so that a shape tells whose it is before its colour does. */
export const SPECIES = ['crab', 'seabird', 'tortoise', 'iguana', 'octopus'] as const

/** How large figures are that have a wedge to themselves, by its number of sides. */
const SIZES: Readonly<Record<number, number>> = { 2: 0.98, 3: 1.1, 6: 1.25 }
/** How far from the middle those are who share a wedge. */
const APART = 0.27
/** How much smaller they are, by how many they are; more are as small as the last. */
const SHARED = [1, 1, 0.72, 0.64, 0.56]

/** Where one stands who is alone on a node. */
export function placeOf(land: Land, { q, r, biome }: Node): Point {
  const middle = centre([q, r])
  const edges = land.at([q, r])?.edges
  if (!edges?.includes(biome)) return middle
  const offset = middleOf(wedgeOf(edges, biome))
  return { x: middle.x + offset.x, y: middle.y + offset.y }
}

export function companiesOf(land: Land, critters: readonly Critter[]): Company[] {
  const nodes = new Map<string, Critter[]>()
  for (const critter of critters) {
    const key = keyOfNode(critter)
    nodes.set(key, [...(nodes.get(key) ?? []), critter])
  }
  return [...nodes.values()].flatMap((there) => {
    const { q, r, biome } = there[0]!
    const node = { q, r, biome }
    const kinds = new Map<string, Critter[]>()
    for (const critter of there) {
      const kind = `${critter.seat} ${critter.colossal} ${critter.burrowed}`
      kinds.set(kind, [...(kinds.get(kind) ?? []), critter])
    }
    const edges = land.at([q, r])?.edges
    const sides = edges?.includes(biome) ? wedgeOf(edges, biome).sides : 6
    const middle = placeOf(land, node)
    return [...kinds.values()].map((alike, index): Company => {
      const { seat, colossal, burrowed } = alike[0]!
      const offset = around(index, kinds.size)
      return {
        node,
        seat,
        count: alike.length,
        colossal,
        burrowed,
        place: { x: middle.x + offset.x, y: middle.y + offset.y },
        size: SIZES[sides]! * (SHARED[kinds.size] ?? SHARED.at(-1)!),
      }
    })
  })
}

/** Beside each other, or in a circle. */
function around(index: number, count: number): Point {
  if (count === 1) return { x: 0, y: 0 }
  const angle = Math.PI + (index / count) * 2 * Math.PI
  return { x: APART * Math.cos(angle), y: APART * Math.sin(angle) }
}

/** Critters at sea: those of a seat together, those of several beside each other. */
export function swimmersOf(sea: VolcaniqueView['sea']): { at: Field; seat: number; count: number; place: Point }[] {
  const fields = new Map<string, Map<number, number>>()
  for (const { q, r, seat } of sea) {
    const there = fields.get(keyOf([q, r])) ?? new Map<number, number>()
    fields.set(keyOf([q, r]), there.set(seat, (there.get(seat) ?? 0) + 1))
  }
  return [...fields].flatMap(([key, seats]) => {
    const at = fieldOf(key)
    const { x, y } = centre(at)
    return [...seats].map(([seat, count], index) => {
      const offset = around(index, seats.size)
      return { at, seat, count, place: { x: x + offset.x, y: y + offset.y } }
    })
  })
}

/** Who holds something in each region: seats by its number, in the order of seats. */
export function holdersOf(land: Land, critters: readonly Critter[]): Map<number, number[]> {
  const found = new Map<number, Set<number>>()
  for (const { q, r, biome, seat } of critters) {
    const region = land.at([q, r])?.regions[biome]
    if (region !== undefined) found.set(region, (found.get(region) ?? new Set()).add(seat))
  }
  return new Map([...found].map(([region, seats]) => [region, [...seats].sort((a, b) => a - b)]))
}
