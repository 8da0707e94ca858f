/** What a game brings to a flat board, its scene, and what the board has for it. */
import type { Field, Message, View } from '../../wire'
import type { Point } from '../hex'
import type { Shape, Spot } from '../spot'
import type { BoardSettings } from '../view'
import type { Ids } from './ink'
import type { Theatre } from './theatre'

export interface Scene2D<V extends View, G> {
  /** What is drawn once and used many times. */
  readonly symbols: string
  /** The land, as one reads: row by row. */
  readonly land: readonly Field[]
  /** How far above its place the highest land is drawn. */
  readonly lift: number
  /** How much sea is to be seen around the land, if it is not as much as elsewhere. */
  readonly margin?: number
  /** Takes over a position. */
  read(view: V): void
  draw(): string
  /**
   * Plays a beat of what leads to a view. `settle`, called once, draws that view after the last beat and clears the
   * theatre; until then all stays on the theatre.
   */
  play(events: readonly Message[], view: V, settle: () => void): Promise<void>
  /** How many milliseconds a beat takes at the usual speed; without it there is never too much to tell. */
  lasts?(events: readonly Message[]): number
  /** How a spot is drawn. */
  shape(spot: Spot): Shape
  /** What is under a point of the drawing. */
  under(point: Point): Spot
  drawGhost(ghost: G): string
  /** A target's short text, around the middle of its spot. */
  drawBadge(text: string): string
  /** Whether the wheel turns the ghost there. */
  turns(ghost: G, spot: Spot): boolean
  /** What a screen reader says of a spot, of a target's short text, and of what is held. */
  describe(spot: Spot): string[]
  /** All that there is to say of it, for who asks. */
  details?(spot: Spot): string[]
  describeBadge(text: string): string
  describeGhost(ghost: G): string
}

/** The board, as its scene sees it. */
export interface Stage2D {
  readonly ids: Ids
  readonly settings: BoardSettings
  readonly theatre: Theatre
  /** Draws the land again, in the middle of what is played. */
  redraw(): void
}

export type MakeScene2D<V extends View, G> = (stage: Stage2D) => Scene2D<V, G>
