import { describe, expect, it } from 'vitest'
import en from '../i18n/en/help'
import type { Message } from '../wire'
import { missed, type Step } from './lessons'
import { reasonsText } from './reasons'
import terms from '../games/taluva/help/terms/en'
import { mentions } from './rules'

describe('reasons of a hint', () => {
  it('name the biggest changes, gains before prices', () => {
    const reasons = [
      { term: 'huts', change: 0.1 },
      { term: 'exposed', change: -0.4 },
      { term: 'temple ready', change: 0.6 },
      { term: 'pairs', change: 0.01 },
    ]
    expect(reasonsText(en.hint, terms, reasons)).toBe(
      'Good for: a settlement ready for a temple, huts built. At the price of: huts out of reach of eruptions.',
    )
    expect(reasonsText(en.hint, terms, [])).toBe('')
    // A game from elsewhere has no words here.
    expect(reasonsText(en.hint, {}, reasons.slice(0, 1))).toBe('Good for: huts.')
  })
})

describe('rules', () => {
  it('are found by any words in them', () => {
    const section = { title: 'Éruption', text: ['Un **volcan** sur un volcan'] }
    expect(mentions(section, 'volcan eruption')).toBe(true)
    expect(mentions(section, 'temple')).toBe(false)
    expect(mentions(section, '')).toBe(true)
  })
})

describe('lessons', () => {
  const event = (code: string, more = {}): Message => ({ code, ...more })
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
})
