import { describe, expect, it } from 'vitest'
import { sentences } from '../../../i18n/testSentences'
import { EXAMPLES } from './examples'
import lessonsDe from './lessonWords/de'
import lessonsEn from './lessonWords/en'
import lessonsFr from './lessonWords/fr'
import { LESSONS } from './lessons'
import { POWERS } from './powers'
import { partsOf, readRules } from './rules'
import de from './words/de'
import en from './words/en'
import fr from './words/fr'

const WORDS = { en, fr, de }

describe('rules', () => {
  it('are as in the preset, unless options say otherwise', () => {
    expect(readRules({})).toMatchObject({ evacuation: 1, diversity: 2, bonuses: true, burrowing: false })
    expect(readRules({ preset: 'site', evac_cost: '1' })).toMatchObject({
      evacuation: 1,
      migration: 3,
      diversity: 1,
      caldera: true,
    })
    expect(readRules({ preset: 'first_game' }).bonuses).toBe(false)
  })

  it('leave out options that are not played', () => {
    const ids = (options: Record<string, string>, all = false) => partsOf(readRules(options), all).map(({ id }) => id)
    expect(ids({})).not.toEqual(expect.arrayContaining(['caldera']))
    expect(ids({})).not.toEqual(expect.arrayContaining(['burrowing']))
    expect(ids({ preset: 'site' })).toEqual(expect.arrayContaining(['caldera', 'burrowing']))
    expect(ids({}, true)).toEqual(expect.arrayContaining(['caldera', 'burrowing']))
  })

  it('show every example, and each power before and after', () => {
    const shown = partsOf(readRules({}), true).flatMap(({ examples }) => examples)
    expect(new Set(shown)).toEqual(new Set(Object.keys(EXAMPLES)))
    for (const power of POWERS) expect([power, EXAMPLES[power].length]).toEqual([power, 2])
  })

  it.each(Object.entries(WORDS))('have as many points in every language: %s', (_, { sections, captions }) => {
    const [here, english] = [sections(readRules({})), en.sections(readRules({}))]
    const shape = (of: typeof here) => Object.values(of).map(({ text, points }) => [text.length, points?.length])
    expect(Object.keys(here)).toEqual(Object.keys(english))
    expect(shape(here)).toEqual(shape(english))
    expect(Object.keys(captions)).toEqual(Object.keys(en.captions))
  })

  it.each(Object.entries(WORDS))('call the powers what the game calls them: %s', (language, words) => {
    const { power } = (JSON.parse(sentences('volcanique', language)) as { words: { power: Record<string, string> } })
      .words
    const sections = words.sections(readRules({}))
    expect(POWERS.map((name) => sections[name].title)).toEqual(POWERS.map((name) => power[name]))
  })
})

describe('lessons', () => {
  it.each(Object.entries({ en: lessonsEn, fr: lessonsFr, de: lessonsDe }))(
    'have words for lessons, steps and feedback: %s',
    (_, { lessons, steps }) => {
      expect(Object.keys(lessons)).toEqual(LESSONS.map(({ id }) => id))
      const taught = LESSONS.flatMap((lesson) => lesson.steps)
      expect(new Set(Object.keys(steps))).toEqual(new Set(taught.map(({ id }) => id)))
      for (const { id, others = [] } of taught)
        expect([id, Object.keys(steps[id]!.others ?? {})]).toEqual([id, others.map((other) => other.id)])
    },
  )
})
