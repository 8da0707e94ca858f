/** Who holds what: a band along the open sides of each region that has critters, and a tint that fades inwards. */
import type { SeatColour } from '../../look'
import { type Clay, type Colour, type Vec, colour, mix, shade } from '../kit3d/clay'
import { bordersOf, type Stretch } from '../volcanique/borders'
import type { Land } from '../volcanique/land'
import type { Node } from '../volcanique/view'
import { surface } from './heights'
import { INK } from './palette'

/** From the side inwards: the casing, the colour, the casing, and where the tint ends. */
const LINES = [0.1, 0.13, 0.197, 0.22] as const
const FADE = 0.4
const LIFT = 0.016
/** Sharers have dashes in turn, about so long. */
const DASH = 0.3
const TINT = 0.55

export interface Holding {
  region: readonly Node[]
  looks: readonly SeatColour[]
}

/** `solid` takes the bands, `soft` the tint, whose natures are opacities. */
export function modelBorders(solid: Clay, soft: Clay, land: Land, { region, looks }: Holding): void {
  const [outer, first, second, inner] = LINES.map((inset) => bordersOf(land, region, inset)) as [
    Stretch[][],
    Stretch[][],
    Stretch[][],
    Stretch[][],
  ]
  const faded = bordersOf(land, region, FADE)
  const colours = looks.map(({ fill }) => colour(fill))
  outer.forEach((line, n) => {
    let dash = 0
    line.forEach((stretch, k) => {
      const y = surface(land.height(stretch.at)) + LIFT
      for (let i = 1; i < stretch.points.length; i++) {
        const span = stretch.points[i]!
        const from = stretch.points[i - 1]!
        const length = Math.hypot(span.x - from.x, span.y - from.y)
        const parts = colours.length > 1 ? Math.max(1, Math.round(length / DASH)) : 1
        for (let part = 0; part < parts; part++) {
          const tint = colours[dash++ % colours.length]!
          /** The two ends of this part of a line, at a height. */
          const ends = (lines: Stretch[][], up: number): [Vec, Vec] => {
            const { points } = lines[n]![k]!
            const [a, b] = [points[i - 1]!, points[i]!]
            return [part / parts, (part + 1) / parts].map((t): Vec => [
              a.x + (b.x - a.x) * t,
              y + up,
              a.y + (b.y - a.y) * t,
            ]) as [Vec, Vec]
          }
          drawPart(solid, soft, tint, TINT / colours.length, [
            ends(outer, 0),
            ends(outer, 0.012),
            ends(first, 0.014),
            ends(second, 0.014),
            ends(inner, 0.008),
            ends(faded, 0.004),
          ])
        }
      }
    })
  })
}

function drawPart(solid: Clay, soft: Clay, tint: Colour, opacity: number, lines: [Vec, Vec][]): void {
  const dark = mix(shade(tint, 0.3), INK, 0.6)
  const casing = [dark, dark, tint, dark]
  for (const [i, colours] of casing.entries()) {
    const [[a, b], [c, d]] = [lines[i]!, lines[i + 1]!]
    solid.quad(a, b, d, c, colours)
  }
  const [[a, b], [c, d]] = [lines.at(-2)!, lines.at(-1)!]
  soft.quad(a, b, d, c, tint)
  soft.natures.splice(-4, 4, opacity, opacity, 0, 0)
}
