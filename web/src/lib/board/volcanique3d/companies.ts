/** How those who stand on the land are seen: figures, badges, and the room that they take. */
import { SEATS, type SeatColour } from '../../look'
import type { Field } from '../../wire'
import { centre, keyOf } from '../hex'
import type { Billboard } from '../kit3d/billboards'
import type { Vec } from '../kit3d/clay'
import type { Body } from '../kit3d/picking'
import type { Company } from '../volcanique/critters'
import type { Land } from '../volcanique/land'
import type { Figure } from './critters'
import type { Room } from './fields'
import { surface } from './heights'

/** How much larger a Colossal critter is, and how much smaller those of a herd. */
const COLOSSAL = 1.7
const HERDED = 0.74
/** No more of a herd are drawn; its badge has the number. */
const MANY = 7
const HERD_RADIUS = 0.3
const SWIMMER = 1.15
/** How far a lonely critter, and a herd or a Colossal one, keeps plants away. */
const ROOM = { one: 0.33, many: 0.54 }
const BODY = { size: 0.25, height: 0.5 }
/** How high species are, with their crowns, by their colour. */
const TOPS = [0.43, 0.7, 0.48, 0.65, 0.64]
const EMBLEM = 0.2
const BADGE = 0.42

/** They look a little past each other, always the same way in the same place. */
export const spinOf = (q: number, r: number, index = 0): number =>
  ((((q * 37 + r * 91 + index * 53) % 100) + 100) % 100) * 0.011 - 0.55

/** Where those of a herd stand around its middle. */
function herd(count: number): [x: number, z: number][] {
  const ring = Math.min(count, MANY) - (count > 4 ? 1 : 0)
  const places = Array.from({ length: ring }, (_, i): [number, number] => {
    const angle = (i * 2 * Math.PI) / ring - Math.PI / 2 + 0.5
    return [HERD_RADIUS * Math.cos(angle), HERD_RADIUS * Math.sin(angle)]
  })
  return count > 4 ? [...places, [0, 0]] : places
}

export function figuresOf(company: Company, y: number, look: SeatColour): Figure[] {
  const { node, place, size, count, colossal, burrowed } = company
  const { q, r } = node
  const at: Vec = [place.x, y, place.y]
  if (burrowed) return [{ shape: 'burrow', look, at, size }]
  if (colossal) return [{ shape: 'colossal', look, at, size: size * COLOSSAL, spin: spinOf(q, r) }]
  if (count === 1) return [{ shape: 'critter', look, at, size, spin: spinOf(q, r) }]
  const members = herd(count).map(([x, z], i): Figure => ({
    shape: 'critter',
    look,
    at: [place.x + x * size, y + 0.01, place.y + z * size],
    size: size * HERDED,
    spin: spinOf(q, r, i),
  }))
  return [{ shape: 'dish', look, at, size }, ...members]
}

export function badgesOf(
  { place, size, count, colossal, burrowed }: Company,
  y: number,
  look: SeatColour,
): Billboard[] {
  const { emblem, fill, ink } = look
  const badge = (up: number, text: string): Billboard => ({
    at: [place.x, y + up, place.y],
    size: BADGE,
    front: 0.2,
    text,
    fill,
    ink,
  })
  const plate: Billboard = {
    at: [place.x, y + 0.03, place.y],
    size: EMBLEM,
    front: 0.26 * size,
    text: emblem,
    fill,
    ink,
    small: true,
  }
  const crown = (TOPS[SEATS.indexOf(look)]! * COLOSSAL + 0.16) * size
  if (colossal) return [badge(crown, count > 1 ? `${emblem}${count}` : '♥♥')]
  if (count > 1) return [badge(burrowed ? 0.25 : 0.75, `${emblem}${count}`)]
  return [plate]
}

export function roomOf({ place, size, count, colossal }: Company): Room {
  return { middle: place, radius: (count > 1 || colossal ? ROOM.many : ROOM.one) * Math.min(1, size) }
}

export function bodyOf({ place, size, count, colossal, burrowed }: Company): Body {
  const grown = size * (colossal ? COLOSSAL : count > 1 ? 1.6 : 1)
  return { middle: place, size: BODY.size * grown, height: burrowed ? 0.1 : BODY.height * (colossal ? COLOSSAL : 1) }
}

export function swimmerOf(at: Field, look: SeatColour): Figure {
  const { x, y: z } = centre(at)
  return { shape: 'swimmer', look, at: [x, -0.01, z], size: SWIMMER, spin: spinOf(...at) }
}

/** Rooms by the key of their hex. */
export function roomsOf(companies: readonly Company[]): Map<string, Room[]> {
  const rooms = new Map<string, Room[]>()
  for (const company of companies) {
    const key = keyOf([company.node.q, company.node.r])
    rooms.set(key, [...(rooms.get(key) ?? []), roomOf(company)])
  }
  return rooms
}

export const groundOf = (land: Land, { node }: Company): number => surface(land.height([node.q, node.r]))
