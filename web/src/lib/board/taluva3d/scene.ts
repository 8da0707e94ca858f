/** The island of Taluva in three dimensions: tiles, buildings, settlements, and what happens to them. */
import { Mesh } from 'three'
import type { Field, Message, TaluvaView } from '../../wire'
import { centre, keyOf } from '../hex'
import type { Billboard } from '../kit3d/billboards'
import { Clay, colour, fire } from '../kit3d/clay'
import { Drawing, band } from '../kit3d/marks'
import { overlay, paint } from '../kit3d/paint'
import type { Column } from '../kit3d/picking'
import type { Scene3D, Stage3D } from '../kit3d/scene'
import type { Spot } from '../spot'
import { type TaluvaGhost, turnsAt } from '../taluva/ghost'
import { type Play, perform } from './drama'
import { GhostView } from './ghost'
import { type Tile, modelLoose, undersides } from './ground'
import { surface } from './heights'
import { Pieces } from './pieces'
import { Position, fieldOfLand } from './position'
import { Tiles } from './tiles'

const INK = colour('#1c1410')
/** How high and wide buildings and volcanoes are for the pointer. */
const TALL = 0.5

export class TaluvaScene implements Scene3D<TaluvaView, TaluvaGhost>, Play {
  position = new Position()
  private readonly tiles: Tiles
  private readonly pieces: Pieces
  private readonly bare = paint()
  private readonly falling = new Mesh(fire(), this.bare)
  private readonly bandPaint = overlay(1, 1)
  private readonly bands: Drawing
  private readonly ghostView: GhostView
  private risen: ReadonlyMap<string, number> = new Map()
  private flares: Field[] = []
  private flareStrength = 0

  constructor(readonly stage: Stage3D) {
    const { root, clay } = stage
    this.tiles = new Tiles(root, clay)
    this.pieces = new Pieces(root, clay)
    this.falling.castShadow = true
    this.falling.visible = false
    root.add(this.falling)
    this.bands = new Drawing(root, this.bandPaint)
    this.ghostView = new GhostView(stage)
  }

  read(view: TaluvaView): void {
    this.position = new Position(view)
    this.risen = new Map()
    this.flares = []
    this.hold(null, 0)
  }

  perform(events: Message[]): Promise<void> {
    return perform(this, events)
  }

  columns(): Column[] {
    return this.position.land.map((land) => {
      const at = fieldOfLand(land)
      const tall = land.piece !== null || land.terrain === 'volcano'
      const bodies = tall ? [{ middle: centre(at), height: TALL, size: TALL }] : []
      return { at, top: surface(land.level), bodies }
    })
  }

  billboards(): Billboard[] {
    const { stage } = this
    const { land } = this.position
    const glow = (at: Field, up: number, size: number): Billboard => ({
      at: stage.above(at, up),
      size,
      front: 0,
      text: null,
    })
    const glows = land.filter(({ terrain }) => terrain === 'volcano').map((land) => glow(fieldOfLand(land), 0.55, 1.5))
    const flares = this.flares.map((at) => glow(at, 0.8, 6 * this.flareStrength))
    const high = land.filter(({ level }) => level > 1 && stage.settings.labels.levels)
    const levels = high.map((land): Billboard => {
      const look = land.owner === null ? null : stage.lookOf(land.owner)
      return { at: stage.above(fieldOfLand(land), 0.12), size: 0.46, front: 0.64, text: String(land.level), ...look }
    })
    return [...glows, ...flares, ...levels]
  }

  drawGhost(ghost: TaluvaGhost | null): void {
    this.ghostView.show(ghost, this.position)
  }

  turns(ghost: TaluvaGhost, { at }: Spot): boolean {
    return turnsAt(ghost, at)
  }

  dispose(): void {
    const parts = [
      this.tiles,
      this.pieces,
      this.falling.geometry,
      this.bare,
      this.bands,
      this.bandPaint,
      this.ghostView,
    ]
    for (const part of parts) part.dispose()
  }

  /* ------------------------------------------------------------------------------------------------ for the drama */

  apply(event: Message): void {
    this.position.apply(event)
    this.stage.changed()
  }

  hold(tile: Tile | null, height: number): void {
    const { falling, stage } = this
    falling.visible = tile !== null
    stage.cover.hang(tile ? undersides(tile, height) : [])
    if (!tile) return
    if (falling.userData.tile !== tile) {
      falling.userData.tile = tile
      falling.geometry.dispose()
      falling.geometry = fire(modelLoose(tile))
    }
    falling.position.y = height
    stage.castShadows()
  }

  raise(risen: ReadonlyMap<string, number>): void {
    this.risen = risen
    this.stage.redraw(this.drawPieces)
  }

  flare(fields: Field[], strength: number): void {
    this.flares = fields
    this.flareStrength = strength
    this.stage.relabel()
  }

  /* -------------------------------------------------------------------------------------------------- the picture */

  private readonly drawLand = (): void => {
    this.tiles.show(this.position)
    this.stage.castShadows()
  }

  private readonly drawPieces = (): void => {
    this.pieces.show(
      this.position.land.flatMap(({ q, r, level, owner, piece, count }) => {
        if (!piece || owner === null) return []
        const at: Field = [q, r]
        const look = this.stage.lookOf(owner)
        return [{ at, y: surface(level), piece, count, look, rise: this.risen.get(keyOf(at)) }]
      }),
    )
    this.stage.castShadows()
  }

  private readonly drawBands = (): void => {
    const clay = new Clay()
    const { settings, surface } = this.stage
    if (settings.labels.outlines)
      for (const { owner, fields } of this.position.settlements()) {
        band(clay, fields, surface, 0.93, 0.75, 0.006, INK)
        band(clay, fields, surface, 0.9, 0.785, 0.012, colour(this.stage.lookOf(owner).fill))
      }
    this.bands.show(clay)
  }

  readonly drawings = [this.drawLand, this.drawPieces, this.drawBands]
}
