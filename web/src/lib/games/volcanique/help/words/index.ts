/** The long texts of Volcanique. */
import type { SectionText } from '../../../../help/rules'
import { inLanguage } from '../../../../help/texts'
import type { ExampleId, SectionId, VolcaniqueRules } from '../rules'

export interface VolcaniqueWords {
  sections(rules: VolcaniqueRules): Record<SectionId, SectionText>
  /** Below the drawn examples. */
  captions: Record<ExampleId, string>
}

/** In the language chosen. */
export const volcaniqueWords = (): Promise<VolcaniqueWords> =>
  inLanguage({ en: () => import('./en'), fr: () => import('./fr'), de: () => import('./de') })
