import { expect, it } from 'vitest'
import { typeset } from './typeset'

it('keeps double signs with the word before them, in texts and in functions that make them', () => {
  const texts = typeset({
    ask: 'Prêt ?',
    list: ['Voici : deux ; « trois » !'],
    count: (tiles: number) => `Reste : ${tiles}`,
  })
  expect(texts.ask).toBe('Prêt\u202f?')
  expect(texts.list).toEqual(['Voici\u00a0: deux\u202f; «\u00a0trois\u00a0»\u202f!'])
  expect(texts.count(3)).toBe('Reste\u00a0: 3')
})
