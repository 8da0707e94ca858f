/** The sea of flat boards: waves, and shallows along the coast. */
import type { Field } from '../../wire'
import { outlines } from '../hex'
import type { Ids } from './ink'
import { rounded } from './svg'

/** From the deep to the beach, as lines along the coast. Each has a fine line around it, as on old charts. */
const DEPTHS: [width: number, colour: string][] = [
  [4.6, '#2285a3'],
  [3.3, '#2c95b0'],
  [2.1, '#45a9bd'],
  [1.15, '#73c3c8'],
  [0.5, '#b7e2d6'],
]

export function waterMarkup(land: Iterable<Field>): string {
  const coast = outlines(land).map(rounded).join('')
  const band = (width: number, colour: string, more = '') =>
    `<path d="${coast}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round"${more}/>`
  const shallows = DEPTHS.map(
    ([width, colour]) => band(width + 0.05, '#dff6f2', ' opacity=".45"') + band(width, colour),
  )
  return `<g class="water">${shallows.join('')}${band(0.2, '#f7ecca')}</g>`
}

/** Waves for the open sea, and the hatching of what is not allowed. */
export const patternsMarkup = (ids: Ids): string =>
  `<pattern id="${ids('waves')}" width="5.2" height="3" patternUnits="userSpaceOnUse">` +
  ['M.5.7q.25-.22.5 0t.5 0', 'M3.1 2.2q.25-.22.5 0t.5 0t.5 0']
    .map((d) => `<path d="${d}" fill="none" stroke="#d8f1f2" stroke-width=".05" stroke-linecap="round" opacity=".28"/>`)
    .join('') +
  `</pattern>` +
  `<pattern id="${ids('hatching')}" width=".22" height=".22" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">` +
  `<rect width=".22" height=".22" fill="#fff" opacity=".15"/><rect width=".1" height=".22" fill="#8f1010"/></pattern>`
