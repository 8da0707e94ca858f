/** Embers, dust and confetti: little stones thrown into the air, each on a path known beforehand. */
import { Color, type Material, type Object3D } from 'three'
import { Clay, GLOW, type Vec, WHITE } from './clay'
import { Crowd, type Member } from './crowd'

export interface Burst {
  from: Vec
  colours: string[]
  count: number
  /** How wide and how high they fly. */
  spread: number
  height: number
  size: number
  /** Dust grows as it fades, stones shrink. */
  grow?: boolean
}

const STONE = new Clay().lathe(
  4,
  [
    [0, -1, WHITE],
    [1, 0, WHITE],
    [0, 1, WHITE],
  ],
  GLOW,
)

export class Sparks {
  private readonly crowd: Crowd
  private readonly flying = new Map<symbol, Member[]>()

  constructor(parent: Object3D, material: Material) {
    this.crowd = new Crowd(parent, STONE, material, false)
  }

  /** Prepares a burst; the function draws it at a time from 0 to 1, when nothing is left of it. */
  throw({ from, colours, count, spread, height, size, grow = false }: Burst): (time: number) => void {
    const name = Symbol()
    const stones = Array.from({ length: count }, (_, i) => ({
      angle: Math.random() * 2 * Math.PI,
      speed: spread * (0.3 + 0.7 * Math.random()),
      lift: height * (0.5 + 0.5 * Math.random()),
      size: size * (0.5 + Math.random()),
      colour: new Color(colours[i % colours.length]),
    }))
    return (time) => {
      if (time >= 1) this.flying.delete(name)
      else
        this.flying.set(
          name,
          stones.map(({ angle, speed, lift, size, colour }) => ({
            at: [
              from[0] + Math.cos(angle) * speed * time,
              from[1] + 4 * lift * time * (1 - time),
              from[2] + Math.sin(angle) * speed * time,
            ],
            scale: size * (grow ? Math.sin(Math.PI * Math.sqrt(time)) : 1 - time * time),
            spin: time * 9 + angle,
            colour,
          })),
        )
      this.crowd.show([...this.flying.values()].flat())
    }
  }

  dispose(): void {
    this.crowd.dispose()
  }
}
