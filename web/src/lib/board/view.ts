/**
 * What a board on the screen can do, however it is drawn. The game page talks to this interface only. Boards are made of
 * a kit, which knows no game, and of a game's scene: kit2d draws a flat board (SVG, which is also the one for keyboard
 * and screen reader), kit3d one in 3D (a lazy chunk). No framework, no rules: what may be done where is told by `offer`.
 */
import type { Message, View } from '../wire'
import type { Spot } from './spot'

/** How a seat looks. */
export interface SeatLook {
  name: string
  /** Index into the palette of seat colours and emblems (look.ts). */
  colour: number
}

/** What choosing a target does: chooses it for the question that is asked, goes there, drives out who is there. */
export type Meaning = 'choose' | 'go' | 'drive out'

/** A spot that can be chosen now. */
export interface Target extends Spot {
  means: Meaning
  /** Plain if nothing is said. Quiet ones are many; those near the pointer may come forward. A hint points at one. */
  state?: 'plain' | 'quiet' | 'near' | 'hinted'
  /** A short text on it, such as a cost. */
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

/** Pixels of the element that panels cover. */
export interface Insets {
  top: number
  right: number
  bottom: number
  left: number
}

export interface BoardEvents {
  /** A click or tap without drag; it may be at sea. */
  pick(spot: Spot): void
  /** The pointer is over another spot; null when it left. */
  hover(spot: Spot | null): void
  /** The keyboard's cursor went to a spot. */
  move(spot: Spot): void
  /** The wheel over the ghost, or a right click without drag: turn it by so many steps; `all` with Shift. */
  turn(steps: 1 | -1, all: boolean): void
}

/** What happened: events that happen together, in turn. */
export type Beats = readonly (readonly Message[])[]

/** A board for views of a game; a ghost, what would be put on the board, is of a type of the game's own. */
export interface BoardView<V extends View = View, G = unknown> {
  readonly element: HTMLElement | SVGElement
  /** Shows a position at once. */
  show(view: V, settings: BoardSettings): void
  /**
   * Plays what happened, one beat after the other, and ends at the position; at once if `settings.still`. `begins` hears
   * of each beat that is played, and says by how much it is to be faster. Calls queue up.
   */
  animate(beats: Beats, view: V, settings: BoardSettings, begins?: (beat: number) => number): Promise<void>
  /** How many milliseconds a beat takes at the usual speed; 0 if it is never too long. */
  lasts(events: readonly Message[]): number
  /** Ends the beat that is played at once. */
  cut(): void
  /** Ends running animations at once. */
  skip(): void
  /** Spots to choose among; an empty list for none. */
  offer(targets: Target[]): void
  /** What is held over the board; null for nothing. */
  ghost(ghost: G | null): void
  /** Spots touched by the last actions. */
  mark(spots: Spot[]): void
  /** The keyboard's spot; null for none. The flat board also focuses it. */
  cursor(spot: Spot | null): void
  /** Shows all of the land in the part of the element that panels leave free. */
  fit(insets?: Insets): void
  /** The camera as it was at first. */
  reset(): void
  zoom(factor: number): void
  dispose(): void
}

export type MakeBoard<V extends View = View, G = unknown> = (
  parent: HTMLElement,
  events: BoardEvents,
) => BoardView<V, G>
