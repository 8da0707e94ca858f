/** What lies where, and what joins: land as it has to be known for drawing. */
import type { Field } from '../../wire'
import { facing, keyOf, neighbour } from '../hex'
import type { Biome, Hex, Node, VolcaniqueView } from './view'

/** What of a view lies on the board: all that pictures of it are made of. */
export type Picture = Pick<VolcaniqueView, 'hexes' | 'critters' | 'sea' | 'flows' | 'cooling' | 'super' | 'winter'>

/** As a key of maps, and of spots: "2,-1 D". */
export const keyOfNode = ({ q, r, biome }: Node): string => `${keyOf([q, r])} ${biome}`

export class Land {
  private readonly hexes = new Map<string, Hex>()
  /** The land as one reads: row by row, from north to south. */
  readonly inOrder: readonly Hex[]
  readonly highest: number

  constructor(hexes: readonly Hex[]) {
    this.inOrder = [...hexes].sort((a, b) => a.r - b.r || a.q - b.q)
    for (const hex of hexes) this.hexes.set(keyOf([hex.q, hex.r]), hex)
    this.highest = Math.max(0, ...hexes.map(({ height }) => height))
  }

  at = (field: Field): Hex | undefined => this.hexes.get(keyOf(field))

  /** How many tiles lie there; none at sea. */
  height = (field: Field): number => this.at(field)?.height ?? 0

  /** The biome that a side shows. */
  edge = (field: Field, direction: number): Biome | null =>
    (this.at(field)?.edges?.[facing(direction)] as Biome | undefined) ?? null

  /** Whether a side shows the same as the one beyond it: the biome runs on there, whatever the heights. */
  matches(field: Field, direction: number): boolean {
    const edge = this.edge(field, direction)
    return edge !== null && edge === this.edge(neighbour(field, direction), direction + 3)
  }

  /** How far it goes down beyond a side: below nothing if it goes up. */
  drop = (field: Field, direction: number): number => this.height(field) - this.height(neighbour(field, direction))
}

/** The biomes that run on into each other, each region as its wedges in the order of the land. */
export function regionsOf(land: Land): Node[][] {
  const found = new Set<string>()
  return land.inOrder.flatMap((hex) =>
    [...new Set(hex.edges ?? '')].flatMap((biome) => {
      const node = { q: hex.q, r: hex.r, biome: biome as Biome }
      if (found.has(keyOfNode(node))) return []
      const region = [node]
      found.add(keyOfNode(node))
      for (const { q, r } of region)
        for (let direction = 0; direction < 6; direction++) {
          const [nextQ, nextR] = neighbour([q, r], direction)
          const next = { q: nextQ, r: nextR, biome: node.biome }
          if (land.edge([q, r], direction) !== node.biome || !land.matches([q, r], direction)) continue
          if (found.has(keyOfNode(next))) continue
          found.add(keyOfNode(next))
          region.push(next)
        }
      return [region]
    }),
  )
}

/** Hexes with their regions numbered anew, after land has changed. */
export function joined(hexes: readonly Hex[]): Hex[] {
  const numbers = new Map<string, number>()
  regionsOf(new Land(hexes)).forEach((region, index) => {
    for (const node of region) numbers.set(keyOfNode(node), index + 1)
  })
  return hexes.map((hex) => ({
    ...hex,
    regions: Object.fromEntries(
      [...new Set(hex.edges ?? '')].map((biome) => [biome, numbers.get(`${keyOf([hex.q, hex.r])} ${biome}`)]),
    ),
  }))
}
