import { describe, expect, it } from 'vitest'
import { SEATS } from '../../look'
import type { Message } from '../../wire'
import { Theatre } from '../kit3d/theatre'
import type { BoardSettings } from '../view'
import { afterEvent } from '../volcanique/after'
import { Land, type Picture } from '../volcanique/land'
import { NOTHING, critterOf, hexesOf } from '../volcanique/testLand'
import { Director, type Play, lasts, perform } from './drama'

const settings: BoardSettings = { seats: [], still: false, speed: 1, labels: { levels: true, outlines: true } }
const TICK_SECONDS = 0.05

const event = (code: string, params: Record<string, unknown> = {}): Message => ({ code, ...params })

/** A stage without a picture, that runs through all it is told. */
function rehearse(start: Picture) {
  let picture = start
  /** What is in the air: nothing may be left there in the end. */
  const air = { held: false, acting: 0, captions: 0, lines: false, shaking: 0 }
  const theatre = new Theatre()
  const on: Play = {
    get picture() {
      return picture
    },
    get land() {
      return new Land(picture.hexes)
    },
    stage: {
      theatre,
      settings,
      sparks: { throw: () => () => {} },
      lookOf: (seat) => SEATS[seat]!,
      shake: (strength) => (air.shaking = strength),
    },
    present: (after) => (picture = after),
    apply: (happened) => (picture = afterEvent(picture, happened)),
    hold: (model) => (air.held = model !== null),
    shift: () => {},
    act: (figures) => (air.acting = figures.length),
    caption: (billboards) => (air.captions = billboards.length),
    draw: (lines) => (air.lines = lines !== null),
  }
  const play = async (...events: Message[]) => {
    let over = false
    let seconds = 0
    const played = perform(new Director(on), events).finally(() => (over = true))
    while (!over) {
      seconds += TICK_SECONDS
      theatre.tick(TICK_SECONDS)
      // A story goes on some steps after what it waited for.
      for (let step = 0; step < 10; step++) await Promise.resolve()
    }
    // Dust settles on after the story.
    while (theatre.tick(TICK_SECONDS)) await Promise.resolve()
    await played
    return seconds
  }
  return { play, air, picture: () => picture }
}

const AT_REST = { held: false, acting: 0, captions: 0, lines: false, shaking: 0 }

const start: Picture = {
  ...NOTHING,
  hexes: hexesOf({ '0,0': 'M D', '1,0': 'D', '0,1': 'DM0', '-1,1': 'L', '5,0': 'M' }),
  critters: [
    critterOf(0, [0, 0], 'D'),
    critterOf(1, [0, 1], 'M'),
    critterOf(1, [-1, 1], 'L', { colossal: true }),
    critterOf(2, [1, 0], 'D', { burrowed: true }),
  ],
  sea: [{ seat: 3, q: 3, r: 0 }],
}

const STORIES: Record<string, Record<string, unknown>> = {
  'turn.begins': { seat: 0, turn: 3 },
  rolled: {
    rolled: 2,
    sides: 3,
    what: 'lava_roll',
    field: [0, 0],
    ways: [
      [1, 0],
      [0, 1],
      [-1, 1],
    ],
  },
  'lava.aims': { field: [0, 0], to: [1, 0], flow: 1, ways: [[1, 0]] },
  'lava.flows': { field: [1, 0], from: [0, 0], flow: 1 },
  'lava.reaches_ocean': { field: [2, 0], from: [1, 0], flow: 1 },
  'lava.dammed': { field: [1, 0], flow: 1 },
  'soil.appears': { field: [-1, 1] },
  'critter.moved': { seat: 0, from: [[0, 0, 'D']], to: [0, 1], to_biome: 'D', by: 'region', count: 1, colossal: false },
  'critter.escaped': { seat: 0, field: [0, 0], biome: 'D', to: [1, 0], cause: 'land', colossal: false },
  'critter.lost': { seat: 0, field: [0, 0], biome: 'D', cause: 'land', by: 1 },
  'critter.burrowed': { seat: 0, field: [0, 0], biome: 'D' },
  'critter.surfaced': { seat: 2, field: [1, 0], biome: 'D' },
  'critter.buried': { seat: 2, field: [1, 0], biome: 'D' },
  'colossal.wounded': { seat: 1, field: [-1, 1], biome: 'L' },
  'colossal.lost': { seat: 1, field: [-1, 1], biome: 'L' },
  'colossal.made': { seat: 0, field: [0, 0], biome: 'D' },
  claimed: { seat: 0, field: [5, 0], biome: 'M' },
  sacrificed: { seat: 0, field: [0, 0], biome: 'D' },
  'swimmer.placed': { seat: 0, field: [4, 0] },
  'swimmer.moved': { seat: 3, field: [3, 0], to: [4, 0], biome: null },
  'swimmer.lost': { seat: 3, field: [3, 0] },
  'tile.placed': { seat: 0, tile: 'DML2', field: [1, 0], height: 2 },
  'setup.tile': { seat: 0, tile: 'M', field: [6, 0] },
  'setup.critter': { seat: 0, field: [5, 0], biome: 'M' },
  'island.tile': { seat: 0, tile: 'ML1', field: [6, 0] },
  landslide: { seat: 0, field: [0, 0], to: [1, 0] },
  'landslide.lands': { field: [0, 0], to: [1, 0], tile: 'D', height: 2 },
  'tile.eroded': { seat: 0, field: [0, 0], tile: 'D' },
  'tile.uncovered': { field: [0, 0], tile: 'M' },
  'tile.sunk': { field: [5, 0] },
  rift: { seat: 0, field: [0, 0] },
  plates: { seat: 0, field: [0, 0] },
  'land.shifted': { seat: 0, fields: [[5, 0]], direction: 0 },
  contest: { winner: 0, seats: [0, 1], field: [0, 1], biome: 'M', fields: [[0, 1]], leaves: [1] },
  'volcano.erupts': { seat: 0, field: [0, 0] },
  'volcano.rises': { field: [5, 0], height: 2, flow: 2 },
  'volcano.activated': { seat: 0, field: [5, 0] },
  lateral: { seat: 0, field: [0, 0], direction: 1 },
  'lateral.fizzles': { seat: 0, field: [0, 0] },
  'bomb.lands': { seat: 0, field: [0, 1] },
  'power.unlocked': { seat: 0, slot: 'A', power: 'sea' },
  'resources.gained': { seat: 0, resources: 'D', from: [[0, 0, 'D', 1]] },
  'super.marked': { seat: 0, field: [0, 0] },
  'super.erupts': { field: [0, 0] },
  'winter.begins': { seat: 0, field: [0, 0] },
  scored: { seat: 0, total: 12 },
  'game.ended.critters': { winners: [0], places: [1, 2] },
  bought: { seat: 0, item: 'DM' },
}

describe('the drama', () => {
  it.each(Object.entries(STORIES))('plays %s to its end', async (code, params) => {
    const happened = event(code, params)
    const { play, air, picture } = rehearse(start)
    await play(happened)
    expect(picture()).toEqual(afterEvent(start, happened))
    expect(air).toEqual(AT_REST)
  })

  it('knows how long a story takes', async () => {
    const erupts = event('volcano.erupts', { seat: 0, field: [0, 0] })
    const [once, twice] = [await rehearse(start).play(erupts), await rehearse(start).play(erupts, erupts)]
    expect(once).toBeGreaterThan(0)
    expect(Math.abs(twice - once - lasts([erupts]))).toBeLessThan(1.5 * TICK_SECONDS)
  })
})
