/** Somebody who plays a game for the first time: what they have been told, and what they are told now. */
import { eventsOf } from '../game/beats'
import { kindOf, type Composer } from '../game/kind'
import type { GameSession } from '../game/session.svelte'
import { i18n } from '../i18n/i18n.svelte'
import { settings } from '../settings.svelte'
import type { Advice, Guide, News } from './guide'

/** So many turns of each player a newcomer gets advice. */
const ADVISED_TURNS = 5

/** What is kept of a game in the browser. */
interface Told {
  /** The goal and the steps of a turn. */
  goal: boolean
  /** Advice, for long enough. */
  advised: boolean
  news: string[]
}

export class Novice {
  guide = $state.raw<Guide | null>(null)
  #told = $state.raw<Told>({ goal: false, advised: false, news: [] })

  readonly #game: string
  readonly #plays = $derived.by(() => settings.guide && this.session.playing && this.session.mine.length > 0)

  /** Whether the goal is still to be told. */
  readonly isNew = $derived.by(() => this.#plays && this.guide !== null && !this.#told.goal)

  readonly advice = $derived.by<Advice | null>(() => {
    const { session, guide } = this
    if (!this.#plays || !guide || this.#told.advised || !session.decision || session.telling || session.sending)
      return null
    return guide.advise(session, this.composer)
  })

  /** The first of what has happened, as far as the board has shown it, that was never told before. */
  readonly news = $derived.by<News | null>(() => {
    const { session, guide } = this
    if (!this.#plays || !guide) return null
    const events = [...session.told.flatMap(({ beats }) => eventsOf(beats)), ...(session.draft?.events ?? [])]
    for (const event of events) {
      const news = guide.newsOf(event, session.mine)
      if (news && !this.#told.news.includes(news.id)) return news
    }
    return null
  })

  constructor(
    readonly session: GameSession,
    readonly composer: Composer,
    game: string,
  ) {
    this.#game = game
    try {
      this.#told = { ...this.#told, ...(JSON.parse(localStorage.getItem(this.#key) ?? '{}') as Partial<Told>) }
    } catch {
      // What cannot be read is told again.
    }
  }

  get #key(): string {
    return `told of ${this.#game}`
  }

  /** To be called once, where effects live. */
  watch(): void {
    $effect(() => void this.#open(i18n.language))
    $effect(() => {
      const turn = this.session.view?.turn ?? 0
      if (this.#plays && turn > ADVISED_TURNS * this.session.seats.length) this.#keep({ advised: true })
    })
  }

  async #open(language: string): Promise<void> {
    if (!settings.guide) return
    const part = await kindOf(this.#game).guide?.()
    const guide = (await part?.default()) ?? null
    if (language === i18n.language) this.guide = guide
  }

  #keep(more: Partial<Told>): void {
    if (Object.entries(more).every(([name, value]) => this.#told[name as keyof Told] === value)) return
    this.#told = { ...this.#told, ...more }
    localStorage.setItem(this.#key, JSON.stringify(this.#told))
  }

  toldGoal = (): void => this.#keep({ goal: true })
  toldNews = (): void => {
    if (this.news) this.#keep({ news: [...this.#told.news, this.news.id] })
  }
  /** All of it, for good. */
  stop = (): void => void (settings.guide = false)
}
