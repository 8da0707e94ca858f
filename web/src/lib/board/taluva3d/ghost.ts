/** What is held over the board. What may not lie there is pale, has a broken outline and is crossed out. */
import { Color, Mesh } from 'three'
import type { Field } from '../../wire'
import { Clay, colour, fire } from '../kit3d/clay'
import { Drawing, around, cross, ring } from '../kit3d/marks'
import { overlay, paint } from '../kit3d/paint'
import type { Stage3D } from '../kit3d/scene'
import { shapeOf } from '../spot'
import { type TaluvaGhost, coveredBy } from '../taluva/ghost'
import { modelLoose, undersides } from './ground'
import { surface } from './heights'
import { Pieces } from './pieces'
import type { Position } from './position'

const HOVER = 0.2
const LEGAL = colour('#ffe066')
const SHADE = colour('#3a2a10')
const ILLEGAL = colour('#ff3b30')
const PALE = new Color('#d9b3ad')

export class GhostView {
  private readonly material = paint({ transparent: true })
  private readonly ink = overlay(1, 4)
  private readonly tile = new Mesh(fire(), this.material)
  private readonly pieces: Pieces
  private readonly lines: Drawing

  constructor(private readonly stage: Stage3D) {
    const { root } = stage
    this.ink.depthTest = false
    this.tile.renderOrder = 2
    this.tile.castShadow = true
    this.tile.visible = false
    root.add(this.tile)
    this.pieces = new Pieces(root, this.material, false)
    this.lines = new Drawing(root, this.ink, 3)
  }

  show(ghost: TaluvaGhost | null, position: Position): void {
    const lines = new Clay()
    this.tile.visible = false
    this.pieces.show([])
    this.stage.cover.hang([])
    if (ghost) {
      this.material.opacity = ghost.legal ? 0.9 : 0.7
      this.material.color.set(ghost.legal ? new Color(1.06, 1.05, 1) : PALE)
      if (ghost.kind === 'tile') this.holdTile(ghost, position, lines)
      else this.holdPieces(ghost, position, lines)
    }
    this.lines.show(lines)
  }

  private holdTile(ghost: TaluvaGhost & { kind: 'tile' }, position: Position, lines: Clay): void {
    const fields = coveredBy(ghost)
    const level = 1 + Math.max(...fields.map((field) => position.level(field)))
    const tile = { kind: ghost.tile, q: ghost.at[0], r: ghost.at[1], facing: ghost.facing, level }
    this.tile.geometry.dispose()
    this.tile.geometry = fire(modelLoose(tile))
    this.tile.position.y = HOVER
    this.tile.visible = true
    this.stage.cover.hang(undersides(tile, HOVER))
    const top = surface(level) + HOVER
    around(lines, fields, top, -0.08, 0.1, SHADE, !ghost.legal)
    around(lines, fields, top, -0.05, 0.07, ghost.legal ? LEGAL : ILLEGAL, !ghost.legal)
    if (!ghost.legal) for (const at of fields) cross(lines, shapeOf({ at }), top + 0.1, ILLEGAL, SHADE)
  }

  private holdPieces(ghost: TaluvaGhost & { kind: 'pieces' }, position: Position, lines: Clay): void {
    const { piece, fields, legal } = ghost
    const look = this.stage.lookOf(ghost.seat)
    const height = (at: Field): number => surface(position.level(at))
    this.pieces.show(fields.map(({ at, count }) => ({ at, count, piece, look, y: height(at) + HOVER })))
    for (const { at } of fields) {
      const [shape, y] = [shapeOf({ at }), height(at) + 0.02]
      ring(lines, shape, y, 0.9, 0.76, SHADE)
      ring(lines, shape, y, 0.87, 0.79, legal ? LEGAL : ILLEGAL)
      if (!legal) cross(lines, shape, y + 0.1, ILLEGAL, SHADE)
    }
  }

  dispose(): void {
    this.tile.geometry.dispose()
    this.pieces.dispose()
    this.lines.dispose()
    this.material.dispose()
    this.ink.dispose()
  }
}
