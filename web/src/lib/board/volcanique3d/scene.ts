/** The islands of Volcanique in three dimensions: land, lava, critters, and what happens to them. */
import { DoubleSide, Mesh, type MeshLambertMaterial } from 'three'
import type { Field, Message } from '../../wire'
import { centre, keyOf, neighbours, type Point } from '../hex'
import type { Billboard } from '../kit3d/billboards'
import { Clay, type Vec, WHITE, colour, fire } from '../kit3d/clay'
import { Drawing, around } from '../kit3d/marks'
import { overlay, paint } from '../kit3d/paint'
import type { Column } from '../kit3d/picking'
import type { Scene3D, Stage3D } from '../kit3d/scene'
import { type Shape, type Spot, shapeOf } from '../spot'
import { afterEvent } from '../volcanique/after'
import { type Company, companiesOf, holdersOf } from '../volcanique/critters'
import { Land, type Picture, regionsOf } from '../volcanique/land'
import { flowsOf } from '../volcanique/lava'
import type { Biome, Pending, VolcaniqueGhost, VolcaniqueView } from '../volcanique/view'
import { biomeAt, middleOf, polygonOf, wedgeOf } from '../volcanique/wedges'
import { modelBorders } from './borders'
import { badgesOf, bodyOf, figuresOf, groundOf, roomsOf, swimmerOf } from './companies'
import { Critters, type Figure } from './critters'
import { Director, type Play, lasts, perform } from './drama'
import { GhostView, spotOf } from './ghost'
import { STEP, surface } from './heights'
import { arc } from './lines'
import { modelLoose } from './loose'
import { Terrain } from './terrain'
import { TEXTURE } from './texture'
import { veil } from './veil'
import { CRATER } from './volcano'

/** How high and wide a volcano is for the pointer. */
const CONE = { height: 0.6, size: 0.5 }
const NOTHING: Picture = { hexes: [], critters: [], sea: [], flows: [], cooling: [], super: null, winter: null }
/** How high above its place a tile hangs that is about to come down. */
const HANGING = 1.35
const THREAT = colour('#ff8a1f')
/** Marks lie on the borders of regions. */
const MARKS = 0.02
/** Marks on wedges keep a little away from their borders. */
const INSET = 0.17

export class VolcaniqueScene implements Scene3D<VolcaniqueView, VolcaniqueGhost>, Play {
  picture: Picture = NOTHING
  land = new Land([])
  private companies: Company[] = []
  private readonly ground: MeshLambertMaterial
  private readonly fading = veil()
  private readonly terrain: Terrain
  private readonly critters: Critters
  private readonly bands: Drawing
  private readonly veils: Drawing
  private readonly ghostView: GhostView
  /** Land that moves, in a paint that no cover hides. */
  private readonly bare = paint({ side: DoubleSide }, undefined, TEXTURE)
  private readonly loose = new Mesh(fire(), this.bare)
  private readonly storyPaint = overlay(1, 4)
  private readonly storyLines: Drawing
  private readonly director = new Director(this)
  private actors: Figure[] = []
  private captions: Billboard[] = []

  constructor(readonly stage: Stage3D) {
    const { root, cover } = stage
    this.ground = paint({ side: DoubleSide }, cover, TEXTURE)
    this.terrain = new Terrain(root, this.ground)
    this.critters = new Critters(root, this.ground)
    this.bands = new Drawing(root, this.ground)
    this.veils = new Drawing(root, this.fading)
    this.ghostView = new GhostView(stage)
    this.storyLines = new Drawing(root, this.storyPaint, 3)
    this.loose.castShadow = this.loose.receiveShadow = true
    this.loose.frustumCulled = this.loose.visible = false
    root.add(this.loose)
  }

  read(view: VolcaniqueView): void {
    this.hold(null)
    this.actors = []
    this.captions = []
    this.take(view)
    this.await(view.pending)
  }

  /** What is about to come down stays in the air while somebody is asked about it. */
  private await(pending: Pending | null): void {
    const lines = new Clay()
    if (pending?.from) {
      const [from, to] = [spotOf(this.land, pending.from), spotOf(this.land, pending.at)]
      const high = this.land.at(pending.from)?.top === 'volcano' ? CRATER : 0.2
      arc(lines, [from[0], from[1] + high, from[2]], [to[0], to[1] + 0.1, to[2]], THREAT, 0.3)
    } else if (pending?.tile) {
      const { at, tile, rotation } = pending
      const height = this.land.height(at)
      const [x, , z] = spotOf(this.land, at)
      this.hold(modelLoose({ at, tile, rotation: rotation ?? 0 }, height + 1), [[x, height * STEP + HANGING, z]])
      this.shift([0, HANGING, 0])
    }
    this.draw(lines)
  }

  perform(events: Message[]): Promise<void> {
    return perform(this.director, events)
  }

  lasts(events: readonly Message[]): number {
    return lasts(events)
  }

  columns(): Column[] {
    return this.land.inOrder.map(({ q, r, height, top }) => {
      const at: Field = [q, r]
      const here = this.companies.filter(({ node }) => node.q === q && node.r === r)
      return {
        at,
        top: surface(height) + MARKS,
        bodies: top === 'volcano' ? [{ middle: centre(at), ...CONE }] : here.map(bodyOf),
      }
    })
  }

  billboards(): Billboard[] {
    const { land, stage, companies } = this
    const glows = land.inOrder
      .filter(({ top }) => top === 'volcano')
      .map(({ q, r }): Billboard => ({ at: stage.above([q, r], CRATER + 0.06), size: 1.3, front: 0, text: null }))
    const high = stage.settings.labels.levels ? land.inOrder.filter(({ height }) => height > 1) : []
    const levels = high.map(({ q, r, height }): Billboard => ({
      at: stage.above([q, r], -0.06),
      size: 0.3,
      front: 0.9,
      text: String(height),
    }))
    const { super: marked, winter } = this.picture
    const sign = (at: Field, text: string, fill: string, ink: string): Billboard => {
      return { at: stage.above(at, 1), size: 0.7, front: 0.05, text, fill, ink }
    }
    const signs = [
      ...(marked ? [sign([marked.q, marked.r], '✹', '#a81f06', '#ffe27a')] : []),
      ...(winter ? [sign([winter.q, winter.r], '❄', '#e6f3fb', '#2b5f8f')] : []),
    ]
    const badges = companies
      .filter(({ node }) => !this.ghostView.covers([node.q, node.r]))
      .flatMap((company) => badgesOf(company, groundOf(land, company), stage.lookOf(company.seat)))
    return [...glows, ...levels, ...signs, ...badges, ...this.ghostView.badges, ...this.captions]
  }

  drawGhost(ghost: VolcaniqueGhost | null): void {
    this.ghostView.show(ghost, this.land, this.companies)
    this.stage.relabel()
  }

  turns(ghost: VolcaniqueGhost, { at }: Spot): boolean {
    if (ghost.kind === 'tile') return keyOf(ghost.at) === keyOf(at)
    return ghost.kind === 'tiles' && ghost.tiles.some((tile) => keyOf(tile.at) === keyOf(at))
  }

  partAt(at: Field, point: Point): string | undefined {
    const edges = this.land.at(at)?.edges
    if (!edges) return undefined
    const { x, y } = centre(at)
    return biomeAt(edges, { x: point.x - x, y: point.y - y })
  }

  shape(spot: Spot): Shape {
    const edges = this.land.at(spot.at)?.edges
    if (!spot.part || !edges?.includes(spot.part)) return shapeOf(spot)
    const wedge = wedgeOf(edges, spot.part as Biome)
    const [offset, middle] = [middleOf(wedge), centre(spot.at)]
    const { points } = polygonOf(wedge, { outer: () => INSET, inner: INSET })
    return {
      middle: { x: middle.x + offset.x, y: middle.y + offset.y },
      corners: points.map(({ x, y }) => ({ x: x - offset.x, y: y - offset.y })),
    }
  }

  dispose(): void {
    const drawn = [this.terrain, this.critters, this.bands, this.veils, this.ghostView, this.storyLines]
    const paints = [this.ground, this.fading, this.bare, this.storyPaint]
    for (const part of [...drawn, ...paints, this.loose.geometry]) part.dispose()
  }

  private take(picture: Picture): void {
    this.picture = picture
    this.land = new Land(picture.hexes)
    this.companies = companiesOf(this.land, picture.critters)
  }

  /* ----------------------------------------------------------------------------------------------- for the stories */

  present(picture: Picture): void {
    if (picture === this.picture) return
    this.take(picture)
    this.stage.changed()
  }

  apply(event: Message): void {
    this.present(afterEvent(this.picture, event))
  }

  hold(model: Clay | null, undersides: Vec[] = []): void {
    const { loose, stage } = this
    loose.visible = model !== null
    stage.cover.hang(undersides)
    if (model && loose.userData.model !== model) {
      loose.geometry.dispose()
      loose.geometry = fire(model)
      loose.position.set(0, 0, 0)
    }
    loose.userData.model = model
    stage.castShadows()
  }

  shift([x, y, z]: Vec): void {
    this.loose.position.set(x, y, z)
    this.stage.castShadows()
  }

  act(figures: Figure[]): void {
    this.actors = figures
    this.stage.redraw(this.drawCritters)
  }

  caption(billboards: Billboard[]): void {
    this.captions = billboards
    this.stage.relabel()
  }

  draw(lines: Clay | null): void {
    this.storyLines.show(lines ?? new Clay())
  }

  /* -------------------------------------------------------------------------------------------------- the picture */

  private readonly drawLand = (): void => {
    this.terrain.show(this.land, roomsOf(this.companies), flowsOf(this.picture))
    this.stage.castShadows()
  }

  private readonly drawCritters = (): void => {
    const { land, stage, companies, picture } = this
    this.critters.show([
      ...companies.flatMap((company) => figuresOf(company, groundOf(land, company), stage.lookOf(company.seat))),
      ...this.actors,
      ...picture.sea.map(({ q, r, seat }) => swimmerOf([q, r], stage.lookOf(seat))),
    ])
    stage.castShadows()
  }

  private readonly drawBorders = (): void => {
    const { land, picture, stage } = this
    const solid = new Clay()
    let soft = new Clay()
    const holders = holdersOf(land, picture.critters)
    for (const region of regionsOf(land)) {
      const { q, r, biome } = region[0]!
      const seats = holders.get(land.at([q, r])!.regions[biome]!)
      if (seats) modelBorders(solid, soft, land, { region, looks: seats.map((seat) => stage.lookOf(seat)) })
    }
    if (picture.super) {
      const at: Field = [picture.super.q, picture.super.r]
      for (const field of [at, ...neighbours(at)].filter((each) => land.at(each)))
        around(solid, [field], surface(land.height(field)) + 0.035, 0.02, 0.09, THREAT, field !== at)
    }
    // What is held is marked always, and tinted where people want to see it.
    if (!stage.settings.labels.outlines) soft = new Clay()
    for (const { q, r } of picture.sea) ripples(soft, centre([q, r]))
    this.bands.show(solid)
    this.veils.show(soft)
  }

  readonly drawings = [this.drawLand, this.drawCritters, this.drawBorders]
}

/** Rings on the water around a swimmer, fainter outwards. */
function ripples(clay: Clay, { x, y: z }: Point): void {
  const steps = 28
  for (const [radius, wide, opacity] of [
    [0.47, 0.03, 0.8],
    [0.64, 0.025, 0.5],
    [0.84, 0.02, 0.28],
  ] as const)
    for (let i = 0; i < steps; i++) {
      if (i % 7 === 0 && radius > 0.5) continue
      const point = (step: number, r: number): Vec => {
        const angle = (step * 2 * Math.PI) / steps
        return [x + r * Math.cos(angle), 0.025, z + r * Math.sin(angle)]
      }
      clay.quad(
        point(i, radius + wide),
        point(i + 1, radius + wide),
        point(i + 1, radius),
        point(i, radius),
        WHITE,
        opacity,
      )
    }
}
