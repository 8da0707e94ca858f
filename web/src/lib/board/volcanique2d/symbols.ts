/** What grows and lies on the ground: patterns that run on over all hexagons, so that no seam shows. */
import type { Ids } from '../kit2d/ink'
import { GLOW, type Ground } from '../volcanique/palette'

interface Pattern {
  width: number
  height: number
  content: string
}

const line = (d: string, colour: string, width: number, opacity = 1): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" opacity="${opacity}"/>`

const area = (d: string, colour: string, opacity = 1): string =>
  `<path d="${d}" fill="${colour}" opacity="${opacity}"/>`

/** A conifer with two tiers, half in the light. */
const conifer = (x: number, y: number, size: number): string =>
  `<g transform="translate(${x} ${y})scale(${size})">` +
  area('M-.06.2H.06V.42H-.06Z', '#241812') +
  area('M0-.62L.34-.06H.2L.46.3H-.46L-.2-.06H-.34Z', '#1b352d') +
  area('M0-.62L.34-.06H.2L.46.3H.06Z', '#6aa48c') +
  `</g>`

const tuft = (x: number, y: number, size: number): string =>
  `<g transform="translate(${x} ${y})scale(${size})">` +
  line('M-.3 0Q-.26-.3-.44-.46M0 .04Q0-.36.06-.62M.3 0Q.28-.26.46-.42', '#44741f', 0.13) +
  `</g>`

const flower = (x: number, y: number, colour: string): string =>
  `<circle cx="${x}" cy="${y}" r=".032" fill="${colour}"/><circle cx="${x}" cy="${y}" r=".013" fill="#f2a900"/>`

const CRACKS = 'M0 .22L.2.09L.37.26L.57.13L.74.22M.37.26L.28.46L.46.66'

/** Plates with cracks between them: glowing where lava still flows, dull where it has cooled. */
const crust = (wide: string, narrow: string): Pattern => ({
  width: 0.74,
  height: 0.66,
  content:
    area('M.2.09L.37.26L.28.46L.06.5L0 .22Z M.57.13L.74.22L.7.5L.46.46L.37.26Z', '#4a2e2e', 0.7) +
    line(`${CRACKS}M.2.09L.13-.1M.28.46L0 .53M.74.53L.46.66`, wide, 0.05) +
    line(CRACKS, narrow, 0.02),
})

const PATTERNS: Readonly<Record<Exclude<Ground, 'volcano'> | 'crust', Pattern>> = {
  D: {
    width: 0.62,
    height: 0.56,
    content:
      conifer(0.15, 0.16, 0.24) + conifer(0.46, 0.42, 0.26) + conifer(0.47, 0.11, 0.13) + conifer(0.15, 0.46, 0.13),
  },
  M: {
    width: 0.62,
    height: 0.5,
    content:
      tuft(0.14, 0.16, 0.19) +
      tuft(0.46, 0.4, 0.19) +
      tuft(0.33, 0.07, 0.12) +
      flower(0.5, 0.14, '#fffbe6') +
      flower(0.17, 0.38, '#f7f0a6'),
  },
  L: {
    width: 0.6,
    height: 0.36,
    content:
      line('M0 .08q.15-.1.3 0t.3 0', '#cfae68', 0.032) +
      line('M-.15 .26q.15-.1.3 0t.3 0t.3 0', '#dcc083', 0.024) +
      `<circle cx=".1" cy=".18" r=".014" fill="#b08a42"/><circle cx=".43" cy=".33" r=".018" fill="#b99a58"/>`,
  },
  soil: {
    width: 0.32,
    height: 0.25,
    content:
      line('M0 .09q.08-.08.16 0t.16 0', '#5a3a20', 0.065) +
      line('M0 .05q.08-.08.16 0t.16 0', '#a97a4e', 0.025) +
      line('M.08.2l.03-.06M.11.2l-.01-.07', '#8fc24a', 0.022),
  },
  lava: crust(GLOW.rim, GLOW.stream),
  crust: crust('#5b2318', '#7d2e18'),
}

const FROST: Pattern = {
  width: 0.5,
  height: 0.44,
  content:
    line('M.12.05V.25M.03.1L.21.2M.03.2L.21.1', '#7fb4d4', 0.02) +
    line('M.37.28V.42M.31.315L.43.385M.31.385L.43.315', '#9fcbe2', 0.018) +
    `<circle cx=".35" cy=".1" r=".02" fill="#fff"/><circle cx=".14" cy=".36" r=".02" fill="#fff"/>`,
}

export function symbolsMarkup(ids: Ids): string {
  const pattern = (name: string, { width, height, content }: Pattern) =>
    `<pattern id="${ids(name)}" width="${width}" height="${height}" patternUnits="userSpaceOnUse">${content}</pattern>`
  const grounds = Object.entries(PATTERNS).map(([name, each]) => pattern(`ground-${name}`, each))
  return (
    grounds.join('') +
    pattern('frost', FROST) +
    `<radialGradient id="${ids('pool')}"><stop offset="0" stop-color="#fff2b0"/><stop offset=".45" stop-color="${GLOW.heart}"/>` +
    `<stop offset="1" stop-color="${GLOW.stream}"/></radialGradient>`
  )
}
