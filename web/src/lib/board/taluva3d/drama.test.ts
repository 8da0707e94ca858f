import { describe, expect, it } from 'vitest'
import { SEATS } from '../../look'
import type { Field, Message } from '../../wire'
import { Theatre } from '../kit3d/theatre'
import type { BoardSettings } from '../view'
import { type Play, perform } from './drama'
import { Position } from './position'

const settings: BoardSettings = { seats: [], still: false, speed: 1, labels: { levels: true, outlines: true } }

const event = (code: string, params: Record<string, unknown> = {}): Message => ({ code, ...params })
const tile = (kind: string, field: Field, facing: number, level: number) =>
  event('tile.placed', { seat: 0, tile: kind, field, facing, level })

/** A stage without a picture, that runs through all it is told. */
function rehearse() {
  const position = new Position()
  const seen: string[] = []
  const theatre = new Theatre()
  const on: Play = {
    position,
    stage: {
      theatre,
      settings,
      sparks: { throw: () => (time) => void (time === 1 && seen.push('sparks')) },
      above: () => [0, 0, 0],
      lookOf: (seat) => SEATS[seat]!,
      shake: (strength) => void (strength || seen.push('calm')),
    },
    apply: (happened) => {
      seen.push(happened.code)
      position.apply(happened)
    },
    hold: (held) => void (held ?? seen.push('laid')),
    raise: () => {},
    flare: () => {},
  }
  const play = async (...events: Message[]) => {
    let over = false
    const played = perform(on, events).finally(() => (over = true))
    while (!over) {
      theatre.tick(0.1)
      await Promise.resolve()
    }
    await played
    return seen
  }
  return { position, play }
}

describe('a position', () => {
  it('grows by a tile with its three fields', async () => {
    const { position, play } = rehearse()
    await play(tile('JC', [0, 0], 0, 1))
    expect(position.tiles).toEqual([{ kind: 'JC', q: 0, r: 0, facing: 0, level: 1 }])
    expect(position.land.map(({ q, r, terrain, facing }) => [q, r, terrain, facing])).toEqual([
      [0, 0, 'volcano', 0],
      [1, 0, 'clearing', null],
      [0, 1, 'jungle', null],
    ])
  })

  it('loses the huts that an eruption covers', async () => {
    const { position, play } = rehearse()
    await play(
      tile('JC', [0, 0], 0, 1),
      event('piece.built', { seat: 1, piece: 'hut', field: [1, 0] }),
      tile('RS', [0, 0], 5, 2),
      event('huts.lost', { seat: 1, field: [1, 0], count: 1 }),
    )
    expect(position.at([1, 0])).toMatchObject({ level: 2, terrain: 'rock', owner: null, piece: null, count: 0 })
    expect(position.level([0, 1])).toBe(1)
    expect(position.level([9, 9])).toBe(0)
  })

  it('finds settlements: adjacent fields of one seat', async () => {
    const { position, play } = rehearse()
    await play(
      tile('JC', [0, 0], 0, 1),
      tile('JC', [2, 0], 1, 1),
      ...(
        [
          [0, [1, 0]],
          [0, [0, 1]],
          [1, [2, 1]],
          [0, [1, 1]],
        ] as const
      ).map(([seat, field]) => event('piece.built', { seat, piece: 'hut', field })),
    )
    expect(position.settlements().map(({ owner, fields }) => [owner, fields.length])).toEqual([
      [0, 3],
      [1, 1],
    ])
  })
})

describe('the drama', () => {
  it('lays a tile before it is part of the island, and is calm afterwards', async () => {
    const seen = await rehearse().play(tile('JC', [0, 0], 0, 1))
    expect(seen.slice(0, 2)).toEqual(['laid', 'tile.placed'])
    expect(seen).toContain('calm')
  })

  it('spreads an expansion field by field', async () => {
    const { position, play } = rehearse()
    await play(
      tile('JJ', [0, 0], 0, 1),
      event('settlement.expanded', { seat: 2, settlement: [1, 0], terrain: 'jungle', huts: 2 }),
      event('expansion.field', { seat: 2, field: [1, 0], count: 1 }),
      event('expansion.field', { seat: 2, field: [0, 1], count: 1 }),
    )
    expect(position.land.map(({ owner, count }) => [owner, count])).toEqual([
      [null, 0],
      [2, 1],
      [2, 1],
    ])
  })

  it('plays every other event to its end', async () => {
    const { play } = rehearse()
    const seen = await play(
      tile('JC', [0, 0], 0, 1),
      event('piece.built', { seat: 0, piece: 'tower', field: [1, 0] }),
      event('tile.drawn', { seat: 1, tile: 'JR', left: 46 }),
      event('settlement.split', { seat: 0, parts: [[1, 0]] }),
      event('settlement.joined', { seat: 0, settlements: [[1, 0]], size: 1 }),
      event('type.completed', { seat: 0, piece: 'tower' }),
      event('player.eliminated', { seat: 1 }),
      event('player.finished', { seat: 0, place: 1 }),
      event('game.ended.two_types', { places: [1, 2], winners: [0] }),
    )
    expect(seen.filter((name) => name === 'sparks').length).toBeGreaterThan(3)
  })
})
