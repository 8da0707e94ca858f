/**
 * The long texts of rules and tutorial. They are not part of the catalogues in i18n, since most visits do without them:
 * a language's are loaded when a page wants them.
 */
import { i18n, type Language } from '../i18n/i18n.svelte'
import type { RulesWords } from './rules'
import type { LessonId, StepId } from './tutorial'

export interface HelpWords {
  rules: RulesWords
  lessons: Record<LessonId, { title: string; intro: string; done: string }>
  /** `other` and `others` say what to do instead, when something legal misses the goal. */
  steps: Record<StepId, { task: string; other: string; others?: Record<string, string> }>
}

const LOADERS: Record<Language, () => Promise<{ default: HelpWords }>> = {
  en: () => import('./words/en'),
  fr: () => import('./words/fr'),
  de: () => import('./words/de'),
}

/** In the language chosen; read it in an `{#await}` block, so that a change of language is followed. */
export const helpWords = async (): Promise<HelpWords> => (await LOADERS[i18n.language]()).default
