import { beforeEach, describe, expect, it } from 'vitest'
import type { Field, Island } from '../wire'
import { i18n, LANGUAGES, type Language } from './i18n.svelte'
import { placeName } from './places'
import { read, serveSentences } from './testSentences'

interface Shared {
  islands: Island[]
  names: string[]
  examples: ({ field: Field } & Record<'en' | 'fr' | 'de', string>)[]
}

const shared = JSON.parse(read('/../tests/places.json')) as Shared

beforeEach(async () => {
  serveSentences()
  await i18n.open('volcanique')
})

describe('a place', () => {
  it.each(Object.keys(LANGUAGES) as Language[])('is called as the engine calls it: %s', async (language) => {
    await i18n.choose(language)
    for (const example of shared.examples)
      expect(placeName(example.field, shared.islands, i18n.sentences.places, (seat) => shared.names[seat]!)).toBe(
        example[language],
      )
  })

  it('has no name before there is an island', () => {
    expect(placeName([0, 0], [], i18n.sentences.places, String)).toBeNull()
  })
})
