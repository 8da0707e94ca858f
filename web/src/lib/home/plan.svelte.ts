/** The game that somebody is about to start: chosen on the home page, remembered for the next time. */
import { SEATS } from '../look'
import { settings } from '../settings.svelte'
import type { Catalogue, ClockRule, NewGame, NewSeat, SeatKind } from '../wire'

export type GameInfo = Catalogue['games'][number]

export interface PlannedSeat {
  kind: SeatKind
  level: string
  name: string
  colour: number
}

/** What most people come for. */
export type Company = 'bot' | 'friend' | 'screen'

interface Stored {
  game: string
  presets: Record<string, string>
  options: Record<string, Record<string, string>>
  seats: PlannedSeat[]
  clock: ClockRule | null
  private: boolean
}

const KEY = 'plan'
/** Bots are volcanoes. */
const BOTS = ['Hekla', 'Katla', 'Etna', 'Krakatau', 'Pelée']
const KIND: Record<Company, SeatKind> = { bot: 'bot', friend: 'open', screen: 'shared' }

/** Each game has its own name for the option that chooses a preset. */
export const presetOption = (game: GameInfo): string => game.options[0]?.name ?? 'preset'

export class Plan {
  game = $state('')
  /** By game. */
  presets = $state<Record<string, string>>({})
  options = $state<Record<string, Record<string, string>>>({})
  seats = $state<PlannedSeat[]>([])
  clock = $state.raw<ClockRule | null>(null)
  private = $state(false)
  /** The server has been asked for it. */
  starting = $state(false)

  /** What can be played, in the language chosen. */
  catalogue = $state.raw<Catalogue>({ games: [] })

  constructor(catalogue: Catalogue) {
    this.catalogue = catalogue
    const stored = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Stored | null
    if (stored) Object.assign(this, stored)
    if (!catalogue.games.some(({ name }) => name === this.game)) this.game = catalogue.games[0]!.name
    if (this.seats.length < 2) this.invite('bot')
    this.fit()
  }

  readonly info = $derived.by(() => this.catalogue.games.find(({ name }) => name === this.game)!)
  readonly most = $derived(Math.max(...this.info.players))
  readonly least = $derived(Math.min(...this.info.players))
  /** A first game should be one that can be won. */
  readonly weakest = $derived(this.info.levels[0]!.name)
  readonly preset = $derived(this.presets[this.game] ?? this.info.presets[0]?.name ?? '')
  /** The options that somebody has set, beside the preset and the number of players. */
  readonly chosen = $derived(this.options[this.game] ?? {})

  /** What an option is if nobody sets it. */
  standard(option: string): string {
    return this.info.presets.find(({ name }) => name === this.preset)?.values[option] ?? ''
  }

  readonly allOptions = $derived<Record<string, string>>({
    ...this.chosen,
    [presetOption(this.info)]: this.preset,
    players: String(this.seats.length),
  })

  /** What the company looks like; null if it is mixed. */
  readonly company = $derived.by<Company | null>(() => {
    const others = this.seats.map(({ kind }) => kind).filter((kind) => kind !== 'me')
    if (others.length === this.seats.length || others.some((kind) => kind !== others[0])) return null
    return (Object.keys(KIND) as Company[]).find((company) => KIND[company] === others[0]) ?? null
  })

  /** Me, and the others all of one kind. */
  invite(company: Company): void {
    const count = Math.max(this.seats.length, 2)
    const level = this.seats.find(({ kind }) => kind === 'bot')?.level ?? this.weakest
    this.seats = [{ kind: 'me', level, name: '', colour: settings.colour }]
    while (this.seats.length < count) this.#seat(KIND[company], level)
  }

  /** As many seats as the game has room for, and levels that it has. */
  fit(): void {
    if (this.seats.length > this.most) this.seats.length = this.most
    while (this.seats.length < this.least) this.addSeat()
    const levels = this.info.levels.map(({ name }) => name)
    for (const seat of this.seats) if (!levels.includes(seat.level)) seat.level = this.weakest
  }

  addSeat(): void {
    const like = this.seats.findLast(({ kind }) => kind !== 'me')
    this.#seat(like?.kind ?? 'bot', like?.level ?? this.weakest)
  }

  #seat(kind: SeatKind, level: string): void {
    const colour = SEATS.findIndex((_, index) => this.seats.every((seat) => seat.colour !== index))
    this.seats.push({ kind, level, name: '', colour: Math.max(0, colour) })
  }

  /** Colours are exchanged: nobody has the same as somebody else. */
  paint(seat: number, colour: number): void {
    const other = this.seats.find((it) => it.colour === colour)
    if (other) other.colour = this.seats[seat]!.colour
    this.seats[seat]!.colour = colour
  }

  setOption(name: string, value: string): void {
    const options = { ...this.chosen, [name]: value }
    if (value === '') delete options[name]
    this.options[this.game] = options
  }

  /** As the rules have it. */
  clearOptions(): void {
    this.options[this.game] = {}
  }

  /** For somebody who has never played: against the weakest bot. */
  firstGame(game: string, options: Readonly<Record<string, string>>): NewGame {
    const level = this.catalogue.games.find(({ name }) => name === game)!.levels[0]!.name
    const colours = [settings.colour, settings.colour === 0 ? 1 : 0]
    return {
      game,
      options,
      seats: [
        newSeat({ kind: 'me', level, name: '', colour: colours[0]! }),
        newSeat({ kind: 'bot', level, name: '', colour: colours[1]! }),
      ],
      clock: null,
      private: false,
    }
  }

  /** What the server is asked for. */
  wish(): NewGame {
    return {
      game: this.game,
      options: this.allOptions,
      seats: this.seats.map(newSeat),
      clock: this.clock,
      private: this.private,
    }
  }

  /** Whether somebody has to come before it begins. */
  readonly invites = $derived(this.seats.some(({ kind }) => kind === 'open'))

  keep(): void {
    const { game, presets, options, seats, clock } = this
    const stored: Stored = { game, presets, options, seats, clock, private: this.private }
    localStorage.setItem(KEY, JSON.stringify(stored))
  }
}

function newSeat({ kind, level, name, colour }: PlannedSeat): NewSeat {
  return {
    kind,
    colour,
    ...(kind === 'bot' ? { level, name: BOTS[colour % BOTS.length]! } : {}),
    ...(kind === 'shared' && name.trim() ? { name: name.trim() } : {}),
  }
}
