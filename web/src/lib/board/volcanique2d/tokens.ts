/** Critters: a token in the seat's colour with its emblem; groups with their number, Colossal ones with a crown. */
import { centre, type Point } from '../hex'
import { emblem, INK, look, PAPER } from '../kit2d/ink'
import { at, escape, short } from '../kit2d/svg'
import type { Company } from '../volcanique/critters'

const RADIUS = 0.25

/** Around the origin; `size` 1 is that of a token that has a wedge to itself. */
export const tokenMarkup = (colour: number, size = 1): string => {
  const { fill } = look(colour)
  return (
    `<g transform="scale(${short(size)})"><circle cy=".045" r="${RADIUS + 0.055}" fill="#120c08" opacity=".35"/>` +
    `<circle r="${RADIUS + 0.05}" fill="${PAPER}"/><circle r="${RADIUS}" fill="${fill}" stroke="${INK}" stroke-width=".045"/>` +
    `<path d="M-.19-.1A.22.22 0 0 1 .19-.1A.3.3 0 0 0-.19-.1Z" fill="#fff" opacity=".35"/>` +
    `${emblem(colour, 0, 0.01, 0.125)}</g>`
  )
}

/** A small text on paper, such as a number. */
export const plate = ({ x, y }: Point, text: string, ink = INK): string => {
  const width = 0.24 + 0.13 * text.length
  return at(
    { x, y },
    `<rect x="${short(-width / 2)}" y="-.17" width="${short(width)}" height=".34" rx=".17" fill="${PAPER}" stroke="${INK}" stroke-width=".04"/>` +
      `<text class="level" y=".09" fill="${ink}">${escape(text)}</text>`,
  )
}

/** A heart for each hit point. */
const hearts = (count: number): string => {
  const heart = 'M0 .1C-.13.01-.12-.1-.055-.1Q-.01-.1 0-.055Q.01-.1.055-.1C.12-.1.13.01 0 .1Z'
  const each = Array.from({ length: count }, (_, index) =>
    at({ x: (index - (count - 1) / 2) * 0.24, y: 0 }, `<path d="${heart}" fill="#b3170f"/>`),
  )
  const width = 0.16 + 0.22 * count
  return `<rect x="${short(-width / 2)}" y="-.15" width="${short(width)}" height=".3" rx=".15" fill="${PAPER}" stroke="${INK}" stroke-width=".04"/>${each.join('')}`
}

const CROWN = 'M-.46.16L-.54-.36L-.27-.18L-.15-.58L0-.3L.15-.58L.27-.18L.54-.36L.46.16Z'
/** A Colossal critter has two. */
const HIT_POINTS = 2

/** Where the number of a stack's height is, above the middle of its hexagon. */
export const NUMBER = 0.79

/** Clear of the number above. */
function clear({ node: { q, r }, place }: Company): Point {
  const { x, y } = centre([q, r])
  const isBelow = Math.abs(place.x - x) < 0.2 && place.y - y < -0.4
  return isBelow ? { x: place.x, y: y - 0.4 } : place
}

export function companyMarkup(company: Company, colour: number): string {
  const { count, colossal, burrowed, size } = company
  const place = clear(company)
  const token = (x: number, y: number, scale = 1) => at({ x, y }, tokenMarkup(colour, scale))
  if (colossal)
    return at(
      place,
      `<g transform="scale(${short(Math.max(size, 0.9) / 1.1)})"><path d="${CROWN}" fill="#ffcf4d" stroke="${INK}" stroke-width=".05" stroke-linejoin="round"/>` +
        `${token(0, 0.06, 1.45)}${at({ x: 0, y: 0.46 }, hearts(HIT_POINTS))}</g>`,
    )
  const content = burrowed ? burrowMarkup(colour) : count > 1 ? herdMarkup(token) : token(0, 0)
  const number = count > 1 ? plate({ x: 0.3, y: 0.27 }, `×${count}`) : ''
  return at(place, `<g transform="scale(${short(0.9 * size)})">${content}${number}</g>`)
}

const herdMarkup = (token: (x: number, y: number, scale?: number) => string): string =>
  `<ellipse cy=".05" rx=".46" ry=".4" fill="#120c08" opacity=".25"/>` +
  token(-0.18, -0.1, 0.86) +
  token(0.18, -0.1, 0.86) +
  token(0, 0.13, 0.95)

/** A mound with a hole, and the emblem of who is below. */
const burrowMarkup = (colour: number): string =>
  `<path d="M-.36.16C-.3-.16-.14-.26 0-.26S.3-.16.36.16Q0 .3-.36.16Z" fill="#6b4a2d" stroke="${INK}" stroke-width=".045"/>` +
  `<ellipse cy=".05" rx=".2" ry=".13" fill="#1d130c"/>` +
  `<g transform="translate(0 .02)"><circle r=".13" fill="${look(colour).fill}" stroke="${PAPER}" stroke-width=".035"/>${emblem(colour, 0, 0, 0.07)}</g>`

/** In a swimming ring with stripes. */
export function swimmerMarkup(place: Point, colour: number, count: number): string {
  const { fill } = look(colour)
  const stripes = fill === look(1).fill ? '#8d7a63' : fill
  return at(
    place,
    `<circle r=".56" fill="none" stroke="#e8fbf8" stroke-width=".03" opacity=".7"/>` +
      `<circle r=".43" fill="none" stroke="${INK}" stroke-width=".17"/><circle r=".43" fill="none" stroke="#fff" stroke-width=".12"/>` +
      `<circle r=".43" fill="none" stroke="${stripes}" stroke-width=".12" stroke-dasharray=".225 .225"/>` +
      tokenMarkup(colour, 0.95) +
      (count > 1 ? plate({ x: 0.34, y: 0.34 }, `×${count}`) : ''),
  )
}

/** The paw mark of a critter that is buried in the stack. */
export const pawMarkup = (colour: number): string =>
  `<circle r=".15" fill="#4a3320" stroke="${PAPER}" stroke-width=".035"/>` +
  `<g fill="${look(colour).fill}"><ellipse cy=".035" rx=".065" ry=".055"/><circle cx="-.075" cy="-.035" r=".027"/><circle cy="-.065" r=".03"/><circle cx=".075" cy="-.035" r=".027"/></g>`
