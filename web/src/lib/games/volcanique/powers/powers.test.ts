import { expect, it } from 'vitest'
import { POWERS } from '../help/powers'
import { POWER_ICONS } from './icons'
import de from './words/de'
import en from './words/en'
import fr from './words/fr'

it('all have a picture of their own, and words in every language', () => {
  expect(new Set(POWERS.map((power) => POWER_ICONS[power])).size).toBe(POWERS.length)
  for (const words of [en, fr, de])
    for (const power of POWERS) {
      const { short, text } = words[power]
      // In the grid there is room for two lines.
      expect(short.split(/ |\u00ad/).length).toBeLessThanOrEqual(2)
      expect(text).toMatch(/\.$/)
      expect(text.length).toBeLessThan(160)
    }
})
