/** What stories move on the board, and how they tell what happens there. */
import type { Field, Message } from '../../../wire'
import { centre } from '../../hex'
import type { Billboard } from '../../kit3d/billboards'
import type { Clay, Vec } from '../../kit3d/clay'
import type { Stage3D } from '../../kit3d/scene'
import type { Burst } from '../../kit3d/sparks'
import { placeOf } from '../../volcanique/critters'
import type { Land, Picture } from '../../volcanique/land'
import type { Biome, Node } from '../../volcanique/view'
import type { Figure } from '../critters'
import { surface } from '../heights'

export interface Play {
  readonly picture: Picture
  readonly land: Land
  readonly stage: Pick<Stage3D, 'theatre' | 'sparks' | 'settings' | 'lookOf' | 'shake'>
  /** Shows another picture. */
  present(picture: Picture): void
  /** Lets an event happen and shows the land after it. */
  apply(event: Message): void
  /** Land that is loose, and what it hides of what is below. */
  hold(model: Clay | null, undersides?: Vec[]): void
  /** Moves what is loose away from where it was modelled. */
  shift(way: Vec): void
  /** Those who are on their way. */
  act(figures: Figure[]): void
  /** Texts and lights over the board. */
  caption(billboards: Billboard[]): void
  /** Lines over the board. */
  draw(lines: Clay | null): void
}

/** A story of an event, and how long it takes at the usual speed. */
export interface Act {
  seconds: number
  play(on: Director, event: Message): Promise<void>
}

export type Acts = Readonly<Record<string, Act>>

export const DUST = ['#d8c49a', '#bda57a', '#e9dcc0']
export const ASH = ['#3a3234', '#6a5f60', '#8f8484']
export const EMBERS = ['#ffd23e', '#ff7a1a', '#ff4a10', '#6a4a44']
export const STEAM = ['#ffffff', '#e6eef0', '#cfdde0']
export const FOAM = ['#ffffff', '#d9f3f0', '#9fdcd6']
export const SNOW = ['#ffffff', '#e2f0fa', '#bcd9ee']

/** How stories move things. */
export class Director {
  /** Where dice were thrown last: a bomb flies from there. */
  rolledAt: Field | null = null

  constructor(readonly on: Play) {}

  get land(): Land {
    return this.on.land
  }

  play(seconds: number, draw: (part: number) => void): Promise<void> {
    const { theatre, settings } = this.on.stage
    return theatre.play(seconds / settings.speed, draw)
  }

  /** Over the middle of a field. */
  over(at: Field, up = 0): Vec {
    const { x, y } = centre(at)
    return [x, surface(this.land.height(at)) + up, y]
  }

  /** Where somebody of a node stands. */
  stand({ q, r, biome }: { q: number; r: number; biome: Biome | null | undefined }): Vec {
    const node = { q, r, biome }
    const { x, y } = node.biome ? placeOf(this.land, node as Node) : centre([q, r])
    return [x, surface(this.land.height([q, r])), y]
  }

  burst(seconds: number, ...bursts: Burst[]): Promise<void> {
    const throws = bursts.map((each) => this.on.stage.sparks.throw(each))
    return this.play(seconds, (part) => throws.forEach((draw) => draw(part)))
  }

  /** Clouds at the feet of something. */
  cloud(places: Vec[], colours: string[], size = 0.07, seconds = 0.6): Promise<void> {
    const cloud = { colours, count: 14, spread: 1.3, height: 0.25, size, grow: true }
    return this.burst(seconds, ...places.map((from) => ({ from, ...cloud })))
  }

  /** Glowing stones thrown out of the ground. */
  fire(from: Vec, seconds: number, strength = 1): Promise<void> {
    return this.burst(seconds, {
      from,
      colours: EMBERS,
      count: Math.round(50 * strength),
      spread: 1.9 * strength,
      height: 1.7 * strength,
      size: 0.08,
    })
  }

  quake(seconds: number, strength: number): Promise<void> {
    return this.play(seconds, (part) => this.on.stage.shake(strength * (1 - part)))
  }

  colours(seat: number): string[] {
    const { fill, ink } = this.on.stage.lookOf(seat)
    return [fill, ink, fill]
  }
}

export const fieldOf = (event: Message): Field => event.field as Field
export const seatOf = (event: Message): number => event.seat as number
export const nodeOf = (event: Message): Node => {
  const [q, r] = fieldOf(event)
  return { q, r, biome: event.biome as Biome }
}
export const between = (a: Vec, b: Vec, t: number, high = 0): Vec => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t + high * 4 * t * (1 - t),
  a[2] + (b[2] - a[2]) * t,
]
