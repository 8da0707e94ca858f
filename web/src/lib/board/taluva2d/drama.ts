/**
 * What happens, as it happens. Animations run in a group above the island: first all that changes the board, over the
 * island as it was; then what is only worth a look, over the island as it is now.
 */
import type { Field, Message, Piece } from '../../wire'
import { keyOf, mean, neighbour, tileFields, type Point } from '../hex'
import { emblem, HEX, INK, look, type Ids } from '../kit2d/ink'
import { at, short } from '../kit2d/svg'
import type { Theatre } from '../kit2d/theatre'
import { settlementAt } from '../taluva/placing'
import type { BoardSettings } from '../view'
import { middle, terrainsOf, type Chart } from './chart'
import { cliffs, landMarkup } from './island'
import { pieceMarkup } from './pieces'

/** Everything that a beat needs to know. */
interface Scene {
  before: Chart
  after: Chart
  settings: BoardSettings
}

type Beat = () => Promise<unknown>

/** Milliseconds at normal speed. */
const DROP_MS = 520
const IMPACT_MS = 520
const RISE_MS = 420
const SPREAD_MS = 110
const PULSE_MS = 700
const WIN_MS = 2000

export class Drama {
  constructor(
    private readonly theatre: Theatre,
    private readonly ids: Ids,
  ) {}

  /** Plays events; `settle` is called once, when the board has changed. */
  async play(events: readonly Message[], scene: Scene, settle: () => void): Promise<void> {
    for (const beat of this.changes(events, scene)) await beat()
    settle()
    for (const beat of this.emphases(events, scene)) await beat()
  }

  /* ----------------------------------------------------------------------------------------------- what changes */

  private changes(events: readonly Message[], scene: Scene): Beat[] {
    const of = (code: string) => events.filter((event) => event.code === code)
    return events.flatMap((event): Beat[] => {
      switch (event.code) {
        case 'tile.placed':
          // A tile that was drafted lies there already.
          if (scene.before.level(event.field as Field) >= (event.level as number)) return []
          return [() => this.dropTile(event, of('huts.lost'), scene)]
        case 'piece.built':
          return this.isNew(event, scene) ? [() => this.raise(event, event.piece as Piece, 1, 0, scene)] : []
        case 'settlement.expanded': {
          const fields = of('expansion.field').filter((field) => this.isNew(field, scene))
          return fields.length ? [() => this.spread(fields, scene)] : []
        }
        default:
          return []
      }
    })
  }

  private isNew = (event: Message, { before, after }: Scene): boolean => {
    const [was, is] = [before.at(event.field as Field), after.at(event.field as Field)]
    return was?.owner !== is?.owner || was?.level !== is?.level
  }

  private async dropTile(event: Message, losses: readonly Message[], scene: Scene): Promise<void> {
    const [field, facing, level] = [event.field as Field, event.facing as number, event.level as number]
    const fields = tileFields(field, facing)
    const terrains = terrainsOf(event.tile as string)
    const inTile = new Set(fields.map(keyOf))
    const drawn = fields
      .map((part, index) => {
        const drops = [0, 1, 2, 3, 4, 5].map((direction) => {
          const other = neighbour(part, direction)
          return inTile.has(keyOf(other)) ? 0 : level - scene.before.level(other)
        })
        const land = landMarkup(this.ids, terrains[index]!, index ? null : facing, level, true)
        const edge = `<path d="${HEX}" fill="none" stroke="${INK}" stroke-width=".05"/>`
        return { y: part[1], markup: at(middle(part, level), cliffs(drops) + land + edge) }
      })
      .sort((a, b) => a.y - b.y)
    const lost = losses.map((loss) => this.sink(loss, scene))
    const centre = mean(fields.map((part) => middle(part, level)))
    const tile = this.theatre.draw(
      centre,
      at({ x: -centre.x, y: -centre.y }, drawn.map((part) => part.markup).join('')),
    )
    const fall = this.theatre.run(
      tile,
      [
        { transform: 'translateY(-2.6px) scale(1.18) rotate(-5deg)', opacity: 0, easing: 'cubic-bezier(.5,0,.9,.6)' },
        { transform: 'translateY(0) scale(1)', opacity: 1, offset: 0.72, easing: 'ease-out' },
        { transform: 'translateY(-.1px) scale(1.015)', opacity: 1, offset: 0.86, easing: 'ease-in' },
        { transform: 'none', opacity: 1 },
      ],
      DROP_MS,
    )
    await Promise.all([fall, ...lost])
    await (level > 1 ? this.erupt(middle(field, level)) : this.splash(centre))
  }

  /** Huts that are covered: they go up in smoke. */
  private async sink(loss: Message, { before, settings }: Scene): Promise<void> {
    const field = loss.field as Field
    const colour = this.colour(loss.seat as number, settings)
    const place = middle(field, before.level(field))
    const huts = this.theatre.draw(place, pieceMarkup(this.ids, 'hut', loss.count as number, colour))
    const smoke = this.theatre.draw(
      place,
      `<circle r=".5" fill="#4a4140"/><circle cx=".35" cy="-.2" r=".32" fill="#6a5f5c"/>`,
    )
    await Promise.all([
      this.theatre.run(
        huts,
        [
          { transform: 'none', opacity: 1 },
          { transform: 'translateY(.25px) scale(.4)', opacity: 0 },
        ],
        RISE_MS,
      ),
      this.theatre.run(
        smoke,
        [
          { transform: 'scale(.2)', opacity: 0.75 },
          { transform: 'translateY(-1px) scale(1.3)', opacity: 0 },
        ],
        DROP_MS + IMPACT_MS,
      ),
    ])
  }

  private async erupt(crater: Point): Promise<void> {
    const sparks = Array.from({ length: 12 }, (_, index) => {
      const angle = (index / 12) * 2 * Math.PI
      const reach = 1.1 + 0.5 * ((index * 7) % 5) * 0.2
      const spark = this.theatre.draw(crater, `<circle r=".1" fill="${index % 2 ? '#ff6a13' : '#ffc93c'}"/>`)
      const way = `translate(${short(reach * Math.cos(angle))}px,${short(reach * Math.sin(angle) - 0.35)}px) scale(.3)`
      return this.theatre.run(
        spark,
        [
          { transform: 'none', opacity: 1 },
          { transform: way, opacity: 0 },
        ],
        IMPACT_MS,
        'ease-out',
      )
    })
    await Promise.all([this.ring(crater, '#ff6a13', 1.9), this.ring(crater, '#ffd94f', 1.2), ...sparks])
  }

  private splash(place: Point): Promise<void> {
    return this.ring(place, '#eafaf8', 2)
  }

  private ring(place: Point, colour: string, radius: number): Promise<void> {
    const ring = this.theatre.draw(place, `<circle r="1" fill="none" stroke="${colour}" stroke-width=".16"/>`)
    return this.theatre.run(
      ring,
      [
        { transform: 'scale(.2)', opacity: 0.95 },
        { transform: `scale(${radius})`, opacity: 0 },
      ],
      IMPACT_MS,
      'ease-out',
    )
  }

  /** A building grows out of the ground. */
  private raise(event: Message, piece: Piece, count: number, delay: number, { after, settings }: Scene): Promise<void> {
    const field = event.field as Field
    const colour = this.colour(event.seat as number, settings)
    const place = middle(field, after.level(field))
    const building = this.theatre.draw(place, pieceMarkup(this.ids, piece, count, colour))
    void this.pulseField(field, after, look(colour).fill, delay)
    return this.theatre.run(
      building,
      [
        { transform: 'translateY(.3px) scale(.5,0)', opacity: 0 },
        { transform: 'translateY(-.06px) scale(1.08,1.14)', opacity: 1, offset: 0.65 },
        { transform: 'none', opacity: 1 },
      ],
      RISE_MS,
      'ease-out',
      delay,
    )
  }

  private spread(fields: readonly Message[], scene: Scene): Promise<unknown> {
    return Promise.all(
      fields.map((event, index) => this.raise(event, 'hut', event.count as number, index * SPREAD_MS, scene)),
    )
  }

  /* ---------------------------------------------------------------------------------------- what is worth a look */

  private emphases(events: readonly Message[], scene: Scene): Beat[] {
    const { after, settings } = scene
    const colourOf = (seat: number) => look(this.colour(seat, settings)).fill
    return events.flatMap((event): Beat[] => {
      const seat = event.seat as number
      const pulse = (fields: readonly Field[], colour = colourOf(seat)) => [
        () => Promise.all(fields.map((field) => this.pulseField(field, after, colour))),
      ]
      const owned = (wanted: (piece: Piece | null) => boolean) =>
        after.ownedBy(seat).flatMap(({ q, r, piece }): Field[] => (wanted(piece) ? [[q, r]] : []))
      if (event.code === 'settlement.split')
        return pulse((event.parts as Field[]).flatMap((part) => settlementAt(after.view, part)))
      if (event.code === 'settlement.joined') return pulse(settlementAt(after.view, (event.settlements as Field[])[0]!))
      if (event.code === 'type.completed') return pulse(owned((piece) => piece === event.piece))
      if (event.code === 'player.eliminated')
        return pulse(
          owned(() => true),
          '#160f0a',
        )
      if (event.code === 'player.finished') return [() => this.celebrate([seat], scene)]
      if (event.code.startsWith('game.ended')) return [() => this.celebrate(event.winners as number[], scene)]
      return []
    })
  }

  private pulseField(field: Field, chart: Chart, colour: string, delay = 0): Promise<void> {
    const glow = this.theatre.draw(middle(field, chart.level(field)), `<path d="${HEX}" fill="${colour}"/>`)
    return this.theatre.run(
      glow,
      [{ opacity: 0 }, { opacity: 0.65, offset: 0.4 }, { opacity: 0 }],
      PULSE_MS,
      'ease-in-out',
      delay,
    )
  }

  /** The winners' fields light up and their emblems rise. */
  private celebrate(winners: readonly number[], { after, settings }: Scene): Promise<unknown> {
    return Promise.all(
      winners.flatMap((seat) => {
        const colour = this.colour(seat, settings)
        return after.ownedBy(seat).flatMap(({ q, r, level }, index) => {
          const field: Field = [q, r]
          const badge = `<circle r=".26" fill="${look(colour).fill}" stroke="${INK}" stroke-width=".05"/>${emblem(colour, 0, 0, 0.14)}`
          const token = this.theatre.draw(middle(field, level), badge)
          const aside = short(0.9 * Math.sin(index * 2.4))
          const delay = (index % 7) * 90
          const rise = this.theatre.run(
            token,
            [
              { transform: 'scale(0)', opacity: 0 },
              { transform: `translate(0,-.7px) scale(1.3)`, opacity: 1, offset: 0.3 },
              { transform: `translate(${aside}px,-3px) scale(.8) rotate(${index % 2 ? 200 : -200}deg)`, opacity: 0 },
            ],
            WIN_MS,
            'ease-out',
            delay,
          )
          return [rise, this.pulseField(field, after, look(colour).fill, delay)]
        })
      }),
    )
  }

  private colour = (seat: number, settings: BoardSettings): number => settings.seats[seat]?.colour ?? seat
}
