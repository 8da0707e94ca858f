/** What the bots look at, in the language chosen. */
import { inLanguage } from '../../../../help/texts'

export default () => inLanguage({ en: () => import('./en'), fr: () => import('./fr'), de: () => import('./de') })
