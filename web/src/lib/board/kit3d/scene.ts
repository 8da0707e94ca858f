/** What a game brings to a board in 3D, its scene, and what the board does for it. */
import type { Material, Object3D } from 'three'
import type { SeatColour } from '../../look'
import type { Field, Message, View } from '../../wire'
import type { Point } from '../hex'
import type { Shape, Spot } from '../spot'
import type { BoardSettings } from '../view'
import type { Billboard } from './billboards'
import type { Vec } from './clay'
import type { Cover } from './paint'
import type { Column } from './picking'
import type { Sparks } from './sparks'
import type { Theatre } from './theatre'

/** What the sea is for marks and for whoever stands there. */
export const SEA = 0.03

export interface Scene3D<V extends View, G> {
  /** Takes over a position, whatever a story has left behind. It is drawn by `drawings`. */
  read(view: V): void
  /** Plays a beat of what happened, as a story for the theatre. */
  perform(events: readonly Message[]): Promise<void>
  /** How many seconds that takes at the usual speed; without it there is never too much to tell. */
  lasts?(events: readonly Message[]): number
  /** The land as it is now, in the middle of a story too. */
  columns(): Column[]
  /** All that is drawn anew when the land has changed; what changes by itself is asked for by `stage.redraw`. */
  readonly drawings: readonly (() => void)[]
  /** Numbers and lights over the land. */
  billboards(): Billboard[]
  drawGhost(ghost: G | null): void
  /** Whether the wheel turns the ghost there. */
  turns(ghost: G, spot: Spot): boolean
  /** The part of a field at a point of it; only where fields have parts. */
  partAt?(at: Field, point: Point): string | undefined
  /** How a spot lies; only where fields have parts. */
  shape?(spot: Spot): Shape
  dispose(): void
}

/** The board, as its scene sees it. */
export interface Stage3D {
  readonly root: Object3D
  readonly settings: BoardSettings
  readonly theatre: Theatre
  readonly sparks: Pick<Sparks, 'throw'>
  /** What solid things are painted with. Whatever lies above the cover is not drawn. */
  readonly clay: Material
  readonly cover: Cover
  lookOf(seat: number): SeatColour
  /** How high the ground is; at sea its surface. */
  surface(at: Field): number
  /** A point over the middle of a field. */
  above(at: Field, up: number): Vec
  /** The land is another one: everything is drawn anew. */
  changed(): void
  redraw(...drawings: (() => void)[]): void
  /** The billboards are other ones. */
  relabel(): void
  castShadows(): void
  shake(strength: number): void
}

export type MakeScene3D<V extends View, G> = (stage: Stage3D) => Scene3D<V, G>
