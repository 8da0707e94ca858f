/** Stories of turns: contests, resources, powers, winter, the end and the count. */
import type { Field } from '../../../wire'
import { neighbours } from '../../hex'
import type { Billboard } from '../../kit3d/billboards'
import type { Vec } from '../../kit3d/clay'
import { type Acts, ASH, type Director, SNOW, fieldOf, nodeOf, seatOf } from './play'

const BIOMES = { D: '#4f9478', M: '#a5d25a', L: '#fff3d2' } as const

/** Small stones of a colour fly up where something is, as for joy. */
const sparkle = (director: Director, places: Vec[], colours: string[], seconds: number, count = 8): Promise<void> => {
  const spark = { colours, count, spread: 0.9, height: 0.8, size: 0.06 }
  return director.burst(seconds, ...places.map((from) => ({ from, ...spark })))
}

const critterPlaces = (director: Director, seat: number): Vec[] =>
  director.on.picture.critters.filter((critter) => critter.seat === seat).map((critter) => director.stand(critter))

const banner = (director: Director, at: Vec, text: string, seat: number): Billboard => {
  const { fill, ink } = director.on.stage.lookOf(seat)
  return { at: [at[0], at[1] + 1.1, at[2]], size: 0.8, front: 0.1, text, fill, ink }
}

async function contest(director: Director, fields: Field[], at: Vec, winner: number | null): Promise<void> {
  const places = fields.map((field) => director.over(field, 0.1))
  const colours = winner === null ? ['#ffffff', '#9a9a9a'] : director.colours(winner)
  void sparkle(director, places, colours, 0.6, 6)
  const text = winner === null ? '=' : director.on.stage.lookOf(winner).emblem
  await director.play(0.6, () =>
    director.on.caption([
      winner === null
        ? { at: [at[0], at[1] + 1, at[2]], size: 0.7, front: 0.1, text: '⚔' }
        : banner(director, at, `⚔${text}`, winner),
    ]),
  )
  director.on.caption([])
}

export const MOMENTS: Acts = {
  'turn.begins': {
    seconds: 0.3,
    play: (on, event) => sparkle(on, critterPlaces(on, seatOf(event)), on.colours(seatOf(event)), 0.3, 3),
  },
  contest: {
    seconds: 0.6,
    play: (on, event) => contest(on, event.fields as Field[], on.stand(nodeOf(event)), event.winner as number),
  },
  'contest.third_party': {
    seconds: 0.6,
    play: (on, event) => contest(on, (event.fields ?? [event.field]) as Field[], on.stand(nodeOf(event)), null),
  },
  'resources.gained': {
    seconds: 0.5,
    play: (on, event) => {
      const sources = (event.from ?? []) as [number, number, keyof typeof BIOMES][]
      const { picture } = on.on
      const seat = seatOf(event)
      // From where its critters are in each region.
      const places = sources.length
        ? picture.critters.filter((critter) => critter.seat === seat).map((critter) => on.stand(critter))
        : []
      return sparkle(on, places, Object.values(BIOMES), 0.5, 4)
    },
  },
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
  scored: {
    seconds: 0.6,
    play: async (on, event) => {
      const seat = seatOf(event)
      const places = critterPlaces(on, seat)
      void sparkle(on, places, on.colours(seat), 0.6, 5)
      const [first] = places
      if (first) await on.play(0.6, () => on.on.caption([banner(on, first, String(event.total), seat)]))
      on.on.caption([])
    },
  },
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
