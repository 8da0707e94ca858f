/** A position as it has to be known for drawing: what lies where, and how high. */
import { LETTERS } from '../../look'
import type { Field, TaluvaView, Terrain } from '../../wire'
import { centre, fieldAt, keyOf, tileFields, type Point } from '../hex'

export type Land = TaluvaView['fields'][number]

/** How far a level is drawn above the one below. */
export const LIFT = 0.17

/** Where the middle of a field is drawn whose surface is on that level; 0 is the sea. */
export function middle(field: Field, level: number): Point {
  const { x, y } = centre(field)
  return { x, y: y - LIFT * level }
}

/** What the fields of a tile show, in the order of `tileFields`: a tile is written with its left field first. */
export const terrainsOf = (tile: string): [volcano: Terrain, right: Terrain, left: Terrain] => [
  'volcano',
  LETTERS[tile[1] ?? ''] ?? 'volcano',
  LETTERS[tile[0] ?? ''] ?? 'volcano',
]

export class Chart {
  private readonly land = new Map<string, Land>()
  private readonly tiles = new Map<string, number>()
  readonly fields: Land[]
  readonly highest: number

  constructor(readonly view: TaluvaView) {
    // From north to south, so that what is nearer hides what is farther.
    this.fields = [...view.fields].sort((a, b) => a.r - b.r || a.q - b.q)
    for (const field of view.fields) this.land.set(keyOf([field.q, field.r]), field)
    view.tiles.forEach(({ q, r, facing }, index) => {
      for (const field of tileFields([q, r], facing)) this.tiles.set(keyOf(field), index)
    })
    this.highest = Math.max(0, ...view.fields.map(({ level }) => level))
  }

  at = (field: Field): Land | undefined => this.land.get(keyOf(field))

  level = (field: Field): number => this.at(field)?.level ?? 0

  sameTile = (a: Field, b: Field): boolean => this.tiles.get(keyOf(a)) === this.tiles.get(keyOf(b))

  /** The field under a point of the drawing, where higher land hides what lies behind it. */
  under({ x, y }: Point): Field {
    for (let level = this.highest; level > 0; level--) {
      const field = fieldAt({ x, y: y + LIFT * level })
      if (this.level(field) === level) return field
    }
    return fieldAt({ x, y })
  }

  /** Where pieces of a seat stand. */
  ownedBy = (seat: number): Land[] => this.fields.filter(({ owner }) => owner === seat)
}
