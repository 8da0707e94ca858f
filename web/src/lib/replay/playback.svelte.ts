/** Which frame of a replay is shown, and going on by itself. The board is told by whoever listens. */
import type { Frame } from '../wire'
import { besideTurn, clampFrame } from './frames'

/** Seconds between two frames at normal speed, besides what animations take. */
const PAUSE_SECONDS = 0.7

export const SPEEDS = [0.5, 1, 2, 4] as const

export class Playback {
  index = $state(0)
  playing = $state(false)
  speed = $state<number>(1)
  readonly frame = $derived.by(() => this.frames[this.index]!)
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    readonly frames: readonly Frame[],
    /** Shows a frame, animated if it is the next one; has ended when all can be seen. */
    readonly show: (frame: Frame, animate: boolean) => Promise<void>,
  ) {}

  get last(): number {
    return this.frames.length - 1
  }

  /** To a frame; whatever plays stops. */
  go(index: number): void {
    this.pause()
    void this.#move(clampFrame(this.frames, index))
  }

  step(way: 1 | -1): void {
    this.go(this.index + way)
  }

  turn(way: 1 | -1): void {
    this.go(besideTurn(this.frames, this.index, way))
  }

  async #move(index: number): Promise<void> {
    if (index === this.index) return
    const animate = index === this.index + 1
    this.index = index
    await this.show(this.frames[index]!, animate)
  }

  toggle(): void {
    if (this.playing) this.pause()
    else this.play()
  }

  play(): void {
    if (this.playing) return
    this.playing = true
    // From the end there is only one way on.
    if (this.index === this.last) void this.#move(0)
    this.#schedule()
  }

  pause(): void {
    this.playing = false
    clearTimeout(this.#timer)
  }

  #schedule(): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(
      async () => {
        await this.#move(this.index + 1)
        if (!this.playing) return
        if (this.index < this.last) this.#schedule()
        else this.pause()
      },
      (1000 * PAUSE_SECONDS) / this.speed,
    )
  }
}
