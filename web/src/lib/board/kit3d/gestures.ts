/** Mouse, pen and fingers: what they ask of the camera and of the game. */
import { sameSpot, type Spot } from '../spot'
import type { BoardEvents } from '../view'
import type { Rig } from './rig'

export interface Aim {
  /** What is at a point of the picture, from -1 to 1 to the right and up. */
  spot(x: number, y: number): Spot | null
  /** Whether the wheel turns something there. */
  turns(spot: Spot): boolean
  /** The camera has been moved. */
  moved(): void
}

interface Finger {
  x: number
  y: number
}

/** A hand trembles: below this many pixels a press is a click. */
const CLICK_SLACK_PIXELS = 6
const RADIANS_PER_PIXEL = 0.006
/** A notch of a wheel is about 100; trackpads send many small ones. */
const NOTCH_PIXELS = 60

export function listen(element: HTMLElement, rig: Rig, aim: Aim, events: BoardEvents): () => void {
  const fingers = new Map<number, Finger>()
  let dragged = false
  let start: Finger = { x: 0, y: 0 }
  let hovered: Spot | null = null
  let wheel = 0

  const place = ({ clientX, clientY }: MouseEvent): [x: number, y: number] => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return [((clientX - left) / width) * 2 - 1, 1 - ((clientY - top) / height) * 2]
  }

  const hover = (spot: Spot | null) => {
    if (spot === hovered || (spot && hovered && sameSpot(spot, hovered))) return
    hovered = spot
    events.hover(spot)
  }

  const down = (event: PointerEvent) => {
    element.setPointerCapture(event.pointerId)
    if (!fingers.size) {
      dragged = false
      start = { x: event.clientX, y: event.clientY }
    } else dragged = true
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY })
    if (event.button === 1) event.preventDefault()
  }

  const move = (event: PointerEvent) => {
    const finger = fingers.get(event.pointerId)
    if (!finger) {
      if (event.pointerType !== 'touch') hover(aim.spot(...place(event)))
      return
    }
    const before = { ...finger }
    finger.x = event.clientX
    finger.y = event.clientY
    if (Math.hypot(finger.x - start.x, finger.y - start.y) > CLICK_SLACK_PIXELS) dragged = true
    if (!dragged) return
    const [dx, dy] = [finger.x - before.x, finger.y - before.y]
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1]
    if (other) pinch(before, finger, other)
    else if (event.buttons & 6) rig.orbit(-dx * RADIANS_PER_PIXEL, dy * RADIANS_PER_PIXEL)
    else rig.pan(dx, dy)
    aim.moved()
  }

  /** One of two fingers moves: the board turns, grows and shifts so that it stays under both. */
  const pinch = (before: Finger, after: Finger, other: Finger) => {
    const [old, now] = [before, after].map(({ x, y }) => ({ x: x - other.x, y: y - other.y })) as [Finger, Finger]
    let turn = Math.atan2(now.y, now.x) - Math.atan2(old.y, old.x)
    if (Math.abs(turn) > Math.PI) turn -= Math.sign(turn) * 2 * Math.PI
    rig.zoom(Math.hypot(now.x, now.y) / Math.max(1, Math.hypot(old.x, old.y)))
    rig.orbit(turn, 0)
    rig.pan((after.x - before.x) / 2, (after.y - before.y) / 2)
  }

  const up = (event: PointerEvent) => {
    if (!fingers.delete(event.pointerId) || fingers.size || dragged || event.type === 'pointercancel') return
    if (event.button === 2) events.turn(1, event.shiftKey)
    else if (event.button === 0) {
      const spot = aim.spot(...place(event))
      if (spot) events.pick(spot)
    }
  }

  const leave = () => hover(null)

  const roll = (event: WheelEvent) => {
    event.preventDefault()
    // With Shift some systems scroll sideways.
    const delta = (event.deltaY || event.deltaX) * (event.deltaMode ? 33 : 1)
    const spot = aim.spot(...place(event))
    if (spot && aim.turns(spot) && !event.ctrlKey) {
      wheel += delta
      if (Math.abs(wheel) < NOTCH_PIXELS) return
      events.turn(wheel > 0 ? 1 : -1, event.shiftKey)
      wheel = 0
    } else {
      rig.zoom(Math.exp(-delta * (event.ctrlKey ? 0.01 : 0.0014)), rig.ground(...place(event)))
      aim.moved()
    }
  }

  const forbid = (event: Event) => event.preventDefault()

  const stop = new AbortController()
  const { signal } = stop
  element.addEventListener('pointerdown', down, { signal })
  element.addEventListener('pointermove', move, { signal })
  element.addEventListener('pointerup', up, { signal })
  element.addEventListener('pointercancel', up, { signal })
  element.addEventListener('pointerleave', leave, { signal })
  element.addEventListener('wheel', roll, { signal, passive: false })
  element.addEventListener('contextmenu', forbid, { signal })
  return () => stop.abort()
}
