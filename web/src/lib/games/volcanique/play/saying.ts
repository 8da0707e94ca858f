/** What the bar and the cards say: the words of the page with the things of the engine in them. */
import type { Biome, VolcaniqueView } from '../../../board/volcanique/view'
import type { Spot } from '../../../board/spot'
import { i18n } from '../../../i18n/i18n.svelte'
import { say, word } from '../../../i18n/messages'
import { placeName } from '../../../i18n/places'
import type { Message, Seat } from '../../../wire'
import type { Doing } from './hand'
import type { Heap } from './turn'
import type { PlayWords } from './words/index.svelte'

/** 2 dark, 1 light. */
export function heapWords(heap: Heap): string {
  const parts = (['D', 'M', 'L'] as Biome[]).map((biome) => [heap.split(biome).length - 1, biome] as const)
  return parts
    .filter(([count]) => count > 0)
    .map(([count, biome]) => `${count} ${word('biome', biome)}`)
    .join(', ')
}

/** A question to whoever is asked, after their name if it is given; the engine's own words have the name in them. */
export function asking(t: PlayWords, why: Message | null, seats: readonly Seat[], whose = ''): string {
  if (!why) return ''
  const own = (t.ask as Record<string, string>)[why.code]
  return own === undefined ? say(why, seats, 'questions') : whose + own
}

/** What a place is called. */
export const placeWords = (spot: Spot, view: VolcaniqueView | null, seats: readonly Seat[]): string =>
  placeName(spot.at, view?.islands ?? [], i18n.sentences.places, (seat) => seats[seat]?.name ?? '') ?? spot.at.join()

/** Where the land behind a cut is. */
const towards = (way: number | undefined): string => (way === undefined ? '' : word('towards', way))

/** What is done, as a menu says it. */
export function doingWords(t: PlayWords, { deed, count = 1, price = 0, way, spot }: Doing): string {
  const { deeds } = t
  const part = spot.part ? ` (${word('biome', spot.part)})` : ''
  if (deed === 'group') return deeds.group(count) + part
  if (deed === 'upgrade') return deeds.upgrade(price) + part
  if (deed === 'rift') return deeds.rift(count, towards(way))
  return deeds[deed] + part
}
