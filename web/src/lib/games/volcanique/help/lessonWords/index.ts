/** What the lessons of Volcanique say. */
import { inLanguage } from '../../../../help/texts'

/** In the language chosen. */
export const lessonWords = () =>
  inLanguage({ en: () => import('./en'), fr: () => import('./fr'), de: () => import('./de') })
