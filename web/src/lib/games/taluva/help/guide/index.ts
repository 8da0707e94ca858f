/** What newcomers are told in their first games of Taluva. */
import type { Guide } from '../../../../help/guide'
import { inLanguage } from '../../../../help/texts'
import type { TaluvaView } from '../../../../wire'

/** As lines on a grid of 24 by 24. */
const PICTURES = {
  tile: 'M8 3l5 3v5l-5 3-5-3V6zM13 11l5-3 4 2.500v5L17 18l-4-2.500zM8 14l5 2.500',
  build: 'M4 20v-8l8-7 8 7v8zM10 20v-6h4v6',
}

export interface GuideTexts {
  goal: string
  steps: Record<keyof typeof PICTURES, { name: string; text: string }>
  first: string
  tile: string
  build: string
  news: Record<'lost' | 'expanded', { title: string; text: string }>
}

export default async function guide(): Promise<Guide> {
  const texts = await inLanguage<GuideTexts>({
    en: () => import('./en'),
    fr: () => import('./fr'),
    de: () => import('./de'),
  })
  return {
    goal: texts.goal,
    steps: Object.entries(PICTURES).map(([step, picture]) => ({
      picture,
      ...texts.steps[step as keyof typeof PICTURES],
    })),
    advise({ decision, view }) {
      const bare = (text: string) => ({ text, spots: [] })
      if (decision?.kind === 'build') return bare(texts.build)
      if (decision?.kind !== 'tile') return null
      return bare((view as TaluvaView).fields.length > 0 ? texts.tile : texts.first)
    },
    newsOf({ code, seat }, mine) {
      if (code === 'huts.lost' && mine.includes(seat as number)) return { id: 'lost', ...texts.news.lost }
      if (code === 'settlement.expanded') return { id: 'expanded', ...texts.news.expanded }
      return null
    },
  }
}
