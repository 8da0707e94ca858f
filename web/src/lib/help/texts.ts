/**
 * The long texts of rules and lessons. They are not part of the catalogues in i18n, since most visits do without them:
 * a language's are loaded when a page wants them.
 */
import { i18n, type Language } from '../i18n/i18n.svelte'

export type Texts<T> = Record<Language, () => Promise<{ default: T }>>

export const inLanguage = async <T>(texts: Texts<T>): Promise<T> => (await texts[i18n.language]()).default
