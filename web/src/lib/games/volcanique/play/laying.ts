/** Tiles and volcanoes: where they may lie, which way round, and what is answered then. */
import { keyOf, same } from '../../../board/hex'
import type { Flight, TileKind, VolcaniqueGhost } from '../../../board/volcanique/view'
import type { Answer, Field } from '../../../wire'
import { answer, matchesOf, paying, type Asked, type Erupt, type Lay, type Placing, type Take } from './choices'
import type { Doing, TileInHand } from './hand'
import type { Heap } from './turn'

type Tiled = TileInHand['choice']

/** Which question asks for the field, and which for the rotation, after the one that a choice answers. */
const FIELD: Readonly<Record<string, string>> = {
  buy: 'field',
  set_up_tile: 'set_up_field',
  set_up_field: 'set_up_field',
  island_tile: 'island_field',
  island_field: 'island_field',
  field: 'field',
  target: 'target',
}
const ROTATION: Readonly<Record<string, string>> = {
  buy: 'rotation',
  field: 'rotation',
  rotation: 'rotation',
  bury: 'bury',
  set_up_tile: 'set_up_rotation',
  set_up_field: 'set_up_rotation',
  set_up_rotation: 'set_up_rotation',
  island_tile: 'island_rotation',
  island_field: 'island_rotation',
  island_rotation: 'island_rotation',
}
const VOLCANOES: ReadonlySet<string> = new Set(['volcano', 'super', 'winter'])

/** Where it may lie, and the rotations with which it may. Volcanoes have none. */
function sites(choice: Tiled): { at: Field; turns: string }[] {
  if (choice.do === 'erupt') return choice.at.map(([q, r]) => ({ at: [q, r], turns: '' }))
  return choice.at.map(([q, r, turns]) => ({ at: [q, r], turns }))
}

const turnsAt = (choice: Tiled, at: Field): string | null =>
  sites(choice).find((site) => same(site.at, at))?.turns ?? null

const rotations = (turns: string): number[] => [0, 1, 2, 3, 4, 5].filter((each) => matchesOf(turns, each) !== null)

export const isLegal = ({ choice, at, rotation }: TileInHand): boolean => {
  const turns = at && turnsAt(choice, at)
  return turns !== null && (turns === '' || matchesOf(turns, rotation) !== null)
}

/** Taken up: over its place at once if there is only one. */
export function takeUp(question: string, choice: Tiled, pay: Heap | null = null): TileInHand {
  const hand: TileInHand = { kind: 'tile', question, choice, pay, at: null, rotation: 0, pinned: false }
  const all = sites(choice)
  return all.length === 1 ? { ...held(hand, all[0]!.at), pinned: true } : hand
}

/** Held over a field: as it is turned if it fits so, otherwise with most sides matching. */
export function held(hand: TileInHand, at: Field | null): TileInHand {
  const turns = at && turnsAt(hand.choice, at)
  if (!turns || matchesOf(turns, hand.rotation)) return { ...hand, at }
  const matches = (each: number) => matchesOf(turns, each)!.length
  const best = rotations(turns).sort((a, b) => matches(b) - matches(a))[0]
  return { ...hand, at, rotation: best ?? hand.rotation }
}

/** Turned to the next rotation that fits, or to any. */
export function turned(hand: TileInHand, steps: 1 | -1, all: boolean): TileInHand {
  const turns = hand.at && turnsAt(hand.choice, hand.at)
  const allowed = turns && !all ? rotations(turns) : []
  let rotation = hand.rotation
  do rotation = (rotation + steps + 6) % 6
  while (allowed.length > 0 && !allowed.includes(rotation))
  return { ...hand, rotation }
}

/** The volcanoes that bring the end of the game. */
export type Ending = 'super' | 'winter'

/** Which end of the game it brings; null if it brings none. */
export const endingOf = ({ item }: Tiled): Ending | null => (item === 'super' || item === 'winter' ? item : null)

export const isVolcano = ({ item }: Tiled): boolean => VOLCANOES.has(item)

const kindOf = (choice: Tiled): TileKind => (isVolcano(choice) ? 'volcano' : (choice.item as TileKind))

export function ghostOf(hand: TileInHand, driven?: Flight[]): VolcaniqueGhost | null {
  const { choice, at, rotation, pinned } = hand
  if (!at) return null
  const matched = matchesOf(turnsAt(choice, at) ?? '', rotation) ?? []
  return { kind: 'tile', at, tile: kindOf(choice), rotation, legal: isLegal(hand), matched, pinned, driven }
}

export const placesOf = ({ choice }: TileInHand): Doing[] =>
  sites(choice).map(({ at }) => ({ deed: 'lay', spot: { at }, means: 'choose', quiet: true }))

/** The ways to pay for it where it is held. */
export function heapsOf({ choice, at }: TileInHand): readonly Heap[] {
  if (choice.do === 'lay') return choice.pay
  if (choice.do !== 'erupt') return []
  const site = choice.at.find(([q, r]) => at && same([q, r], at))
  return site?.[2] ? [...choice.cheap, ...choice.pay] : choice.pay.length > 0 ? choice.pay : choice.cheap
}

/** What is paid: what was chosen, or what is proposed. A volcano on a tall stack may cost less. */
export function paymentOf(hand: TileInHand): Heap {
  const { choice, pay } = hand
  const heaps = heapsOf(hand)
  if (pay && heaps.includes(pay)) return pay
  const best = 'best' in choice ? choice.best : ''
  const least = heaps.reduce((a, b) => (b.length < a.length ? b : a), best || heaps[0] || '')
  return heaps.includes(best) && best.length <= least.length ? best : least
}

/** The answers that lay it where it is held. */
export function answersOf(hand: TileInHand): Answer[] {
  const { question, choice, at, rotation } = hand
  const first = 'action' in choice ? [answer(question, choice.action)] : []
  const paid = paying(paymentOf(hand), 'price')
  if (isVolcano(choice)) return [...first, ...paid, answer('target', `at ${keyOf(at!)}`)]
  const field = FIELD[question]
  const where = field ? [answer(field, `at ${keyOf(at!)}`)] : []
  return [...first, ...paid, ...where, answer(ROTATION[question]!, `turn ${rotation}`)]
}

/** The actions on the way to where something is wrong, and the one to be explained. */
export function toExplain(hand: TileInHand): { after: Answer[]; action: string } | null {
  const { question, choice, at } = hand
  if (!at || isLegal(hand)) return null
  const fits = turnsAt(choice, at) !== null
  const all = answersOf(hand)
  const wrong = fits ? `turn ${hand.rotation}` : `at ${keyOf(at)}`
  const index = all.findIndex(({ action }) => action === wrong)
  return index < 0 || question === 'bury' ? null : { after: all.slice(0, index), action: wrong }
}

/** Tiles to choose among, for a starting island or one that was bought. */
export const trayOf = (asked: readonly Asked[]): Take[] =>
  (asked[0]?.choices ?? []).filter((choice): choice is Take => choice.do === 'take')

/** A tile that is taken already: it is in the hand at once. */
export function tileAtHand(asked: readonly Asked[]): TileInHand | null {
  const [first] = asked
  const choice = first?.choices.find((each): each is Placing => each.do === 'site')
  return choice ? takeUp(first!.kind, choice) : null
}

export const isForSale = (choice: { do: string }): choice is Lay | Erupt => choice.do === 'lay' || choice.do === 'erupt'
