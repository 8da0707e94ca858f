/** The island as the board shows it: a position that events change one by one, ahead of the view they end in. */
import { LETTERS } from '../../look'
import type { Field, Message, Piece, TaluvaView } from '../../wire'
import { keyOf, neighbours, tileFields } from '../hex'
import type { Tile } from './ground'

export type Land = TaluvaView['fields'][number]

export const fieldOfLand = ({ q, r }: Land): Field => [q, r]

export class Position {
  readonly tiles: Tile[]
  private readonly fields: Map<string, Land>

  constructor(view?: Pick<TaluvaView, 'tiles' | 'fields'>) {
    this.tiles = [...(view?.tiles ?? [])]
    this.fields = new Map((view?.fields ?? []).map((land) => [keyOf(fieldOfLand(land)), { ...land }]))
  }

  get land(): Land[] {
    return [...this.fields.values()]
  }

  at(field: Field): Land | undefined {
    return this.fields.get(keyOf(field))
  }

  level(field: Field): number {
    return this.at(field)?.level ?? 0
  }

  /** Lets an event happen that changes the island; others change nothing. */
  apply({ code, seat, field, ...event }: Message): void {
    const at = field as Field
    if (code === 'tile.placed') this.place(event as unknown as { tile: string; facing: number; level: number }, at)
    else if (code === 'piece.built') this.build(at, seat as number, event.piece as Piece, 1)
    else if (code === 'expansion.field') this.build(at, seat as number, 'hut', event.count as number)
  }

  private place({ tile, facing, level }: { tile: string; facing: number; level: number }, [q, r]: Field): void {
    this.tiles.push({ kind: tile, q, r, facing, level })
    const terrains = ['volcano', LETTERS[tile[1]!]!, LETTERS[tile[0]!]!] as const
    tileFields([q, r], facing).forEach((at, i) => {
      this.fields.set(keyOf(at), {
        q: at[0],
        r: at[1],
        level,
        terrain: terrains[i]!,
        facing: i ? null : facing,
        owner: null,
        piece: null,
        count: 0,
      })
    })
  }

  private build(at: Field, owner: number, piece: Piece, count: number): void {
    const land = this.at(at)
    if (land) Object.assign(land, { owner, piece, count })
  }

  /** Settlements: adjacent fields with pieces of one seat. */
  settlements(): { owner: number; fields: Field[] }[] {
    const seen = new Set<string>()
    const all: { owner: number; fields: Field[] }[] = []
    for (const [key, { owner, q, r }] of this.fields) {
      if (owner === null || seen.has(key)) continue
      seen.add(key)
      const fields: Field[] = [[q, r]]
      for (const field of fields)
        for (const beside of neighbours(field))
          if (this.at(beside)?.owner === owner && !seen.has(keyOf(beside))) {
            seen.add(keyOf(beside))
            fields.push(beside)
          }
      all.push({ owner, fields })
    }
    return all
  }
}
