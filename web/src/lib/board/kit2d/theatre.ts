/** Animations of a flat board, in a group above the land. They run as promises and can be cut short. */
import type { Point } from '../hex'
import { make, short } from './svg'

export class Theatre {
  private readonly element: SVGGElement
  private readonly running = new Set<Animation>()
  private skipping = false
  private cutting = false
  private speed = 1

  constructor(parent: Element) {
    this.element = make('g', { class: 'theatre', 'aria-hidden': 'true' }, parent)
  }

  /** What was skipped before is over: from now on everything is played. */
  begin(): void {
    this.skipping = false
  }

  /** The next beat is played, at a speed, whatever became of the one before. */
  beat(speed: number): void {
    this.cutting = false
    this.speed = speed || 1
  }

  /** The rest of the beat is over as soon as it begins. */
  cut(): void {
    this.cutting = true
    for (const animation of this.running) animation.finish()
  }

  skip(): void {
    this.skipping = true
    this.cut()
  }

  /** Whether the rest is to be shown at once. */
  get skipped(): boolean {
    return this.skipping
  }

  clear(): void {
    this.element.replaceChildren()
  }

  /** Something to be animated: it moves within a group that is at its place. */
  draw(place: Point, markup: string): SVGGElement {
    const outer = make('g', { transform: `translate(${short(place.x)} ${short(place.y)})` }, this.element)
    const inner = make('g', {}, outer)
    inner.innerHTML = markup
    return inner
  }

  /** Times are milliseconds at normal speed. */
  async run(element: SVGElement, frames: Keyframe[], duration: number, easing = 'linear', delay = 0): Promise<void> {
    // Where there are no animations, as in tests, everything is at its end at once.
    if (this.skipping || !element.animate) return
    const animation = element.animate(frames, {
      duration: duration / this.speed,
      delay: delay / this.speed,
      easing,
      fill: 'both',
    })
    this.running.add(animation)
    if (this.cutting) animation.finish()
    await animation.finished.catch(() => undefined)
    this.running.delete(animation)
  }
}
