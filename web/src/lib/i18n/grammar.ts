/** What each language does with names, lists and numbers. */
import type { Language } from './i18n.svelte'

interface Grammar {
  /** A name as an owner. */
  of: (name: string) => string
  lists: Intl.ListFormat
  plurals: Intl.PluralRules
}

const VOWEL = /^[aeiouhàâäéèêëîïôöùûü]/i

export const GRAMMAR: Readonly<Record<Language, Grammar>> = {
  en: {
    of: (name) => `of ${name}`,
    lists: new Intl.ListFormat('en-GB'),
    plurals: new Intl.PluralRules('en'),
  },
  fr: {
    of: (name) => (VOWEL.test(name) ? `d’${name}` : `de ${name}`),
    lists: new Intl.ListFormat('fr'),
    plurals: new Intl.PluralRules('fr'),
  },
  de: {
    of: (name) => `von ${name}`,
    lists: new Intl.ListFormat('de'),
    plurals: new Intl.PluralRules('de'),
  },
}
