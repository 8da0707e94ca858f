/** What newcomers are told in their first games of Volcanique: read from what the engine says can be done. */
import type { Spot } from '../../../../board/spot'
import type { VolcaniqueView } from '../../../../board/volcanique/view'
import type { Advice, Guide } from '../../../../help/guide'
import { inLanguage } from '../../../../help/texts'
import { chosen, matchesOf, spotAt, type Lay, type Site } from '../../play/choices'
import { VolcaniqueComposer } from '../../play/composer.svelte'
import type { TileInHand } from '../../play/hand'
import { isVolcano } from '../../play/laying'

/** As lines on a grid of 24 by 24, in the order of the steps. */
const PICTURES = {
  lava: 'M12 3c3 4 6 7 6 11a6 6 0 0 1-12 0c0-4 3-7 6-11z',
  move: 'M4 12h15M13 6l6 6-6 6',
  buy: 'M12 3l8 4.5v9L12 21l-8-4.500v-9z',
  claim: 'M6 21V4h12l-3 4 3 4H6',
  sacrifice: 'M3 20l4-9h10l4 9zM8 11c1 2 7 2 8 0M12 3v5',
  collect: 'M12 4v11m0 0l-5-5m5 5l5-5M5 20h14',
}
type StepName = keyof typeof PICTURES

export interface GuideTexts {
  goal: string
  steps: Record<StepName, { name: string; text: string }>
  shapes: readonly [uno: string, duo: string, trio: string]
  land: (shape: string, edges: number) => string
  lay: (edges: number) => string
  volcano: string
  erupt: string
  refuge: string
  claim: string
  gain: string
  island: string
  end: string
  news: Record<'lava' | 'contest' | 'volcano' | 'discard' | 'power' | 'lost' | 'soil', { title: string; text: string }>
}

/** How many sides match at a site, turned the best way. */
const mostMatches = ([, , turns]: Site): number =>
  Math.max(0, ...[0, 1, 2, 3, 4, 5].map((rotation) => matchesOf(turns, rotation)?.length ?? 0))

const mostOf = (sites: readonly Site[]): number => Math.max(0, ...sites.map(mostMatches))

/** Where others stand, of the fields where a volcano can break out. */
function rivals({ choice }: TileInHand, view: VolcaniqueView, seat: number): Spot[] {
  const fields = choice.at.map(([q, r]) => `${q},${r}`)
  return view.critters
    .filter((critter) => critter.seat !== seat && fields.includes(`${critter.q},${critter.r}`))
    .map(({ q, r }) => ({ at: [q, r] }))
}

/** With a tile in the hand: where most of its sides match. */
function laying(texts: GuideTexts, hand: TileInHand, view: VolcaniqueView, seat: number): Advice {
  if (isVolcano(hand.choice)) return { text: texts.erupt, spots: rivals(hand, view, seat) }
  const sites = hand.choice.at as readonly Site[]
  const most = mostOf(sites)
  const best = sites.filter((site) => mostMatches(site) === most)
  return { text: texts.lay(most), spots: best.map(([q, r]) => ({ at: [q, r] })) }
}

function advise(
  texts: GuideTexts,
  { asked, hand, card, migration, view, session, rest }: VolcaniqueComposer,
): Advice | null {
  const bare = (text: string): Advice => ({ text, spots: [] })
  const [first] = asked
  if (!view || !first) return null
  if (migration) return bare(texts.refuge)
  if (hand?.kind === 'tile') return laying(texts, hand, view, session.acting ?? 0)
  if (hand || card) return null
  if (first.kind === 'gain') return bare(texts.gain)
  if (first.kind.startsWith('set_up')) return bare(texts.island)
  for (const { choice } of chosen(asked, 'erupt')) if (!choice.no && choice.pay.length > 0) return bare(texts.volcano)
  const onSale = [...chosen(asked, 'lay')].map(({ choice }) => choice).filter(({ no, pay }) => !no && pay.length > 0)
  if (onSale.length > 0) return bare(land(texts, onSale))
  const claims = [...chosen(asked, 'spot')].filter(({ choice }) => choice.verb === 'claim')
  if (claims.length > 0) return { text: texts.claim, spots: claims.flatMap(({ choice }) => choice.at.map(spotAt)) }
  return rest && !rest.no ? bare(texts.end) : null
}

/** The tile with which most edges match; of several the cheapest. */
function land(texts: GuideTexts, onSale: readonly Lay[]): string {
  const worth = ({ at, best }: Lay) => 8 * mostOf(at) - best.length
  const best = onSale.reduce((a, b) => (worth(b) > worth(a) ? b : a))
  return texts.land(texts.shapes[best.item.length - 1]!, mostOf(best.at))
}

export default async function guide(): Promise<Guide> {
  const texts = await inLanguage<GuideTexts>({
    en: () => import('./en'),
    fr: () => import('./fr'),
    de: () => import('./de'),
  })
  const told = (id: keyof GuideTexts['news']) => ({ id, ...texts.news[id] })
  return {
    goal: texts.goal,
    steps: Object.entries(PICTURES).map(([step, picture]) => ({ picture, ...texts.steps[step as StepName] })),
    advise: (_, composer) => (composer instanceof VolcaniqueComposer ? advise(texts, composer) : null),
    newsOf({ code, seat }, mine) {
      const isMine = mine.includes(seat as number)
      if (code === 'lava.flows') return told('lava')
      if (code === 'contest') return told('contest')
      if (code === 'soil.appears') return told('soil')
      if (code === 'volcano.activated') return isMine ? null : told('volcano')
      if (code === 'power.unlocked') return isMine ? told('power') : null
      if (code === 'resources.discarded') return isMine ? told('discard') : null
      if (code === 'critter.lost') return isMine ? told('lost') : null
      return null
    },
  }
}
