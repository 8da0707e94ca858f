/**
 * Keeps a board on a page: the flat one or the one in 3D, as it is liked and as the machine allows, and passes on to it
 * what there is to show. The same for a game that is played, a lesson, and a replay.
 */
import { untrack } from 'svelte'
import { sameSpot, type Spot } from '../board/spot'
import type { BoardEvents, BoardSettings, BoardView, SeatLook, Target } from '../board/view'
import { i18n } from '../i18n/i18n.svelte'
import { whereabouts } from '../i18n/whereabouts.svelte'
import { isStill, settings } from '../settings.svelte'
import { play } from '../sound'
import { toast } from '../toasts.svelte'
import type { View } from '../wire'
import { eventsOf } from './beats'
import type { Boards, Composer, GamePlay } from './kind'
import { Pace } from './pace'
import type { GameSession } from './session.svelte'
import type { Change } from './stories.svelte'

/** What there is to show; read again whenever it changes. */
export interface Shown {
  readonly seats: readonly SeatLook[]
  /** The position, once there is one. */
  readonly view: View | null
  /** What the last actions touched. */
  readonly marks: Spot[]
  /** Whoever plays on the board; nobody where it is only looked at. */
  readonly composer?: Composer
  /** Where a target stands out, as one that a hint points at. */
  readonly lit?: readonly Spot[]
  /** A factor on the speed of animations, beside the one of the settings. */
  readonly speed?: number
  /** All of the island is kept in sight, instead of what somebody has chosen to see. */
  readonly whole?: boolean
}

/** A frame that takes longer than this is no fun any more; so many frames are judged together. */
const SLOW_FRAME_MS = 110
const JUDGED_FRAMES = 16
/** What follows sooner belongs to what was pressed before. */
const TWICE_MS = 500

export class BoardHost {
  board = $state.raw<BoardView | null>(null)
  mode = $state<'2d' | '3d' | null>(null)
  /** Animations that have not ended. */
  busy = $state(0)
  /** Where the pointer was last, in the element. */
  pointer = { x: 0, y: 0 }
  #byKeys = false
  /** When somebody was last in a hurry. */
  #hurried = -Infinity
  /** Whoever skips does not want to hear it either. */
  #skipped = false
  /** Resolved when the board is taken from the page: whatever it tells will not come to its end. */
  #gone: Promise<void> = Promise.resolve()
  #gaps: number[] = []
  readonly #pace = new Pace()
  /** 3D did not work here. */
  #flatOnly = $state(false)

  constructor(
    readonly boards: Boards,
    readonly shown: Shown,
    readonly soundOf?: GamePlay['soundOf'],
  ) {}

  readonly wanted = $derived.by<'2d' | '3d'>(() =>
    settings.board === '2d' || this.#flatOnly || !this.boards.solid ? '2d' : '3d',
  )

  readonly #settings = $derived.by<BoardSettings>(() => ({
    seats: this.shown.seats.map(({ name, colour }) => ({ name, colour })),
    still: isStill(),
    speed: (settings.speed || 1) * (this.shown.speed ?? 1),
    labels: { levels: settings.levels, outlines: settings.outlines },
  }))

  /** Puts the board into an element, as an attachment: made anew whenever another one is wanted. */
  attach = (element: HTMLElement): (() => void) => {
    const { wanted } = this
    const gone = new AbortController()
    this.#gone = new Promise((resolve) => gone.signal.addEventListener('abort', () => resolve()))
    let made: BoardView | null = null
    this.#watch(element, gone.signal)
    void this.#make(element, wanted, gone.signal).then((board) => {
      if (gone.signal.aborted || !board) {
        board?.dispose()
        return
      }
      made = board
      this.#begin(board, wanted)
    })
    return () => {
      gone.abort()
      this.board = null
      this.busy = 0
      made?.dispose()
    }
  }

  async #make(element: HTMLElement, wanted: '2d' | '3d', signal: AbortSignal): Promise<BoardView | null> {
    const events: BoardEvents = {
      hover: (spot) => this.shown.composer?.events.hover(spot),
      move: (spot) => this.shown.composer?.events.move(spot),
      turn: (steps, all) => this.shown.composer?.events.turn(steps, all),
      pick: (spot) => this.#pick(spot),
    }
    if (wanted === '2d') return (await this.boards.flat())(element, events)
    try {
      const solid = await this.boards.solid!()
      if (solid.isSupported()) {
        const board = solid.makeBoard(element, events)
        board.element.addEventListener(solid.LOST, () => this.#giveUp('lost'), { signal })
        return board
      }
    } catch (error) {
      console.warn(error)
    }
    this.#giveUp('missing')
    return null
  }

  #pick(spot: Spot): void {
    const { composer } = this.shown
    if (!composer) return
    if (this.busy > 0) this.hurry()
    // Enter on a field ends the turn, where nothing else is left to do.
    else if (this.#byKeys && composer.targets.length === 0) composer.confirm()
    else composer.events.pick(spot)
  }

  #giveUp(trouble: 'missing' | 'lost' | 'slow'): void {
    this.#flatOnly = true
    toast(i18n.t.shell.trouble[trouble])
  }

  #begin(board: BoardView, mode: '2d' | '3d'): void {
    if (this.shown.view) board.show(this.shown.view, this.#settings)
    if (this.shown.whole) board.fit()
    this.board = board
    this.mode = mode
  }

  get #targets(): Target[] {
    const { composer, lit = [] } = this.shown
    const targets = composer?.targets ?? []
    if (lit.length === 0) return targets
    return targets.map((target) =>
      lit.some((spot) => sameSpot(spot, target)) ? { ...target, state: 'hinted' } : target,
    )
  }

  /** To be called once, where effects live: everything that the board is told besides what happens. */
  direct(): void {
    // A new position comes with its story: what a board reads while it draws must not cut that short.
    $effect(() => {
      const { board } = this
      const now = this.#settings
      void [i18n.language, settings.coordinates]
      untrack(() => board && this.shown.view && board.show(this.shown.view, now))
    })
    $effect(() => this.board?.offer(this.busy > 0 ? [] : this.#targets))
    $effect(() => this.board?.ghost(this.busy > 0 ? null : (this.shown.composer?.ghost ?? null)))
    $effect(() => void (whereabouts.islands = this.shown.view?.islands ?? []))
    // What moves needs no marks.
    $effect(() => this.board?.mark(this.busy > 0 ? [] : this.shown.marks))
  }

  /**
   * Shows a position; first what led there, if that is to be animated: beat by beat, each announced when it `begins`.
   * Has ended when all can be seen.
   */
  async show({ view, beats, animate, again, others = null }: Change, begins?: (beat: number) => void): Promise<void> {
    const { board, mode } = this
    const moving = animate && beats.length > 0 && !document.hidden && board && !this.#settings.still
    if (animate && !moving) play(this.soundOf?.(eventsOf(beats)))
    if (!board) return
    if (!animate || beats.length === 0 || document.hidden) {
      board.skip()
      board.show(view, this.#settings)
    } else {
      this.busy++
      const stopCounting = mode === '3d' && settings.board === 'auto' ? this.#countFrames() : undefined
      const stories = beats.map(({ events }) => events)
      const paced = this.#pace.expect(
        stories.map((events) => board.lasts(events)),
        others,
        again,
      )
      const begin = (beat: number): number => {
        begins?.(beat)
        if (moving && !this.#skipped) play(this.soundOf?.(beats[beat]!.events))
        return this.#pace.haste(paced, beat)
      }
      await Promise.race([board.animate(stories, view, this.#settings, begin), this.#gone])
      this.#pace.end(paced)
      stopCounting?.()
      if (this.busy <= 1) this.#skipped = false
      this.busy = Math.max(0, this.busy - 1)
    }
    // Another board, or what comes next, may have taken over meanwhile.
    if (this.shown.whole && this.board === board && this.busy === 0) board.fit()
  }

  /** Where 3D was not asked for, it has to be smooth. Frames are counted while something moves. */
  #countFrames(): () => void {
    let before = 0
    let request = 0
    const count = (now: number): void => {
      if (before > 0) this.#gaps = [...this.#gaps, now - before].slice(-JUDGED_FRAMES)
      before = now
      const middle = this.#gaps.toSorted((a, b) => a - b)[JUDGED_FRAMES / 2] ?? 0
      if (this.#gaps.length === JUDGED_FRAMES && middle > SLOW_FRAME_MS) this.#giveUp('slow')
      else request = requestAnimationFrame(count)
    }
    request = requestAnimationFrame(count)
    return () => cancelAnimationFrame(request)
  }

  /** Keeps track of where in the element something was picked, for a menu beside it, and of the element's size. */
  #watch(element: HTMLElement, signal: AbortSignal): void {
    const options = { signal, capture: true }
    const place = (x: number, y: number): void => {
      const box = element.getBoundingClientRect()
      this.pointer = { x: x - box.x, y: y - box.y }
    }
    element.addEventListener(
      'pointerdown',
      (event) => {
        this.#byKeys = false
        place(event.clientX, event.clientY)
      },
      options,
    )
    // By keyboard it is the field in focus.
    element.addEventListener(
      'keydown',
      (event) => {
        this.#byKeys = true
        const { x, y, width, height } = (event.target as Element).getBoundingClientRect()
        place(x + width / 2, y + height / 2)
      },
      options,
    )
    if (!this.shown.whole) return
    const sizes = new ResizeObserver(() => this.board?.fit())
    sizes.observe(element)
    signal.addEventListener('abort', () => sizes.disconnect())
  }

  /** Moves the keyboard to the board, where it can play on it. */
  focus(): void {
    this.board?.element.querySelector<SVGElement>('[tabindex="0"]')?.focus()
  }

  /** Takes the keyboard off the board: whoever comes next begins anew, and not on the field that was chosen last. */
  leave(): void {
    this.board?.cursor(null)
  }

  /** The camera as it was at first. */
  reset(): void {
    this.board?.reset()
  }

  zoom(factor: number): void {
    this.board?.zoom(factor)
  }

  /** Ends the beat that is told; twice, or for as long as a key is held down, all of it. */
  hurry(): void {
    const now = performance.now()
    if (now - this.#hurried < TWICE_MS) this.skip()
    else this.board?.cut()
    this.#hurried = now
  }

  skip(): void {
    this.#skipped = this.busy > 0
    this.board?.skip()
  }

  /** From one board to the other; remembered. */
  switch(): void {
    if (!this.boards.solid) return
    const other = this.mode === '3d' ? '2d' : '3d'
    this.#flatOnly = false
    settings.board = other
  }
}

/** The board of a game that is played here; targets can be lit. To be called where effects live. */
export function hostGame(
  session: GameSession,
  { boards, soundOf }: GamePlay,
  composer: Composer,
  lit: () => readonly Spot[] = () => [],
): BoardHost {
  const shown: Shown = {
    get seats() {
      return session.seats
    },
    get view() {
      return session.view
    },
    get marks() {
      return composer.marks
    },
    get lit() {
      return lit()
    },
    composer,
  }
  const host = new BoardHost(boards, shown, soundOf)
  $effect(() => session.listen((change, begins) => host.show(change, begins)))
  host.direct()
  return host
}
