/**
 * The six kinds of land, drawn in a hexagon of size 1 around the origin. What stands at the rim is always to be seen;
 * what stands in the middle gives way to buildings.
 */
import type { Terrain } from '../../wire'
import { short } from '../kit2d/svg'

interface Scene {
  rim: string
  middle: string
}

/** A drawing that is put somewhere, in some size. */
type Motif = (x: number, y: number, size: number) => string

const motif =
  (content: string): Motif =>
  (x, y, size) =>
    `<g transform="translate(${x} ${y})scale(${size})">${content}</g>`

const stroke = (d: string, colour: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`

const fill = (d: string, colour: string) => `<path d="${d}" fill="${colour}"/>`

const dot = (x: number, y: number, radius: number, colour: string) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${colour}"/>`

/** The bends of a frond that grows to the right. */
const FROND = [
  [0.14, -0.17],
  [0.38, -0.16],
  [0.5, 0.06],
  [0.34, -0.03],
  [0.16, -0.02],
  [0, 0],
] as const

/** Fronds in one path, for there are many of them. */
function fronds(...degrees: number[]): string {
  const paths = degrees.map((degree) => {
    const [cos, sin] = [Math.cos((degree * Math.PI) / 180), Math.sin((degree * Math.PI) / 180)]
    const bends = FROND.map(([x, y]) => `${short(x * cos - y * sin)} ${short(x * sin + y * cos - 0.04)}`)
    return `M0 -.04C${bends.join(' ')}Z`
  })
  return paths.join('')
}

const palm = motif(
  `<ellipse cx=".05" cy=".5" rx=".3" ry=".09" fill="#06301c" opacity=".55"/>` +
    stroke('M.06.5C.1.25.08.1 0-.04', '#d2a869', 0.085) +
    fill(fronds(18, -198), '#2f8a57') +
    fill(fronds(-28, -152), '#49ad72') +
    fill(fronds(-72, -112), '#7dd49e'),
)

const bush = motif(dot(0, 0, 0.3, '#0b4327') + dot(-0.03, -0.05, 0.24, '#1f7d4c') + dot(-0.08, -0.1, 0.11, '#379a64'))

const tuft = motif(stroke('M-.22 0Q-.2-.2-.3-.34M0 .03Q0-.28.04-.5M.2 0Q.2-.2.32-.36', '#4f7a12', 0.1))

const flower = motif(stroke('M-.12 0h0M.12 0h0M0-.13h0M0 .12h0', '#fff', 0.24) + dot(0, 0, 0.1, '#e9a400'))

const dune = motif(
  fill('M-.5.12Q-.2-.3.08-.16Q.3-.06.5.12Q.1.02-.14.14Q-.3.2-.5.12Z', '#dcb666') +
    stroke('M-.5.12Q-.2-.3.08-.16Q.3-.06.5.12', '#b98d3c', 0.05),
)

const grains = motif(stroke('M-.2 0h0M.05-.12h0M.2.08h0', '#c39a4c', 0.12))

const crag = motif(
  fill('M-.5.3L-.22-.2L-.02-.42L.16-.16L.5.3Z', '#6b6474') +
    fill('M-.02-.42L-.22-.2L-.5.3L-.1.3L.04-.04Z', '#bdb8c4') +
    fill('M-.02-.42L-.12-.3L-.04-.2L.02-.28L.08-.27Z', '#f4f1f6') +
    stroke('M-.5.3L-.22-.2L-.02-.42L.16-.16L.5.3Z', '#443e4c', 0.055),
)

const stone = motif(
  fill('M-.4.2L-.3-.14L0-.26L.32-.1L.4.2Z', '#6b6474') +
    fill('M-.4.2L-.3-.14L0-.26L-.02.2Z', '#aaa5b2') +
    stroke('M-.4.2L-.3-.14L0-.26L.32-.1L.4.2Z', '#443e4c', 0.06),
)

const ripple = motif(stroke('M-.5 0Q-.33-.18-.17 0T.17 0T.5 0', '#dff2ff', 0.085))

const lily = motif(fill('M0 0L.26-.1A.28.2 0 1 0 .26.1Z', '#79c36a') + dot(-0.06, -0.02, 0.07, '#ffd9ec'))

/** Ridges of a cone seen from above: a ragged ring. */
function ragged(radius: number, depth: number, phase: number): string {
  const points = Array.from({ length: 22 }, (_, index) => {
    const angle = (index / 22) * 2 * Math.PI
    const reach = radius + depth * (index % 2 ? 1 : -1) * (0.6 + 0.4 * Math.sin(index * 2.3 + phase))
    return `${short(reach * Math.cos(angle))} ${short(reach * Math.sin(angle))}`
  })
  return `M${points.join('L')}Z`
}

const VOLCANO =
  fill(ragged(0.66, 0.07, 0), '#4b3d43') +
  fill(ragged(0.5, 0.06, 1), '#64525a') +
  fill(ragged(0.36, 0.04, 2), '#7f6a6e')

/** The glowing crater and the stream that leaves it towards the other fields of the tile; drawn for facing 0. */
export const LAVA =
  `<g transform="rotate(30)">` +
  stroke('M.12 0C.3.08.4-.08.55.02S.78 0 .86 0', '#7a1d05', 0.25) +
  stroke('M.12 0C.3.08.4-.08.55.02S.78 0 .86 0', '#ff6a13', 0.17) +
  stroke('M.14 0C.3.08.4-.08.55.02S.76 0 .8 0', '#ffc93c', 0.06) +
  `</g>` +
  dot(0, 0, 0.24, '#7a1d05') +
  dot(0, 0, 0.19, '#ff6a13') +
  dot(-0.02, -0.02, 0.1, '#ffd94f')

export const SCENES: Readonly<Record<Terrain, Scene>> = {
  volcano: { rim: VOLCANO, middle: '' },
  jungle: {
    rim:
      bush(-0.6, 0.28, 0.5) +
      bush(0.64, -0.2, 0.45) +
      palm(0.08, -0.66, 0.4) +
      palm(-0.58, -0.12, 0.42) +
      bush(0.2, 0.72, 0.5) +
      palm(0.56, 0.28, 0.44) +
      palm(-0.18, 0.62, 0.36),
    middle: bush(0.3, 0.05, 0.6) + palm(0.02, -0.08, 0.78),
  },
  clearing: {
    rim:
      tuft(-0.56, 0.02, 0.36) +
      tuft(0.6, 0.32, 0.36) +
      tuft(0.16, -0.62, 0.36) +
      tuft(-0.2, 0.76, 0.36) +
      flower(0.56, -0.28, 0.3) +
      flower(-0.48, 0.42, 0.3) +
      flower(0.2, 0.7, 0.26),
    middle: tuft(-0.14, 0.14, 0.6) + tuft(0.26, -0.02, 0.5) + flower(-0.18, -0.26, 0.4) + flower(0.14, 0.32, 0.36),
  },
  sand: {
    rim:
      dune(0.08, -0.66, 0.42) +
      dune(-0.52, 0.3, 0.42) +
      dune(0.5, 0.42, 0.44) +
      grains(0.58, -0.14, 0.5) +
      grains(-0.58, -0.14, 0.5) +
      grains(-0.06, 0.76, 0.5),
    middle: dune(-0.06, -0.06, 0.8) + dune(0.12, 0.26, 0.6) + grains(0.3, -0.26, 0.5),
  },
  rock: {
    rim:
      stone(-0.58, 0.02, 0.36) +
      stone(0.62, 0.1, 0.34) +
      stone(0.12, -0.68, 0.34) +
      stone(-0.3, 0.64, 0.38) +
      stone(0.36, 0.6, 0.3),
    middle: crag(0.16, -0.06, 0.66) + crag(-0.18, 0.1, 0.7),
  },
  lake: {
    rim:
      ripple(0.02, -0.7, 0.36) +
      ripple(0.55, 0.32, 0.38) +
      ripple(-0.55, 0.1, 0.34) +
      ripple(-0.02, 0.72, 0.4) +
      lily(-0.5, 0.42, 0.4) +
      lily(0.6, -0.14, 0.4),
    middle: ripple(-0.08, -0.24, 0.62) + ripple(0.08, 0.02, 0.76) + ripple(-0.06, 0.28, 0.56),
  },
}
