/**
 * What a board on the screen can do, however it is drawn. The game page talks to this interface only; there are a flat
 * board (SVG, which is also the one for keyboard and screen reader) and one in 3D (a lazy chunk). No framework, no
 * rules: what may be done where is told by `offer`.
 */
import type { Field, Message, View } from '../wire'

/** How a seat looks. */
export interface SeatLook {
  name: string
  /** Index into the palette of seat colours and emblems (look.ts). */
  colour: number
}

/** Something that would be put on the board. */
export type Ghost =
  | { kind: 'tile'; tile: string; at: Field; facing: number; legal: boolean }
  | { kind: 'piece'; piece: string; seat: number; at: Field; count: number; legal: boolean }
  /** Several fields taken at once, such as an expansion. */
  | { kind: 'pieces'; piece: string; seat: number; fields: { at: Field; count: number }[]; legal: boolean }

/** A field that can be chosen now; `badge` is a short text on it, such as a cost. */
export interface Target {
  at: Field
  badge?: string
}

export interface BoardSettings {
  seats: SeatLook[]
  /** No animations, no moving water. */
  still: boolean
  /** Factor on the speed of animations. */
  speed: number
  labels: { levels: boolean; outlines: boolean }
}

export interface BoardEvents {
  /** A click or tap without drag; the field may be sea. */
  pick(at: Field): void
  /** The pointer is over another field; null when it left. */
  hover(at: Field | null): void
  /** The keyboard's cursor went to a field. */
  move(at: Field): void
  /** The wheel over the ghost, or a right click without drag: turn it by so many steps; `all` with Shift. */
  turn(steps: 1 | -1, all: boolean): void
}

export interface BoardView {
  readonly element: HTMLElement | SVGElement
  /** Shows a position at once. */
  show(view: View, settings: BoardSettings): void
  /** Plays what happened and ends at the position; at once if `settings.still`. Calls queue up. */
  animate(events: Message[], view: View, settings: BoardSettings): Promise<void>
  /** Ends running animations at once. */
  skip(): void
  /** Fields to choose among; an empty list for none. */
  offer(targets: Target[]): void
  /** What is held over the board; null for nothing. */
  ghost(ghost: Ghost | null): void
  /** Fields touched by the last actions. */
  mark(fields: Field[]): void
  /** The keyboard's field; null for none. The flat board also focuses it. */
  cursor(at: Field | null): void
  /** Shows all of the island in the part of the element that panels leave free (insets in CSS pixels). */
  fit(insets?: { top: number; right: number; bottom: number; left: number }): void
  /** The camera as it was at first. */
  reset(): void
  zoom(factor: number): void
  dispose(): void
}

export type MakeBoard = (parent: HTMLElement, events: BoardEvents) => BoardView
