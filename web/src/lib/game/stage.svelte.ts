/**
 * Keeps a board on the screen: the flat one or the one in 3D, as it is liked and as the machine allows, and passes on
 * to it what happens.
 */
import { untrack } from 'svelte'
import type { Spot } from '../board/spot'
import type { BoardSettings, BoardView } from '../board/view'
import { isStill, settings } from '../settings.svelte'
import { playFor } from '../sound'
import type { Boards, Composer } from './kind'
import type { Change, GameSession } from './session.svelte'

export type Trouble = 'missing' | 'lost' | 'slow'

/** Milliseconds between two frames that are no fun any more, and the number of frames to judge by. */
const SLOW_FRAME = 110
const FRAMES = 16

export class Stage {
  board = $state.raw<BoardView | null>(null)
  mode = $state<'2d' | '3d' | null>(null)
  /** Animations that have not ended. */
  busy = $state(0)
  /** Where the pointer was last, in the host. */
  pointer = { x: 0, y: 0 }
  #byKeys = false
  #gaps: number[] = []
  /** 3D did not work here. */
  #flatOnly = $state(false)

  constructor(
    readonly session: GameSession,
    readonly composer: Composer,
    readonly boards: Boards,
    readonly trouble: (trouble: Trouble) => void,
  ) {}

  readonly wanted = $derived.by<'2d' | '3d'>(() =>
    settings.board === '2d' || this.#flatOnly || !this.boards.solid ? '2d' : '3d',
  )

  readonly #settings = $derived.by<BoardSettings>(() => ({
    seats: this.session.seats.map(({ name, colour }) => ({ name, colour })),
    still: isStill(),
    speed: settings.speed || 1,
    labels: { levels: settings.levels, outlines: settings.outlines },
  }))

  /** Puts the board into an element, as an attachment: made anew whenever another one is wanted. */
  attach = (host: HTMLElement): (() => void) => {
    const { wanted } = this
    const gone = new AbortController()
    let made: BoardView | null = null
    this.#watch(host, gone.signal)
    void this.#make(host, wanted, gone.signal).then((board) => {
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

  async #make(host: HTMLElement, wanted: '2d' | '3d', signal: AbortSignal): Promise<BoardView | null> {
    const events = {
      ...this.composer.events,
      pick: (spot: Spot) => {
        if (this.busy > 0) this.skip()
        // Enter on a field ends the turn, where nothing else is left to do.
        else if (this.#byKeys && this.composer.targets.length === 0) this.composer.confirm()
        else this.composer.events.pick(spot)
      },
    }
    if (wanted === '2d') return (await this.boards.flat())(host, events)
    try {
      const solid = await this.boards.solid!()
      if (solid.isSupported()) {
        const board = solid.makeBoard(host, events)
        board.element.addEventListener(solid.LOST, () => this.#giveUp('lost'), { signal })
        return board
      }
    } catch (error) {
      console.warn(error)
    }
    this.#giveUp('missing')
    return null
  }

  #giveUp(trouble: Trouble): void {
    this.#flatOnly = true
    this.trouble(trouble)
  }

  #begin(board: BoardView, mode: '2d' | '3d'): void {
    if (this.session.view) board.show(this.session.view, this.#settings)
    this.board = board
    this.mode = mode
  }

  /** To be called once, where effects live: everything that the board is told. */
  direct(): void {
    $effect(() => this.session.listen((change) => void this.#change(change)))
    $effect(() => {
      const { board } = this
      const settings = this.#settings
      const view = untrack(() => this.session.view)
      if (board && view) board.show(view, settings)
    })
    $effect(() => this.board?.offer(this.busy > 0 ? [] : this.composer.targets))
    $effect(() => this.board?.ghost(this.busy > 0 ? null : this.composer.ghost))
    $effect(() => this.board?.mark(this.composer.marks))
  }

  async #change({ events, view, animate }: Change): Promise<void> {
    const { board, mode } = this
    if (animate) playFor(events)
    if (!board) return
    if (!animate || events.length === 0 || document.hidden) {
      board.skip()
      board.show(view, this.#settings)
    } else {
      this.busy++
      const stopCounting = mode === '3d' && settings.board === 'auto' ? this.#countFrames() : undefined
      await board.animate(events, view, this.#settings)
      stopCounting?.()
      this.busy = Math.max(0, this.busy - 1)
    }
  }

  /** Where 3D was not asked for, it has to be smooth. Frames are counted while something moves. */
  #countFrames(): () => void {
    let before = 0
    let request = 0
    const count = (now: number): void => {
      if (before > 0) this.#gaps = [...this.#gaps, now - before].slice(-FRAMES)
      before = now
      const middle = this.#gaps.toSorted((a, b) => a - b)[FRAMES / 2] ?? 0
      if (this.#gaps.length === FRAMES && middle > SLOW_FRAME) this.#giveUp('slow')
      else request = requestAnimationFrame(count)
    }
    request = requestAnimationFrame(count)
    return () => cancelAnimationFrame(request)
  }

  /** Keeps track of where in the host something was picked, for a menu beside it. */
  #watch(host: HTMLElement, signal: AbortSignal): void {
    const options = { signal, capture: true }
    const place = (x: number, y: number): void => {
      const box = host.getBoundingClientRect()
      this.pointer = { x: x - box.x, y: y - box.y }
    }
    host.addEventListener(
      'pointerdown',
      (event) => {
        this.#byKeys = false
        place(event.clientX, event.clientY)
      },
      options,
    )
    // By keyboard it is the field in focus.
    host.addEventListener(
      'keydown',
      (event) => {
        this.#byKeys = true
        const { x, y, width, height } = (event.target as Element).getBoundingClientRect()
        place(x + width / 2, y + height / 2)
      },
      options,
    )
  }

  /** Moves the keyboard to the board, where it can play on it. */
  focus(): void {
    this.board?.element.querySelector<SVGElement>('[tabindex="0"]')?.focus()
  }

  /** Takes the keyboard off the board: whoever comes next begins anew, and not on the field that was chosen last. */
  leave(): void {
    this.board?.cursor(null)
  }

  fit(): void {
    this.board?.reset()
  }

  zoom(factor: number): void {
    this.board?.zoom(factor)
  }

  skip(): void {
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
