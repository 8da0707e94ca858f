import { expect, it } from 'vitest'
import de from './words/de'
import en from './words/en'
import fr from './words/fr'

it.each(Object.entries({ fr, de }))('has as many points as in English: %s', (_, { sections }) => {
  expect(sections.map(({ points }) => points?.length)).toEqual(en.sections.map(({ points }) => points?.length))
})
