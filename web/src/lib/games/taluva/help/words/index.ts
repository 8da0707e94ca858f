/** The long texts of Taluva. */
import type { LessonWords } from '../../../../help/lessons'
import type { SectionText } from '../../../../help/rules'
import { inLanguage } from '../../../../help/texts'
import type { LessonId, StepId } from '../lessons'
import type { ExampleId, SectionId, TaluvaRules } from '../rules'

export interface TaluvaWords extends LessonWords {
  sections(rules: TaluvaRules): Record<SectionId, SectionText>
  /** Below the drawn examples. */
  captions: Record<ExampleId, string>
  lessons: Record<LessonId, LessonWords['lessons'][string]>
  steps: Record<StepId, LessonWords['steps'][string]>
}

/** In the language chosen. */
export const taluvaWords = (): Promise<TaluvaWords> =>
  inLanguage({ en: () => import('./en'), fr: () => import('./fr'), de: () => import('./de') })
