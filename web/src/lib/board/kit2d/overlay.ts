/** What changes without the land: marks, spots on offer, the ghost, and where the pointer is. */
import type { View } from '../../wire'
import { keyOf, SPACING, type Point } from '../hex'
import { HEXAGON, type Shape, type Spot } from '../spot'
import type { Meaning, Target } from '../view'
import { HEX, INK, inside, stroke, type Ids } from './ink'
import type { Scene2D } from './scene'
import { at, make, short } from './svg'

/** What a hint points at. */
const HINT = '#ffd53d'
const TINTS: Readonly<Record<Meaning, string>> = { choose: '#fff', go: '#9be8ff', 'drive out': '#ff9a7a' }

export class Overlay<V extends View, G> {
  private readonly layers: Record<'marks' | 'targets' | 'hover' | 'ghost', SVGGElement>

  constructor(
    parent: Element,
    private readonly scene: Scene2D<V, G>,
  ) {
    const element = make('g', { class: 'overlay', 'aria-hidden': 'true' }, parent)
    const layer = (name: string) => make('g', { class: name }, element)
    this.layers = { marks: layer('marks'), targets: layer('targets'), hover: layer('hover'), ghost: layer('ghost') }
  }

  marks(spots: readonly Spot[]): void {
    this.layers.marks.innerHTML = this.drawAll(spots, (shape) => {
      const d = inside(shape, 0.03)
      return stroke(d, INK, 0.13) + stroke(d, '#fff', 0.075, ' stroke-dasharray=".2 .15"')
    })
  }

  targets(targets: readonly Target[]): void {
    const land = new Set(this.scene.land.map(keyOf))
    const badged = targets.filter(({ badge }) => badge)
    // Badges come last: no ring may cross them.
    this.layers.targets.innerHTML =
      this.drawAll(targets, (shape, target) => targetMarkup(shape, target, land.has(keyOf(target.at)))) +
      this.drawAll(badged, (_, { badge }) => this.scene.drawBadge(badge!))
  }

  hover(spot: Spot | null): void {
    this.layers.hover.innerHTML = this.drawAll(
      spot ? [spot] : [],
      (shape) => filled(shape, 0, '#fff', 0.16) + stroke(inside(shape, 0.05), '#fff', 0.06),
    )
  }

  ghost(ghost: G | null): void {
    this.layers.ghost.innerHTML = ghost === null ? '' : this.scene.drawGhost(ghost)
  }

  /** A drawing in the middle of each spot. */
  private drawAll<S extends Spot>(spots: readonly S[], drawing: (shape: Shape, spot: S) => string): string {
    return spots
      .map((spot) => {
        const shape = this.scene.shape(spot)
        return at(shape.middle, drawing(shape, spot))
      })
      .join('')
  }
}

const filled = (shape: Shape, inset: number, colour: string, opacity: number): string =>
  `<path d="${inside(shape, inset)}" fill="${colour}" opacity="${short(opacity)}"/>`

/** Brackets at the corners: other than the closed lines of regions, whatever colour these have. */
const INSET = 0.13
const SIDE = 1 - INSET / (SPACING / 2)
const BRACKETS = ` stroke-dasharray="${[0.26, 0.48, 0.26, 0].map((part) => short(part * SIDE)).join(' ')}"`

/** Rings where parts of fields can be chosen: their outlines would be taken for those of regions. */
const RINGS = { quiet: [0.2, 0.05], plain: [0.36, 0.085], near: [0.4, 0.11], hinted: [0.43, 0.13] } as const

function partMarkup(shape: Shape, means: Target['means'], state: NonNullable<Target['state']>): string {
  const [radius, width] = RINGS[state]
  const ring = (colour: string, wide: number) =>
    `<circle r="${radius}" fill="none" stroke="${colour}" stroke-width="${short(wide)}"/>`
  const lit = filled(shape, 0.02, TINTS[means], state === 'quiet' ? 0.12 : state === 'near' ? 0.4 : 0.26)
  const glow = state === 'hinted' ? `<circle r="${radius}" fill="${HINT}" opacity=".45"/>` : ''
  return lit + glow + ring(INK, width + 0.07) + ring(state === 'hinted' ? HINT : TINTS[means], width)
}

function targetMarkup(shape: Shape, { means, state = 'plain', part }: Target, onLand: boolean): string {
  const tint = TINTS[means]
  if (part) return partMarkup(shape, means, state)
  if (state === 'quiet') {
    if (!onLand)
      return filled(shape, 0.07, tint, 0.08) + `<circle r=".09" fill="${tint}" stroke="${INK}" stroke-width=".04"/>`
    const d = inside(shape, INSET)
    return filled(shape, 0, tint, 0.1) + stroke(d, INK, 0.11, BRACKETS) + stroke(d, tint, 0.055, BRACKETS)
  }
  if (state === 'plain' && !onLand)
    return filled(shape, 0.07, tint, 0.16) + `<circle r=".13" fill="${tint}" stroke="${INK}" stroke-width=".05"/>`
  // All around what a hint points at.
  const [d, dashes] = [inside(shape, INSET), state === 'hinted' ? '' : BRACKETS]
  return filled(shape, 0, tint, 0.2) + stroke(d, INK, 0.17, dashes) + stroke(d, tint, 0.09, dashes)
}

/* ------------------------------------------------------------------------------- for ghosts that may not lie there */

/** Over a field, hatched and with a broken line: not to be told by colour alone. */
export function forbidden(ids: Ids): string {
  const edge = inside({ corners: HEXAGON }, 0.04)
  return (
    `<path d="${HEX}" fill="url(#${ids('hatching')})" opacity=".6"/>` +
    stroke(edge, '#fff', 0.14) +
    stroke(edge, '#b00d0d', 0.09, ' stroke-dasharray=".24 .16"')
  )
}

export const cross = (middle: Point): string =>
  at(
    middle,
    `<circle r=".46" fill="#b00d0d" stroke="#fff" stroke-width=".07"/>${stroke('M-.24-.24L.24.24M.24-.24L-.24.24', '#fff', 0.15)}`,
  )
