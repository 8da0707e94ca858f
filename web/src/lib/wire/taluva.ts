// Written by `make wire` from surtsey.taluva.views.
import type { View } from './server'

export type Terrain = 'volcano' | 'jungle' | 'clearing' | 'sand' | 'rock' | 'lake'

export type Piece = 'hut' | 'temple' | 'tower'

export interface LaidTile {
  kind: string
  q: number
  r: number
  facing: number
  level: number
}

export interface LandField {
  q: number
  r: number
  level: number
  terrain: Terrain
  /** Of a volcano. */
  facing: number | null
  owner: number | null
  piece: Piece | null
  count: number
}

export interface TaluvaPlayer {
  huts: number
  temples: number
  towers: number
  eliminated: boolean
  place: number | null
}

export interface TaluvaView extends View {
  edition: string
  seat: number
  tile: string | null
  stack: number
  drawn: string[]
  /** Covered ones too, in order of placement. */
  tiles: LaidTile[]
  fields: LandField[]
  players: TaluvaPlayer[]
  ended: string | null
}
