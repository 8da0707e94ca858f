/** Buildings on the island, or as ghosts: one draw call for each kind of piece and each emblem. */
import { Color, type Material, type Object3D } from 'three'
import { SEATS, type SeatColour } from '../../look'
import type { Field, Piece } from '../../wire'
import { centre } from '../hex'
import type { Vec } from '../kit3d/clay'
import { Crowd, type Member } from '../kit3d/crowd'
import { EMBLEMS } from '../kit3d/emblems'
import { BUILDINGS, TOPS } from './buildings'

/** Pieces on a field; `rise` from 0, not there yet, to 1. */
export interface Stand {
  at: Field
  y: number
  piece: Piece
  count: number
  look: SeatColour
  rise?: number
}

/** Sides of buildings catch the sun differently. */
const SPIN = { hut: 0.2, temple: 0.42, tower: 0.2 }
const KINDS = ['hut', 'temple', 'tower'] as const

/** Where so many huts stand around the middle, and how big. */
export function arrange(count: number): { x: number; z: number; scale: number }[] {
  if (count === 1) return [{ x: 0, z: 0, scale: 1.25 }]
  const scale = [0, 0, 1, 0.92, 0.84, 0.76][count] ?? 0.66
  // From five on one of them stands in the middle.
  const ring = count > 4 ? count - 1 : count
  const radius = count === 2 ? 0.3 : count === 3 ? 0.34 : 0.4
  const huts = Array.from({ length: ring }, (_, i) => {
    const angle = ((i + 0.5) * 2 * Math.PI) / ring + (count === 2 ? 1.2 : 0.5)
    return { x: radius * Math.cos(angle), z: radius * Math.sin(angle), scale }
  })
  return count > 4 ? [...huts, { x: 0, z: 0, scale }] : huts
}

export class Pieces {
  private readonly crowds: Record<Piece, Crowd>
  private readonly emblems: Crowd[]

  constructor(parent: Object3D, material: Material, shadow = true) {
    this.crowds = Object.fromEntries(
      KINDS.map((kind) => [kind, new Crowd(parent, BUILDINGS[kind], material, shadow)]),
    ) as Record<Piece, Crowd>
    this.emblems = EMBLEMS.map((emblem) => new Crowd(parent, emblem, material, shadow))
  }

  show(stands: Stand[]): void {
    const members: Record<Piece, Member[]> = { hut: [], temple: [], tower: [] }
    const emblems: Member[][] = EMBLEMS.map(() => [])
    for (const { at, y, piece, count, look, rise = 1 } of stands) {
      if (rise <= 0) continue
      const { x, y: z } = centre(at)
      const [fill, ink] = [new Color(look.fill), new Color(look.ink)]
      const places = piece === 'hut' ? arrange(count) : [{ x: 0, z: 0, scale: piece === 'temple' ? 0.95 : 0.9 }]
      for (const place of places) {
        const foot: Vec = [x + place.x, y, z + place.z]
        const scale = place.scale * (0.4 + 0.6 * Math.min(1, rise))
        members[piece].push({ at: foot, scale, stretch: rise, spin: SPIN[piece], colour: fill })
        const size = piece === 'hut' ? 0.075 : 0.1
        const top = y + TOPS[piece] * scale * rise + size * 0.6
        emblems[SEATS.indexOf(look)]!.push({
          at: [foot[0], top, foot[2]],
          scale: size * place.scale * Math.min(1, rise),
          colour: ink,
        })
      }
    }
    for (const kind of KINDS) this.crowds[kind].show(members[kind])
    this.emblems.forEach((crowd, i) => crowd.show(emblems[i]!))
  }

  dispose(): void {
    for (const crowd of [...Object.values(this.crowds), ...this.emblems]) crowd.dispose()
  }
}
