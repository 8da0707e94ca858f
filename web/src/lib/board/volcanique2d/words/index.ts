/** The words of the language chosen. They are few, so all languages come with the board. */
import { i18n } from '../../../i18n/i18n.svelte'
import de from './de'
import en, { type BoardWords } from './en'
import fr from './fr'

const WORDS = { en, fr, de }

export const words = (): BoardWords => WORDS[i18n.language]
