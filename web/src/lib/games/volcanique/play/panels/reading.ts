/** What panels read out of a session, a view and a turn. */
import type { Biome, Item, MarketItem, VolcaniquePlayer, VolcaniqueView } from '../../../../board/volcanique/view'
import type { Composer } from '../../../../game/kind'
import type { GameSession } from '../../../../game/session.svelte'
import type { Heap, Offer, VolcaniqueTurn } from '../turn'

export const BIOMES = ['D', 'M', 'L'] as const satisfies readonly Biome[]

/** While the board tells what happened, as far as it has. */
export const viewOf = (session: GameSession): VolcaniqueView | null => session.onScreen as VolcaniqueView | null

/** Nothing where the turn is composed by the plain composer: then panels are to be read only. */
export const turnOf = (composer: Composer): VolcaniqueTurn | null =>
  'offers' in composer ? (composer as Composer & VolcaniqueTurn) : null

/** Whose things are mine: of several people at this screen, the one who decides or did last. */
export const mySeat = (session: GameSession): number | null =>
  session.acting ?? session.holder ?? session.mine[0] ?? null

/** Before what is drafted here. */
export const playerBefore = (session: GameSession, seat: number): VolcaniquePlayer | undefined =>
  (session.situation?.view as VolcaniqueView | undefined)?.players[seat]

export const countIn = (heap: Heap, biome: Biome): number => heap.split(biome).length - 1

export const heapOf = (resources: Record<Biome, number>): Heap =>
  BIOMES.map((biome) => biome.repeat(resources[biome])).join('')

export const sizeOf = (resources: Record<Biome, number>): number =>
  BIOMES.reduce((sum, biome) => sum + resources[biome], 0)

/* ------------------------------------------------------------------------------------------------------ the market */

export type Shelf = 'trio' | 'duo' | 'uno' | 'volcano' | 'island' | 'points' | 'card'

const SHELVES: readonly Shelf[] = ['trio', 'duo', 'uno', 'volcano', 'island', 'points', 'card']
const BY_BIOMES: readonly Shelf[] = ['uno', 'duo', 'trio']

/** Things that cost the same stand together. */
export const shelfOf = (item: Item): Shelf => {
  if (/^[DML]+$/.test(item)) return BY_BIOMES[item.length - 1]!
  return item === 'super' || item === 'winter' ? 'volcano' : (item as Shelf)
}

/** Something on the market; with an offer where it is told whether it can be bought now. */
export type Good = MarketItem & { offer: Offer | null }

export const canBuy = ({ pay, price, no }: Offer): boolean => no === null && (pay.length > 0 || price === 0)
/** What says neither how it can be paid nor why it cannot be bought is not for sale now. */
const isTold = (offer: Offer): boolean => offer.no !== null || canBuy(offer)

/** The market, shelf by shelf. What is on offer now is told by the turn, everything else by the view. */
export function shelves(view: VolcaniqueView, turn: VolcaniqueTurn | null): { shelf: Shelf; goods: Good[] }[] {
  const offers = new Map((turn?.offers ?? []).filter(isTold).map((offer) => [offer.item, offer]))
  const goods = view.market.map((good) => ({ ...good, offer: offers.get(good.item) ?? null }))
  return SHELVES.map((shelf) => ({ shelf, goods: goods.filter(({ item }) => shelfOf(item) === shelf) })).filter(
    (each) => each.goods.length > 0,
  )
}

/* ------------------------------------------------------------------------------------------------------- the score */

/** The parts of a score in the order in which they are shown, as far as anybody has any. */
export const PARTS = [
  'critters',
  'colossal',
  'herds',
  'edges',
  'volcanoes',
  'crater',
  'tallest',
  'largest',
  'diversified',
  'bought',
  'cards',
] as const
export type Part = (typeof PARTS)[number]

export const partsShown = (players: readonly VolcaniquePlayer[]): Part[] =>
  PARTS.filter((part) => players.some(({ score }) => score[part]))

/* ------------------------------------------------------------------------------------------------------- the watch */

/** From here on the end is near. */
const FEW_TILES = 8
const FEW_IN_HAND = 4

export interface Near {
  what: 'land' | 'deployed' | 'idle' | 'unfrozen' | 'turns' | 'cap'
  amber: boolean
}

/** What may end the game, or does: what is nearest first. */
export function nearness({ watch, players, turn }: VolcaniqueView): Near[] {
  const found: Near[] = [
    { what: 'land', amber: watch.land_left <= FEW_TILES },
    { what: 'deployed', amber: watch.deployed_most >= watch.need - FEW_IN_HAND },
  ]
  if (watch.idle > 0 && watch.idle_limit) found.push({ what: 'idle', amber: watch.idle >= players.length })
  if (watch.unfrozen !== null) found.push({ what: 'unfrozen', amber: true })
  if (watch.turns_left !== null) found.push({ what: 'turns', amber: true })
  if (watch.turn_cap !== null && turn >= watch.turn_cap - 2 * players.length) found.push({ what: 'cap', amber: true })
  return found.sort((a, b) => Number(b.amber) - Number(a.amber))
}

/** Who has most critters out. */
export const farthest = ({ players }: VolcaniqueView): number =>
  players.reduce((best, { deployed }, seat) => (deployed > players[best]!.deployed ? seat : best), 0)
