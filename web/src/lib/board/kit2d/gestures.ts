/** Mouse, pen and fingers: what they do to the board, whatever is on it. */
import type { Point } from '../hex'

export interface Gestured {
  tap(x: number, y: number): void
  /** The pointer is here; null when it left. */
  hover(at: { x: number; y: number } | null): void
  pan(dx: number, dy: number): void
  /** Around a point of the page. */
  zoom(factor: number, x: number, y: number): void
  /** A right click, or a notch of the wheel where `turnsAt` says so. */
  turn(steps: 1 | -1, all: boolean): void
  turnsAt(x: number, y: number): boolean
}

/** Pixels that a hand may tremble. */
const CLICK_SLACK_PIXELS = 6
/** A wheel of a mouse gives some 100 pixels a notch, a touchpad many small ones: so many make a step. */
const NOTCH_PIXELS = 60

export function listen(element: HTMLElement, to: Gestured): () => void {
  const down = new Map<number, Point>()
  let began: Point | null = null
  let dragging = false
  let wheeled = 0

  const drag = (on: boolean) => {
    dragging = on
    element.classList.toggle('dragging', on)
  }
  const apart = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)

  const onDown = (event: PointerEvent) => {
    down.set(event.pointerId, { x: event.clientX, y: event.clientY })
    if (down.size === 1) began = { x: event.clientX, y: event.clientY }
    else drag(true)
  }

  const onMove = (event: PointerEvent) => {
    const here = { x: event.clientX, y: event.clientY }
    const before = down.get(event.pointerId)
    if (!before) {
      if (event.pointerType !== 'touch') to.hover(here)
      return
    }
    if (!dragging && began && apart(began, here) > CLICK_SLACK_PIXELS) {
      drag(true)
      element.setPointerCapture?.(event.pointerId)
      to.hover(null)
    }
    if (!dragging) return
    const other = [...down].find(([id]) => id !== event.pointerId)?.[1]
    down.set(event.pointerId, here)
    if (!other) {
      to.pan(here.x - before.x, here.y - before.y)
      return
    }
    // Of two fingers each moves the middle by half of its way.
    to.pan((here.x - before.x) / 2, (here.y - before.y) / 2)
    to.zoom(apart(here, other) / (apart(before, other) || 1), (here.x + other.x) / 2, (here.y + other.y) / 2)
  }

  const onUp = (event: PointerEvent) => {
    if (!down.delete(event.pointerId) || down.size) return
    if (!dragging) {
      if (event.button === 2) to.turn(1, event.shiftKey)
      else if (event.button === 0) to.tap(event.clientX, event.clientY)
    }
    drag(false)
  }

  const onCancel = (event: PointerEvent) => {
    down.delete(event.pointerId)
    if (!down.size) drag(false)
  }

  const onLeave = (event: PointerEvent) => {
    if (event.pointerType !== 'touch' && !down.size) to.hover(null)
  }

  const onWheel = (event: WheelEvent) => {
    event.preventDefault()
    // With Shift browsers scroll sideways.
    const delta = event.deltaY || event.deltaX
    const pixels = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? delta : delta * 40
    // Pinching on a touchpad comes as a wheel with Ctrl.
    if (event.ctrlKey || !to.turnsAt(event.clientX, event.clientY)) {
      to.zoom(Math.exp(-pixels * (event.ctrlKey ? 0.01 : 0.0015)), event.clientX, event.clientY)
      return
    }
    wheeled += pixels
    if (Math.abs(wheeled) < NOTCH_PIXELS) return
    to.turn(wheeled > 0 ? 1 : -1, event.shiftKey)
    wheeled = 0
  }

  const stop = new AbortController()
  const { signal } = stop
  element.addEventListener('pointerdown', onDown, { signal })
  element.addEventListener('pointermove', onMove, { signal })
  element.addEventListener('pointerup', onUp, { signal })
  element.addEventListener('pointercancel', onCancel, { signal })
  element.addEventListener('pointerleave', onLeave, { signal })
  element.addEventListener('wheel', onWheel, { signal, passive: false })
  element.addEventListener('contextmenu', (event) => event.preventDefault(), { signal })
  return () => stop.abort()
}
