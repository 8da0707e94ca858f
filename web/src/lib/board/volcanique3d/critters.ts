/** Critters on the board, or as ghosts: one draw call for each species and for each way of being there. */
import { Color, type Material, type Object3D } from 'three'
import { SEATS, type SeatColour } from '../../look'
import { Clay, type Vec } from '../kit3d/clay'
import { Crowd, type Member } from '../kit3d/crowd'
import { BURROW, DISH, modelColossal, modelCritter, modelSwimmer } from './species'

export type Shape = 'critter' | 'colossal' | 'swimmer' | 'burrow' | 'dish'

/** Somebody on the board. */
export interface Figure {
  shape: Shape
  look: SeatColour
  at: Vec
  size: number
  spin?: number
  stretch?: number
}

const MODELS: Readonly<Record<Shape, (index: number) => Clay>> = {
  critter: modelCritter,
  colossal: modelColossal,
  swimmer: modelSwimmer,
  burrow: () => BURROW,
  dish: () => DISH,
}
/** What looks the same but for its colour. */
const ALIKE: ReadonlySet<Shape> = new Set(['burrow', 'dish'])

export class Critters {
  private readonly crowds = new Map<string, Crowd>()

  constructor(
    private readonly parent: Object3D,
    private readonly material: Material,
    private readonly shadow = true,
  ) {}

  show(figures: readonly Figure[]): void {
    const members = new Map<string, Member[]>([...this.crowds.keys()].map((key) => [key, []]))
    for (const { shape, look, at, size, spin, stretch } of figures) {
      const index = SEATS.indexOf(look)
      const key = ALIKE.has(shape) ? shape : `${shape} ${index}`
      if (!this.crowds.has(key))
        this.crowds.set(key, new Crowd(this.parent, MODELS[shape](index), this.material, this.shadow))
      const member = { at, scale: size, spin, stretch, colour: new Color(look.fill) }
      members.set(key, [...(members.get(key) ?? []), member])
    }
    for (const [key, crowd] of this.crowds) crowd.show(members.get(key) ?? [])
  }

  dispose(): void {
    for (const crowd of this.crowds.values()) crowd.dispose()
  }
}
