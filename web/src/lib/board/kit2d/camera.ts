/** Which part of the sea is seen: pan, zoom and fit. */
import type { Box, Point } from '../hex'
import type { Insets } from '../view'

const NO_INSETS: Insets = { top: 0, right: 0, bottom: 0, left: 0 }
/** Pixels from the middle of a field to its corner. */
const SMALLEST = 9
const LARGEST = 140
/** Larger than this looks coarse when there are only a few fields. */
const LARGEST_FIT = 62
/** Where the element has no size yet, as in tests. */
const FALLBACK = { width: 800, height: 600 }

export class Camera {
  private scale = 40
  private x = 0
  private y = 0
  private insets = NO_INSETS
  /** Whether the picture follows the land; not any more once the player has moved it. */
  private following = true
  private box: Box = { left: -4, right: 4, top: -4, bottom: 4 }

  constructor(
    private readonly frame: Element,
    private readonly world: SVGGElement,
  ) {}

  /** The land has this size now. */
  surround(box: Box): void {
    this.box = box
    if (this.following) this.refit(true)
  }

  fit(insets: Insets = this.insets): void {
    this.insets = insets
    this.following = true
    this.refit(true)
  }

  reset(): void {
    this.fit()
  }

  resized(): void {
    if (this.following) this.refit(false)
  }

  zoom(factor: number, around?: Point): void {
    const { width, height } = this.size()
    const { x, y } = around ?? { x: width / 2, y: height / 2 }
    const scale = Math.min(LARGEST, Math.max(SMALLEST, this.scale * factor))
    this.x = x - ((x - this.x) * scale) / this.scale
    this.y = y - ((y - this.y) * scale) / this.scale
    this.scale = scale
    this.following = false
    this.apply(!around)
  }

  pan(dx: number, dy: number): void {
    this.x += dx
    this.y += dy
    this.following = false
    this.apply(false)
  }

  /** Moves as little as is needed to see a point. */
  reveal({ x, y }: Point): void {
    const { width, height } = this.size()
    const margin = this.scale * 1.2
    const px = x * this.scale + this.x
    const py = y * this.scale + this.y
    const into = (value: number, from: number, to: number) =>
      value < from ? from - value : value > to ? to - value : 0
    const dx = into(px, this.insets.left + margin, width - this.insets.right - margin)
    const dy = into(py, this.insets.top + margin, height - this.insets.bottom - margin)
    if (!dx && !dy) return
    this.x += dx
    this.y += dy
    this.apply(true)
  }

  /** From pixels of the page to the drawing. */
  point(clientX: number, clientY: number): Point {
    const { x, y } = this.local(clientX, clientY)
    return { x: (x - this.x) / this.scale, y: (y - this.y) / this.scale }
  }

  local(clientX: number, clientY: number): Point {
    const { left, top } = this.frame.getBoundingClientRect()
    return { x: clientX - left, y: clientY - top }
  }

  private refit(smooth: boolean): void {
    const { width, height } = this.size()
    const { left, right, top, bottom } = this.insets
    const free = { width: Math.max(width - left - right, 80), height: Math.max(height - top - bottom, 80) }
    const wide = this.box.right - this.box.left
    const high = this.box.bottom - this.box.top
    this.scale = Math.max(SMALLEST, Math.min(free.width / wide, free.height / high, LARGEST_FIT))
    this.x = left + free.width / 2 - ((this.box.left + this.box.right) / 2) * this.scale
    this.y = top + free.height / 2 - ((this.box.top + this.box.bottom) / 2) * this.scale
    this.apply(smooth)
  }

  private size(): { width: number; height: number } {
    const { clientWidth: width, clientHeight: height } = this.frame
    return width && height ? { width, height } : FALLBACK
  }

  private apply(smooth: boolean): void {
    // The first time there is nothing to come from.
    this.world.classList.toggle('smooth', smooth && this.world.style.transform !== '')
    this.world.style.transform = `translate(${this.x}px, ${this.y}px) scale(${this.scale})`
  }
}
