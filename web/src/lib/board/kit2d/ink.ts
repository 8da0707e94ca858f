/** What lines, texts and the emblems of seats look like on all flat boards, for hexagons of size 1. */
import { SEATS, type SeatColour } from '../../look'
import { SPACING } from '../hex'
import { HEXAGON, type Shape } from '../spot'
import { escape, line, short } from './svg'

export const INK = '#2a2018'
export const PAPER = '#fffaeb'

/** Names of symbols, made different from those of other boards on the page. */
export type Ids = (name: string) => string

export const HEX = line(HEXAGON)

export const stroke = (d: string, colour: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"${more}/>`

/** A line around a spot, inside of it by so much of a whole field's width. */
export const inside = ({ corners }: Pick<Shape, 'corners'>, inset: number): string => {
  const size = 1 - inset / (SPACING / 2)
  return line(corners.map(({ x, y }) => ({ x: x * size, y: y * size })))
}

/** A short text on dark ground. */
export const tag = (x: number, y: number, text: string): string => {
  const width = 0.2 + 0.14 * text.length
  return (
    `<rect x="${short(x - width / 2)}" y="${short(y - 0.16)}" width="${short(width)}" height=".32" rx=".16" fill="${INK}"/>` +
    `<text x="${short(x)}" y="${short(y + 0.085)}" class="tag" fill="${PAPER}">${escape(text)}</text>`
  )
}

/** The emblems of look.ts as shapes of size 1, so that they look the same with every font. */
const EMBLEMS: Readonly<Record<string, string>> = {
  '●': 'M-.9 0A.9.9 0 1 1 .9 0A.9.9 0 1 1-.9 0Z',
  '▲': 'M0-1L.98.75H-.98Z',
  '■': 'M-.8-.8H.8V.8H-.8Z',
  '◆': 'M0-1.1L.95 0L0 1.1L-.95 0Z',
  '★': 'M0-1.1L.26-.36L1.05-.34L.42.14L.65.89L0 .44L-.65.89L-.42.14L-1.05-.34L-.26-.36Z',
}

export const look = (colour: number): SeatColour => SEATS[colour % SEATS.length]!

export const emblem = (colour: number, x: number, y: number, size: number): string =>
  `<path transform="translate(${short(x)} ${short(y)})scale(${short(size)})" d="${EMBLEMS[look(colour).emblem]}" fill="${look(colour).ink}"/>`
