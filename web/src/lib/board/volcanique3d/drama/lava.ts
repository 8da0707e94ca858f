/** Stories of fire: dice for the way, lava that pours, volcanoes that break through, bombs, and ground that cools. */
import type { Field, Message } from '../../../wire'
import { centre, keyOf, neighbour } from '../../hex'
import type { Billboard } from '../../kit3d/billboards'
import { Clay, type Vec, colour } from '../../kit3d/clay'
import { easeIn, overshoot } from '../../kit3d/theatre'
import { modelStream } from '../lava'
import { arc } from '../lines'
import { STEP, surface } from '../heights'
import { modelLoose } from '../loose'
import { CRATER } from '../volcano'
import { type Acts, ASH, type Director, STEAM, between, fieldOf } from './play'

const HOT = colour('#ffe27a')
const BOMB_HEIGHT = 2.2

const number = (at: Vec, text: string, chosen: boolean): Billboard => ({
  at: [at[0], at[1] + (chosen ? 0.45 : 0.3), at[2]],
  size: chosen ? 0.62 : 0.44,
  front: 0.06,
  text,
  fill: chosen ? '#ffd23e' : '#3a2324',
  ink: chosen ? '#2a1408' : '#ffca5f',
})

/** The die tumbles and stops; the ways it decides between have their numbers. */
async function roll(director: Director, event: Message): Promise<void> {
  const { on } = director
  const [rolled, sides] = [event.rolled as number, event.sides as number]
  const at = (event.field ?? null) as Field | null
  director.rolledAt = at
  if (!at) return
  const ways = (event.ways ?? []) as Field[]
  const die = director.over(at, 1)
  await director.play(0.7, (part) => {
    const done = part > 0.7
    const face = done ? rolled : 1 + (Math.floor(part * 19) % sides)
    const hop = done ? 0 : 0.5 * Math.abs(Math.sin(part * 9)) * (1 - part)
    on.caption([
      { ...number([die[0], die[1] + hop, die[2]], String(face), done), size: 0.7 },
      ...ways.map((way, i) => number(director.over(way), String(i + 1), done && i + 1 === rolled)),
    ])
  })
  on.caption([])
}

/** An arrow to where it goes. */
async function point(director: Director, from: Field, to: Field, seconds: number): Promise<void> {
  const lines = new Clay()
  const [a, b] = [director.over(from, 0.25), director.over(to, 0.15)]
  const start = director.land.at(from)?.top === 'volcano' ? director.over(from, CRATER + 0.1) : a
  arc(lines, between(start, b, 0.2), b, HOT, 0.4)
  await director.play(seconds, () => director.on.draw(lines))
  director.on.draw(null)
}

/** Down over the edge, and over all of the field. */
async function pour(director: Director, event: Message, colours: string[]): Promise<void> {
  const { on, land } = director
  const [from, at] = [event.from as Field, fieldOf(event)]
  const height = land.height(at) + 1
  if (land.at(at)?.lava?.flow === event.flow) return
  const tile = modelLoose({ at, tile: 'lava', rotation: 0 }, height)
  const begins = land.at(from)?.top === 'volcano' ? 'crater' : 'middle'
  const ground = (field: Field) => (keyOf(field) === keyOf(at) ? surface(height) : surface(land.height(field)))
  const stream = new Clay()
  modelStream(stream, { path: [from, at], begins, active: true, hasHead: true, surface: ground })
  void director.fire(between(director.over(from), director.over(at), 0.5), 0.6, 0.35)
  void director.cloud([director.over(at)], colours, 0.08, 0.7)
  await director.play(0.6, (part) => {
    const model = new Clay()
    const rise = Math.min(1, part * 1.4)
    model.add(tile, { at: [0, -STEP * (1 - rise), 0] })
    // As far as it has come.
    const shown = Math.max(3, Math.floor((stream.corners.length / 3) * part) * 3)
    const running = new Clay().add(stream, { at: [0, 0, 0] })
    running.corners.length = shown
    model.add(running, { at: [0, -STEP * (1 - rise), 0] })
    on.hold(model)
  })
  on.hold(null)
  on.apply(event)
}

async function breakThrough(director: Director, event: Message): Promise<void> {
  const { on } = director
  const at = fieldOf(event)
  const height = director.land.height(at) + 1
  on.hold(modelLoose({ at, tile: 'volcano', rotation: 0 }, height))
  void director.fire(director.over(at, 0.6), 1)
  void director.cloud([director.over(at)], ASH, 0.11, 0.9)
  void director.quake(0.8, 0.14)
  const { x, y: z } = centre(at)
  await director.play(0.8, (part) => {
    on.shift([0, -1.05 * (1 - overshoot(part)), 0])
    on.caption([{ at: [x, surface(height) + 0.7, z], size: 4 * (1 - part) + 1, front: 0, text: null }])
  })
  on.hold(null)
  on.caption([])
  on.apply(event)
}

export const LAVA: Acts = {
  rolled: { seconds: 0.7, play: roll },
  'lava.aims': { seconds: 0.35, play: (on, event) => point(on, fieldOf(event), event.to as Field, 0.35) },
  'lava.diverted': { seconds: 0.4, play: (on, event) => point(on, fieldOf(event), event.to as Field, 0.4) },
  'lava.flows': { seconds: 0.6, play: (on, event) => pour(on, event, ASH) },
  'lava.reaches_ocean': { seconds: 0.6, play: (on, event) => pour(on, event, STEAM) },
  'lava.dammed': {
    seconds: 0.25,
    play: async (on, event) => {
      on.on.apply(event)
      await on.cloud([on.over(fieldOf(event))], ASH, 0.06, 0.25)
    },
  },
  'soil.appears': {
    seconds: 0.4,
    play: async (on, event) => {
      void on.cloud([on.over(fieldOf(event))], STEAM, 0.09, 0.7)
      await on.play(0.3, () => {})
      on.on.apply(event)
    },
  },
  'volcano.erupts': {
    seconds: 0.5,
    play: async (on, event) => {
      const at = on.over(fieldOf(event), 0.3)
      void on.quake(0.5, 0.1)
      await on.play(0.5, (part) => on.on.caption([{ at, size: 5 * Math.sin(part * Math.PI), front: 0, text: null }]))
      on.on.caption([])
    },
  },
  'volcano.rises': { seconds: 0.8, play: breakThrough },
  'volcano.activated': {
    seconds: 0.3,
    play: (on, event) => on.fire(on.over(fieldOf(event), CRATER), 0.3, 0.5),
  },
  lateral: {
    seconds: 0.7,
    play: async (on, event) => {
      const [at, direction] = [fieldOf(event), event.direction as number]
      const ways = [0, 1, 2, 3].map((i) => neighbour(at, direction + i))
      await on.play(0.7, (part) =>
        on.on.caption(ways.map((way, i) => number(on.over(way), '✹', Math.floor(part * 11) % 4 === i))),
      )
      on.on.caption([])
    },
  },
  'lateral.fizzles': {
    seconds: 0.3,
    play: (on, event) => on.cloud([on.over(fieldOf(event))], ASH, 0.08, 0.3),
  },
  'bomb.lands': {
    seconds: 0.7,
    play: async (on, event) => {
      const to = on.over(fieldOf(event))
      const from = on.rolledAt ? on.over(on.rolledAt, CRATER) : ([to[0], to[1] + 3, to[2]] as Vec)
      await on.play(0.45, (part) =>
        on.on.caption([{ at: between(from, to, part, BOMB_HEIGHT), size: 0.9, front: 0, text: null }]),
      )
      on.on.caption([])
      void on.fire(to, 0.6, 0.8)
      await on.play(0.25, (part) => {
        on.on.stage.shake(0.16 * (1 - easeIn(part)))
      })
    },
  },
}
