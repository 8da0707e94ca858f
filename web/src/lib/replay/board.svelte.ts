/** The board of a replay: nothing can be chosen on it, so it needs less than the game's stage does. */
import { untrack } from 'svelte'
import type { Spot } from '../board/spot'
import type { BoardSettings, BoardView, MakeBoard } from '../board/view'
import type { Boards } from '../game/kind'
import { isStill, settings } from '../settings.svelte'
import type { Frame, Message, Seat } from '../wire'

const IDLE = { pick: () => {}, hover: () => {}, move: () => {}, turn: () => {} }

export class ReplayBoard {
  board = $state.raw<BoardView | null>(null)
  mode = $state<'2d' | '3d' | null>(null)
  #flatOnly = $state(false)
  #frame: Frame

  constructor(
    readonly seats: readonly Seat[],
    readonly boards: Boards,
    readonly touched: (events: Message[]) => Spot[],
    first: Frame,
    readonly speed: () => number,
  ) {
    this.#frame = first
  }

  readonly #wanted = $derived.by<'2d' | '3d'>(() =>
    settings.board === '2d' || this.#flatOnly || !this.boards.solid ? '2d' : '3d',
  )

  readonly #settings = $derived.by<BoardSettings>(() => ({
    seats: this.seats.map(({ name, colour }) => ({ name, colour })),
    still: isStill(),
    speed: (settings.speed || 1) * this.speed(),
    labels: { levels: settings.levels, outlines: settings.outlines },
  }))

  /** Puts the board into an element, as an attachment: made anew whenever another one is wanted. */
  attach = (host: HTMLElement): (() => void) => {
    let gone = false
    let made: BoardView | null = null
    const wanted = this.#wanted
    void this.#maker(wanted).then((maker) => {
      if (gone || !maker) return
      made = maker(host, IDLE)
      this.board = made
      this.mode = wanted
      this.#showNow()
      made.fit()
    })
    const observer = new ResizeObserver(() => untrack(() => this.board?.fit()))
    observer.observe(host)
    return () => {
      gone = true
      observer.disconnect()
      this.board = null
      made?.dispose()
    }
  }

  /** Null where 3D does not work: then the flat board is wanted, and this comes again. */
  async #maker(wanted: '2d' | '3d'): Promise<MakeBoard | null> {
    if (wanted === '2d') return this.boards.flat()
    try {
      const solid = await this.boards.solid!()
      if (solid.isSupported()) return solid.makeBoard
    } catch (error) {
      console.warn(error)
    }
    this.#flatOnly = true
    return null
  }

  /** To be called once, where effects live: changes of settings are shown. */
  direct(): void {
    $effect(() => {
      void this.#settings
      if (this.board) untrack(() => this.#showNow())
    })
  }

  #showNow(): void {
    this.board?.show(this.#frame.view, this.#settings)
    this.board?.mark(this.touched(this.#frame.events))
  }

  async show(frame: Frame, animate: boolean): Promise<void> {
    this.#frame = frame
    const { board } = this
    if (!board) return
    board.skip()
    if (animate && !document.hidden) {
      board.mark([])
      await board.animate(frame.events, frame.view, this.#settings)
      // Somebody may have gone elsewhere meanwhile.
      if (this.#frame !== frame || this.board !== board) return
    }
    this.#showNow()
    board.fit()
  }

  switch(): void {
    this.#flatOnly = false
    settings.board = this.mode === '3d' ? '2d' : '3d'
  }
}
