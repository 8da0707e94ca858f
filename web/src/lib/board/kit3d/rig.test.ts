import { describe, expect, it } from 'vitest'
import type { Vec } from './clay'
import { Rig, axes, frame, openingOf } from './rig'

const NONE = { top: 0, right: 0, bottom: 0, left: 0 }
const ISLAND: Vec[] = [
  [-8, 0.4, -3],
  [9, 1.6, -2],
  [4, 0.8, 6],
  [-3, 0.4, 5],
  [0, 2, -5],
]

/** Where points are seen, in pixels from the top left. */
function seen(points: Vec[], look: ReturnType<typeof frame>, width: number, height: number) {
  const rig = new Rig()
  rig.resize(width, height)
  rig.subject(points)
  const [, , back] = axes(look.azimuth, look.tilt)
  rig.camera.position.set(
    look.x + back[0] * look.distance,
    0.4 + back[1] * look.distance,
    look.z + back[2] * look.distance,
  )
  rig.camera.lookAt(look.x, 0.4, look.z)
  rig.camera.updateMatrixWorld()
  return points.map((point) => {
    const { x, y } = rig.camera.position
      .clone()
      .set(...point)
      .project(rig.camera)
    return { x: ((x + 1) / 2) * width, y: ((1 - y) / 2) * height }
  })
}

describe('the camera', () => {
  for (const [name, width, height, insets] of [
    ['a wide screen', 1280, 720, NONE],
    ['a phone', 390, 844, NONE],
    ['what panels leave free', 1280, 720, { top: 60, right: 20, bottom: 130, left: 260 }],
  ] as const)
    for (const azimuth of [0, 1.3, -2.5])
      it(`shows the whole island on ${name}, seen from ${azimuth}`, () => {
        const look = frame(ISLAND, azimuth, 0.9, openingOf(width, height, insets))
        const spots = seen(ISLAND, look, width, height)
        const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)]
        const gaps = [
          Math.min(...xs) - insets.left,
          width - insets.right - Math.max(...xs),
          Math.min(...ys) - insets.top,
          height - insets.bottom - Math.max(...ys),
        ]
        expect(Math.min(...gaps)).toBeGreaterThan(-0.5)
        // No nearer look would do: on one axis the island touches both sides.
        expect(Math.min(Math.max(gaps[0]!, gaps[1]!), Math.max(gaps[2]!, gaps[3]!))).toBeLessThan(0.5)
      })

  const settled = (rig: Rig) => {
    for (let i = 0; i < 500 && rig.tick(0.05); i++);
    return rig
  }

  const rigged = () => {
    const rig = new Rig()
    rig.subject(ISLAND)
    rig.resize(1280, 720)
    return rig
  }

  it('comes to rest', () => {
    const rig = rigged()
    rig.zoom(1.5)
    expect(rig.tick(0.016)).toBe(true)
    settled(rig)
    expect(rig.tick(0.016)).toBe(false)
  })

  it('keeps the ground under the pointer while it zooms', () => {
    const rig = settled(rigged())
    const before = rig.ground(0.4, -0.3)
    rig.zoom(1.7, before)
    const after = settled(rig).ground(0.4, -0.3)
    expect(after.x).toBeCloseTo(before.x, 0)
    expect(after.z).toBeCloseTo(before.z, 0)
  })

  it('moves the ground along with a pointer', () => {
    const rig = settled(rigged())
    const before = rig.ground(0, 0)
    rig.pan(64, 0)
    const after = settled(rig).ground(0.1, 0)
    expect(after.x).toBeCloseTo(before.x, 1)
    expect(after.z).toBeCloseTo(before.z, 1)
  })

  it('is left alone once the player has chosen a look, until all is to be seen again', () => {
    const rig = rigged()
    rig.orbit(1, 0)
    expect(rig.chosen).toBe(true)
    const turned = settled(rig).camera.position.x
    rig.resize(800, 600)
    expect(settled(rig).camera.position.x).toBeCloseTo(turned)
    rig.fit(undefined, true)
    expect(rig.chosen).toBe(false)
  })

  it('has long land stand upright on an upright screen', () => {
    const row: Vec[] = Array.from({ length: 9 }, (_, x) => [3 * x, 0, 0])
    const sideways = (width: number, height: number) => {
      const rig = new Rig()
      rig.subject(row)
      rig.resize(width, height)
      rig.fit(undefined, true)
      const { x, z } = settled(rig).camera.position
      return Math.abs(x - 12) > Math.abs(z)
    }
    expect(sideways(390, 844)).toBe(true)
    expect(sideways(1366, 768)).toBe(false)
  })
})
