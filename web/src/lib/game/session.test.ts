import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Beat, Decision, Situation, Stop, Summary, Tally, ToServer, View } from '../wire'
import { eventsOf } from './beats'
import { GameSession } from './session.svelte'
import type { Change } from './stories.svelte'

/** What the page says on its side, and what the test makes the server say. */
let sent: ToServer[]
let say: (message: unknown) => void

class Wire {
  static readonly OPEN = 1
  readyState = 1
  onopen?: () => void
  onmessage?: (event: { data: string }) => void
  constructor() {
    say = (message) => this.onmessage?.({ data: JSON.stringify(message) })
    queueMicrotask(() => this.onopen?.())
  }
  send(text: string): void {
    sent.push(JSON.parse(text) as ToServer)
  }
  close(): void {}
}

const seat = (name: string, mine: boolean) => ({ kind: 'guest', name, colour: 0, mine, resigned: false, present: true })
const SUMMARY = { id: 'g', game: 'taluva', status: 'playing', seats: [seat('Ada', true), seat('Bo', false)] }
const view = (turn: number): View => ({ game: 'taluva', options: {}, turn, to_act: 0, phase: 'tile', places: null })
const decision = (seat: number): Decision => ({
  seat,
  kind: 'tile',
  why: null,
  legal: ['tile 0,0 0'],
  previews: null,
  choices: null,
})
const situation = (number: number, acts = 0): Situation => ({
  number,
  view: view(number),
  decision: decision(acts),
  clock: null,
  undo: null,
  take_backs: false,
  interrupts: {},
})
const welcome = (number: number) => ({
  type: 'welcome',
  summary: SUMMARY as unknown as Summary,
  situation: situation(number),
  entries: [],
  chat: [],
  spectators: 0,
})
const event = (code: string) => ({ code })
const beat = (code: string, tally: Tally | null = null): Beat => ({ events: [event(code)], tally })
const lastSent = <T extends ToServer['type']>(type: T) =>
  sent.findLast((message) => message.type === type) as Extract<ToServer, { type: T }>
const settled = () => vi.waitFor(() => expect(sent.length).toBeGreaterThan(0))
const soon = () => new Promise((resolve) => setTimeout(resolve))

/** Drafts an action and lets the server agree. */
async function draft(session: GameSession, action: string, events: string[], complete: boolean): Promise<void> {
  const played = session.play(action)
  const { key, actions } = lastSent('draft')
  const told = { beats: events.map((code) => beat(code)), view: view(99), decision: complete ? null : decision(0) }
  say({ type: 'drafted', key, actions, ...told })
  await played
}

describe('a game as the page sees it', () => {
  let session: GameSession
  let changes: Change[]

  async function open(): Promise<void> {
    session = new GameSession('g', () => {})
    changes = []
    session.listen((change) => void changes.push(change))
    await settled()
    say(welcome(3))
  }

  beforeEach(async () => {
    sent = []
    sessionStorage.clear()
    vi.stubGlobal('WebSocket', Wire)
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify(SUMMARY)))
    await open()
  })

  afterEach(() => {
    session.close()
    vi.unstubAllGlobals()
  })

  it('knows whose decision it is', () => {
    expect(session.acting).toBe(0)
    say({ type: 'situation', situation: situation(4, 1) })
    expect(session.acting).toBeNull()
    expect(session.decision).toBeNull()
  })

  it('shows a draft and keeps it to itself', async () => {
    await draft(session, 'tile 0,0 0', ['tile.placed'], false)
    expect(session.view?.turn).toBe(99)
    expect(changes.at(-1)).toMatchObject({ beats: [beat('tile.placed')], animate: true })
    expect(sent.some(({ type }) => type === 'act')).toBe(false)
  })

  it('sends the whole turn, and animates of its entry only what is new', async () => {
    await draft(session, 'tile 0,0 0', ['tile.placed'], false)
    await draft(session, 'hut 1,0', ['tile.placed', 'piece.built'], true)
    void session.confirm()
    expect(lastSent('act')).toMatchObject({ number: 3, seat: 0, actions: ['tile 0,0 0', 'hut 1,0'] })
    expect(session.sending).toBe(true)
    say({ type: 'ack', key: lastSent('act').key, number: 4 })
    const beats = ['tile.placed', 'piece.built', 'tile.drawn'].map((code) => beat(code))
    const entry = { number: 4, kind: 'actions', seat: 0, actions: ['tile 0,0 0', 'hut 1,0'], beats }
    say({ type: 'entry', entry, situation: situation(4, 1) })
    expect(session.draft).toBeNull()
    expect(session.sending).toBe(false)
    expect(changes.at(-1)?.beats).toEqual([beat('tile.drawn')])
  })

  it('takes back step by step', async () => {
    await draft(session, 'tile 0,0 0', ['tile.placed'], false)
    expect(await session.takeBack()).toBe('tile 0,0 0')
    expect(session.draft).toBeNull()
    expect(session.view?.turn).toBe(3)
  })

  /** A turn of a game that tells all that lies ahead. */
  const asks = (...kinds: string[]): Decision => ({
    ...decision(0),
    kind: kinds[0]!,
    choices: { ahead: kinds.map((kind) => ({ ...STOP, kind })), rest: null },
  })
  const STOP: Omit<Stop, 'kind'> = { step: null, why: null, via: [], does: [], pass: true, choices: [] }
  const drafted = (actions: string[], events: string[], next: Decision | null) => ({
    type: 'drafted',
    actions,
    beats: events.map((code) => beat(code)),
    view: view(99),
    decision: next,
    stop: { because: next ? 'mine' : 'turn_over' },
  })

  const agree = (told: object): void => say({ ...told, key: lastSent('draft').key })

  async function perform(session: GameSession, kind: string, action: string, told: object): Promise<void> {
    const done = session.perform([{ kind, action }])
    agree(told)
    await done
  }

  it('leaves out what comes before the question of a gesture', async () => {
    say({ type: 'situation', situation: { ...situation(3), decision: asks('move', 'buy', 'claim') } })
    const done = session.perform([{ kind: 'claim', action: 'claim 1,0 D' }])
    expect(lastSent('draft')).toMatchObject({
      actions: [],
      answers: [
        { kind: 'move', action: 'pass' },
        { kind: 'buy', action: 'pass' },
        { kind: 'claim', action: 'claim 1,0 D' },
      ],
    })
    agree(drafted(['pass', 'pass', 'claim 1,0 D'], ['claimed'], null))
    expect(await done).toBe(true)
    expect(session.draft?.gestures).toHaveLength(1)
  })

  it('takes a gesture that is not what was meant for none', async () => {
    say({ type: 'situation', situation: { ...situation(3), decision: asks('move', 'claim') } })
    const done = session.perform([{ kind: 'claim', action: 'claim 1,0 D' }])
    agree(drafted(['pass'], [], asks('buy')))
    expect(await done).toBe(false)
    expect(session.draft).toBeNull()
  })

  it('takes back a gesture in the middle, and says what no longer fits', async () => {
    say({ type: 'situation', situation: { ...situation(3), decision: asks('move', 'buy', 'claim') } })
    await perform(session, 'move', 'move 0,0 D', drafted(['move 0,0 D'], ['critter.moved'], asks('buy', 'claim')))
    const bought = drafted(['move 0,0 D', 'buy D'], ['critter.moved', 'bought'], asks('claim'))
    await perform(session, 'buy', 'buy D', bought)
    const claimed = [...bought.actions, 'claim 1,0 D']
    await perform(session, 'claim', 'claim 1,0 D', drafted(claimed, ['critter.moved', 'bought', 'claimed'], null))
    expect(session.draft?.gestures.map(({ events }) => events.map(({ code }) => code))).toEqual([
      ['critter.moved'],
      ['bought'],
      ['claimed'],
    ])

    const lost = session.takeBackOnly(1)
    expect(lastSent('draft').actions).toEqual(['move 0,0 D'])
    agree(drafted(['move 0,0 D'], ['critter.moved'], asks('buy', 'claim')))
    await soon()
    expect(lastSent('draft').answers?.map(({ action }) => action)).toEqual(['pass', 'claim 1,0 D'])
    say({ type: 'refused', key: lastSent('draft').key, code: 'illegal', text: 'no' })
    expect((await lost).map(({ actions }) => actions)).toEqual([['claim 1,0 D']])
    expect(session.draft?.actions).toEqual(['move 0,0 D'])
  })

  it('ends a turn without a draft, and animates all of its entry', async () => {
    void session.confirm(['pass', 'pass'])
    expect(lastSent('act').actions).toEqual(['pass', 'pass'])
    expect(session.decision).toBeNull()
    say({ type: 'ack', key: lastSent('act').key, number: 4 })
    const entry = { number: 4, kind: 'actions', seat: 0, actions: ['pass', 'pass'], beats: [beat('collected')] }
    say({ type: 'entry', entry, situation: situation(4, 1) })
    expect(session.sending).toBe(false)
    expect(changes.at(-1)?.beats).toEqual([beat('collected')])
  })

  it('knows its draft again though others were passed over on the way', async () => {
    await draft(session, 'tile 0,0 0', ['tile.placed'], true)
    void session.confirm()
    const beats = ['tile.placed', 'resources.gained'].map((code) => beat(code))
    const entry = { number: 4, kind: 'actions', seat: 0, actions: ['pass', 'tile 0,0 0'], passed: [0], beats }
    say({ type: 'entry', entry, situation: situation(4, 1) })
    expect(changes.at(-1)?.beats).toEqual([beat('resources.gained')])
  })

  it('drafts again what somebody interrupted', async () => {
    await draft(session, 'tile 0,0 0', ['tile.placed'], true)
    void session.confirm(['hut 1,0'])
    const now = (number: number, seat: number) => ({ ...situation(number, seat), view: view(3) })
    const entry = { number: 4, kind: 'actions', seat: 0, actions: ['tile 0,0 0'], beats: [beat('tile.placed')] }
    say({ type: 'entry', entry, situation: now(4, 1) })
    const other = { number: 5, kind: 'actions', seat: 1, actions: ['pass'], beats: [] }
    say({ type: 'entry', entry: other, situation: now(5, 0) })
    expect(lastSent('draft')).toMatchObject({ number: 5, actions: ['hut 1,0'] })
  })

  it('drops a draft that the game has overtaken', async () => {
    await draft(session, 'tile 0,0 0', ['tile.placed'], false)
    say({ type: 'situation', situation: situation(5) })
    expect(session.draft).toBeNull()
    expect(sessionStorage.length).toBe(0)
  })

  it('keeps a draft over a reload', async () => {
    await draft(session, 'tile 0,0 0', ['tile.placed'], false)
    session.close()
    sent = []
    await open()
    expect(lastSent('draft')).toMatchObject({ number: 3, actions: ['tile 0,0 0'] })
  })

  it('sends a turn again after a reload, with the key it had', async () => {
    await draft(session, 'hut 1,0', ['piece.built'], true)
    void session.confirm()
    const { key } = lastSent('act')
    session.close()
    sent = []
    await open()
    const again = lastSent('draft')
    say({ type: 'drafted', key: again.key, actions: again.actions, beats: [], view: view(9), decision: null })
    await soon()
    expect(lastSent('act')).toMatchObject({ key, number: 3, actions: ['hut 1,0'] })
  })

  it('lets the clock of one seat run', () => {
    const clock = { rule: { initial: 60, increment: 0 }, left: [50, 40], running: 0 }
    say({ type: 'situation', situation: { ...situation(4), clock } })
    const later = session.clockRead + 5000
    expect(session.secondsLeft(0, later)).toBe(45)
    expect(session.secondsLeft(1, later)).toBe(40)
  })
  const entry = (number: number, seat: number, code: string, kind = 'actions') => ({
    type: 'entry',
    entry: { number, kind, seat, actions: [], beats: kind === 'actions' ? [beat(code)] : [] },
    situation: situation(number, 1 - seat),
  })

  it('knows what happened since my last turn', () => {
    for (const message of [entry(4, 1, 'theirs'), entry(5, 0, 'mine')]) say(message)
    expect(session.news).toEqual([event('mine')])
    say(entry(6, 1, 'theirs again'))
    say(entry(7, 1, 'and more'))
    expect(session.news).toEqual([event('theirs again'), event('and more')])
  })

  it('says of what others did since when they are at it, and whether more is to come', () => {
    const enter = (number: number, seat: number, next: number): void =>
      say({
        type: 'entry',
        entry: { number, kind: 'actions', seat, actions: [], beats: [beat('tile.placed')] },
        situation: situation(number + 1, next),
      })
    enter(3, 0, 1)
    enter(4, 1, 1)
    enter(5, 1, 0)
    expect(changes.slice(-3).map(({ others }) => others)).toEqual([
      null,
      { since: 3, timed: false, more: true },
      { since: 3, timed: false, more: false },
    ])
  })

  it('has no news of a turn that was taken back', () => {
    for (const message of [entry(4, 0, 'mine'), entry(5, 1, 'theirs'), entry(6, 0, '', 'undo')]) say(message)
    expect(session.news).toEqual([])
    say(entry(7, 0, 'something else'))
    expect(session.news).toEqual([event('something else')])
  })

  it('knows whether other people sit here', () => {
    expect(session.others).toBe(true)
    const bot = { ...seat('Hekla', false), kind: 'bot' }
    const shared = seat('Cy', true)
    say({ type: 'summary', summary: { ...SUMMARY, seats: [seat('Ada', true), bot, shared] }, spectators: 0 })
    expect(session.others).toBe(false)
  })

  describe('while a board tells', () => {
    let begins: (beat: number) => void
    let end: () => void
    const tallied = { ...entry(4, 1, ''), entry: { ...entry(4, 1, '').entry, beats: [] as Beat[] } }
    tallied.entry.beats = [beat('one', { turn: 3.1 }), beat('two'), beat('three', { turn: 3.3 })]
    const told = () => eventsOf(session.told.flatMap(({ beats }) => beats)).map(({ code }) => code)

    beforeEach(() => {
      session.listen((_, on) => {
        begins = on
        return new Promise((resolve) => (end = resolve))
      })
      say(tallied)
    })

    it('lets panels and log follow it', async () => {
      expect([session.onScreen?.turn, told()]).toEqual([3, []])
      begins(0)
      expect([session.onScreen?.turn, told()]).toEqual([3.1, []])
      begins(1)
      expect([session.onScreen?.turn, told()]).toEqual([3.1, ['one']])
      begins(2)
      expect([session.onScreen?.turn, told()]).toEqual([3.3, ['one', 'two']])
      end()
      await soon()
      expect([session.onScreen?.turn, told()]).toEqual([4, ['one', 'two', 'three']])
    })

    it('asks when it has ended', async () => {
      expect(session.acting).toBe(0)
      expect(session.decision).toBeNull()
      end()
      await soon()
      expect(session.decision).not.toBeNull()
    })

    it('tells two entries one after the other', async () => {
      const first = end
      say(entry(5, 1, 'four'))
      begins(0)
      first()
      await soon()
      expect([session.onScreen?.turn, told()]).toEqual([4, ['one', 'two', 'three']])
      end()
      await soon()
      expect([session.onScreen?.turn, told()]).toEqual([5, ['one', 'two', 'three', 'four']])
    })

    it('tells again what others did since my turn, and comes back to what there is', async () => {
      const changes: [turn: number, codes: string[]][] = []
      const shown = ({ view, beats }: Change): void =>
        void changes.push([view.turn, eventsOf(beats).map(({ code }) => code)])
      session.listen(shown)
      await session.again()
      // Not while something is told.
      expect(changes).toEqual([])
      end()
      await soon()
      say(entry(5, 1, 'four'))
      end()
      await soon()
      await draft(session, 'tile 0,0 0', ['tile.placed'], false)
      end()
      await soon()
      changes.length = 0
      const again = session.again()
      expect(session.onScreen?.turn).toBe(3)
      expect(session.decision).not.toBeNull()
      begins(3)
      end()
      await soon()
      end()
      await again
      expect(changes).toEqual([
        [3, []],
        [5, ['one', 'two', 'three', 'four']],
        [99, []],
      ])
      expect([session.onScreen?.turn, told()]).toEqual([99, ['one', 'two', 'three', 'four']])
    })

    it('does not tell again what was taken back', async () => {
      end()
      await soon()
      say(entry(5, 1, '', 'undo'))
      end()
      await soon()
      const told = vi.fn()
      session.listen(told)
      await session.again()
      expect(told).not.toHaveBeenCalled()
    })

    it('is at the end at once when there is nothing to tell', () => {
      say({ type: 'situation', situation: situation(9) })
      expect([session.onScreen?.turn, told()]).toEqual([9, ['one', 'two', 'three']])
      expect(session.decision).not.toBeNull()
    })
  })
})
