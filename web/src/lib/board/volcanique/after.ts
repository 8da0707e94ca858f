/**
 * What lies where after an event: so that several events between two views can be shown one after the other. Each does
 * to a picture what it says and nothing more; what follows from rules is told by other events, or by the view that comes
 * in the end. What an event finds done already, as something that was drafted, it leaves as it is.
 */
import type { Field, Message } from '../../wire'
import { distance, neighbour, same } from '../hex'
import { joined, type Picture } from './land'
import type { Biome, Critter, Hex, Node, StackedTile, TileKind } from './view'
import { edgesOf } from './wedges'

type Effect = (picture: Picture, event: Message) => Picture

export function afterEvent(picture: Picture, event: Message): Picture {
  return EFFECTS[event.code]?.(picture, event) ?? picture
}

/** Whether an event changes what lies on the board. */
export const changesBoard = ({ code }: Message): boolean => code in EFFECTS

/* ------------------------------------------------------------------------------------------------ what events say */

const fieldOf = (event: Message): Field => event.field as Field
const seatOf = (event: Message): number => event.seat as number
const nodeOf = (event: Message): Node => at(fieldOf(event), event.biome as Biome)
const at = ([q, r]: Field, biome: Biome): Node => ({ q, r, biome })
const lies =
  (field: Field) =>
  ({ q, r }: { q: number; r: number }): boolean =>
    same([q, r], field)
const inNode = (node: Node, each: Node): boolean => lies([node.q, node.r])(each) && node.biome === each.biome

/** A tile as it is written: DM3, soil. */
function tileOf(text: string): { tile: TileKind; rotation: number | null } {
  const rotation = /\d$/.exec(text)?.[0]
  return { tile: text.replace(/[\d?]$/, '') as TileKind, rotation: rotation === undefined ? null : Number(rotation) }
}

/* ----------------------------------------------------------------------------------------------------------- land */

const stacked = (text: string): StackedTile => ({ ...tileOf(text), turned_by: null, buried: [] })

/** A hex with these tiles. */
function hexWith(hex: Hex, stack: StackedTile[], lava: Hex['lava'] = null): Hex {
  const top = stack.at(-1)!
  const { tile, rotation } = top
  return { ...hex, stack, lava, height: stack.length, top: tile, rotation, edges: edgesOf(tile, rotation) }
}

const SEA: Omit<Hex, 'q' | 'r'> = {
  height: 0,
  top: 'soil',
  rotation: null,
  edges: null,
  regions: {},
  stack: [],
  frozen: false,
  lava: null,
}

function withHex(picture: Picture, field: Field, change: (hex: Hex) => Hex | null): Picture {
  const [q, r] = field
  const before = picture.hexes.find(lies(field)) ?? { q, r, ...SEA }
  const after = change(before)
  if (after === before) return picture
  const others = picture.hexes.filter((hex) => hex !== before)
  return frosted({ ...picture, hexes: joined(after ? [...others, after] : others) })
}

const lay = (picture: Picture, field: Field, text: string, lava: Hex['lava'] = null): Picture =>
  withHex(picture, field, (hex) => hexWith(hex, [...hex.stack, stacked(text)], lava))

/** Takes the top tile away; what was below is as it is said to be. */
const uncover = (picture: Picture, field: Field, text?: string): Picture =>
  withHex(picture, field, (hex) => {
    const stack = hex.stack.slice(0, -1)
    if (text && stack.length) stack.push({ ...stack.pop()!, ...tileOf(text), turned_by: null })
    return stack.length ? hexWith(hex, stack) : null
  })

function frosted(picture: Picture): Picture {
  const { winter } = picture
  const isFrozen = ({ q, r }: Hex) => winter !== null && distance([q, r], [winter.q, winter.r]) <= winter.radius
  if (picture.hexes.every((hex) => hex.frozen === isFrozen(hex))) return picture
  return { ...picture, hexes: picture.hexes.map((hex) => ({ ...hex, frozen: isFrozen(hex) })) }
}

const placeTile: Effect = (picture, event) => {
  const field = fieldOf(event)
  const height = (event.height as number | undefined) ?? 1
  if ((picture.hexes.find(lies(field))?.height ?? 0) >= height) return picture
  return lay(picture, field, event.tile as string)
}

/* ------------------------------------------------------------------------------------------------------- critters */

const plain = (seat: number, node: Node): Critter => ({ seat, ...node, colossal: false, burrowed: false })

const add = (picture: Picture, critter: Critter): Picture => ({ ...picture, critters: [...picture.critters, critter] })

/** Changes the first critter that is meant, or takes it away. */
function change(
  picture: Picture,
  wanted: (critter: Critter) => boolean,
  to: (critter: Critter) => Critter | null,
): Picture {
  const critter = picture.critters.find(wanted)
  if (!critter) return picture
  const changed = to(critter)
  const critters = picture.critters.filter((each) => each !== critter)
  return { ...picture, critters: changed ? [...critters, changed] : critters }
}

const critterAt =
  (event: Message, node = nodeOf(event), colossal?: boolean) =>
  (critter: Critter): boolean =>
    critter.seat === seatOf(event) && inNode(node, critter) && (colossal === undefined || critter.colossal === colossal)

const settle: Effect = (picture, event) => add(picture, plain(seatOf(event), nodeOf(event)))

const flip =
  (burrowed: boolean): Effect =>
  (picture, event) =>
    change(
      picture,
      (critter) => critterAt(event, nodeOf(event), false)(critter) && critter.burrowed !== burrowed,
      (critter) => ({ ...critter, burrowed }),
    )

/** A critter that stood there, or was buried in the stack. */
const lose: Effect = (picture, event) =>
  picture.critters.some(critterAt(event, nodeOf(event), false))
    ? change(picture, critterAt(event, nodeOf(event), false), () => null)
    : unbury(picture, event)

const unbury: Effect = (picture, event) => {
  const { biome } = nodeOf(event)
  const isMeant = (buried: StackedTile['buried'][number]) => buried.seat === seatOf(event) && buried.biome === biome
  return withHex(picture, fieldOf(event), (hex) => {
    const index = hex.stack.findLastIndex(({ buried }) => buried.some(isMeant))
    if (index < 0) return hex
    const stack = hex.stack.map((tile, each) => {
      if (each !== index) return tile
      const found = tile.buried.findIndex(isMeant)
      return { ...tile, buried: tile.buried.filter((_, number) => number !== found) }
    })
    return { ...hex, stack }
  })
}

const escape: Effect = (picture, event) => {
  const [q, r] = event.to as Field
  const biome = (event.to_biome ?? event.biome) as Biome
  return change(picture, critterAt(event, nodeOf(event), event.colossal as boolean), (critter) => ({
    ...critter,
    q,
    r,
    biome,
  }))
}

/** One critter, or all of a group, in which a Colossal one may be. */
const move: Effect = (picture, event) => {
  const goal = at(event.to as Field, event.to_biome as Biome)
  const from = event.from as [number, number, Biome][]
  const colossal = from.length > 1 ? undefined : (event.colossal as boolean)
  return from.reduce(
    (before, [q, r, biome]) =>
      change(
        before,
        (critter) => critterAt(event, { q, r, biome }, colossal)(critter) && !critter.burrowed,
        (critter) => ({ ...critter, ...goal }),
      ),
    picture,
  )
}

/* ------------------------------------------------------------------------------------------------------------ lava */

const withoutFlow = (picture: Picture, flow: number): Picture => ({
  ...picture,
  flows: picture.flows.filter((head) => head.flow !== flow),
})

const flow: Effect = (picture, event) => {
  const [field, from, number] = [fieldOf(event), event.from as Field, event.flow as number]
  if (picture.hexes.find(lies(field))?.lava?.flow === number) return picture
  const covered = lay(picture, field, 'lava', { flow: number, from })
  const [q, r] = field
  const head = { flow: number, q, r, ways: [], dammed: false }
  const flows = covered.flows.map((each) => (each.flow === number && lies(from)(each) ? head : each))
  return { ...covered, flows }
}

/* ------------------------------------------------------------------------------------------------------ everything */

const shift: Effect = (picture, event) => {
  const fields = event.fields as Field[]
  const [dq, dr] = neighbour([0, 0], event.direction as number)
  const go = <T extends { q: number; r: number }>(each: T): T =>
    fields.some((field) => lies(field)(each)) ? { ...each, q: each.q + dq, r: each.r + dr } : each
  const goTo = (field: Field): Field => {
    const { q, r } = go({ q: field[0], r: field[1] })
    return [q, r]
  }
  const hexes = picture.hexes.map((hex) => {
    const lava = hex.lava && { ...hex.lava, from: hex.lava.from && goTo(hex.lava.from) }
    return { ...go(hex), lava }
  })
  return frosted({
    ...picture,
    hexes: joined(hexes),
    critters: picture.critters.map(go),
    flows: picture.flows.map((head) => ({ ...go(head), ways: [] })),
    cooling: picture.cooling.map(go),
    super: picture.super && go(picture.super),
  })
}

const slide: Effect = (picture, event) => {
  const [from, to] = [fieldOf(event), event.to as Field]
  const tile = picture.hexes.find(lies(from))?.stack.at(-1)
  if (!tile) return picture
  const lifted = withHex(picture, from, (hex) => (hex.stack.length > 1 ? hexWith(hex, hex.stack.slice(0, -1)) : null))
  const laid = withHex(lifted, to, (hex) => hexWith(hex, [...hex.stack, tile]))
  const [q, r] = to
  return { ...laid, critters: laid.critters.map((each) => (lies(from)(each) ? { ...each, q, r } : each)) }
}

const EFFECTS: Readonly<Record<string, Effect>> = {
  'setup.tile': placeTile,
  'setup.critter': settle,
  'tile.placed': placeTile,
  'island.tile': placeTile,
  'lava.flows': flow,
  'lava.reaches_ocean': (picture, event) => {
    const [q, r] = fieldOf(event)
    const covered = withoutFlow(flow(picture, event), event.flow as number)
    return { ...covered, cooling: [...covered.cooling, { q, r }] }
  },
  'lava.dammed': (picture, event) => ({
    ...picture,
    flows: picture.flows.map((head) => (lies(fieldOf(event))(head) ? { ...head, ways: [], dammed: true } : head)),
  }),
  'soil.appears': (picture, event) => ({
    ...withHex(picture, fieldOf(event), (hex) => hexWith(hex, [...hex.stack.slice(0, -1), stacked('soil')])),
    cooling: picture.cooling.filter((each) => !lies(fieldOf(event))(each)),
  }),
  'volcano.rises': (picture, event) => {
    const [q, r] = fieldOf(event)
    const flows = [...picture.flows, { flow: event.flow as number, q, r, ways: [], dammed: false }]
    return { ...lay(picture, [q, r], 'volcano'), flows }
  },
  'critter.moved': move,
  'critter.escaped': escape,
  'critter.lost': lose,
  'colossal.lost': (picture, event) => change(picture, critterAt(event, nodeOf(event), true), () => null),
  'colossal.wounded': (picture, event) =>
    change(picture, critterAt(event, nodeOf(event), true), (critter) => ({ ...critter, colossal: false })),
  'colossal.made': (picture, event) =>
    change(
      picture,
      (critter) => critterAt(event, nodeOf(event), false)(critter) && !critter.burrowed,
      (critter) => ({ ...critter, colossal: true }),
    ),
  'critter.burrowed': flip(true),
  'critter.surfaced': flip(false),
  'critter.buried': (picture, event) => {
    const { seat, biome } = { seat: seatOf(event), ...nodeOf(event) }
    const gone = change(
      picture,
      (critter) => critterAt(event)(critter) && critter.burrowed,
      () => null,
    )
    return withHex(gone, fieldOf(event), (hex) => {
      const top = hex.stack.at(-1)!
      return { ...hex, stack: [...hex.stack.slice(0, -1), { ...top, buried: [...top.buried, { seat, biome }] }] }
    })
  },
  'critter.unearthed': (picture, event) =>
    add(unbury(picture, event), { ...plain(seatOf(event), nodeOf(event)), burrowed: true }),
  claimed: settle,
  sacrificed: (picture, event) => change(picture, critterAt(event, nodeOf(event), false), () => null),
  'swimmer.placed': (picture, event) => {
    const [q, r] = fieldOf(event)
    return { ...picture, sea: [...picture.sea, { seat: seatOf(event), q, r }] }
  },
  'swimmer.moved': (picture, event) => {
    const [q, r] = event.to as Field
    const left = withoutSwimmer(picture, event)
    if (event.biome) return add(left, plain(seatOf(event), at([q, r], event.biome as Biome)))
    return { ...left, sea: [...left.sea, { seat: seatOf(event), q, r }] }
  },
  'swimmer.lost': (picture, event) => withoutSwimmer(picture, event),
  'landslide.lands': slide,
  'tile.uncovered': (picture, event) => uncover(eroded(picture, fieldOf(event)), fieldOf(event), event.tile as string),
  'tile.sunk': (picture, event) => uncover(eroded(picture, fieldOf(event)), fieldOf(event)),
  'land.shifted': shift,
  'super.marked': (picture, event) => ({ ...picture, super: { q: fieldOf(event)[0], r: fieldOf(event)[1] } }),
  'super.erupts': (picture) => ({ ...picture, super: null }),
  'winter.begins': (picture, event) =>
    frosted({ ...picture, winter: { q: fieldOf(event)[0], r: fieldOf(event)[1], radius: 1 } }),
  'winter.spreads': (picture, event) =>
    frosted({ ...picture, winter: picture.winter && { ...picture.winter, radius: event.radius as number } }),
}

function withoutSwimmer(picture: Picture, event: Message): Picture {
  const index = picture.sea.findIndex((each) => each.seat === seatOf(event) && lies(fieldOf(event))(each))
  return { ...picture, sea: picture.sea.filter((_, each) => each !== index) }
}

/** Nothing flows on from a tile that is gone, and none cools there. */
const eroded = (picture: Picture, field: Field): Picture => ({
  ...picture,
  flows: picture.flows.filter((head) => !lies(field)(head)),
  cooling: picture.cooling.filter((each) => !lies(field)(each)),
})
