/**
 * The live connection to a game. It comes back by itself when it is lost, resumes from the last number seen, and sends
 * again what got no answer: a move with the key it had, so that the server plays it once.
 */
import type { FromServer, ToServer } from './wire'

export type Connection = 'connecting' | 'online' | 'offline'

/** A message that the server answers, without its key. */
type Request = Extract<ToServer, { key: string }>
type Keyless<T> = T extends { key: string } ? Omit<T, 'key'> : never
export type Ask = Keyless<Request>
export type Answer = Extract<FromServer, { key: string | null }>

export interface SocketEvents {
  message(message: FromServer): void
  connection(state: Connection): void
}

interface Pending {
  message: Request
  resolve(answer: Answer): void
}

/** The server is silent between moves, so we ask it for a sign of life. */
const PING_INTERVAL_MS = 20_000
const SILENCE_TIMEOUT_MS = 45_000
const FIRST_RETRY_MS = 400
const LONGEST_RETRY_MS = 10_000

/** `crypto.randomUUID` exists on secure origins only, and people play at home over plain HTTP. */
export const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** These change nothing by coming twice: moves have keys, questions only ask. */
const REPEATABLE: ReadonlySet<string> = new Set(['act', 'draft', 'explain', 'preview', 'hint'])

const lost = (key: string): Answer => ({
  type: 'refused',
  key,
  code: 'no_connection',
  text: 'The connection was lost.',
})

export class GameSocket {
  #url: string
  #events: SocketEvents
  #socket: WebSocket | null = null
  #pending = new Map<string, Pending>()
  /** The last number seen. */
  #since: number | null = null
  #welcomed = false
  #closed = false
  #failures = 0
  #heard = 0
  #timers: { ping?: ReturnType<typeof setInterval>; retry?: ReturnType<typeof setTimeout> } = {}

  constructor(url: string, events: SocketEvents) {
    this.#url = url
    this.#events = events
    addEventListener('online', this.#hurry)
    document.addEventListener('visibilitychange', this.#hurry)
    this.#timers.ping = setInterval(() => this.#checkLife(), PING_INTERVAL_MS)
    this.#connect()
  }

  /** Asks and waits for the answer, over any number of reconnections. */
  ask(message: Ask, key = newKey()): Promise<Answer> {
    return new Promise((resolve) => {
      const request = { ...message, key } as Request
      this.#pending.set(key, { message: request, resolve })
      if (this.#welcomed) this.#send(request)
      else if (!REPEATABLE.has(request.type)) this.#settle(lost(key))
    })
  }

  /** Asks for the entries after a number, to tell what happened before this page was opened. */
  catchUp(since: number): void {
    this.#send({ type: 'hello', since })
  }

  close(): void {
    this.#closed = true
    clearInterval(this.#timers.ping)
    clearTimeout(this.#timers.retry)
    removeEventListener('online', this.#hurry)
    document.removeEventListener('visibilitychange', this.#hurry)
    this.#socket?.close()
  }

  #connect(): void {
    clearTimeout(this.#timers.retry)
    if (this.#closed) return
    // Between two tries it stays lost.
    if (this.#failures === 0) this.#events.connection('connecting')
    const socket = new WebSocket(this.#url)
    this.#socket = socket
    socket.onopen = () => this.#send({ type: 'hello', since: this.#since })
    socket.onmessage = (event) => this.#receive(JSON.parse(event.data as string) as FromServer)
    // An error is always followed by this.
    socket.onclose = () => {
      if (this.#socket === socket) this.#lost()
    }
  }

  #lost(): void {
    this.#socket = null
    this.#welcomed = false
    for (const [key, { message }] of this.#pending) if (!REPEATABLE.has(message.type)) this.#settle(lost(key))
    if (this.#closed) return
    this.#events.connection('offline')
    // Not all at once, when a server comes back.
    const wait = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** this.#failures++) * (0.75 + Math.random() / 2)
    this.#timers.retry = setTimeout(() => this.#connect(), wait)
  }

  /** The network is back, or somebody looks at the page again: no reason to wait any longer. */
  #hurry = (): void => {
    if (!this.#socket && !document.hidden) this.#connect()
    else this.#checkLife()
  }

  #checkLife(): void {
    if (!this.#welcomed) return
    if (Date.now() - this.#heard > SILENCE_TIMEOUT_MS) {
      const dead = this.#socket
      this.#lost()
      dead?.close()
    } else this.#send({ type: 'ping' })
  }

  #send(message: ToServer): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message))
  }

  #receive(message: FromServer): void {
    this.#heard = Date.now()
    if (message.type === 'pong') return
    if (message.type === 'welcome') {
      this.#welcomed = true
      this.#failures = 0
      this.#events.connection('online')
    }
    this.#remember(message)
    this.#events.message(message)
    if (message.type === 'welcome') for (const { message: again } of this.#pending.values()) this.#send(again)
    if ('key' in message && message.key !== null) this.#settle(message)
  }

  #remember(message: FromServer): void {
    if (message.type === 'welcome' || message.type === 'entry' || message.type === 'situation')
      this.#since = message.situation.number
  }

  #settle(answer: Answer): void {
    const pending = answer.key !== null ? this.#pending.get(answer.key) : undefined
    if (!pending) return
    this.#pending.delete(answer.key!)
    pending.resolve(answer)
  }
}
