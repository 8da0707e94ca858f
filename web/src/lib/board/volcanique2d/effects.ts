/** The small animations that events are made of, around points of the board. */
import type { Point } from '../hex'
import type { Theatre } from '../kit2d/theatre'
import { short } from '../kit2d/svg'

type Played = Promise<unknown>

const by = (x: number, y: number): string => `translate(${short(x)}px,${short(y)}px)`

export class Effects {
  constructor(readonly theatre: Theatre) {}

  /** From one point to another in an arc; gone at the end if it flies home. */
  hop(markup: string, from: Point, to: Point, ms: number, { high = 0.55, delay = 0 } = {}): Played {
    const [dx, dy] = [to.x - from.x, to.y - from.y]
    return this.theatre.run(
      this.theatre.draw(from, markup),
      [
        { transform: 'none' },
        { transform: `${by(dx / 2, dy / 2 - high)} scale(1.2)`, offset: 0.5, easing: 'ease-in' },
        { transform: by(dx, dy) },
      ],
      ms,
      'ease-out',
      delay,
    )
  }

  /** Straight on, as land and what swims. */
  glide(markup: string, from: Point, to: Point, ms: number): Played {
    return this.theatre.run(
      this.theatre.draw(from, markup),
      [{ transform: 'none' }, { transform: by(to.x - from.x, to.y - from.y) }],
      ms,
      'ease-in-out',
    )
  }

  /** Up and away: home to the hand. */
  leave(markup: string, place: Point, ms: number, delay = 0): Played {
    return this.theatre.run(
      this.theatre.draw(place, markup),
      [
        { transform: 'none', opacity: 1 },
        { transform: `${by(0, -0.45)} scale(1.15)`, opacity: 1, offset: 0.4 },
        { transform: `${by(0.25, -1.5)} scale(.5) rotate(25deg)`, opacity: 0 },
      ],
      ms,
      'ease-in',
      delay,
    )
  }

  /** Down onto its place. */
  drop(markup: string, place: Point, ms: number, height = 1.6): Played {
    return this.theatre.run(
      this.theatre.draw(place, markup),
      [
        { transform: `${by(0, -height)} scale(1.15)`, opacity: 0, easing: 'cubic-bezier(.5,0,.9,.6)' },
        { transform: 'none', opacity: 1, offset: 0.72, easing: 'ease-out' },
        { transform: `${by(0, -0.07)} scale(1.02)`, opacity: 1, offset: 0.86, easing: 'ease-in' },
        { transform: 'none', opacity: 1 },
      ],
      ms,
    )
  }

  /** Out of the ground or the sea. */
  rise(markup: string, place: Point, ms: number, delay = 0): Played {
    return this.theatre.run(
      this.theatre.draw(place, markup),
      [
        { transform: 'scale(.2)', opacity: 0 },
        { transform: 'scale(1.12)', opacity: 1, offset: 0.7 },
        { transform: 'none', opacity: 1 },
      ],
      ms,
      'ease-out',
      delay,
    )
  }

  /** Into the ground. */
  sink(markup: string, place: Point, ms: number): Played {
    return this.theatre.run(
      this.theatre.draw(place, markup),
      [
        { transform: 'none', opacity: 1 },
        { transform: `${by(0, 0.2)} scale(.4)`, opacity: 0 },
      ],
      ms,
      'ease-in',
    )
  }

  shake(markup: string, place: Point, ms: number): Played {
    const frames = [0, -0.05, 0.05, -0.045, 0.045, -0.03, 0.03, 0].map((x) => ({ transform: by(x, 0) }))
    return this.theatre.run(this.theatre.draw(place, markup), frames, ms)
  }

  /** Lights up and fades. */
  pulse(markup: string, place: Point, ms: number, most = 0.7): Played {
    return this.theatre.run(
      this.theatre.draw(place, markup),
      [{ opacity: 0 }, { opacity: most, offset: 0.4 }, { opacity: 0 }],
      ms,
      'ease-in-out',
    )
  }

  /** Appears, and stays for the rest of its time. */
  stay(markup: string, place: Point, ms: number, delay = 0): Played {
    return this.theatre.run(
      this.theatre.draw(place, markup),
      [
        { transform: 'scale(.3)', opacity: 0 },
        { transform: 'none', opacity: 1, offset: 0.3 },
        { transform: 'none', opacity: 1 },
      ],
      ms,
      'ease-out',
      delay,
    )
  }

  fade(markup: string, place: Point, ms: number, from = 0, to = 1): Played {
    return this.theatre.run(this.theatre.draw(place, markup), [{ opacity: from }, { opacity: to }], ms, 'ease-in')
  }

  ring(place: Point, colour: string, radius: number, ms: number, delay = 0): Played {
    return this.theatre.run(
      this.theatre.draw(place, `<circle r="1" fill="none" stroke="${colour}" stroke-width=".14"/>`),
      [
        { transform: 'scale(.2)', opacity: 0.95 },
        { transform: `scale(${radius})`, opacity: 0 },
      ],
      ms,
      'ease-out',
      delay,
    )
  }

  /** Sparks, splinters, drops: away to all sides. */
  burst(place: Point, colours: readonly string[], ms: number, count = 11, reach = 1.2): Played {
    const sparks = Array.from({ length: count }, (_, index) => {
      const angle = (index / count) * 2 * Math.PI
      const far = reach * (0.75 + 0.1 * ((index * 7) % 5))
      return this.theatre.run(
        this.theatre.draw(place, `<circle r=".09" fill="${colours[index % colours.length]}"/>`),
        [
          { transform: 'none', opacity: 1 },
          { transform: `${by(far * Math.cos(angle), far * Math.sin(angle) - 0.3)} scale(.3)`, opacity: 0 },
        ],
        ms,
        'ease-out',
      )
    })
    return Promise.all(sparks)
  }

  /** Puffs that rise: steam, dust, smoke. */
  puff(place: Point, colour: string, ms: number): Played {
    const puffs = [-0.3, 0.05, 0.34].map((x, index) =>
      this.theatre.run(
        this.theatre.draw({ x: place.x + x, y: place.y }, `<circle r=".28" fill="${colour}"/>`),
        [
          { transform: 'scale(.3)', opacity: 0.8 },
          { transform: `${by(x * 0.7, -0.9 - 0.2 * index)} scale(1.3)`, opacity: 0 },
        ],
        ms,
        'ease-out',
        index * 60,
      ),
    )
    return Promise.all(puffs)
  }

  /** A line that grows from its beginning to its end. */
  draw(d: string, colours: readonly [colour: string, width: number][], ms: number): Played {
    const lines = colours.map(([colour, width]) =>
      this.theatre.run(
        this.theatre.draw(
          { x: 0, y: 0 },
          `<path d="${d}" pathLength="1" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" stroke-dasharray="1 1"/>`,
        ).firstElementChild as SVGPathElement,
        [{ strokeDashoffset: 1 }, { strokeDashoffset: 0 }],
        ms,
        'ease-in-out',
      ),
    )
    return Promise.all(lines)
  }
}
