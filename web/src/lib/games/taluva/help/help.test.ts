import { describe, expect, it } from 'vitest'
import { EXAMPLES } from './examples'
import { LESSONS } from './lessons'
import { partsOf, readRules, type ExampleId, type SectionId } from './rules'
import de from './words/de'
import en from './words/en'
import fr from './words/fr'

const WORDS = { en, fr, de }

describe('rules', () => {
  const facts = readRules({})

  it('are as in the edition, unless options say otherwise', () => {
    expect(facts).toMatchObject({ nextToOwn: true, tiles: 48, huts: 20, teams: false })
    expect(readRules({ edition: 'ferti-2012', tiles: 'per_player', teams: 'yes' })).toMatchObject({
      nextToOwn: false,
      tiles: null,
      teams: true,
    })
    expect(readRules({ edition: 'ferti-2012', huts_next_to_own: 'yes' }).nextToOwn).toBe(true)
  })

  it('leave out variants that are not played', () => {
    const ids = (all: boolean) => partsOf(facts, all).map(({ id }) => id)
    expect(ids(false)).not.toContain('teams')
    expect(ids(true)).toEqual(expect.arrayContaining(['teams', 'ranking']))
  })

  it('show every example', () => {
    const shown = ['hig-2006', 'ferti-2012'].flatMap((edition) =>
      partsOf(readRules({ edition }), true).flatMap(({ examples }) => examples),
    )
    expect(new Set(shown)).toEqual(new Set(Object.keys(EXAMPLES) as ExampleId[]))
  })

  it.each(Object.entries(WORDS))('have as many points in every language: %s', (_, { sections }) => {
    for (const edition of ['hig-2006', 'ferti-2012']) {
      const here = sections(readRules({ edition }))
      const english = en.sections(readRules({ edition }))
      for (const [id, section] of Object.entries(english)) {
        const translated = here[id as SectionId]
        expect([id, translated.text.length, translated.points?.length]).toEqual([
          id,
          section.text.length,
          section.points?.length,
        ])
      }
    }
  })
})

describe('lessons', () => {
  it.each(Object.entries(WORDS))('have words for lessons, steps and feedback: %s', (_, words) => {
    for (const { id, steps } of LESSONS) {
      expect(words.lessons[id].title).toBeTruthy()
      for (const { id, others = [] } of steps) {
        expect(words.steps[id].task).toBeTruthy()
        expect(Object.keys(words.steps[id].others ?? {})).toEqual(others.map((other) => other.id))
      }
    }
  })
})
