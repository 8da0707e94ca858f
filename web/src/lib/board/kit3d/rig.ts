/** The camera: where it looks, how it glides there, and how far away all of the land fits. */
import { PerspectiveCamera, Vector3 } from 'three'
import type { Insets } from '../view'
import type { Vec } from './clay'

/** A point on the ground and where it is seen from: angles in radians, 0 from the south, tilt up from the horizon. */
export interface Look {
  x: number
  z: number
  distance: number
  azimuth: number
  tilt: number
}

/** How far the four sides of the free part of the picture open, as tangents. */
export type Opening = Insets

const GROUND = 0.4
const FIELD_OF_VIEW = 30
const OPEN = Math.tan((FIELD_OF_VIEW * Math.PI) / 360)
/** Where the land may be seen from at first: hexagons look alike from each of them. */
const SIDES = [0, 1, -1].map((turn) => (turn * Math.PI) / 3)
/** And on an upright screen, where long land has to stand upright as well. */
const UPRIGHT_SIDES = [...SIDES, Math.PI / 2, -Math.PI / 2]
const NEAREST = 5
const FARTHEST = 110
const HOMELY = 15
const TILTS = [0.4, 1.5] as const
/** How much of the way is gone in a second: high is brisk. */
const GLIDE = 12
/** Less than this is no way at all. */
const REST = 0.004

const dot = (a: Vec, b: Vec): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]

/** Right, up, and back towards the camera. */
export function axes(azimuth: number, tilt: number): [right: Vec, up: Vec, back: Vec] {
  const [sin, cos] = [Math.sin(azimuth), Math.cos(azimuth)]
  const [rise, run] = [Math.sin(tilt), Math.cos(tilt)]
  return [
    [cos, 0, -sin],
    [-sin * rise, run, -cos * rise],
    [sin * run, rise, cos * run],
  ]
}

export function openingOf(width: number, height: number, insets: Insets): Opening {
  const up = OPEN
  const across = (OPEN * width) / height
  return {
    left: across * (1 - (2 * insets.left) / width),
    right: across * (1 - (2 * insets.right) / width),
    top: up * (1 - (2 * insets.top) / height),
    bottom: up * (1 - (2 * insets.bottom) / height),
  }
}

/**
 * The nearest look from an angle that has all points in the opening. Along each axis of the picture every point bounds
 * how far the camera has to be on either side; the two bounds meet in the nearest place.
 */
export function frame(points: Vec[], azimuth: number, tilt: number, opening: Opening): Look {
  const [right, up, back] = axes(azimuth, tilt)
  const bounds = (axis: Vec, low: number, high: number) => {
    let [least, most] = [Infinity, -Infinity]
    for (const point of points) {
      const [along, near] = [dot(point, axis), dot(point, back)]
      least = Math.min(least, along - low * near)
      most = Math.max(most, along + high * near)
    }
    const away = (most - least) / (low + high)
    return { away, middle: (at: number) => (most - high * at + least + low * at) / 2 }
  }
  const across = bounds(right, opening.left, opening.right)
  const upright = bounds(up, opening.bottom, opening.top)
  const away = Math.max(across.away, upright.away)
  const [u, v] = [across.middle(away), upright.middle(away)]
  const camera = [0, 1, 2].map((i) => right[i]! * u + up[i]! * v + back[i]! * away) as [number, number, number]
  const distance = (camera[1] - GROUND) / back[1]
  return { x: camera[0] - back[0] * distance, z: camera[2] - back[2] * distance, distance, azimuth, tilt }
}

export class Rig {
  readonly camera = new PerspectiveCamera(FIELD_OF_VIEW, 1, 0.5, 400)
  /** How much the ground trembles. */
  shake = 0
  /** Whether the player has chosen the look: then it is left alone. */
  chosen = false
  private goal: Look = { x: 0, z: 0, distance: 20, azimuth: 0, tilt: 0.9 }
  private now: Look = { ...this.goal }
  private size = { width: 1, height: 1 }
  private insets: Insets = { top: 0, right: 0, bottom: 0, left: 0 }
  private points: Vec[] = []

  resize(width: number, height: number): void {
    this.size = { width, height }
    this.camera.aspect = width / height
    this.camera.updateProjectionMatrix()
    if (this.chosen) return
    this.fit()
    this.arrive()
  }

  /** What has to be seen. */
  subject(points: Vec[]): void {
    this.points = points
  }

  fit(insets: Insets = this.insets, home = false): void {
    this.insets = insets
    this.chosen = false
    const { width, height } = this.size
    // An upright screen looks steeper: the land then fills more of it.
    const tilt = home ? (width < height ? 1.05 : 0.88) : this.goal.tilt
    const opening = openingOf(width, height, insets)
    const sides = width < height ? UPRIGHT_SIDES : SIDES
    const looks = (home ? sides : [this.goal.azimuth]).map((azimuth) => frame(this.points, azimuth, tilt, opening))
    // Another side has to show the land much bigger to be better than the usual one.
    const best = looks.reduce((one, other) => (other.distance < one.distance * 0.8 ? other : one))
    // A few fields alone in the picture would be giants.
    if (Number.isFinite(best.distance)) this.aim({ ...best, distance: Math.max(best.distance, HOMELY) })
  }

  get distance(): number {
    return this.now.distance
  }

  /** The height of the picture, one unit away. */
  get pictureHeight(): number {
    return 2 * OPEN
  }

  /** Ends gliding at once. */
  arrive(): void {
    this.now = { ...this.goal }
  }

  private aim(look: Look): void {
    const { x, z, distance, azimuth, tilt } = look
    const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(high, value))
    this.goal = { x, z, azimuth, distance: clamp(distance, NEAREST, FARTHEST), tilt: clamp(tilt, ...TILTS) }
  }

  /** Moves the ground along with a pointer, by so many pixels. */
  pan(dx: number, dy: number): void {
    const { azimuth, tilt, distance } = this.goal
    const pixel = (this.pictureHeight * distance) / this.size.height
    const [right] = axes(azimuth, tilt)
    const [across, along] = [-dx * pixel, (-dy * pixel) / Math.sin(tilt)]
    this.choose({
      x: this.goal.x + right[0] * across - right[2] * along,
      z: this.goal.z + right[2] * across + right[0] * along,
    })
  }

  orbit(turn: number, tilt: number): void {
    this.choose({ azimuth: this.goal.azimuth + turn, tilt: this.goal.tilt + tilt })
  }

  /** Comes nearer by a factor, towards a point on the ground if there is one. */
  zoom(factor: number, towards?: { x: number; z: number }): void {
    const distance = Math.max(NEAREST, Math.min(FARTHEST, this.goal.distance / factor))
    const part = 1 - distance / this.goal.distance
    const { x, z } = towards ?? this.goal
    this.choose({ distance, x: this.goal.x + (x - this.goal.x) * part, z: this.goal.z + (z - this.goal.z) * part })
  }

  private choose(change: Partial<Look>): void {
    this.chosen = true
    this.aim({ ...this.goal, ...change })
  }

  /** Glides on; true while it still moves. */
  tick(seconds: number): boolean {
    const part = 1 - Math.exp(-seconds * GLIDE)
    let left = 0
    for (const key of Object.keys(this.goal) as (keyof Look)[]) {
      const way = this.goal[key] - this.now[key]
      this.now[key] += way * part
      left = Math.max(left, Math.abs(way))
    }
    if (left < REST) this.arrive()
    const { x, z, distance, azimuth, tilt } = this.now
    const [right, up, back] = axes(azimuth, tilt)
    const [sway, jolt] = this.shake ? [Math.random() - 0.5, Math.random() - 0.5].map((by) => by * this.shake) : [0, 0]
    this.camera.position.set(
      x + back[0] * distance + right[0] * sway!,
      GROUND + back[1] * distance + up[1] * jolt!,
      z + back[2] * distance + right[2] * sway!,
    )
    this.camera.lookAt(x + right[0] * sway!, GROUND + up[1] * jolt!, z + right[2] * sway!)
    this.camera.updateMatrixWorld()
    return left >= REST
  }

  /** The ray through a point of the picture, from -1 to 1 to the right and up. */
  ray(x: number, y: number): { from: Vec; way: Vec } {
    const from = this.camera.position
    const way = new Vector3(x, y, 0.5).unproject(this.camera).sub(from)
    return { from: from.toArray(), way: way.toArray() }
  }

  /** Where on the sea that point is. */
  ground(x: number, y: number): { x: number; z: number } {
    const { from, way } = this.ray(x, y)
    const away = from[1] / Math.max(0.01, -way[1])
    return { x: from[0] + way[0] * away, z: from[2] + way[2] * away }
  }
}
