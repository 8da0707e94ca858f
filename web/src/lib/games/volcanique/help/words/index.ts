/** The long texts of Volcanique. */
import type { SectionText } from '../../../../help/rules'
import { inLanguage } from '../../../../help/texts'

export interface VolcaniqueWords {
  note: string
  sections: readonly SectionText[]
}

/** In the language chosen. */
export const volcaniqueWords = (): Promise<VolcaniqueWords> =>
  inLanguage({ en: () => import('./en'), fr: () => import('./fr'), de: () => import('./de') })
