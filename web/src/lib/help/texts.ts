/**
 * The long texts of rules and lessons. They are not part of the catalogues in i18n, since most visits do without them:
 * a language's are loaded when a page wants them.
 */
import { i18n, type Language } from '../i18n/i18n.svelte'
import { typeset } from '../i18n/typeset'

export type Texts<T> = Record<Language, () => Promise<{ default: T }>>

export async function inLanguage<T>(texts: Texts<T>): Promise<T> {
  const { language } = i18n
  const loaded = (await texts[language]()).default
  return language === 'fr' ? typeset(loaded) : loaded
}
