/** What the page says while Volcanique is played, beside the sentences of the engine. */
import { inLanguage } from '../../../../help/texts'
import type { Words } from '../../../../i18n/i18n.svelte'
import type { English } from './en'

export type PlayWords = Words<English>

class Spoken {
  /** In the language chosen; null until they are loaded for the first time. */
  t = $state.raw<PlayWords | null>(null)

  /** Read again whenever the language changes. */
  async load(): Promise<void> {
    this.t = await inLanguage<PlayWords>({
      en: () => import('./en'),
      fr: () => import('./fr'),
      de: () => import('./de'),
    })
  }
}

export const words = new Spoken()
