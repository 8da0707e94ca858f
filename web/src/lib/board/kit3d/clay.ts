/**
 * What everything on the board is modelled of: flat triangles with colours, built from loops of points. Each colour has a
 * nature: most are plain, some take the colour of a seat, some glow by themselves.
 */
import { BufferAttribute, BufferGeometry, Color } from 'three'

export type Vec = readonly [x: number, y: number, z: number]
export type Colour = Vec

export const PLAIN = 0
export const SEAT = 1
export const GLOW = 2

/** A closed line of points, clockwise from above; one colour for all of them or one for each. */
export interface Loop {
  points: Vec[]
  colour: Colour | Colour[]
}

/** Where a model is put, upright. */
export interface Pose {
  at: Vec
  scale?: number
  spin?: number
}

export const colour = (css: string): Colour => new Color(css).toArray() as [number, number, number]

export const shade = ([r, g, b]: Colour, by: number): Colour => [r * by, g * by, b * by]

export const mix = (a: Colour, b: Colour, t: number): Colour => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
]

export const WHITE: Colour = [1, 1, 1]

/** Numbers from 0 to 1 that are always the same for the same seed, so that a palm stays where it grew. */
export function chance(...seed: number[]): () => number {
  let state = seed.reduce((sum, part) => Math.imul(sum ^ (part + 0x9e37), 0x85ebca6b), 0x2545f491)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let bits = Math.imul(state ^ (state >>> 15), 1 | state)
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32
  }
}

/** A loop of the corners of a regular polygon. */
export function polygon(sides: number, radius: number, y: number, spin = 0, wobble?: () => number): Vec[] {
  return Array.from({ length: sides }, (_, i) => {
    const angle = spin + (i * 2 * Math.PI) / sides
    const r = radius * (wobble ? 0.8 + 0.4 * wobble() : 1)
    return [r * Math.cos(angle), y, r * Math.sin(angle)]
  })
}

const at = ({ colour }: Loop, i: number): Colour =>
  typeof colour[0] === 'number' ? (colour as Colour) : (colour as Colour[])[i]!

const same = (a: Vec, b: Vec): boolean => a[0] === b[0] && a[1] === b[1] && a[2] === b[2]

export class Clay {
  /** Corners, each with a colour and a nature, and the triangles between them. */
  readonly positions: number[] = []
  readonly colours: number[] = []
  readonly natures: number[] = []
  readonly corners: number[] = []

  private dot(at: Vec, colour: Colour, nature: number): number {
    this.positions.push(at[0], at[1], at[2])
    this.colours.push(colour[0], colour[1], colour[2])
    return this.natures.push(nature) - 1
  }

  /** A triangle, anticlockwise for those who see it. */
  triangle(a: Vec, b: Vec, c: Vec, colours: [Colour, Colour, Colour], nature = PLAIN): this {
    this.corners.push(this.dot(a, colours[0], nature), this.dot(b, colours[1], nature), this.dot(c, colours[2], nature))
    return this
  }

  /** A flat face of four corners, clockwise from above, in one colour. */
  quad(a: Vec, b: Vec, c: Vec, d: Vec, colour: Colour, nature = PLAIN): this {
    const [i, j, k, l] = [a, b, c, d].map((corner) => this.dot(corner, colour, nature)) as [
      number,
      number,
      number,
      number,
    ]
    this.corners.push(i, k, j, i, l, k)
    return this
  }

  /** The surface between loops of equally many points, from the bottom to the top or from outside to inside. */
  loft(loops: Loop[], nature = PLAIN): this {
    const starts = loops.map((loop) => {
      const [first] = loop.points.map((point, i) => this.dot(point, at(loop, i), nature))
      return first!
    })
    for (let n = 1; n < loops.length; n++) {
      const [low, high] = [loops[n - 1]!.points, loops[n]!.points]
      const [below, above] = [starts[n - 1]!, starts[n]!]
      for (let i = 0; i < low.length; i++) {
        const j = (i + 1) % low.length
        // Loops may end in a point: what has no area is left out.
        if (!same(low[i]!, low[j]!)) this.corners.push(below + i, above + j, below + j)
        if (!same(high[i]!, high[j]!)) this.corners.push(below + i, above + i, above + j)
      }
    }
    return this
  }

  /** Fills a loop from a point that sees all of it. */
  cap(loop: Loop, centre: Vec, middle: Colour = at(loop, 0), nature = PLAIN): this {
    return this.loft([loop, { points: loop.points.map(() => centre), colour: middle }], nature)
  }

  /** A body turned on a lathe: rings of a radius, a height and a colour. */
  lathe(sides: number, rings: [radius: number, y: number, colour: Colour][], nature = PLAIN, spin = 0): this {
    return this.loft(
      rings.map(([radius, y, colour]) => ({ points: polygon(sides, radius, y, spin), colour })),
      nature,
    )
  }

  add(model: Clay, { at: [x, y, z], scale = 1, spin = 0 }: Pose): this {
    const start = this.natures.length
    const cos = Math.cos(spin) * scale
    const sin = Math.sin(spin) * scale
    const { positions } = model
    for (let i = 0; i < positions.length; i += 3) {
      const [px, pz] = [positions[i]!, positions[i + 2]!]
      this.positions.push(x + px * cos - pz * sin, y + positions[i + 1]! * scale, z + px * sin + pz * cos)
    }
    for (const part of model.colours) this.colours.push(part)
    for (const nature of model.natures) this.natures.push(nature)
    for (const corner of model.corners) this.corners.push(start + corner)
    return this
  }

  get triangles(): number {
    return this.corners.length / 3
  }
}

/** One geometry of many models. */
export function fire(...models: Clay[]): BufferGeometry {
  const total = (list: (model: Clay) => number[]) => models.reduce((sum, model) => sum + list(model).length, 0)
  const count = total(({ natures }) => natures)
  const positions = new Float32Array(count * 3)
  const colours = new Float32Array(count * 3)
  const natures = new Float32Array(count)
  const corners = new Uint32Array(total((model) => model.corners))
  let start = 0
  let corner = 0
  for (const model of models) {
    positions.set(model.positions, start * 3)
    colours.set(model.colours, start * 3)
    natures.set(model.natures, start)
    for (const index of model.corners) corners[corner++] = start + index
    start += model.natures.length
  }
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new BufferAttribute(positions, 3))
  geometry.setAttribute('color', new BufferAttribute(colours, 3))
  geometry.setAttribute('nature', new BufferAttribute(natures, 1))
  geometry.setIndex(new BufferAttribute(corners, 1))
  return geometry
}
