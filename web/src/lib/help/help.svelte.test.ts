import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Composer } from '../game/kind'
import type { Draft, GameSession } from '../game/session.svelte'
import en from '../i18n/en/help'
import type { Decision, Message, View } from '../wire'
import { missed, type Lesson, type Step } from './lessons'
import { EARLY, Progress } from './progress.svelte'
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
  const decision = (...legal: string[]) => ({ seat: 0, kind: 'build', why: null, legal, previews: null, choices: null })
  const view = (edges: number) => ({ players: [{ score: { edges } }] }) as unknown as View
  const outcome = (events: Message[], next: Decision | null = null, edges = 0) => ({
    events,
    decision: next,
    view: view(edges),
  })
  const step: Step = {
    id: 'raise',
    goal: { events: [{ code: 'tile.placed', level: 3 }], next: 'tower' },
    others: [{ id: 'low', events: [{ code: 'tile.placed', level: 1 }] }],
  }

  it('reach a goal by an event and by what can follow', () => {
    const events = [event('tile.placed', { level: 3 })]
    expect(missed(step, outcome(events, decision('hut 0,0', 'tower 1,0')))).toBeNull()
    expect(missed(step, outcome(events, decision('hut 0,0')))).toBe('other')
    expect(missed(step, outcome([event('tile.placed', { level: 1 })], decision('tower 1,0')))).toBe('low')
    expect(missed({ id: 'build', goal: {} }, outcome([]))).toBeNull()
  })

  it('reach a goal by several events, by one value of several, and by numbers of the position', () => {
    const duo: Step = {
      id: 'duo',
      goal: {
        events: [
          { code: 'bought', item: ['DM', 'DL'] },
          { code: 'placed', field: [0, 1] },
        ],
      },
    }
    const bought = event('bought', { item: 'DL' })
    expect(missed(duo, outcome([bought, event('placed', { field: [0, 1] })]))).toBeNull()
    expect(missed(duo, outcome([bought, event('placed', { field: [1, 0] })]))).toBe('other')
    expect(missed(duo, outcome([event('bought', { item: 'D' }), event('placed', { field: [0, 1] })]))).toBe('other')
    const edges: Step = { id: 'edges', goal: { after: { 'players.0.score.edges': 2 } } }
    expect([0, 2, 3].map((count) => missed(edges, outcome([], null, count)))).toEqual(['other', null, null])
    expect(missed({ id: 'nowhere', goal: { after: { 'players.7.score': 0 } } }, outcome([]))).toBe('other')
  })
})

let progress: Progress

/** As much of a session as a lesson looks at. */
class Table {
  draft = $state.raw<Draft | null>(null)
  history = []
  holdBack: (() => boolean) | null = null
  takeBackTo = vi.fn(async (gestures: number) => {
    this.draft = this.draft && gestures ? { ...this.draft, gestures: this.draft.gestures.slice(0, gestures) } : null
    return true
  })

  async back(gestures = 0): Promise<void> {
    await this.takeBackTo(gestures)
    progress.judge(this.draft)
  }

  do(code: string, next = 'build'): void {
    const gestures = [...(this.draft?.gestures ?? []), { actions: [code], events: [{ code }], answers: null }]
    this.draft = { gestures, decision: { kind: next, legal: [] }, view: {} } as unknown as Draft
    progress.judge(this.draft)
    progress.judge(this.draft)
  }
}

describe('a try at a lesson', () => {
  const lesson: Lesson = {
    id: 'twice',
    position: '',
    steps: [
      { id: 'lay', goal: { events: [{ code: 'laid' }] } },
      { id: 'undo', goal: {}, back: true },
      { id: 'claim', goal: { events: [{ code: 'claimed' }] }, others: [{ id: 'lay', events: [{ code: 'laid' }] }] },
    ],
  }
  let table: Table
  let end: () => void

  beforeEach(() => {
    table = new Table()
    end = $effect.root(() => {
      progress = new Progress(lesson, table as unknown as GameSession, {} as Composer, new Set(['rotation']))
    })
  })
  afterEach(() => end())

  it('goes on by gestures, and by taking back where that is the step', async () => {
    table.do('turned', 'rotation')
    expect([progress.reached, progress.feedback]).toEqual([0, null])
    table.do('laid')
    expect(progress.reached).toBe(1)
    await table.back(1)
    expect(progress.reached).toBe(1)
    await table.back()
    expect(progress.step?.id).toBe('claim')
    table.do('laid')
    expect([progress.reached, progress.feedback, table.draft]).toEqual([2, 'lay', null])
    table.do('claimed')
    expect([progress.step, progress.feedback]).toEqual([null, null])
  })

  it('takes back what is done where something should be taken back', () => {
    table.do('laid')
    table.do('claimed')
    expect([progress.reached, progress.feedback, table.draft?.gestures.length]).toEqual([1, 'other', 1])
  })

  it('goes back with the learner', async () => {
    table.do('laid')
    await table.back()
    table.do('claimed')
    expect(progress.step).toBeNull()
    await table.back()
    expect(progress.step?.id).toBe('claim')
  })

  it('holds the turn back until all is done', async () => {
    expect(table.holdBack?.()).toBe(true)
    expect(progress.feedback).toBe(EARLY)
    table.do('laid')
    await table.back()
    table.do('claimed')
    expect(table.holdBack?.()).toBe(false)
  })
})
