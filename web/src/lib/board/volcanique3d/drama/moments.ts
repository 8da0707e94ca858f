/** Stories of turns: contests, resources, powers, winter, the end and the count. */
import type { Field, Message } from '../../../wire'
import { centre, corner, neighbour, neighbours } from '../../hex'
import type { Billboard } from '../../kit3d/billboards'
import { Clay, type Colour, GLOW, type Vec, WHITE, colour } from '../../kit3d/clay'
import { bordersOf } from '../../volcanique/borders'
import { holdersOf } from '../../volcanique/critters'
import type { Land } from '../../volcanique/land'
import { MATCHED, ON_PAPER } from '../../volcanique/palette'
import type { Biome, Node } from '../../volcanique/view'
import { surface } from '../heights'
import { type Acts, ASH, type Director, SNOW, fieldOf, nodeOf, seatOf } from './play'

const INKS = { D: '#ffffff', M: '#2a2420', L: '#2a2420' } as const
const LIT = colour(MATCHED)

/** Small stones of a colour fly up where something is, as for joy. */
const sparkle = (director: Director, places: Vec[], colours: string[], seconds: number, count = 8): Promise<void> => {
  const spark = { colours, count, spread: 0.9, height: 0.8, size: 0.06 }
  return director.burst(seconds, ...places.map((from) => ({ from, ...spark })))
}

const critterPlaces = (director: Director, seat: number): Vec[] =>
  director.on.picture.critters.filter((critter) => critter.seat === seat).map((critter) => director.stand(critter))

const above = ([x, y, z]: Vec): Vec => [x, y + 1.1, z]

const banner = (director: Director, at: Vec, text: string, seat: number): Billboard => {
  const { fill, ink } = director.on.stage.lookOf(seat)
  return { at: above(at), size: 0.8, front: 0.1, text, fill, ink }
}

/** The region is outlined, and whoever has the advantage stands over it; nobody has among third parties. */
async function contest(director: Director, event: Message, winner: number | null): Promise<void> {
  const { on, land } = director
  const { biome } = nodeOf(event)
  const at = director.stand(nodeOf(event))
  const nodes = ((event.fields ?? [event.field]) as Field[]).map(([q, r]): Node => ({ q, r, biome }))
  const tint = winner === null ? WHITE : colour(on.stage.lookOf(winner).fill)
  const held = nodes.filter(({ q, r }) => land.at([q, r])?.edges?.includes(biome))
  const text = winner === null ? '⚔' : `⚔${on.stage.lookOf(winner).emblem}`
  await director.play(0.6, (part) => {
    const lines = new Clay()
    // It pulses from its borders inwards.
    const inset = 0.05 + 0.2 * ((part * 2) % 1)
    for (const line of [inset, inset + 0.08]) outline(lines, land, held, line, tint)
    on.draw(lines)
    on.caption([winner === null ? { at: above(at), size: 0.7, front: 0.1, text } : banner(director, at, text, winner)])
  })
  on.draw(null)
  on.caption([])
}

function outline(lines: Clay, land: Land, region: readonly Node[], inset: number, tint: Colour): void {
  const [outer, inner] = [bordersOf(land, region, inset), bordersOf(land, region, inset + 0.06)]
  outer.forEach((line, n) =>
    line.forEach(({ at, points }, k) => {
      const y = surface(land.height(at)) + 0.05
      const within = inner[n]![k]!.points
      for (let i = 1; i < points.length; i++) {
        const [a, b, c, d] = [points[i - 1]!, points[i]!, within[i]!, within[i - 1]!]
        lines.quad([a.x, y, a.y], [b.x, y, b.y], [c.x, y, c.y], [d.x, y, d.y], tint, GLOW)
      }
    }),
  )
}

/** What a seat collects rises from where it comes. */
async function gain(director: Director, event: Message): Promise<void> {
  const sources = (event.from ?? []) as [number, number, Biome, number][]
  if (!sources.length) return
  await director.play(0.5, (part) =>
    director.on.caption(
      sources.map(([q, r, biome, count]): Billboard => {
        const [x, y, z] = director.stand({ q, r, biome })
        const [fill, ink] = [ON_PAPER[biome], INKS[biome]]
        return { at: [x, y + 0.4 + 0.9 * part, z], size: 0.5, front: 0.05, text: `+${count}`, fill, ink }
      }),
    ),
  )
  director.on.caption([])
}

/** The sides that match in the regions of a seat: each counts a point. */
function joinedSides({ on, land }: Director, seat: number): Clay {
  const lines = new Clay()
  const holders = holdersOf(land, on.picture.critters)
  for (const hex of land.inOrder)
    for (const side of [0, 1, 2]) {
      const at: Field = [hex.q, hex.r]
      const biome = land.edge(at, side)
      if (!biome || !land.matches(at, side) || !holders.get(hex.regions[biome]!)?.includes(seat)) continue
      const { x, y: z } = centre(at)
      const y = Math.max(surface(hex.height), surface(land.height(neighbour(at, side)))) + 0.06
      const [from, to] = [corner(side), corner(side + 1)]
      const point = (along: number, size: number): Vec => [
        x + (from.x + (to.x - from.x) * along) * size,
        y,
        z + (from.y + (to.y - from.y) * along) * size,
      ]
      lines.quad(point(0.1, 1.08), point(0.9, 1.08), point(0.9, 0.92), point(0.1, 0.92), LIT, GLOW)
    }
  return lines
}

async function count(director: Director, event: Message): Promise<void> {
  const { on } = director
  const seat = seatOf(event)
  const places = critterPlaces(director, seat)
  const lines = joinedSides(director, seat)
  void sparkle(director, places, director.colours(seat), 0.6, 5)
  const [first] = places
  await director.play(0.9, (part) => {
    on.draw(lines)
    if (first)
      on.caption([banner(director, first, String(Math.round((event.total as number) * Math.min(1, part * 1.3))), seat)])
  })
  on.draw(null)
  on.caption([])
}

export const MOMENTS: Acts = {
  'turn.begins': {
    seconds: 0.3,
    play: (on, event) => sparkle(on, critterPlaces(on, seatOf(event)), on.colours(seatOf(event)), 0.3, 3),
  },
  contest: { seconds: 0.6, play: (on, event) => contest(on, event, event.winner as number) },
  'contest.third_party': { seconds: 0.6, play: (on, event) => contest(on, event, null) },
  'resources.gained': { seconds: 0.5, play: gain },
  'power.unlocked': {
    seconds: 0.6,
    play: (on, event) => sparkle(on, critterPlaces(on, seatOf(event)), [...on.colours(seatOf(event)), '#ffd23e'], 0.6),
  },
  'super.marked': {
    seconds: 0.9,
    play: async (on, event) => {
      on.on.apply(event)
      void on.quake(0.9, 0.06)
      await on.fire(on.over(fieldOf(event)), 0.9)
    },
  },
  'super.erupts': {
    seconds: 2.5,
    play: async (on, event) => {
      const at = fieldOf(event)
      on.on.apply(event)
      void on.quake(2.5, 0.22)
      await on.fire(on.over(at, 0.4), 1.1, 1.5)
      void on.cloud(
        neighbours(at).map((field) => on.over(field)),
        ASH,
        0.14,
        1.4,
      )
      await Promise.all(neighbours(at).map((field) => on.fire(on.over(field, 0.3), 1.4, 0.7)))
    },
  },
  'winter.begins': {
    seconds: 1.2,
    play: async (on, event) => {
      on.on.apply(event)
      const from = on.over(fieldOf(event), 1)
      await on.burst(1.2, { from, colours: SNOW, count: 90, spread: 5, height: 1.6, size: 0.06 })
    },
  },
  'winter.spreads': {
    seconds: 0.7,
    play: async (on, event) => {
      on.on.apply(event)
      const frozen = on.land.inOrder.filter(({ frozen }) => frozen).map(({ q, r }) => on.over([q, r], 0.2))
      await sparkle(on, frozen, SNOW, 0.7, 5)
    },
  },
  scored: { seconds: 0.9, play: count },
}

/** Fireworks over the critters of those who have won. */
export async function celebrate(director: Director, winners: number[]): Promise<void> {
  const light = { count: 14, spread: 2.4, height: 2.4, size: 0.09 }
  await director.burst(
    1.5,
    ...winners.flatMap((seat) =>
      critterPlaces(director, seat)
        .slice(0, 14)
        .map((from) => ({ from, colours: [...director.colours(seat), '#ffd23e'], ...light })),
    ),
  )
}
