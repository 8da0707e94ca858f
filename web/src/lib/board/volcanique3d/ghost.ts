/** What is held over the board: a tile above its place with its matched sides lit, land that would move, a critter. */
import { Color, DoubleSide, Mesh } from 'three'
import type { Field } from '../../wire'
import { centre, corner, mean, neighbour, same } from '../hex'
import { Clay, type Colour, GLOW, type Vec, colour, fire } from '../kit3d/clay'
import type { Billboard } from '../kit3d/billboards'
import { Drawing, around, band, cross } from '../kit3d/marks'
import { overlay, paint } from '../kit3d/paint'
import type { Stage3D } from '../kit3d/scene'
import { shapeOf } from '../spot'
import { type Company, placeOf } from '../volcanique/critters'
import { Land } from '../volcanique/land'
import { MATCHED } from '../volcanique/palette'
import type { Flight, Node, VolcaniqueGhost } from '../volcanique/view'
import { figuresOf } from './companies'
import { Critters, type Figure } from './critters'
import { STEP, surface } from './heights'
import { arc, hoop } from './lines'
import { modelLoose } from './loose'
import { modelHex } from './terrain'
import { TEXTURE } from './texture'
import { veil } from './veil'

/** How far above its place a tile hangs. */
const HOVER = 0.8
/** One that lies where it will stay hangs lower. */
const PINNED = 0.12
/** Land that would move. */
const DRIFT = 0.18
const LEGAL = colour('#ffe066')
const LIT = colour(MATCHED)
const DULL = colour('#3a3030')
const HOT = colour('#ff8a1f')
const ILLEGAL = colour('#ff3b30')
const SHADE = colour('#3a2a10')
const PALE = new Color('#d9b3ad')
const FRESH = new Color(1.06, 1.05, 1)

export class GhostView {
  badges: readonly Billboard[] = []
  private covered: readonly Field[] = []
  private readonly material = paint({ transparent: true, side: DoubleSide }, undefined, TEXTURE)
  private readonly ink = overlay(1, 4)
  private readonly light = veil()
  private readonly tile = new Mesh(fire(), this.material)
  private readonly lines: Drawing
  private readonly veils: Drawing
  private readonly critters: Critters

  constructor(private readonly stage: Stage3D) {
    const { root } = stage
    this.tile.renderOrder = 2
    this.tile.castShadow = true
    this.tile.visible = false
    this.tile.frustumCulled = false
    root.add(this.tile)
    this.lines = new Drawing(root, this.ink, 3)
    this.veils = new Drawing(root, this.light, 3)
    this.critters = new Critters(root, this.material, false)
  }

  /** Whether something hangs over a field, so that nobody can be seen there. */
  covers(at: Field): boolean {
    return this.covered.some((field) => same(field, at))
  }

  /** `companies` are those that may have to move with what is held. */
  show(ghost: VolcaniqueGhost | null, land: Land, companies: readonly Company[]): void {
    const sketch: Sketch = {
      model: new Clay(),
      lines: new Clay(),
      veils: new Clay(),
      figures: [],
      undersides: [],
      badges: [],
    }
    if (ghost) {
      const legal = isLegal(ghost)
      this.material.opacity = legal ? 0.9 : 0.7
      this.material.color.copy(legal ? FRESH : PALE)
      if (ghost.kind === 'tile') this.holdTile(sketch, ghost, land)
      else if (ghost.kind === 'tiles') this.holdTiles(sketch, ghost, land)
      else if (ghost.kind === 'moved') this.holdLand(sketch, ghost, land, companies)
      else if (ghost.kind === 'critter') this.holdCritter(sketch, ghost, land)
      else if (ghost.kind === 'cut') this.cut(sketch, ghost.fields, land)
      else this.tellOdds(sketch, ghost, land)
      if ('driven' in ghost) for (const flight of ghost.driven ?? []) this.driveOut(sketch, flight, land)
    }
    this.badges = sketch.badges
    this.covered = ghost?.kind === 'tile' ? [ghost.at] : []
    this.stage.cover.hang(sketch.undersides)
    this.critters.show(sketch.figures)
    this.tile.visible = sketch.model.triangles > 0
    this.tile.geometry.dispose()
    this.tile.geometry = fire(sketch.model)
    this.lines.show(sketch.lines)
    this.veils.show(sketch.veils)
  }

  private holdTile(sketch: Sketch, ghost: VolcaniqueGhost & { kind: 'tile' }, land: Land): void {
    const { model, lines, veils } = sketch
    const { at, legal, matched, pinned } = ghost
    const height = land.height(at) + 1
    const lift = pinned ? PINNED : HOVER
    model.add(modelLoose(ghost, height), { at: [0, lift, 0] })
    const { x, y: z } = centre(at)
    sketch.undersides.push([x, (height - 1) * STEP + lift, z])
    const top = surface(height) + lift + 0.02
    if (!legal) {
      forbid(lines, at, top)
      return
    }
    for (let side = 0; side < 6; side++) {
      const point = (along: number, out: number, y: number): Vec => {
        const [a, b] = [corner(side), corner(side + 1)]
        const angle = (side * Math.PI) / 3
        return [
          x + a.x + (b.x - a.x) * along + Math.cos(angle) * out,
          y,
          z + a.y + (b.y - a.y) * along + Math.sin(angle) * out,
        ]
      }
      const joins = matched.includes(side)
      const bar = (y: number, near: number, far: number, tint: Colour) =>
        lines.quad(point(0.06, near, y), point(0.94, near, y), point(0.94, far, y), point(0.06, far, y), tint, GLOW)
      bar(top, -0.12, -0.01, joins ? LIT : DULL)
      if (!joins) continue
      const beside = surface(land.height(neighbour(at, side))) + 0.03
      bar(beside, 0.04, 0.16, LIT)
      veils.quad(point(0.08, 0, top), point(0.92, 0, top), point(0.92, 0.06, beside), point(0.08, 0.06, beside), LIT)
      veils.natures.splice(-4, 4, 0.5, 0.5, 0.16, 0.16)
    }
  }

  /** The tiles of an island that rises. */
  private holdTiles({ model, lines }: Sketch, { tiles }: VolcaniqueGhost & { kind: 'tiles' }, land: Land): void {
    for (const tile of tiles) {
      const height = land.height(tile.at) + 1
      model.add(modelLoose(tile, height), { at: [0, PINNED, 0] })
      const top = surface(height) + PINNED + 0.02
      if (tile.legal) around(lines, [tile.at], top, -0.05, 0.06, LEGAL)
      else forbid(lines, tile.at, top)
    }
  }

  /** Land beside where it lies now, with all who are on it. */
  private holdLand(
    { model, lines, figures }: Sketch,
    { fields, direction, legal }: VolcaniqueGhost & { kind: 'moved' },
    land: Land,
    companies: readonly Company[],
  ): void {
    const hexes = fields.flatMap((field) => land.at(field) ?? [])
    const part = new Land(hexes)
    const [here, there] = [centre([0, 0]), centre(neighbour([0, 0], direction))]
    const way: Vec = [there.x - here.x, DRIFT, there.y - here.y]
    for (const hex of hexes) model.add(modelHex(part, hex, []), { at: way })
    for (const company of companies) {
      const height = part.height([company.node.q, company.node.r])
      if (!height) continue
      const figuresHere = figuresOf(company, surface(height), this.stage.lookOf(company.seat))
      for (const figure of figuresHere) figures.push({ ...figure, at: add(figure.at, way) })
    }
    const tint = legal ? LEGAL : ILLEGAL
    const ground = (field: Field) => surface(part.height(field) || land.height(field))
    band(lines, fields, ground, 0.99, 0.84, 0.03, SHADE)
    band(lines, fields, ground, 0.96, 0.87, 0.036, tint)
    const moved = fields.map((field) => neighbour(field, direction))
    const raised = (field: Field) => surface(part.height(neighbour(field, direction + 3))) + DRIFT
    band(lines, moved, raised, 1.01, 0.9, 0.03, tint)
    const middle = mean(fields.map(centre))
    const high = Math.max(...hexes.map(({ height }) => surface(height)), 0) + 0.5
    arc(lines, [middle.x, high, middle.y], [middle.x + 1.4 * way[0], high, middle.y + 1.4 * way[2]], tint, 0.1)
  }

  private holdCritter(
    { lines, figures }: Sketch,
    { from, to, seat }: VolcaniqueGhost & { kind: 'critter' },
    land: Land,
  ): void {
    const look = this.stage.lookOf(seat)
    const tint = colour(look.fill)
    const goal = spotOf(land, to)
    hoop(lines, goal, 0.33, tint, true)
    const swims = !isNode(to) && !land.height(to)
    figures.push({ shape: swims ? 'swimmer' : 'critter', look, at: goal, size: 1.05, spin: 0.1 })
    if (!from) return
    const start = spotOf(land, from)
    hoop(lines, start, 0.36, tint)
    arc(lines, add(start, [0, 0.15, 0]), add(goal, [0, 0.15, 0]), tint)
  }

  /** The part of the land that a cut would free. */
  private cut({ lines }: Sketch, fields: Field[], land: Land): void {
    const ground = (field: Field) => surface(land.height(field))
    band(lines, fields, ground, 1, 0.82, 0.03, SHADE)
    band(lines, fields, ground, 0.97, 0.86, 0.036, LEGAL)
  }

  private tellOdds({ lines, badges }: Sketch, { from, ways }: VolcaniqueGhost & { kind: 'odds' }, land: Land): void {
    const start = spotOf(land, from)
    for (const { at, odds } of ways) {
      const goal = spotOf(land, at)
      const [near, far] = [0.3, 0.72].map((t) => start.map((part, i) => part + (goal[i]! - part) * t))
      const [a, b] = [near, far] as unknown as [Vec, Vec]
      arc(lines, [a[0], start[1] + 0.15, a[2]], [b[0], goal[1] + 0.15, b[2]], HOT, 0.25)
      const badge = { size: 0.46, front: 0.1, text: odds, fill: '#3a2324', ink: '#ffca5f' }
      badges.push({ at: add(goal, [0, 0.35, 0]), ...badge })
    }
  }

  /** Whoever has to go, and where to; up and away if it is home to the hand. */
  private driveOut({ lines, figures, badges }: Sketch, { seat, from, to }: Flight, land: Land): void {
    const look = this.stage.lookOf(seat)
    const tint = colour(look.fill)
    const start = spotOf(land, from)
    hoop(lines, start, 0.36, tint)
    const [above, home] = [add(start, [0, 0.2, 0]), add(start, [0.5, 1.5, 0])]
    if (!to) {
      arc(lines, above, home, tint, 0.3)
      badges.push({ at: add(home, [0, 0.25, 0]), size: 0.42, front: 0.05, text: '✕', fill: look.fill, ink: look.ink })
      return
    }
    const goal = spotOf(land, to)
    hoop(lines, goal, 0.33, tint, true)
    figures.push({ shape: 'critter', look, at: goal, size: 1, spin: 0.1 })
    arc(lines, above, add(goal, [0, 0.15, 0]), tint)
  }

  dispose(): void {
    for (const part of [this.material, this.ink, this.light, this.tile.geometry, this.lines, this.veils, this.critters])
      part.dispose()
  }
}

/** What is drawn of a ghost. */
interface Sketch {
  model: Clay
  lines: Clay
  veils: Clay
  figures: Figure[]
  undersides: Vec[]
  badges: Billboard[]
}

const isLegal = (ghost: VolcaniqueGhost): boolean =>
  ghost.kind === 'tiles' ? ghost.tiles.every(({ legal }) => legal) : !('legal' in ghost) || ghost.legal

const add = (a: Vec, b: Vec): Vec => [a[0] + b[0], a[1] + b[1], a[2] + b[2]]

const isNode = (place: Node | Field): place is Node => 'biome' in place

const fieldOf = (place: Node | Field): Field => (isNode(place) ? [place.q, place.r] : place)

/** Where somebody stands on a node, or swims. */
export function spotOf(land: Land, place: Node | Field): Vec {
  const at = fieldOf(place)
  const { x, y } = isNode(place) ? placeOf(land, place) : centre(place)
  return [x, surface(land.height(at)), y]
}

function forbid(lines: Clay, at: Field, top: number): void {
  around(lines, [at], top, -0.05, 0.07, ILLEGAL, true)
  cross(lines, shapeOf({ at }), top + 0.1, ILLEGAL, SHADE)
}
