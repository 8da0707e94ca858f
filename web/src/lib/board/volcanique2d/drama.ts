/**
 * What happens, as it happens: one act after the other, each over the board as it was before, with what moves taken off
 * it; after it the board is as the act has left it.
 */
import type { Field, Message } from '../../wire'
import { centre, neighbour, same, type Point } from '../hex'
import { emblem, HEX, INK, look, PAPER, stroke } from '../kit2d/ink'
import type { Stage2D } from '../kit2d/scene'
import { at, line, short } from '../kit2d/svg'
import { actsOf, type Act } from '../volcanique/acts'
import { bordersOf } from '../volcanique/borders'
import { companiesOf, placeOf } from '../volcanique/critters'
import { joined, Land, regionsOf, type Picture } from '../volcanique/land'
import { GLOW, MATCHED, ON_PAPER } from '../volcanique/palette'
import type { Biome, Critter, Node } from '../volcanique/view'
import { Effects } from './effects'
import { pictureMarkup } from './picture'
import { wayOf } from './streams'
import { craterMarkup, groundMarkup, sideOf } from './terrain'
import { companyMarkup, plate, swimmerMarkup, tokenMarkup } from './tokens'

type Played = Promise<unknown>

/** One act as it is played: its land before and after is looked at often. */
class Scene {
  readonly was: Land
  readonly is: Land
  constructor(
    readonly act: Act,
    /** Where dice were rolled last: what they decide comes from there. */
    readonly rolledAt: Field | null,
  ) {
    this.was = new Land(act.before.hexes)
    this.is = new Land(act.after.hexes)
  }
}

const field = (event: Message, name = 'field'): Field => event[name] as Field
const node = (event: Message): Node => ({ q: field(event)[0], r: field(event)[1], biome: event.biome as Biome })
const BURNT = ['#ff6a13', '#ffc93c', '#5a3a30']
const STAGGER_MS = 110
/** So many leave one after the other, the others with the last of them. */
const STAGGERED = 3

export class Drama {
  private readonly effects: Effects
  /** Where dice were rolled last. */
  private rolledAt: Field | null = null

  constructor(
    private readonly stage: Stage2D,
    private readonly show: (picture: Picture) => void,
  ) {
    this.effects = new Effects(stage.theatre)
  }

  /** Plays events from a picture on; `settle` is called once, when all is over. */
  async play(events: readonly Message[], picture: Picture, settle: () => void): Promise<void> {
    const { theatre } = this.stage
    const acts = actsOf(events, picture)
    for (const act of acts) {
      if (theatre.skipped) break
      if (act.ms) await this.perform(new Scene(act, this.rolledAt))
      theatre.clear()
      const [event] = act.events
      if (event?.code === 'rolled') this.rolledAt = field(event)
      if (act.after !== act.before) this.show(act.after)
    }
    settle()
  }

  private perform(scene: Scene): Played {
    const { act } = scene
    this.clearAway(act)
    const plays = act.events.map((event, index) => this.playEvent(event, index, scene))
    return Promise.all(plays)
  }

  /** What moves or goes is taken off the board, to be drawn on its way. */
  private clearAway({ before, after, events }: Act): void {
    const gone = (critter: Critter) => !after.critters.includes(critter)
    const afloat = before.sea.filter((each) => after.sea.includes(each))
    const moved = events.find(({ code }) => code === 'land.shifted')
    if (moved) {
      const on = ({ q, r }: { q: number; r: number }) => (moved.fields as Field[]).some((each) => same(each, [q, r]))
      this.show({
        ...before,
        hexes: joined(before.hexes.filter((hex) => !on(hex))),
        critters: before.critters.filter((critter) => !on(critter)),
        flows: before.flows.filter((head) => !on(head)),
      })
    } else if (before.critters.some(gone) || afloat.length < before.sea.length)
      this.show({ ...before, critters: before.critters.filter((critter) => !gone(critter)), sea: afloat })
  }

  private playEvent(event: Message, index: number, scene: Scene): Played {
    const { code } = event
    const { ms } = scene.act
    switch (code) {
      case 'setup.tile':
      case 'tile.placed':
        return this.layTile(event, scene)
      case 'island.tile':
        return this.raiseTile(event, scene)
      case 'setup.critter':
      case 'claimed':
        return this.claim(event, scene)
      case 'critter.moved':
        return this.move(scene, event.by === 'flying' ? 1.5 : 0.55)
      case 'critter.escaped':
      case 'critter.lost':
      case 'colossal.lost':
      case 'colossal.wounded':
      case 'critter.buried':
      case 'critter.burrowed':
      case 'swimmer.lost':
      case 'sacrificed':
        return this.vacate(event, index, scene)
      case 'critter.surfaced':
      case 'critter.unearthed':
        return Promise.all([
          this.effects.rise(this.token(event), placeOf(scene.is, node(event)), ms),
          this.effects.puff(placeOf(scene.is, node(event)), '#8a6a48', ms),
        ])
      case 'colossal.made':
        return this.grow(event, scene)
      case 'rolled':
        return this.roll(event, ms)
      case 'lava.aims':
      case 'lava.diverted':
        return this.aim(event, scene)
      case 'lava.flows':
      case 'lava.reaches_ocean':
        return this.pour(event, scene)
      case 'lava.dammed':
        return this.effects.puff(centre(field(event)), '#8d8078', ms)
      case 'soil.appears':
        return Promise.all([
          this.effects.fade(this.groundAt(scene.is, field(event)), ORIGIN, ms),
          this.effects.puff(centre(field(event)), '#f2ede4', ms),
        ])
      case 'volcano.erupts':
        return this.tremble(event, scene)
      case 'volcano.rises':
        return this.riseVolcano(event, scene)
      case 'lateral.fizzles':
        return this.effects.puff(centre(field(event)), '#6a5f5c', ms)
      case 'bomb.lands':
        return this.bomb(event, scene)
      case 'landslide':
        return this.effects.shake(this.groundAt(scene.was, field(event)), ORIGIN, ms)
      case 'landslide.lands':
        return this.effects.glide(
          this.groundAt(scene.was, field(event)),
          ORIGIN,
          difference(centre(field(event, 'to')), centre(field(event))),
          ms,
        )
      case 'tile.eroded':
        return this.effects.shake(this.groundAt(scene.was, field(event)), ORIGIN, ms)
      case 'tile.uncovered':
      case 'tile.sunk':
        return this.crumble(event, scene)
      case 'contest':
      case 'contest.third_party':
        return this.contest(event, scene)
      case 'rift':
      case 'plates':
        return this.crack(event, scene)
      case 'land.shifted':
        return this.shift(event, scene)
      case 'swimmer.placed':
        return this.dive(event, ms)
      case 'swimmer.moved':
        return this.swim(event, scene)
      case 'resources.gained':
        return this.gain(event, scene)
      case 'super.marked':
      case 'super.erupts':
        return this.effects.ring(centre(field(event)), GLOW.stream, 3, ms)
      case 'winter.begins':
        return this.winter(field(event), 1.8, ms)
      case 'winter.spreads': {
        const { winter } = scene.act.after
        return winter ? this.winter([winter.q, winter.r], Math.sqrt(3) * winter.radius, ms) : NOTHING
      }
      default:
        return code.startsWith('game.ended') ? this.celebrate(event.winners as number[], scene) : NOTHING
    }
  }

  /* ------------------------------------------------------------------------------------------------------- drawing */

  private colour = (seat: number): number => this.stage.settings.seats[seat]?.colour ?? seat
  private fill = (seat: number): string => look(this.colour(seat)).fill
  private token = (event: Message, size = 0.9): string => tokenMarkup(this.colour(event.seat as number), size)

  private groundAt(land: Land, place: Field): string {
    const hex = land.at(place)
    if (!hex) return ''
    const { ids } = this.stage
    const crater = hex.top === 'volcano' ? craterMarkup(ids, place, true) : ''
    return groundMarkup(ids, land, hex, true) + crater + at(centre(place), stroke(HEX, INK, 0.05))
  }

  /** A critter as it stands, around its place. */
  private standing(land: Land, critters: readonly Critter[]): { markup: string; place: Point }[] {
    return companiesOf(land, critters).map((company) => ({
      markup: companyMarkup({ ...company, place: ORIGIN, node: FAR }, this.colour(company.seat)),
      place: company.place,
    }))
  }

  /** The wedges of regions in one colour. */
  private glow(land: Land, nodes: readonly Node[], colour: string, ms: number): Played {
    const wanted = regionsOf(land).filter((region) =>
      region.some((each) => nodes.some(({ q, r, biome }) => each.q === q && each.r === r && each.biome === biome)),
    )
    const d = wanted
      .flatMap((region) => bordersOf(land, region, 0.03))
      .map((stretches) => line(stretches.flatMap(({ points }) => points)))
      .join('')
    return this.effects.pulse(`<path d="${d}" fill="${colour}"/>${stroke(d, PAPER, 0.06)}`, ORIGIN, ms)
  }

  /* ---------------------------------------------------------------------------------------------------------- land */

  private async layTile(event: Message, { act, is, was }: Scene): Promise<void> {
    const place = field(event)
    if (is.height(place) === was.height(place)) return
    await this.effects.drop(this.groundAt(is, place), ORIGIN, act.ms * 0.75, 2.2)
    const seams = [0, 1, 2, 3, 4, 5].filter((direction) => is.matches(place, direction))
    const flash = seams.map((direction) => {
      const { from, to } = sideOf(place, direction)
      return this.effects.pulse(stroke(line([from, to], false), MATCHED, 0.16), ORIGIN, act.ms * 0.6, 1)
    })
    await Promise.all([this.effects.ring(centre(place), '#f3e3c3', 1.4, act.ms * 0.5), ...flash])
  }

  private raiseTile(event: Message, { act, is }: Scene): Played {
    const place = field(event)
    const middle = centre(place)
    const ground = at({ x: -middle.x, y: -middle.y }, this.groundAt(is, place))
    return Promise.all([
      this.effects.rise(ground, middle, act.ms),
      this.effects.ring(middle, '#eafaf8', 1.7, act.ms),
      this.effects.ring(middle, '#eafaf8', 1.3, act.ms, act.ms / 4),
    ])
  }

  private crumble(event: Message, { act, was }: Scene): Played {
    this.show(act.after)
    const place = field(event)
    const middle = centre(place)
    const ground = at({ x: -middle.x, y: -middle.y }, this.groundAt(was, place))
    return Promise.all([
      this.effects.sink(ground, middle, act.ms),
      this.effects.burst(middle, ['#6d5a48', '#a58a68', '#3d3026'], act.ms, 12, 1),
    ])
  }

  private crack(event: Message, { act, was }: Scene): Played {
    const place = field(event)
    const { x, y } = centre(place)
    const zigzag = `M${short(x - 1.3)} ${short(y + 0.1)}l.4-.25 .3.3 .45-.3 .3.35 .5-.3 .6.2`
    return Promise.all([
      this.effects.shake(this.groundAt(was, place), ORIGIN, act.ms),
      event.code === 'rift'
        ? this.effects.draw(
            zigzag,
            [
              [INK, 0.16],
              [GLOW.heart, 0.06],
            ],
            act.ms,
          )
        : NOTHING,
    ])
  }

  private shift(event: Message, { act }: Scene): Played {
    const { ids, settings } = this.stage
    const fields = event.fields as Field[]
    const on = ({ q, r }: { q: number; r: number }) => fields.some((each) => same(each, [q, r]))
    const hexes = joined(act.before.hexes.filter(on))
    const part: Picture = {
      ...act.before,
      hexes,
      critters: act.before.critters.filter(on),
      sea: [],
      flows: act.before.flows.filter(on),
      super: null,
      winter: null,
    }
    const step = centre(neighbour([0, 0], event.direction as number))
    return this.effects.glide(pictureMarkup(ids, part, new Land(hexes), settings), ORIGIN, step, act.ms)
  }

  /* ------------------------------------------------------------------------------------------------------ critters */

  private claim(event: Message, { act, is }: Scene): Played {
    const place = placeOf(is, node(event))
    return Promise.all([
      this.effects.drop(this.token(event), place, act.ms, 1),
      this.effects.ring(place, this.fill(event.seat as number), 1.1, act.ms),
      this.glow(is, [node(event)], this.fill(event.seat as number), act.ms),
    ])
  }

  /** Those who are elsewhere afterwards go there. */
  private move({ act, was, is }: Scene, high: number): Played {
    const { before, after } = act
    const gone = before.critters.filter((critter) => !after.critters.includes(critter))
    const come = after.critters.filter((critter) => !before.critters.includes(critter))
    const arrivals = this.standing(is, come)
    if (!arrivals.length) return NOTHING
    return Promise.all(
      this.standing(was, gone).map(({ markup, place }) =>
        this.effects.hop(markup, place, arrivals[0]!.place, act.ms, { high }),
      ),
    )
  }

  /** Somebody leaves a place: for a refuge, home to the hand, into the ground. */
  private vacate(event: Message, index: number, { act, was, is }: Scene): Played {
    const delay = Math.min(index, STAGGERED) * STAGGER_MS
    const { code } = event
    if (code === 'swimmer.lost')
      return this.effects.leave(
        swimmerMarkup(ORIGIN, this.colour(event.seat as number), 1),
        centre(field(event)),
        act.ms,
      )
    const place = placeOf(was, node(event))
    const colossal = code === 'colossal.lost' || (code === 'critter.escaped' && event.colossal === true)
    const token = this.token(event, colossal ? 1.45 : 0.9)
    if (code === 'critter.escaped') {
      const [q, r] = field(event, 'to')
      return this.effects.hop(token, place, placeOf(is, { ...node(event), q, r }), act.ms, { delay })
    }
    if (code === 'critter.buried' || code === 'critter.burrowed')
      return Promise.all([this.effects.sink(token, place, act.ms), this.effects.puff(place, '#8a6a48', act.ms)])
    if (code === 'colossal.wounded')
      return Promise.all([
        this.effects.stay(token, place, act.ms),
        this.effects.leave(HEART, place, act.ms),
        this.effects.ring(place, '#b3170f', 1.1, act.ms),
      ])
    if (code === 'sacrificed')
      return Promise.all([this.effects.leave(token, place, act.ms), this.effects.burst(place, BURNT, act.ms, 8, 0.7)])
    return this.effects.leave(token, place, act.ms, delay)
  }

  private grow(event: Message, { act, is }: Scene): Played {
    const place = placeOf(is, node(event))
    return Promise.all([
      this.effects.rise(this.token(event, 1.4), place, act.ms),
      this.effects.ring(place, '#ffcf4d', 1.3, act.ms),
      this.effects.ring(place, this.fill(event.seat as number), 0.9, act.ms, act.ms / 4),
    ])
  }

  private contest(event: Message, { act, was }: Scene): Played {
    const { winner, fields, biome } = event as { winner?: number | null; fields?: Field[]; biome?: Biome }
    const colour = winner === undefined || winner === null ? PAPER : this.fill(winner)
    const places = fields ?? [field(event)]
    return this.glow(
      was,
      places.map(([q, r]) => ({ q, r, biome: biome! })),
      colour,
      act.ms,
    )
  }

  /* ------------------------------------------------------------------------------------------------------- the sea */

  private dive(event: Message, ms: number): Played {
    const place = centre(field(event))
    return Promise.all([
      this.effects.drop(swimmerMarkup(ORIGIN, this.colour(event.seat as number), 1), place, ms, 1),
      this.effects.ring(place, '#eafaf8', 1.2, ms, ms / 2),
    ])
  }

  private swim(event: Message, { act, is }: Scene): Played {
    const [q, r] = field(event, 'to')
    const goal = event.biome ? placeOf(is, { q, r, biome: event.biome as Biome }) : centre([q, r])
    const swimmer = swimmerMarkup(ORIGIN, this.colour(event.seat as number), 1)
    return Promise.all([
      this.effects.glide(swimmer, centre(field(event)), goal, act.ms),
      this.effects.ring(centre(field(event)), '#eafaf8', 1.1, act.ms),
    ])
  }

  /* ---------------------------------------------------------------------------------------------- lava, volcanoes */

  /** Numbers on what they mean, a die that tumbles, and what it shows. */
  private async roll(event: Message, ms: number): Promise<void> {
    const [ways, rolled] = [event.ways as Field[] | undefined, event.rolled as number]
    const middle = centre(field(event))
    const shown = (ways ?? []).map((way, index) => {
      const isIt = index + 1 === rolled
      const mark = isIt ? `<path d="${HEX}" fill="${GLOW.heart}" opacity=".55"/>` : ''
      return this.effects.stay(mark + plate(ORIGIN, String(index + 1)), centre(way), ms, isIt ? ms / 3 : 0)
    })
    const die = this.stage.theatre.run(
      this.stage.theatre.draw(middle, dieMarkup(rolled)),
      [
        { transform: 'translate(-.5px,-1.1px) rotate(-260deg) scale(.5)', opacity: 0 },
        { transform: 'none', opacity: 1, offset: 0.6 },
        { transform: 'none', opacity: 1 },
      ],
      ms,
      'ease-out',
    )
    await Promise.all([die, ...shown])
  }

  private aim(event: Message, { act, rolledAt }: Scene): Played {
    const from = event.code === 'lava.diverted' ? (rolledAt ?? field(event)) : field(event)
    const to = field(event, 'to')
    const colour = event.code === 'lava.diverted' ? this.fill(event.seat as number) : GLOW.heart
    return Promise.all([
      this.effects.draw(
        wayOf([from, to]),
        [
          [INK, 0.2],
          [colour, 0.11],
        ],
        act.ms,
      ),
      this.effects.pulse(`<path d="${HEX}" fill="${GLOW.stream}"/>`, centre(to), act.ms, 0.5),
    ])
  }

  private async pour(event: Message, { act, is }: Scene): Promise<void> {
    const [from, to] = [field(event, 'from'), field(event)]
    await Promise.all([
      this.effects.fade(this.groundAt(is, to), ORIGIN, act.ms),
      this.effects.draw(
        wayOf([from, to]),
        [
          ['#1b1214', 0.46],
          [GLOW.rim, 0.38],
          [GLOW.stream, 0.29],
          [GLOW.heart, 0.11],
        ],
        act.ms,
      ),
      event.code === 'lava.reaches_ocean' ? this.effects.puff(centre(to), '#f4fbfa', act.ms) : NOTHING,
    ])
  }

  private tremble(event: Message, { act, was }: Scene): Played {
    const place = field(event)
    return Promise.all([
      this.effects.shake(this.groundAt(was, place), ORIGIN, act.ms),
      this.effects.pulse(`<path d="${HEX}" fill="#ff3b12"/>`, centre(place), act.ms, 0.6),
    ])
  }

  private riseVolcano(event: Message, { act, is }: Scene): Played {
    const place = field(event)
    const middle = centre(place)
    return Promise.all([
      this.effects.rise(at({ x: -middle.x, y: -middle.y }, this.groundAt(is, place)), middle, act.ms * 0.7),
      this.effects.burst(middle, BURNT, act.ms),
      this.effects.ring(middle, GLOW.stream, 1.9, act.ms),
      this.effects.ring(middle, GLOW.heart, 1.2, act.ms),
      this.effects.puff(middle, '#4a4140', act.ms),
    ])
  }

  private async bomb(event: Message, { act, rolledAt }: Scene): Promise<void> {
    const to = centre(field(event))
    const ball = `<circle r=".2" fill="#1b1214"/><circle r=".13" fill="${GLOW.stream}"/><circle r=".06" fill="${GLOW.heart}"/>`
    await this.effects.hop(ball, rolledAt ? centre(rolledAt) : to, to, act.ms * 0.6, { high: 1.6 })
    await Promise.all([
      this.effects.burst(to, BURNT, act.ms * 0.4, 9, 0.9),
      this.effects.pulse(`<path d="${HEX}" fill="${GLOW.heart}"/>`, to, act.ms * 0.4),
    ])
  }

  /* ----------------------------------------------------------------------------------------------------- the rest */

  private winter(place: Field, radius: number, ms: number): Played {
    const middle = centre(place)
    return Promise.all([
      this.effects.ring(middle, '#ffffff', radius, ms),
      this.effects.burst(middle, ['#ffffff', '#cfeaf7'], ms, 14, radius),
    ])
  }

  /** A pip rises from each region that brings one. */
  private gain(event: Message, { act, is }: Scene): Played {
    const sources = (event.from as [number, number, Biome, number][] | undefined) ?? []
    return Promise.all(
      sources.map(([q, r, biome]) => this.effects.leave(pipMarkup(biome), placeOf(is, { q, r, biome }), act.ms)),
    )
  }

  /** The winners' critters light up and their emblems rise. */
  private celebrate(winners: readonly number[], { act, is }: Scene): Played {
    const { ms, after } = act
    return Promise.all(
      after.critters
        .filter(({ seat }) => winners.includes(seat))
        .flatMap((critter, index) => {
          const colour = this.colour(critter.seat)
          const badge = `<circle r=".26" fill="${look(colour).fill}" stroke="${INK}" stroke-width=".05"/>${emblem(colour, 0, 0, 0.14)}`
          const place = placeOf(is, critter)
          const aside = short(0.8 * Math.sin(index * 2.4))
          return [
            this.stage.theatre.run(
              this.stage.theatre.draw(place, badge),
              [
                { transform: 'scale(0)', opacity: 0 },
                { transform: 'translate(0,-.7px) scale(1.3)', opacity: 1, offset: 0.3 },
                { transform: `translate(${aside}px,-2.6px) scale(.8)`, opacity: 0 },
              ],
              ms,
              'ease-out',
              (index % 7) * 60,
            ),
            this.effects.ring(place, look(colour).fill, 1.2, ms),
          ]
        }),
    )
  }
}

const NOTHING: Played = Promise.resolve()
const ORIGIN: Point = { x: 0, y: 0 }
/** A node that is nowhere near what is drawn around the origin. */
const FAR: Node = { q: 99, r: 99, biome: 'D' }
const difference = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y })

const HEART = `<path transform="scale(2.2)" d="M0 .1C-.13.01-.12-.1-.055-.1Q-.01-.1 0-.055Q.01-.1.055-.1C.12-.1.13.01 0 .1Z" fill="#b3170f" stroke="#fff" stroke-width=".02"/>`

const dieMarkup = (rolled: number): string =>
  `<rect x="-.36" y="-.36" width=".72" height=".72" rx=".13" fill="${PAPER}" stroke="${INK}" stroke-width=".06"/>` +
  `<text class="die" y=".2" fill="${INK}">${rolled}</text>`

/** Resources have a shape beside their colour: dark square, medium round, light arched. */
const PIPS: Readonly<Record<Biome, string>> = {
  D: 'M-.17-.17H.17V.17H-.17Z',
  M: 'M-.19 0A.19.19 0 1 1 .19 0A.19.19 0 1 1-.19 0Z',
  L: 'M-.19.16V-.02A.19.19 0 0 1 .19-.02V.16Z',
}
const pipMarkup = (biome: Biome): string =>
  `<path d="${PIPS[biome]}" fill="${ON_PAPER[biome]}" stroke="${PAPER}" stroke-width=".09"/><path d="${PIPS[biome]}" fill="${ON_PAPER[biome]}" stroke="${INK}" stroke-width=".04"/>`
