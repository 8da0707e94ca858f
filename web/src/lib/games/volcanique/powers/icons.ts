/** A picture for each power, drawn around the middle of a square of 26. Ink is the colour of the text around it. */
import type { Power } from '../help/powers'

const ink = (d: string, more = ''): string =>
  `<path d="${d}" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round" ${more}/>`
const solid = (d: string, fill = 'currentColor'): string => `<path d="${d}" fill="${fill}"/>`
const dot = (x: number, y: number, r: number): string => `<circle cx="${x}" cy="${y}" r="${r}" fill="currentColor"/>`

const LAVA = '#d5420f'
const LAND = '#5f8f2a'
const EARTH = '#8a5c38'
const SEA = '#1b7a96'
const CONE = solid('M-11 10-4-4H4L11 10Z')
const CRATER = solid('M-9-2H9L6 9H-6Z')

export const POWER_ICONS: Readonly<Record<Power, string>> = {
  agile: ink('M-11 8C-8-7-3-7-1 8M-1 8C2-6 7-6 9 4', 'stroke-dasharray="3.4 3"') + solid('M5.5 3 12.5 3 9 10Z'),
  bountiful: dot(-6, 4, 4) + dot(6, 4, 4) + ink('M0-10V-2M-4-6H4'),
  extra: dot(-6, 5, 4) + dot(6, 5, 4) + ink('M-5-10V-3M-8.5-6.5H-1.5M5-10V-3M1.5-6.5H8.5'),
  colossal: solid('M-11 9-9-5-4 1 0-10 4 1 9-5 11 9Z') + solid('M-11 9H11V11H-11Z', LAVA),
  plates:
    solid('M-12-6H-3L-1 0-3 6H-12Z', LAND) +
    solid('M12-6H3L1 0 3 6H12Z', EARTH) +
    ink('M-8-10H-3M-5-12-3-10-5-8M8-10H3M5-12 3-10 5-8'),
  cooperative:
    '<g fill="none" stroke="currentColor" stroke-width="2.4"><circle cx="-4.2" r="7"/><circle cx="4.2" r="7"/></g>',
  crafty: solid('M-11 4H11V9H-11Z', EARTH) + ink('M0 1V-4C0-9 5-10 8-10 8-6 5-4 0-4M0-2C-1-6-5-7-7-7-7-3-4-2 0-2'),
  erosion: solid('M-11-9H5L2-3H-8Z', LAND) + solid('M-11 3H5L2 9H-8Z', EARTH) + ink('M9-6V6M6 3 9 7 12 3'),
  exalted: CRATER + solid('M0-13 1.6-8.6 6.3-8.4 2.6-5.5 3.9-1 0-3.6-3.9-1-2.6-5.5-6.3-8.4-1.6-8.6Z', LAVA),
  flying: solid('M0 4C-3-4-8-8-13-8-11-1-7 4 0 9 7 4 11-1 13-8 8-8 3-4 0 4Z'),
  frugal: CRATER + ink('M-4-8H4'),
  herding: dot(-6, 5, 4.6) + dot(6, 5, 4.6) + dot(0, -5, 4.6),
  landslide: solid('M-12 10V-9L12 10Z', EARTH) + ink('M-3-9 9 1M9-5V1H3'),
  lateral: CONE + solid('M6-1 13-7 11 2Z', LAVA) + solid('M-4-4H4L0 1Z', LAVA),
  diversion:
    solid('M-3 11C-3 3-3 0 0-2L3 1C3 3 3 8 3 11Z', LAVA) +
    ink('M-1-3C-6-5-9-7-10-10M-11-5-10-10-5-10M1-3C6-5 9-7 10-10M11-5 10-10 5-10'),
  bomb:
    solid('M-12 11-8 3H-3L1 11Z') +
    '<circle cx="6" cy="-4" r="5" fill="#d5420f"/>' +
    ink('M-5-1C-4-7-2-10 1-10', 'stroke-dasharray="2.5 3"'),
  pack: dot(-7, 6, 3.6) + dot(0, 6, 3.6) + dot(7, 6, 3.6) + ink('M-9-5H8M4-9 8-5 4-1'),
  rift:
    solid('M-12-8H-3L-6-3-2 1-5 8H-12Z', LAND) +
    solid('M12-8H3L0-3 4 1 1 8H12Z', LAND) +
    ink('M1-9-2-3 2 1-1 9', 'stroke-dasharray="2 3"'),
  sea:
    '<circle cy="-2" r="7.5" fill="none" stroke="#1b7a96" stroke-width="4.5"/>' +
    `<path d="M-12 10q4-4 8 0t8 0 8 0" fill="none" stroke="${SEA}" stroke-width="2.4"/>`,
  super:
    CONE +
    solid('M-4-4H4L0-13Z', LAVA) +
    `<path d="M-9-10-6-7M9-10 6-7" stroke="${LAVA}" stroke-width="2.4" stroke-linecap="round"/>`,
  migration: solid('M-12 10-8 1H-4L0 10Z') + solid('M-8 1H-4L-6 4Z', LAVA) + ink('M-2-4C2-10 7-10 10-4M6-4H10V-8'),
  winter: ink('M0-11V11M-9.5-5.5 9.5 5.5M-9.5 5.5 9.5-5.5M-3-9 0-6 3-9M-3 9 0 6 3 9'),
  burrowing:
    solid('M-12 1H12V10H-12Z', EARTH) + '<circle cy="3" r="5" fill="currentColor"/>' + ink('M0-11V-4M-3-7 0-4 3-7'),
}
