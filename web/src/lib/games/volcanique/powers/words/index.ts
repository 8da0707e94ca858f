import { i18n } from '../../../../i18n/i18n.svelte'
import type { Power } from '../../help/powers'
import de from './de'
import en from './en'
import fr from './fr'

/** What powers are called where there is little room, and what they do, in a sentence or two. */
export type PowerWords = Readonly<Record<Power, { short: string; text: string }>>

const WORDS = { en, fr, de }

/** In the language chosen. */
export const powerWords = (power: string): PowerWords[Power] => WORDS[i18n.language][power as Power]
