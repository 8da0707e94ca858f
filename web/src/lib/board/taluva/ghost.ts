/** What is held over a board of Taluva. */
import type { Field, Piece } from '../../wire'
import { same, tileFields } from '../hex'

export type TaluvaGhost =
  | { kind: 'tile'; tile: string; at: Field; facing: number; legal: boolean }
  /** Pieces on one field or, as an expansion, on several at once. */
  | { kind: 'pieces'; piece: Piece; seat: number; fields: { at: Field; count: number }[]; legal: boolean }

/** The fields that it covers. */
export const coveredBy = (ghost: TaluvaGhost): Field[] =>
  ghost.kind === 'tile' ? tileFields(ghost.at, ghost.facing) : ghost.fields.map(({ at }) => at)

/** Whether the wheel turns it there: that is so for a tile, wherever it lies. */
export const turnsAt = (ghost: TaluvaGhost, field: Field): boolean =>
  ghost.kind === 'tile' && coveredBy(ghost).some((covered) => same(covered, field))
