import { describe, expect, it } from 'vitest'
import de from '../i18n/de/help'
import en from '../i18n/en/help'
import fr from '../i18n/fr/help'
import type { Message } from '../wire'
import { readPosition, writePosition } from './position'
import { reasonsText } from './reasons'
import { EXAMPLES, mentions, partsOf, readRules, type ExampleId, type SectionId } from './rules'
import { LESSONS, missed, type Step } from './tutorial'
import wordsDe from './words/de'
import wordsEn from './words/en'
import wordsFr from './words/fr'

const LANGUAGES = { en, fr, de }
const WORDS = { en: wordsEn, fr: wordsFr, de: wordsDe }

// Node's types are not installed; this is all that is needed of them.
declare const process: {
  cwd(): string
  getBuiltinModule(name: 'node:fs'): { readFileSync(path: string, encoding: 'utf8'): string }
}

/** The terms of a judgement, as they stand in its source. */
function features(file: string): string[] {
  const path = `${process.cwd()}/../src/surtsey/players/${file}`
  const source = process.getBuiltinModule('node:fs').readFileSync(path, 'utf8')
  const list = /^FEATURES: Final.*?= \(\n(.*?)^\)/ms.exec(source)![1]!
  return [...list.matchAll(/^ {4}"([^"]+)",/gm)].map((found) => found[1]!)
}

describe('reasons of a hint', () => {
  it.each(Object.entries(LANGUAGES))('have words for every term: %s', (_, words) => {
    expect(Object.keys(words.terms.taluva).sort()).toEqual(features('taluva.py').sort())
    expect(Object.keys(words.terms.volcanique).sort()).toEqual(features('volcanique_judgement.py').sort())
  })

  it('name the biggest changes, gains before prices', () => {
    const reasons = [
      { term: 'huts', change: 0.1 },
      { term: 'exposed', change: -0.4 },
      { term: 'temple ready', change: 0.6 },
      { term: 'pairs', change: 0.01 },
    ]
    expect(reasonsText(en, 'taluva', reasons)).toBe(
      'Good for: a settlement ready for a temple, huts built. At the price of: huts out of reach of eruptions.',
    )
    expect(reasonsText(en, 'taluva', [])).toBe('')
  })
})

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

  it.each(Object.entries(WORDS))('have as many points in every language: %s', (_, { rules }) => {
    for (const edition of ['hig-2006', 'ferti-2012']) {
      const here = rules.taluva(readRules({ edition }))
      const english = wordsEn.rules.taluva(readRules({ edition }))
      for (const [id, section] of Object.entries(english)) {
        const translated = here[id as SectionId]
        expect([id, translated.text.length, translated.points?.length]).toEqual([
          id,
          section.text.length,
          section.points?.length,
        ])
      }
    }
    expect(rules.volcanique.map(({ points }) => points?.length)).toEqual(
      wordsEn.rules.volcanique.map(({ points }) => points?.length),
    )
  })

  it('are found by any words in them', () => {
    const section = { title: 'Éruption', text: ['Un **volcan** sur un volcan'] }
    expect(mentions(section, 'volcan eruption')).toBe(true)
    expect(mentions(section, 'temple')).toBe(false)
    expect(mentions(section, '')).toBe(true)
  })
})

describe('lessons', () => {
  const event = (code: string, more = {}): Message => ({ code, text: '', ...more })
  const decision = (...legal: string[]) => ({ seat: 0, kind: 'build', why: null, legal, previews: null })
  const step: Step = {
    id: 'raise',
    goal: { event: { code: 'tile.placed', level: 3 }, next: 'tower' },
    others: [{ id: 'low', event: { code: 'tile.placed', level: 1 } }],
  }

  it('reach a goal by an event and by what can follow', () => {
    const events = [event('tile.placed', { level: 3 })]
    expect(missed(step, { events, decision: decision('hut 0,0', 'tower 1,0') })).toBeNull()
    expect(missed(step, { events, decision: decision('hut 0,0') })).toBe('other')
    expect(missed(step, { events: [event('tile.placed', { level: 1 })], decision: decision('tower 1,0') })).toBe('low')
    expect(missed({ id: 'build', goal: {} }, { events: [], decision: null })).toBeNull()
  })

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

describe('positions', () => {
  it('are read with levels, terrains and pieces', () => {
    const { fields, tiles } = readPosition(EXAMPLES.expand.position)
    const at = (q: number, r: number) => fields.find((field) => field.q === q && field.r === r)
    expect(tiles.at(-2)).toEqual({ kind: 'JS', q: 0, r: 0, facing: 5, level: 2 })
    expect(at(1, 0)).toMatchObject({ level: 2, terrain: 'jungle', piece: null })
    expect(at(0, 0)).toMatchObject({ level: 2, terrain: 'volcano', facing: 5 })
    expect(at(0, 1)).toMatchObject({ level: 1, piece: 'hut', owner: 0, count: 1 })
  })

  it('are written as they were read', () => {
    const view = readPosition('taluva laid=JC:0,0:0/SJ:2,-1:0 pieces=h0:0,1/t1:3,-1 seat=0 phase=tile tile=CR')
    const players = [19, 20].map((huts) => ({ huts, temples: 3, towers: 2, eliminated: false, place: null }))
    expect(writePosition({ ...view, options: { edition: 'hig-2006', players: '2' }, players, to_act: 1 })).toBe(
      'taluva edition=hig-2006 players=2 laid=JC:0,0:0/SJ:2,-1:0 pieces=h0:0,1/t1:3,-1 supply=19-3-2/20-3-2 seat=1 phase=tile tile=CR',
    )
  })
})
