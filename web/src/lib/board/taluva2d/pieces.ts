/** Buildings, drawn around the origin for a hexagon of size 1. The seat's colour is the current colour. */
import type { Piece } from '../../wire'
import type { Point } from '../hex'
import { emblem, INK, look, PAPER, tag } from '../kit2d/ink'
import { short } from '../kit2d/svg'

const OUTLINE = `stroke="${INK}" stroke-width=".035" stroke-linejoin="round"`
const WALL = '#e3c595'
const STONE = '#d9d3c7'

const shadow = (y: number, radius: number) =>
  `<ellipse cx=".03" cy="${y}" rx="${radius}" ry="${short(radius * 0.28)}" fill="#160f0a" opacity=".38"/>`

const bar = (x: number, y: number, width: number, height: number, colour: string) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${colour}" ${OUTLINE}/>`

const shape = (d: string, colour: string) => `<path d="${d}" fill="${colour}" ${OUTLINE}/>`

export const BUILDINGS: Readonly<Record<Piece, string>> = {
  hut:
    shadow(0.25, 0.36) +
    shape('M-.23 0V.22Q0 .3.23.22V0Z', WALL) +
    `<path d="M-.065.262V.1Q0 .02.065.1V.262Z" fill="${INK}"/>` +
    shape('M-.38.05Q-.16-.1 0-.42Q.16-.1.38.05Q0 .17-.38.05Z', 'currentColor'),
  temple:
    shadow(0.36, 0.54) +
    bar(-0.48, 0.26, 0.96, 0.1, STONE) +
    bar(-0.4, 0.18, 0.8, 0.08, STONE) +
    `<rect x="-.32" y="-.06" width=".64" height=".24" fill="#4a382c"/>` +
    [-0.34, -0.14, 0.06, 0.26].map((x) => bar(x, -0.06, 0.08, 0.24, PAPER)).join('') +
    shape('M-.54-.02Q-.36-.1-.3-.24H.3Q.36-.1.54-.02Q0 .06-.54-.02Z', 'currentColor') +
    bar(-0.2, -0.34, 0.4, 0.1, PAPER) +
    shape('M-.36-.32Q-.12-.4 0-.62Q.12-.4.36-.32Q0-.25-.36-.32Z', 'currentColor'),
  tower:
    shadow(0.36, 0.34) +
    shape('M-.24.36L-.16-.24H.16L.24.36Q0 .43-.24.36Z', STONE) +
    `<path d="M.04-.22H.15L.22.35Q.14.38.06.39Z" fill="#a79f92"/>` +
    `<path d="M-.07.39V.24Q0 .16.07.24V.39Z" fill="${INK}"/>` +
    shape('M-.23-.22V-.38H-.14V-.32H-.05V-.38H.05V-.32H.14V-.38H.23V-.22Z', STONE) +
    shape('M-.2-.36L0-.76L.2-.36Z', 'currentColor'),
}

/** Where the emblem sits, and how large it is. */
const EMBLEM_AT: Readonly<Record<Piece, Point & { size: number }>> = {
  hut: { x: 0, y: -0.06, size: 0.11 },
  temple: { x: 0, y: -0.11, size: 0.1 },
  tower: { x: 0, y: 0, size: 0.12 },
}

/** Where several huts stand on one field; more than that are told by number. */
const PLACES: readonly (readonly [x: number, y: number, size: number][])[] = [
  [[0, 0.08, 1.12]],
  [
    [-0.21, -0.06, 0.9],
    [0.26, 0.24, 0.9],
  ],
  [
    [0.04, -0.22, 0.82],
    [-0.33, 0.18, 0.82],
    [0.31, 0.22, 0.82],
  ],
]

/** What stands on a field, with the number of huts where it is more than one. */
export function pieceMarkup(ids: (name: string) => string, piece: Piece, count: number, colour: number): string {
  const mark = EMBLEM_AT[piece]
  const one = ([x, y, size]: readonly [number, number, number]) =>
    `<g transform="translate(${x} ${y})scale(${size})"><use href="#${ids(piece)}"/>${tower(piece)}${emblem(colour, mark.x, mark.y, mark.size)}</g>`
  const places = piece === 'hut' ? PLACES[Math.min(count, PLACES.length) - 1]! : [[0, 0.08, 1.05] as const]
  const number = piece === 'hut' && count > 1 ? tag(0.42, 0.44, `×${count}`) : ''
  return `<g color="${look(colour).fill}" class="piece">${places.map(one).join('')}</g>${number}`
}

/** A tower's roof is too narrow for the emblem: it has a banner. */
const tower = (piece: Piece) =>
  piece === 'tower' ? `<path d="M-.17-.17H.17V.06L0 .2L-.17.06Z" fill="currentColor" ${OUTLINE}/>` : ''
