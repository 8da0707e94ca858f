/**
 * The words on the screen, in three languages. English says which words there are; the others have to have the same,
 * or the build fails. A language is loaded when it is chosen.
 *
 * What a game says are sentences of its own, which the server has; they are loaded for the game that is on the page.
 *
 * A catalogue is made of parts with a file each (en/shell.ts, fr/shell.ts, ...): plain texts, and functions for
 * texts with something in them.
 */
import { client } from '../client'
import type { Sentences } from '../wire'
import type { English } from './en'
import { typeset } from './typeset'

export type Words<T> = {
  [K in keyof T]: T[K] extends (...args: infer A) => string
    ? (...args: A) => string
    : T[K] extends string
      ? string
      : T[K] extends readonly (infer I)[]
        ? readonly Words<I>[]
        : Words<T[K]>
}
export type Catalogue = Words<English>

export const LANGUAGES = { en: 'English', fr: 'Français', de: 'Deutsch' } as const
export type Language = keyof typeof LANGUAGES

const LOADERS: Record<Language, () => Promise<{ default: Catalogue }>> = {
  en: () => import('./en'),
  fr: () => import('./fr'),
  de: () => import('./de'),
}

interface Wanted {
  language: Language
  game: string | null
}

/** Before any game is on the page. */
const SILENT: Sentences = {
  language: 'en',
  events: {},
  problems: {},
  questions: {},
  words: {},
  nouns: {},
  places: { whose: '', sibilants: '', whose_sibilant: '', middle: '', towards: [] },
}

class I18n {
  language = $state<Language>('en')
  /** The words of the language chosen. Not before `choose` has ended for the first time. */
  t = $state.raw<Catalogue>(undefined as unknown as Catalogue)
  /** What the game on the page says. */
  sentences = $state.raw<Sentences>(SILENT)

  /** What is shown, or soon will be. */
  #wanted: Wanted = { language: 'en', game: null }

  async #load(wanted: Wanted): Promise<void> {
    this.#wanted = wanted
    const { language, game } = wanted
    const [catalogue, sentences] = await Promise.all([
      LOADERS[language](),
      game === null ? SILENT : client.sentences(game, language),
    ])
    // Something else may have been wanted meanwhile.
    if (this.#wanted !== wanted) return
    this.t = language === 'fr' ? typeset(catalogue.default) : catalogue.default
    this.sentences = sentences
    this.language = language
  }

  /** Has a game speak, until another one does. */
  open(game: string): Promise<void> {
    return this.#load({ ...this.#wanted, game })
  }

  async choose(language: Language): Promise<void> {
    await this.#load({ ...this.#wanted, language })
    document.documentElement.lang = language
    localStorage.setItem('language', language)
  }

  /** The language chosen before, or the browser's if there is one. */
  async start(): Promise<void> {
    const wanted = [localStorage.getItem('language') ?? '', ...navigator.languages.map((tag) => tag.slice(0, 2))]
    await this.choose(wanted.find((tag): tag is Language => tag in LANGUAGES) ?? 'en')
  }
}

export const i18n = new I18n()
