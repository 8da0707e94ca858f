/**
 * What places are called: short names that stay, instead of coordinates. The engine does the same in places.py, which
 * tells how; tests/places.json has what both have to say.
 */
import type { Field, Island, PlaceWords } from '../wire'

const DIRECTIONS: readonly Field[] = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
]

/** The name of a field; null where there is no island yet. `name` says what the player of a seat is called. */
export function placeName(
  field: Field,
  islands: readonly Island[],
  words: PlaceWords,
  name: (seat: number) => string,
): string | null {
  const island = nearest(field, islands)
  if (!island) return null
  const where = whereabouts(island.fields[0]!, field, words)
  const whose = island.owner === null ? island.name : name(island.owner)
  if (whose === null) return where
  const hisses = whose !== '' && words.sibilants.includes(whose.at(-1)!.toLowerCase())
  return whose + (hisses ? words.whose_sibilant : words.whose) + where
}

function nearest(field: Field, islands: readonly Island[]): Island | null {
  const far = (island: Island) => Math.min(...island.fields.map((each) => distance(field, each)))
  return islands.reduce<Island | null>((best, each) => (best && far(best) <= far(each) ? best : each), null)
}

function distance([q, r]: Field, [otherQ, otherR]: Field): number {
  const [dq, dr] = [q - otherQ, r - otherR]
  return (Math.abs(dq) + Math.abs(dr) + Math.abs(dq + dr)) / 2
}

/** In which of twelve directions a field lies, how many steps away, and a letter where several lie alike. */
function whereabouts(middle: Field, field: Field, words: PlaceWords): string {
  const steps = distance(middle, field)
  if (!steps) return words.middle
  const at = onRing([field[0] - middle[0], field[1] - middle[1]], steps)
  const sector = sectorOf(at, steps)
  const alike = Array.from({ length: 6 * steps }, (_, each) => each)
    .filter((each) => sectorOf(each, steps) === sector)
    .map((each) => ({ each, off: deviation(each, sector, steps) }))
    .sort((one, other) => Math.abs(one.off) - Math.abs(other.off) || one.off - other.off)
  const rank = alike.findIndex(({ each }) => each === at)
  return words.towards[sector]! + (steps > 1 ? ` ${steps}` : '') + (rank ? String.fromCharCode(97 + rank) : '')
}

/** The how manyth field of a ring it is, clockwise from the one due east. */
function onRing([dq, dr]: Field, steps: number): number {
  for (let at = 0; at < 6 * steps; at++) {
    const side = Math.floor(at / steps)
    const [[q, r], [onQ, onR]] = [DIRECTIONS[side]!, DIRECTIONS[(side + 2) % 6]!]
    const along = at % steps
    if (steps * q + along * onQ === dq && steps * r + along * onR === dr) return at
  }
  throw new Error('a field is on no ring')
}

/** Of the twelve directions the one that fits a field of a ring. */
function sectorOf(at: number, steps: number): number {
  const [side, along] = [Math.floor(at / steps), at % steps]
  if (steps - along >= 3 * along) return 2 * side
  return along >= 3 * (steps - along) ? (2 * side + 2) % 12 : 2 * side + 1
}

/** How far a field of a ring is off a direction, clockwise, in halves of a step. */
function deviation(at: number, sector: number, steps: number): number {
  const whole = 12 * steps
  return ((2 * at - sector * steps + whole / 2 + whole) % whole) - whole / 2
}
