/** Stories of land: tiles drop or rise out of the sea, slide, crumble, and whole islands glide. */
import type { Field, Message } from '../../../wire'
import { centre, corner, keyOf, neighbour } from '../../hex'
import { Clay, type Vec } from '../../kit3d/clay'
import { easeIn } from '../../kit3d/theatre'
import { afterEvent } from '../../volcanique/after'
import { companiesOf } from '../../volcanique/critters'
import { Land } from '../../volcanique/land'
import { MATCHED } from '../../volcanique/palette'
import type { TileKind } from '../../volcanique/view'
import { figuresOf } from '../companies'
import type { Figure } from '../critters'
import { STEP, surface } from '../heights'
import { modelLoose } from '../loose'
import { modelHex } from '../terrain'
import { type Acts, type Director, DUST, FOAM, between, fieldOf } from './play'

/** A tile as it is written: DM3, soil. */
function tileOf(text: string): { tile: TileKind; rotation: number } {
  const [, tile, rotation] = /^([A-Za-z]+)(\d?)/.exec(text)!
  return { tile: tile as TileKind, rotation: Number(rotation) }
}

/** Lights along the sides that match now. */
function flash(director: Director, at: Field): Promise<void> {
  const { land } = director
  const { x, y: z } = centre(at)
  const sides = [0, 1, 2, 3, 4, 5].filter((side) => land.matches(at, side))
  const places = sides.map((side): Vec => {
    const [a, b] = [corner(side), corner(side + 1)]
    return [x + (a.x + b.x) / 2, surface(land.height(at)) + 0.05, z + (a.y + b.y) / 2]
  })
  const light = { colours: [MATCHED, '#ffffff'], count: 9, spread: 0.5, height: 0.3, size: 0.045 }
  return director.burst(0.5, ...places.map((from) => ({ from, ...light })))
}

async function drop(director: Director, event: Message): Promise<void> {
  const { on } = director
  const at = fieldOf(event)
  const height = director.land.height(at) + 1
  // It has been laid already, as a draft.
  if (event.height !== undefined && height > (event.height as number)) return
  const { x, y: z } = centre(at)
  const model = modelLoose({ at, ...tileOf(event.tile as string) }, height)
  await director.play(0.4, (part) => {
    const up = 3 * (1 - easeIn(part))
    on.hold(model, [[x, (height - 1) * STEP + up, z]])
    on.shift([0, up, 0])
  })
  on.hold(null)
  on.apply(event)
  void director.cloud([director.over(at)], DUST, height > 1 ? 0.09 : 0.07)
  void flash(director, at)
  await director.quake(0.2, height > 1 ? 0.1 : 0.05)
}

async function emerge(director: Director, event: Message): Promise<void> {
  const { on } = director
  const at = fieldOf(event)
  on.hold(modelLoose({ at, ...tileOf(event.tile as string) }, director.land.height(at) + 1))
  void director.cloud([director.over(at)], FOAM, 0.09, 0.45)
  await director.play(0.45, (part) => on.shift([0, -0.9 * (1 - part) ** 2, 0]))
  on.hold(null)
  on.apply(event)
  void flash(director, at)
}

/** The top of a stack falls to pieces, and what was below it is seen. */
async function crumble(director: Director, event: Message): Promise<void> {
  const { on } = director
  const at = fieldOf(event)
  void director.cloud([director.over(at)], DUST, 0.1)
  await director.quake(0.6, 0.05)
  on.apply(event)
}

/** Land goes from where it lies to where it will lie, with all who are on it. */
async function glide(director: Director, event: Message, fields: Field[], way: Vec, seconds: number, wake: string[]) {
  const { on, land } = director
  const { picture } = on
  const moves = new Set(fields.map(keyOf))
  const has = ({ q, r }: { q: number; r: number }) => moves.has(keyOf([q, r]))
  const hexes = picture.hexes.filter(has)
  const part = new Land(hexes)
  const model = new Clay()
  for (const hex of hexes) model.add(modelHex(part, hex, []), { at: [0, 0, 0] })
  const figures = companiesOf(
    land,
    picture.critters.filter((critter) => has(critter)),
  ).flatMap((company) => {
    const y = surface(land.height([company.node.q, company.node.r]))
    return figuresOf(company, y, on.stage.lookOf(company.seat))
  })
  const after = afterEvent(picture, event)
  const others = picture.critters.filter((critter) => !has(critter))
  on.present({ ...picture, hexes: picture.hexes.filter((hex) => !has(hex)), critters: others })
  on.hold(model)
  void director.cloud(
    fields.map((at) => [centre(at).x, 0.05, centre(at).y]),
    wake,
    0.06,
    seconds,
  )
  await director.play(seconds, (time) => {
    const eased = time * time * (3 - 2 * time)
    const by = between([0, 0, 0], way, eased)
    on.shift(by)
    on.act(
      figures.map((figure): Figure => ({
        ...figure,
        at: [figure.at[0] + by[0], figure.at[1] + by[1], figure.at[2] + by[2]],
      })),
    )
  })
  on.hold(null)
  on.act([])
  on.present(after)
}

async function slide(director: Director, event: Message): Promise<void> {
  const { on, land } = director
  const [from, to] = [fieldOf(event), event.to as Field]
  const hex = land.at(from)
  if (!hex) return on.apply(event)
  const model = modelLoose({ at: from, tile: hex.top, rotation: hex.rotation ?? 0 }, hex.height)
  const figures = companiesOf(
    land,
    on.picture.critters.filter(({ q, r }) => q === from[0] && r === from[1]),
  ).flatMap((company) => figuresOf(company, surface(hex.height), on.stage.lookOf(company.seat)))
  const after = afterEvent(on.picture, event)
  const critters = after.critters.filter((critter) => on.picture.critters.includes(critter))
  const lifted = after.hexes.map((each) => (each.q === to[0] && each.r === to[1] ? land.at(to)! : each))
  on.present({ ...after, hexes: lifted, critters })
  on.hold(model)
  const [a, b] = [centre(from), centre(to)]
  const way: Vec = [b.x - a.x, (land.height(to) + 1 - hex.height) * STEP, b.y - a.y]
  await director.play(0.5, (part) => {
    const by = between([0, 0, 0], way, easeIn(part), 0.12)
    on.shift(by)
    on.act(
      figures.map((figure): Figure => ({
        ...figure,
        at: [figure.at[0] + by[0], figure.at[1] + by[1], figure.at[2] + by[2]],
      })),
    )
  })
  on.hold(null)
  on.act([])
  on.present(after)
  void director.cloud([director.over(to)], DUST, 0.1)
  await director.quake(0.2, 0.12)
}

const directionWay = (direction: number): Vec => {
  const { x, y } = centre(neighbour([0, 0], direction))
  return [x, 0, y]
}

export const LAND: Acts = {
  'tile.placed': { seconds: 0.6, play: drop },
  'setup.tile': { seconds: 0.6, play: drop },
  'island.tile': { seconds: 0.45, play: emerge },
  'tile.eroded': { seconds: 0, play: async () => {} },
  'tile.uncovered': { seconds: 0.6, play: crumble },
  'tile.sunk': { seconds: 0.6, play: crumble },
  'tile.turned': {
    seconds: 0.4,
    play: (on, event) => on.cloud([on.over(fieldOf(event))], DUST, 0.06, 0.4),
  },
  landslide: {
    seconds: 0.6,
    play: async (on, event) => {
      const [from, to] = [on.over(fieldOf(event)), on.over(event.to as Field)]
      void on.cloud([between(from, to, 0.45)], DUST, 0.08)
      await on.quake(0.6, 0.08)
    },
  },
  'landslide.lands': { seconds: 0.7, play: slide },
  rift: {
    seconds: 0.6,
    play: async (on, event) => {
      void on.cloud([on.over(fieldOf(event))], DUST, 0.08)
      await on.quake(0.6, 0.1)
    },
  },
  plates: { seconds: 0.3, play: (on) => on.quake(0.3, 0.1) },
  'land.shifted': {
    seconds: 0.9,
    play: (on, event) => glide(on, event, event.fields as Field[], directionWay(event.direction as number), 0.9, FOAM),
  },
}
