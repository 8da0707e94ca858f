import { i18n, type Words } from '../../../../../i18n/i18n.svelte'
import de from './de'
import en, { type PanelWords } from './en'
import fr from './fr'

const WORDS = { en, fr, de }

/** In the language chosen. */
export const panelWords = (): Words<PanelWords> => WORDS[i18n.language]
