/** Lines on the ground: around regions and ghosts, on targets, last actions and the keyboard's spot. */
import { type Material, Mesh, type Object3D } from 'three'
import type { Field } from '../../wire'
import { centre, corner, facing, neighbour, outlines } from '../hex'
import type { Shape } from '../spot'
import { Clay, type Colour, GLOW, type Vec, fire } from './clay'

/** How high the ground of a field is. */
export type SurfaceOf = (field: Field) => number

/** A mesh whose lines are drawn anew. */
export class Drawing {
  private readonly mesh: Mesh

  constructor(parent: Object3D, material: Material, order = 1) {
    this.mesh = new Mesh(fire(), material)
    this.mesh.renderOrder = order
    this.mesh.frustumCulled = false
    parent.add(this.mesh)
  }

  show(clay: Clay): void {
    this.mesh.geometry.dispose()
    this.mesh.geometry = fire(clay)
    this.mesh.visible = clay.triangles > 0
  }

  dispose(): void {
    this.mesh.geometry.dispose()
  }
}

const scaled = ({ middle, corners }: Shape, y: number, size: number): Vec[] =>
  corners.map((corner) => [middle.x + corner.x * size, y, middle.y + corner.y * size])

/** A ring inside of a spot. */
export function ring(clay: Clay, shape: Shape, y: number, outer: number, inner: number, colour: Colour): void {
  clay.loft(
    [outer, inner].map((size) => ({ points: scaled(shape, y, size), colour })),
    GLOW,
  )
}

/** Short angles in the corners of a spot. */
export function corners(clay: Clay, shape: Shape, y: number, colour: Colour): void {
  const [outer, inner] = [scaled(shape, y, 0.98), scaled(shape, y, 0.89)]
  const count = shape.corners.length
  const between = (a: Vec, b: Vec): Vec => [a[0] + (b[0] - a[0]) * 0.24, y, a[2] + (b[2] - a[2]) * 0.24]
  for (let i = 0; i < count; i++)
    for (const j of [(i + 1) % count, (i + count - 1) % count]) {
      const [a, b, c, d] = [outer[i]!, between(outer[i]!, outer[j]!), between(inner[i]!, inner[j]!), inner[i]!]
      clay.quad(a, b, c, d, colour, GLOW)
    }
}

/** A cross over the middle of a spot, with an edge. */
export function cross(clay: Clay, { middle: { x, y: z } }: Shape, y: number, colour: Colour, edge: Colour): void {
  for (const [wide, high, tint] of [
    [0.47, 0.13, edge],
    [0.43, 0.08, colour],
  ] as const)
    for (const turn of [Math.PI / 4, -Math.PI / 4]) {
      const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
      const points = [
        [-wide, -high],
        [wide, -high],
        [wide, high],
        [-wide, high],
      ].map(([a, b]): Vec => [x + a! * cos - b! * sin, y, z + a! * sin + b! * cos])
      clay.cap({ points, colour: tint }, [x, y, z], tint, GLOW)
    }
}

/** A line of a width around fields of one height, a solid one or one of dashes. */
export function around(
  clay: Clay,
  fields: Field[],
  y: number,
  outer: number,
  inner: number,
  colour: Colour,
  dashes = false,
): void {
  const [out, ins] = [outlines(fields, outer)[0]!, outlines(fields, inner)[0]!]
  const between = (a: { x: number; y: number }, b: { x: number; y: number }, t: number): Vec => [
    a.x + (b.x - a.x) * t,
    y,
    a.y + (b.y - a.y) * t,
  ]
  const parts = dashes
    ? [
        [0, 0.22],
        [0.39, 0.61],
        [0.78, 1],
      ]
    : [[0, 1]]
  for (let i = 0; i < out.length; i++) {
    const j = (i + 1) % out.length
    for (const [from, to] of parts as [number, number][]) {
      const [a, b] = [between(out[i]!, out[j]!, from), between(out[i]!, out[j]!, to)]
      const [c, d] = [between(ins[i]!, ins[j]!, to), between(ins[i]!, ins[j]!, from)]
      clay.quad(a, b, c, d, colour, GLOW)
    }
  }
}

/**
 * A band along the edge of a region, field by field as they may lie on different heights. It runs on to the side where
 * the region goes on, and down the wall where that is lower.
 */
export function band(
  clay: Clay,
  fields: Field[],
  surface: SurfaceOf,
  outer: number,
  inner: number,
  lift: number,
  colour: Colour,
): void {
  const own = new Set(fields.map(String))
  for (const at of fields) {
    const y = surface(at) + lift
    const { x, y: z } = centre(at)
    const open = Array.from({ length: 6 }, (_, d) => !own.has(String(neighbour(at, d))))
    /** The corner before side d, at a distance from that side. */
    const bend = (d: number, i: number, size: number): Vec => {
      const here = corner(i)
      const beside = i === d ? facing(d - 1) : facing(d + 1)
      if (open[beside]) return [x + here.x * size, y, z + here.y * size]
      // Along the side that it goes on over, as far in as the band lies from its own side.
      const there = corner(i === d ? i - 1 : i + 1)
      const t = 1 - size
      return [x + here.x + (there.x - here.x) * t, y, z + here.y + (there.y - here.y) * t]
    }
    /** Between two points at the top of side d and the ground below, in front of the wall by as much as it is lifted. */
    const descend = (d: number, left: Vec, right: Vec): void => {
      const foot = surface(neighbour(at, d)) + lift
      if (open[d] || foot >= y) return
      const [one, other] = [corner(d), corner(d + 1)]
      const [dx, dz] = [(one.x + other.x) * lift, (one.y + other.y) * lift]
      const out = ([px, , pz]: Vec, height: number): Vec => [px + dx, height, pz + dz]
      clay.quad(out(right, y), out(left, y), out(left, foot), out(right, foot), colour)
    }
    for (let d = 0; d < 6; d++) {
      if (!open[d]) continue
      const [a, b] = [bend(d, d, outer), bend(d, facing(d + 1), outer)]
      const [c, e] = [bend(d, facing(d + 1), inner), bend(d, d, inner)]
      clay.quad(a, b, c, e, colour)
      descend(facing(d - 1), e, a)
      descend(facing(d + 1), b, c)
    }
  }
}
