/** What is held over the board. What may not lie there is pale, has a broken outline and is crossed out. */
import { Color, Mesh, type Object3D } from 'three'
import type { SeatColour } from '../../look'
import type { Field, Piece } from '../../wire'
import { tileFields } from '../hex'
import type { Ghost } from '../view'
import { Clay, colour, fire } from './clay'
import { modelLoose, undersides } from './ground'
import { surface } from './heights'
import { Drawing, type LevelOf, around, cross, ring } from './marks'
import { type Cover, overlay, paint } from './paint'
import { Pieces } from './pieces'

const HOVER = 0.2
const LEGAL = colour('#ffe066')
const SHADE = colour('#3a2a10')
const ILLEGAL = colour('#ff3b30')
const PALE = new Color('#d9b3ad')

export const fieldsOf = (ghost: Ghost): Field[] =>
  ghost.kind === 'tile'
    ? tileFields(ghost.at, ghost.facing)
    : ghost.kind === 'piece'
      ? [ghost.at]
      : ghost.fields.map(({ at }) => at)

export class GhostView {
  private readonly material = paint({ transparent: true })
  private readonly ink = overlay(1, 4)
  private readonly tile = new Mesh(fire(), this.material)
  private readonly pieces: Pieces
  private readonly lines: Drawing

  constructor(
    parent: Object3D,
    private readonly cover: Cover,
  ) {
    this.ink.depthTest = false
    this.tile.renderOrder = 2
    this.tile.castShadow = true
    this.tile.visible = false
    parent.add(this.tile)
    this.pieces = new Pieces(parent, this.material, false)
    this.lines = new Drawing(parent, this.ink, 3)
  }

  show(ghost: Ghost | null, levelOf: LevelOf, lookOf: (seat: number) => SeatColour): void {
    const lines = new Clay()
    this.tile.visible = false
    this.pieces.show([])
    this.cover.hang([])
    if (ghost) {
      this.material.opacity = ghost.legal ? 0.9 : 0.7
      this.material.color.set(ghost.legal ? new Color(1.06, 1.05, 1) : PALE)
      if (ghost.kind === 'tile') this.holdTile(ghost, levelOf, lines)
      else this.holdPieces(ghost, levelOf, lookOf(ghost.seat), lines)
    }
    this.lines.show(lines)
  }

  private holdTile(ghost: Ghost & { kind: 'tile' }, levelOf: LevelOf, lines: Clay): void {
    const fields = fieldsOf(ghost)
    const level = 1 + Math.max(...fields.map(levelOf))
    const tile = { kind: ghost.tile, q: ghost.at[0], r: ghost.at[1], facing: ghost.facing, level }
    this.tile.geometry.dispose()
    this.tile.geometry = fire(modelLoose(tile))
    this.tile.position.y = HOVER
    this.tile.visible = true
    this.cover.hang(undersides(tile, HOVER))
    const top = surface(level) + HOVER
    around(lines, fields, top, -0.08, 0.1, SHADE, !ghost.legal)
    around(lines, fields, top, -0.05, 0.07, ghost.legal ? LEGAL : ILLEGAL, !ghost.legal)
    if (!ghost.legal) for (const at of fields) cross(lines, at, top + 0.1, ILLEGAL, SHADE)
  }

  private holdPieces(ghost: Exclude<Ghost, { kind: 'tile' }>, levelOf: LevelOf, look: SeatColour, lines: Clay): void {
    const { legal } = ghost
    const piece = ghost.piece as Piece
    const fields = ghost.kind === 'piece' ? [ghost] : ghost.fields
    this.pieces.show(fields.map(({ at, count }) => ({ at, count, piece, look, y: surface(levelOf(at)) + HOVER })))
    for (const { at } of fields) {
      const y = surface(levelOf(at)) + 0.02
      ring(lines, at, y, 0.9, 0.76, SHADE)
      ring(lines, at, y, 0.87, 0.79, legal ? LEGAL : ILLEGAL)
      if (!legal) cross(lines, at, y + 0.1, ILLEGAL, SHADE)
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
