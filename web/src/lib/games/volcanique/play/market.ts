/** What is for sale, also while nothing can be bought: then without ways to pay. */
import type { MarketItem } from '../../../board/volcanique/view'
import { chosen, type Asked, type Buy, type Erupt, type Lay } from './choices'
import type { Offer, Resort } from './turn'

type OnSale = Lay | Erupt | Buy

export function onSale(asked: readonly Asked[]): Map<string, { question: string; choice: OnSale }> {
  const found = new Map<string, { question: string; choice: OnSale }>()
  for (const kind of ['lay', 'erupt', 'buy'] as const)
    for (const each of chosen(asked, kind)) found.set(each.choice.item, each)
  return found
}

export function offersOf(market: readonly MarketItem[], asked: readonly Asked[]): Offer[] {
  const sale = onSale(asked)
  return market.map(({ item, price, alike, each, left }) => {
    const choice = sale.get(item)?.choice
    const heaps = choice?.do === 'erupt' ? [...choice.pay, ...choice.cheap] : (choice?.pay ?? [])
    return {
      item,
      price,
      alike,
      each,
      left,
      pay: heaps,
      best: choice?.best ?? '',
      fits: choice && choice.do !== 'buy' ? choice.at.length : 0,
      no: choice?.no ?? null,
    }
  })
}

/** Powers and cards that can be used now, the sea, and the crater. */
export function resortsOf(asked: readonly Asked[], pressed: string | null): Resort[] {
  const found = new Map<string, Resort>()
  const add = (id: string, kind: Resort['kind'], power: string | null, price: number | null = null) => {
    if (!found.has(id)) found.set(id, { id, kind, power, price, usable: true, active: pressed === id })
  }
  for (const { choice } of chosen(asked, 'shift')) if (choice.verb) add(choice.verb, 'power', choice.verb)
  for (const { choice } of chosen(asked, 'option')) {
    if (choice.card) add(`card ${choice.card}`, 'card', choice.card)
    else if (choice.action === 'offer') add('offer', 'offer', null, choice.price || null)
  }
  for (const { choice } of chosen(asked, 'spot'))
    if (choice.verb === 'sea' || choice.verb === 'sacrifice') add(choice.verb, choice.verb, null)
  return [...found.values()]
}

/** Powers that can be used in turns of others, by whoever asks to be called: pressed while they are. */
export const armable = (limited: readonly string[], called: boolean): Resort[] =>
  limited.map((power) => ({ id: power, kind: 'power', power, price: null, usable: true, active: called }))

/** The slots of the power grid that can be chosen now. */
export const slotsOf = (asked: readonly Asked[]): ReadonlySet<string> =>
  new Set([...chosen(asked.slice(0, 1), 'option')].flatMap(({ choice }) => choice.slot ?? []))
