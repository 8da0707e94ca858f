/** The islands of Volcanique in three dimensions: land, lava, critters, and what happens to them. */
import { DoubleSide, type MeshLambertMaterial } from 'three'
import type { Field } from '../../wire'
import { centre, keyOf, type Point } from '../hex'
import type { Billboard } from '../kit3d/billboards'
import { Clay, type Vec, WHITE } from '../kit3d/clay'
import { Drawing } from '../kit3d/marks'
import { paint } from '../kit3d/paint'
import type { Column } from '../kit3d/picking'
import type { Scene3D, Stage3D } from '../kit3d/scene'
import { type Shape, type Spot, shapeOf } from '../spot'
import { type Company, companiesOf, holdersOf } from '../volcanique/critters'
import { Land, type Picture, regionsOf } from '../volcanique/land'
import { flowsOf } from '../volcanique/lava'
import type { Biome, VolcaniqueGhost, VolcaniqueView } from '../volcanique/view'
import { biomeAt, middleOf, polygonOf, wedgeOf } from '../volcanique/wedges'
import { modelBorders } from './borders'
import { badgesOf, bodyOf, figuresOf, groundOf, roomsOf, swimmerOf } from './companies'
import { Critters } from './critters'
import { GhostView } from './ghost'
import { surface } from './heights'
import { Terrain } from './terrain'
import { TEXTURE } from './texture'
import { veil } from './veil'
import { CRATER } from './volcano'

/** How high and wide a volcano is for the pointer. */
const CONE = { height: 0.6, size: 0.5 }
const NOTHING: Picture = { hexes: [], critters: [], sea: [], flows: [], cooling: [], super: null, winter: null }
/** Marks lie on the borders of regions. */
const MARKS = 0.02
/** Marks on wedges keep a little away from their borders. */
const INSET = 0.06

export class VolcaniqueScene implements Scene3D<VolcaniqueView, VolcaniqueGhost> {
  private picture: Picture = NOTHING
  private land = new Land([])
  private companies: Company[] = []
  private readonly ground: MeshLambertMaterial
  private readonly fading = veil()
  private readonly terrain: Terrain
  private readonly critters: Critters
  private readonly bands: Drawing
  private readonly veils: Drawing
  private readonly ghostView: GhostView

  constructor(private readonly stage: Stage3D) {
    const { root, cover } = stage
    this.ground = paint({ side: DoubleSide }, cover, TEXTURE)
    this.terrain = new Terrain(root, this.ground)
    this.critters = new Critters(root, this.ground)
    this.bands = new Drawing(root, this.ground)
    this.veils = new Drawing(root, this.fading)
    this.ghostView = new GhostView(stage)
  }

  read(view: VolcaniqueView): void {
    this.shown(view)
  }

  perform(): Promise<void> {
    return Promise.resolve()
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
    const badges = companies.flatMap((company) =>
      badgesOf(company, groundOf(land, company), stage.lookOf(company.seat)),
    )
    return [...glows, ...levels, ...badges, ...this.ghostView.badges]
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
    for (const part of [this.terrain, this.critters, this.bands, this.veils, this.ghostView, this.ground, this.fading])
      part.dispose()
  }

  private shown(picture: Picture): void {
    this.picture = picture
    this.land = new Land(picture.hexes)
    this.companies = companiesOf(this.land, picture.critters)
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
      ...picture.sea.map(({ q, r, seat }) => swimmerOf([q, r], stage.lookOf(seat))),
    ])
    stage.castShadows()
  }

  private readonly drawBorders = (): void => {
    const { land, picture, stage } = this
    const [solid, soft] = [new Clay(), new Clay()]
    const holders = holdersOf(land, picture.critters)
    for (const region of regionsOf(land)) {
      const { q, r, biome } = region[0]!
      const seats = holders.get(land.at([q, r])!.regions[biome]!)
      if (seats) modelBorders(solid, soft, land, { region, looks: seats.map((seat) => stage.lookOf(seat)) })
    }
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
