/**
 * Composing a turn of Taluva on the screen. There are no rules here: what can be done is read from the texts of the
 * legal actions, what it would do from their previews, and what is not among them is for the server to explain.
 *
 * The page keeps a `Hand` (where the tile is held, and how it is turned) and passes it through `hold` and `turn`:
 *
 *     const choices = readChoices(decision, view)
 *     board.offer(targetsOf(choices))
 *     hover: hand = hold(choices, hand, at); board.ghost(tileGhost(choices, hand))
 *     wheel: hand = turn(choices, hand, steps, all)
 *     an illegal ghost: explain toExplain(choices, hand)
 */
import { LETTERS } from '../../look'
import type { Decision, Field, Message, Piece, TaluvaView, Terrain } from '../../wire'
import { facing, fieldOf, keyOf, neighbours, same, tileFields } from '../hex'
import type { Spot } from '../spot'
import type { Target } from '../view'
import type { TaluvaGhost } from './ghost'

/* ------------------------------------------------------------------------------------------- what can be chosen */

export type BuildKind = Piece | 'expand'

/** One way to build. */
export interface Build {
  /** The text to play. */
  action: string
  kind: BuildKind
  /** The field that the action names: where a piece goes, or a field of the settlement that expands. */
  at: Field
  /** What an expansion goes over. */
  terrain: Terrain | null
  /** The pieces that will stand on each field; none for an expansion whose preview is still missing. */
  fields: { at: Field; count: number }[]
  /** The huts that it takes; null while an expansion's preview is missing. */
  huts: number | null
  events: Message[]
}

export interface TileChoices {
  kind: 'tile'
  tile: string
  /** The legal facings in ascending order, by the key of the volcano's field (hex.ts: keyOf). */
  facings: Map<string, number[]>
}

export interface BuildChoices {
  kind: 'build'
  seat: number
  builds: Build[]
  /**
   * By field, huts first: pieces where they would stand; expansions on all fields that they take and on all fields of
   * the settlement that expands.
   */
  byField: Map<string, Build[]>
}

/** Nothing can be chosen: it is not my turn, or nothing is left but to confirm. */
export interface NoChoices {
  kind: 'none'
}

export type Choices = TileChoices | BuildChoices | NoChoices

const NONE: NoChoices = { kind: 'none' }

export function readChoices(decision: Decision | null, view: TaluvaView): Choices {
  const actions = (decision?.legal ?? []).map(readAction).filter((action) => action !== null)
  if (!decision || !actions.length) return NONE
  if (actions[0]!.kind === 'tile') return tileChoices(actions, view.tile ?? '')
  return buildChoices(actions, decision, view)
}

function tileChoices(actions: ReadAction[], tile: string): TileChoices {
  const facings = new Map<string, number[]>()
  for (const action of actions) {
    if (action.kind !== 'tile') continue
    const key = keyOf(action.at)
    facings.set(key, [...(facings.get(key) ?? []), action.facing].sort())
  }
  return { kind: 'tile', tile, facings }
}

function buildChoices(actions: ReadAction[], decision: Decision, view: TaluvaView): BuildChoices {
  const builds = actions.flatMap((action) =>
    action.kind === 'tile' ? [] : [makeBuild(action, decision.previews?.[action.text] ?? null)],
  )
  return { kind: 'build', seat: decision.seat, builds, byField: listByField(builds, view) }
}

function listByField(builds: Build[], view: TaluvaView): Map<string, Build[]> {
  const byField = new Map<string, Build[]>()
  for (const build of builds) {
    const settlement = build.kind === 'expand' ? settlementAt(view, build.at) : []
    for (const at of [...build.fields.map((field) => field.at), ...settlement])
      byField.set(keyOf(at), [...(byField.get(keyOf(at)) ?? []), build])
  }
  return byField
}

/** A build with what is known of it; `events` is its preview, null while it is missing. */
function makeBuild(action: BuildAction, events: Message[] | null): Build {
  const { kind, at } = action
  const build = { action: action.text, kind, at, terrain: action.terrain, events: events ?? [] }
  if (kind !== 'expand') return { ...build, fields: [{ at, count: 1 }], huts: kind === 'hut' ? 1 : 0 }
  const fields = (events ?? [])
    .filter((event) => event.code === 'expansion.field')
    .map((event) => ({ at: event.field as Field, count: event.count as number }))
  return { ...build, fields, huts: events && fields.reduce((sum, { count }) => sum + count, 0) }
}

/** The same choices once the preview of an expansion has come. */
export function withPreview(choices: BuildChoices, action: string, events: Message[], view: TaluvaView): BuildChoices {
  const builds = choices.builds.map((build) =>
    build.action === action ? makeBuild({ ...build, text: action }, events) : build,
  )
  return { ...choices, builds, byField: listByField(builds, view) }
}

export const buildsAt = (choices: Choices, at: Field | null): Build[] =>
  (at && choices.kind === 'build' && choices.byField.get(keyOf(at))) || []

/** The fields to offer; where pieces would be put, the costs in huts are a badge. */
export function targetsOf(choices: Choices): Target[] {
  if (choices.kind === 'tile') return [...choices.facings.keys()].map((key) => ({ at: fieldOf(key), means: 'choose' }))
  if (choices.kind === 'none') return []
  return [...choices.byField].map(([key, builds]) => {
    const here = builds.filter((build) => build.fields.some(({ at }) => keyOf(at) === key))
    const badge = costs(here)
    const target: Target = { at: fieldOf(key), means: 'choose' }
    return badge ? { ...target, badge } : target
  })
}

/** The different costs in huts, such as "1 · 3"; empty where no huts are needed. */
function costs(builds: Build[]): string {
  const huts = new Set(builds.map((build) => build.huts).filter((cost) => cost))
  return [...huts].sort((a, b) => a! - b!).join(' · ')
}

/* --------------------------------------------------------------------------------------------- the tile in hand */

/** Where the tile is held, if it is over the board, and which way it is turned. */
export interface Hand {
  at: Field | null
  facing: number
}

export const EMPTY_HAND: Hand = { at: null, facing: 0 }

export const facingsAt = (choices: Choices, at: Field | null): number[] =>
  (at && choices.kind === 'tile' && choices.facings.get(keyOf(at))) || []

/** Moves the tile. It keeps its facing if it may, or turns clockwise to the next that is legal there. */
export function hold(choices: Choices, hand: Hand, at: Field | null): Hand {
  const legal = facingsAt(choices, at)
  return { at, facing: legal.length ? nearest(legal, hand.facing, 1) : hand.facing }
}

/** Turns the tile through the legal facings; with `all`, or where none is legal, through all six. */
export function turn(choices: Choices, hand: Hand, steps: number, all: boolean): Hand {
  const legal = facingsAt(choices, hand.at)
  if (all || !legal.length) return { ...hand, facing: facing(hand.facing + steps) }
  const way = Math.sign(steps)
  let turned = hand.facing
  for (let step = 0; step < Math.abs(steps); step++) turned = nearest(legal, facing(turned + way), way)
  return { ...hand, facing: turned }
}

/** The first legal facing from a facing on, this included. */
function nearest(legal: number[], from: number, way: number): number {
  for (let step = 0; step < 6; step++) {
    const candidate = facing(from + way * step)
    if (legal.includes(candidate)) return candidate
  }
  return from
}

/** Whether the tile may be put down as it is held. */
export const isLegal = (choices: Choices, hand: Hand): boolean => facingsAt(choices, hand.at).includes(hand.facing)

/** The text of putting the tile down as it is held, legal or not; null while it is not over the board. */
export const actionOf = (hand: Hand): string | null => hand.at && `tile ${keyOf(hand.at)} ${hand.facing}`

/* ---------------------------------------------------------------------------------------------------- the ghost */

export function tileGhost(choices: Choices, hand: Hand): TaluvaGhost | null {
  if (choices.kind !== 'tile' || !hand.at) return null
  return { kind: 'tile', tile: choices.tile, at: hand.at, facing: hand.facing, legal: isLegal(choices, hand) }
}

/** What a build would put on the board, all of its fields; null for an expansion whose preview is missing. */
export function buildGhost(choices: Choices, build: Build | null): TaluvaGhost | null {
  if (choices.kind !== 'build' || !build?.fields.length) return null
  const piece = build.kind === 'expand' ? 'hut' : build.kind
  return { kind: 'pieces', piece, seat: choices.seat, fields: build.fields, legal: true }
}

/** The ghost of an action by its text, such as one that was hinted at; null if it is not among the choices. */
export function ghostOf(choices: Choices, action: string): TaluvaGhost | null {
  const read = readAction(action)
  if (read?.kind === 'tile') return tileGhost(choices, read)
  if (choices.kind !== 'build') return null
  return buildGhost(choices, choices.builds.find((build) => build.action === read?.text) ?? null)
}

/* ---------------------------------------------------------------------------------------------- asking the server */

/** The action to ask the reason for, of a tile that cannot lie as it is held; null if it can, or is not held there. */
export const toExplain = (choices: Choices, hand: Hand): string | null =>
  choices.kind === 'tile' && !isLegal(choices, hand) ? actionOf(hand) : null

/** The builds to ask the reasons for, on a field where none is possible. What is nonsense there is not asked. */
export function buildsToExplain(choices: Choices, view: TaluvaView, at: Field): string[] {
  if (choices.kind !== 'build' || buildsAt(choices, at).length) return []
  const field = findField(view, at)
  if (field?.owner === choices.seat) return Object.keys(LETTERS).map((letter) => `expand ${keyOf(at)} ${letter}`)
  const pieces = (['hut', 'temple', 'tower'] as const).map((piece) => `${piece} ${keyOf(at)}`)
  const letter = Object.keys(LETTERS).find((letter) => LETTERS[letter] === field?.terrain)
  if (!letter || field?.owner !== null) return pieces.slice(0, 1)
  const own = neighbours(at).filter((beside) => findField(view, beside)?.owner === choices.seat)
  const settlements = new Set(own.map((beside) => settlementAt(view, beside).map(keyOf).sort()[0]!))
  return [...pieces, ...[...settlements].map((key) => `expand ${key} ${letter}`)]
}

/** The expansions whose preview has to be asked for. */
export const toPreview = (choices: Choices): string[] =>
  choices.kind === 'build' ? choices.builds.filter(({ huts }) => huts === null).map(({ action }) => action) : []

/* ---------------------------------------------------------------------------------------------- reading the board */

/** All fields joined to a field by pieces of one owner; none if nothing stands there. */
export function settlementAt(view: TaluvaView, at: Field): Field[] {
  const owner = findField(view, at)?.owner ?? null
  if (owner === null) return []
  const own = new Map(
    view.fields.filter((field) => field.owner === owner).map(({ q, r }) => [`${q},${r}`, [q, r] as Field]),
  )
  const found: Field[] = []
  const reach = (field: Field) => {
    const there = own.get(keyOf(field))
    if (!there) return
    own.delete(keyOf(field))
    found.push(there)
    neighbours(field).forEach(reach)
  }
  reach(at)
  return found
}

const findField = (view: TaluvaView, at: Field) => view.fields.find(({ q, r }) => same([q, r], at))

/** What events touched: where a tile came to lie, where pieces were put. For `BoardView.mark`. */
export function touchedBy(events: Message[]): Spot[] {
  const touched = new Map<string, Field>()
  for (const event of events) for (const field of fieldsOf(event)) touched.set(keyOf(field), field)
  return [...touched.values()].map((at) => ({ at }))
}

function fieldsOf(event: Message): Field[] {
  const at = event.field as Field
  if (event.code === 'tile.placed') return tileFields(at, event.facing as number)
  return event.code === 'piece.built' || event.code === 'expansion.field' ? [at] : []
}

/* --------------------------------------------------------------------------------------------- reading the notation */

interface TileAction {
  kind: 'tile'
  text: string
  at: Field
  facing: number
}

interface BuildAction {
  kind: BuildKind
  text: string
  at: Field
  terrain: Terrain | null
}

export type ReadAction = TileAction | BuildAction

/** An action of Taluva by its text; null for a draw, and for what no player can do. */
export function readAction(text: string): ReadAction | null {
  const [verb, at, last] = text.split(' ')
  if (!at) return null
  if (verb === 'tile') return { kind: verb, text, at: fieldOf(at), facing: Number(last) }
  if (verb === 'expand') return { kind: verb, text, at: fieldOf(at), terrain: LETTERS[last ?? ''] ?? null }
  if (verb === 'hut' || verb === 'temple' || verb === 'tower')
    return { kind: verb, text, at: fieldOf(at), terrain: null }
  return null
}
