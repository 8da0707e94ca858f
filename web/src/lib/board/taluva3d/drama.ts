/** Plays what happened: every event that can be seen on the island, one after the other. */
import type { Field, Message } from '../../wire'
import { keyOf, tileFields } from '../hex'
import type { Vec } from '../kit3d/clay'
import type { Stage3D } from '../kit3d/scene'
import type { Burst } from '../kit3d/sparks'
import { easeIn, overshoot } from '../kit3d/theatre'
import type { Tile } from './ground'
import { type Position, fieldOfLand } from './position'

/** What the drama moves. */
export interface Play {
  readonly position: Position
  readonly stage: Pick<Stage3D, 'theatre' | 'sparks' | 'settings' | 'above' | 'lookOf' | 'shake'>
  /** Lets an event happen and shows the island after it. */
  apply(event: Message): void
  /** Holds a tile over its place, so high; null when it lies. */
  hold(tile: Tile | null, height: number): void
  /** How far the pieces on fields have risen, by key; 1 for all that are not named. */
  raise(risen: ReadonlyMap<string, number>): void
  /** Lights over fields, from 0 to 1. */
  flare(fields: Field[], strength: number): void
}

const EMBERS = ['#ffd23e', '#ff7a1a', '#ff4a10', '#6a4a44']
const DUST = ['#d8c49a', '#bda57a', '#e9dcc0']

export async function perform(on: Play, events: readonly Message[]): Promise<void> {
  const { position, stage } = on
  const { settings, theatre } = stage
  const play = (seconds: number, draw: (part: number) => void) => theatre.play(seconds / settings.speed, draw)
  const over = (field: Field, up = 0): Vec => stage.above(field, up)
  const coloursOf = (seat: number) => {
    const { fill, ink } = stage.lookOf(seat)
    return [fill, ink, fill]
  }
  const fieldsOf = (seat: number) => position.land.filter(({ owner }) => owner === seat).map(fieldOfLand)

  /** Pieces come up out of the ground, or go down into it, all at once. */
  const rise = (fields: Field[], seconds: number, height: (part: number) => number) =>
    play(seconds, (part) => on.raise(new Map(fields.map((field) => [keyOf(field), height(part)]))))

  const burst = (seconds: number, ...bursts: Burst[]) => {
    const throws = bursts.map((each) => stage.sparks.throw(each))
    return play(seconds, (part) => throws.forEach((draw) => draw(part)))
  }

  const dust = (fields: Field[], size: number) =>
    burst(
      0.7,
      ...fields.map((field) => ({
        from: over(field),
        colours: DUST,
        count: 14,
        spread: 1.5,
        height: 0.25,
        size,
        grow: true,
      })),
    )

  async function erupt(volcano: Field, lost: Field[]): Promise<void> {
    const fire: Burst = {
      from: over(volcano, 0.5),
      colours: EMBERS,
      count: 60,
      spread: 2.2,
      height: 1.8,
      size: 0.08,
    }
    await Promise.all([
      play(0.9, (part) => {
        stage.shake(0.12 * (1 - part))
        on.flare([volcano], 1 - part)
      }),
      burst(0.9, fire),
      lost.length ? rise(lost, 0.9, (part) => 1 - easeIn(part)) : null,
    ])
  }

  async function place(event: Message): Promise<void> {
    const at = event.field as Field
    const [q, r] = at
    const tile = { kind: event.tile as string, q, r, facing: event.facing as number, level: event.level as number }
    const fields = tileFields(at, tile.facing)
    if (tile.level > 1)
      await erupt(
        at,
        fields.filter((field) => position.at(field)?.piece),
      )
    await play(0.45, (part) => on.hold(tile, 3 * (1 - easeIn(part))))
    on.hold(null, 0)
    on.apply(event)
    void dust(fields, tile.level > 1 ? 0.09 : 0.07)
    await play(0.25, (part) => stage.shake((tile.level > 1 ? 0.14 : 0.05) * (1 - part)))
  }

  async function build(event: Message): Promise<void> {
    const field = event.field as Field
    // What is not there yet must not be seen in the frame between.
    on.raise(new Map([[keyOf(field), 0]]))
    on.apply(event)
    void dust([field], 0.05)
    await rise([field], event.code === 'expansion.field' ? 0.28 : 0.55, overshoot)
  }

  /** Pieces jump for joy, or in fright. */
  const hop = (fields: Field[], seconds: number) =>
    rise(fields, seconds, (part) => 1 + 0.25 * Math.sin(part * Math.PI * 2) * (1 - part))

  const celebrate = (seats: number[], count: number, seconds: number) => {
    const places = seats.flatMap((seat) =>
      fieldsOf(seat)
        .slice(0, 14)
        .map((field) => ({ seat, field })),
    )
    return Promise.all([
      burst(
        seconds,
        ...places.map(({ seat, field }) => ({
          from: over(field, 0.4),
          colours: [...coloursOf(seat), '#ffd23e'],
          count,
          spread: 2.4,
          height: 2.4,
          size: 0.09,
        })),
      ),
      hop(
        places.map(({ field }) => field),
        seconds * 0.6,
      ),
    ])
  }

  for (const event of events) {
    const seat = event.seat as number
    switch (event.code) {
      case 'tile.placed':
        await place(event)
        break
      case 'piece.built':
      case 'expansion.field':
        await build(event)
        break
      case 'settlement.expanded':
        await hop([event.settlement as Field], 0.25)
        break
      case 'settlement.joined':
        await hop(event.settlements as Field[], 0.4)
        break
      case 'settlement.split':
        await hop(event.parts as Field[], 0.4)
        break
      case 'type.completed':
        await celebrate([seat], 8, 0.9)
        break
      case 'player.finished':
        await celebrate([seat], 12, 1.2)
        break
      case 'player.eliminated':
        await rise(fieldsOf(seat), 0.8, (part) => 1 - 0.35 * Math.sin(part * Math.PI))
        break
      default:
        if (event.code.startsWith('game.ended')) await celebrate(event.winners as number[], 14, 1.8)
    }
  }
  on.raise(new Map())
}
