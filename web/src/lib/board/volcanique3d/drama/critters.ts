/** Stories of critters: they hop, flee, fly home, dig in, swim, land, and grow. */
import type { Field, Message } from '../../../wire'
import { afterEvent } from '../../volcanique/after'
import type { Vec } from '../../kit3d/clay'
import { easeIn, overshoot } from '../../kit3d/theatre'
import type { Biome } from '../../volcanique/view'
import type { Figure, Shape } from '../critters'
import { type Acts, type Director, DUST, FOAM, between, nodeOf, seatOf, fieldOf } from './play'

const SIZE = 1.05
const COLOSSAL = 1.75

interface Walk {
  seat: number
  shape: Shape
  from: Vec
  to: Vec
}

const figureOf = (director: Director, { seat, shape }: Walk, at: Vec, part: Partial<Figure> = {}): Figure => ({
  shape,
  look: director.on.stage.lookOf(seat),
  at,
  size: shape === 'colossal' ? COLOSSAL : SIZE,
  ...part,
})

const shapeOf = (event: Message): Shape => (event.colossal ? 'colossal' : 'critter')

/** Several go at once; `high` is how high they jump. */
async function walk(director: Director, walks: Walk[], seconds: number, high: number): Promise<void> {
  await director.play(seconds, (part) => {
    director.on.act(walks.map((each) => figureOf(director, each, between(each.from, each.to, part, high))))
  })
  director.on.act([])
}

/** The picture without those who are about to go: they are on their way. */
function leave(director: Director, event: Message): void {
  director.on.present(afterEvent(director.on.picture, event))
}

/** Up and away to the hand of their seat. */
async function flyHome(director: Director, event: Message, shape: Shape, from: Vec, seconds: number): Promise<void> {
  const on = director.on
  leave(director, event)
  const walks: Walk = { seat: seatOf(event), shape, from, to: [from[0] + 0.8, from[1] + 2.6, from[2] - 0.4] }
  void director.cloud([from], director.colours(seatOf(event)), 0.045)
  await director.play(seconds, (part) => {
    const at = between(walks.from, walks.to, easeIn(part))
    on.act([figureOf(director, walks, at, { size: SIZE * (1 - 0.75 * part), spin: part * 7 })])
  })
  on.act([])
}

/** Somebody comes down onto the board. */
async function arrive(director: Director, event: Message, to: Vec, shape: Shape, seconds: number): Promise<void> {
  const seat = seatOf(event)
  await director.play(seconds, (part) => {
    const stretch = part < 0.8 ? 1.1 : 0.8 + 0.2 * ((part - 0.8) / 0.2)
    const at: Vec = [to[0], to[1] + 1.6 * (1 - easeIn(part)), to[2]]
    director.on.act([figureOf(director, { seat, shape, from: to, to }, at, { stretch })])
  })
  director.on.act([])
  director.on.apply(event)
}

/** Grows out of the ground, or shrinks into it. */
async function rise(
  director: Director,
  event: Message,
  shape: Shape,
  height: (part: number) => number,
  seconds: number,
) {
  const at = director.stand(nodeOf(event))
  void director.cloud([at], DUST, 0.05, seconds * 1.5)
  await director.play(seconds, (part) =>
    director.on.act([
      figureOf(director, { seat: seatOf(event), shape, from: at, to: at }, at, { stretch: height(part) }),
    ]),
  )
  director.on.act([])
}

export const CRITTERS: Acts = {
  'setup.critter': { seconds: 0.3, play: (on, event) => arrive(on, event, on.stand(nodeOf(event)), 'critter', 0.3) },
  claimed: {
    seconds: 0.3,
    play: async (on, event) => {
      const at = on.stand(nodeOf(event))
      await arrive(on, event, at, 'critter', 0.3)
      void on.cloud([at], on.colours(seatOf(event)), 0.04, 0.4)
    },
  },
  'critter.moved': {
    seconds: 0.45,
    play: async (on, event) => {
      const [q, r] = event.to as Field
      const to = on.stand({ q, r, biome: event.to_biome as Biome })
      const starts = event.from as [number, number, Biome][]
      const walks = starts.map(([fq, fr, biome]): Walk => {
        const from = on.stand({ q: fq, r: fr, biome })
        return { seat: seatOf(event), shape: shapeOf(event), from, to }
      })
      const after = afterEvent(on.on.picture, event)
      const arrived = after.critters.filter((critter) => !on.on.picture.critters.includes(critter))
      on.on.present({ ...after, critters: after.critters.filter((critter) => !arrived.includes(critter)) })
      const far = Math.max(...walks.map(({ from }) => Math.hypot(from[0] - to[0], from[2] - to[2])))
      await walk(on, walks, 0.45, event.by === 'flying' ? 1.6 : 0.35 + 0.12 * far)
      on.on.present(after)
    },
  },
  'critter.escaped': {
    seconds: 0.35,
    play: async (on, event) => {
      const [q, r] = event.to as Field
      const from = on.stand(nodeOf(event))
      const to = on.stand({ q, r, biome: (event.to_biome ?? event.biome) as Biome })
      const after = afterEvent(on.on.picture, event)
      const arrived = after.critters.filter((critter) => !on.on.picture.critters.includes(critter))
      on.on.present({ ...after, critters: after.critters.filter((critter) => !arrived.includes(critter)) })
      await walk(on, [{ seat: seatOf(event), shape: shapeOf(event), from, to }], 0.35, 0.5)
      on.on.present(after)
    },
  },
  'critter.lost': {
    seconds: 0.4,
    play: (on, event) => flyHome(on, event, 'critter', on.stand(nodeOf(event)), 0.4),
  },
  'colossal.lost': {
    seconds: 0.5,
    play: (on, event) => flyHome(on, event, 'colossal', on.stand(nodeOf(event)), 0.5),
  },
  'colossal.wounded': {
    seconds: 0.5,
    play: (on, event) => flyHome(on, event, 'critter', on.stand(nodeOf(event)), 0.5),
  },
  'colossal.made': {
    seconds: 0.6,
    play: async (on, event) => {
      const at = on.stand(nodeOf(event))
      on.on.apply(event)
      void on.cloud([at], DUST, 0.08)
      await on.quake(0.6, 0.07)
    },
  },
  'critter.burrowed': {
    seconds: 0.35,
    play: async (on, event) => {
      on.on.apply(event)
      await rise(on, event, 'critter', (part) => Math.max(0.02, 1 - part), 0.35)
    },
  },
  'critter.surfaced': {
    seconds: 0.35,
    play: async (on, event) => {
      await rise(on, event, 'critter', (part) => Math.max(0.02, overshoot(part)), 0.35)
      on.on.apply(event)
    },
  },
  'critter.buried': {
    seconds: 0.3,
    play: async (on, event) => {
      on.on.apply(event)
      await on.cloud([on.stand(nodeOf(event))], DUST, 0.06, 0.3)
    },
  },
  'critter.unearthed': {
    seconds: 0.35,
    play: async (on, event) => {
      void on.cloud([on.stand(nodeOf(event))], DUST, 0.06, 0.35)
      on.on.apply(event)
      await on.play(0.35, () => {})
    },
  },
  sacrificed: {
    seconds: 0.45,
    play: async (on, event) => {
      const at = on.stand(nodeOf(event))
      void on.fire(at, 0.45, 0.4)
      await flyHome(on, event, 'critter', at, 0.45)
    },
  },
  'swimmer.placed': {
    seconds: 0.4,
    play: async (on, event) => {
      const at = on.over(fieldOf(event), -0.04)
      await arrive(on, event, at, 'swimmer', 0.3)
      await on.cloud([at], FOAM, 0.06, 0.3)
    },
  },
  'swimmer.moved': {
    seconds: 0.4,
    play: async (on, event) => {
      const from = on.over(fieldOf(event), -0.04)
      const [q, r] = event.to as Field
      const biome = (event.biome ?? null) as Biome | null
      const to = on.stand({ q, r, biome })
      void on.cloud([from], FOAM, 0.06, 0.4)
      const after = afterEvent(on.on.picture, event)
      const sea = on.on.picture.sea.filter((swimmer) => after.sea.includes(swimmer))
      on.on.present({ ...on.on.picture, sea })
      await walk(on, [{ seat: seatOf(event), shape: biome ? 'critter' : 'swimmer', from, to }], 0.4, biome ? 0.6 : 0.06)
      on.on.present(after)
    },
  },
  'swimmer.lost': {
    seconds: 0.4,
    play: (on, event) => flyHome(on, event, 'swimmer', on.over(fieldOf(event)), 0.4),
  },
}
