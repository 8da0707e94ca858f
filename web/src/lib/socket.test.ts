import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { GameSocket, type Connection } from './socket'
import type { FromServer, ToServer } from './wire'

/** A server's end that the test holds. */
class Wire {
  static all: Wire[] = []
  static readonly OPEN = 1
  readyState = 0
  sent: ToServer[] = []
  onopen?: () => void
  onmessage?: (event: { data: string }) => void
  onclose?: () => void

  constructor(readonly url: string) {
    Wire.all.push(this)
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ToServer)
  }

  close(): void {
    this.readyState = 3
    this.onclose?.()
  }

  open(): void {
    this.readyState = Wire.OPEN
    this.onopen?.()
  }

  say(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
}

const welcome = (number: number) => ({ type: 'welcome', situation: { number }, entries: [], chat: [] })
const last = (): Wire => Wire.all.at(-1)!

describe('the live connection', () => {
  let messages: FromServer[]
  let states: Connection[]
  let socket: GameSocket

  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('WebSocket', Wire)
    Wire.all = []
    messages = []
    states = []
    socket = new GameSocket('ws://here/ws/games/x', {
      message: (message) => messages.push(message),
      connection: (state) => states.push(state),
    })
  })

  afterEach(() => {
    socket.close()
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })

  it('says hello first, and is online once it is welcomed', () => {
    last().open()
    expect(last().sent).toEqual([{ type: 'hello', since: null }])
    expect(states).toEqual(['connecting'])
    last().say(welcome(3))
    expect(states).toEqual(['connecting', 'online'])
    expect(messages).toHaveLength(1)
  })

  it('comes back after a loss and resumes from the last number', () => {
    last().open()
    last().say(welcome(3))
    last().say({ type: 'entry', entry: {}, situation: { number: 4 } })
    last().close()
    expect(states.at(-1)).toBe('offline')
    vi.advanceTimersByTime(1000)
    expect(Wire.all).toHaveLength(2)
    last().open()
    expect(last().sent).toEqual([{ type: 'hello', since: 4 }])
  })

  it('waits longer after each failure, but not for ever', () => {
    for (let failure = 0; failure < 12; failure++) {
      const before = Wire.all.length
      last().close()
      vi.advanceTimersByTime(13_000)
      expect(Wire.all.length).toBe(before + 1)
    }
  })

  it('sends a move without an answer again, with the same key', async () => {
    last().open()
    last().say(welcome(3))
    const answer = socket.ask({ type: 'act', number: 3, seat: 0, actions: ['hut 1,0'] })
    const [, act] = last().sent
    last().close()
    vi.advanceTimersByTime(1000)
    last().open()
    last().say(welcome(3))
    expect(last().sent[1]).toEqual(act)
    last().say({ type: 'ack', key: (act as { key: string }).key, number: 4 })
    expect(await answer).toMatchObject({ type: 'ack', number: 4 })
  })

  it('does not send a chat line twice', async () => {
    last().open()
    last().say(welcome(3))
    const answer = socket.ask({ type: 'chat', text: 'hello' })
    last().close()
    expect(await answer).toMatchObject({ type: 'refused', code: 'no_connection' })
  })

  it('gives up a connection that says nothing', () => {
    last().open()
    last().say(welcome(3))
    vi.advanceTimersByTime(70_000)
    expect(states).toContain('offline')
    expect(Wire.all.length).toBeGreaterThan(1)
  })
})
