/** Asks the server over HTTP. What it refuses comes as `Refused`, with a code that the catalogues may know. */
import type { Analysis, Catalogue, Me, NewGame, Refusal, Replay, Sentences, Summary } from './wire'

export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    text: string,
  ) {
    super(text)
  }
}

/** The request did not come to an answer. */
export const NO_CONNECTION = 'no_connection'

/** The answer to the last request that could make a guest. */
let answered: Promise<unknown> = Promise.resolve()

/** Whoever changes something, or asks who they are, becomes a guest; one after the other, so that it is a single one. */
function ask(method: string, path: string, body?: unknown): Promise<Response> {
  if (method === 'GET' && path !== 'me') return send(method, path, body)
  const answer = answered.then(() => send(method, path, body))
  answered = answer.catch(() => undefined)
  return answer
}

async function send(method: string, path: string, body?: unknown): Promise<Response> {
  const text = typeof body === 'string'
  let response: Response
  try {
    response = await fetch(`/api/${path}`, {
      method,
      headers: body === undefined ? {} : { 'content-type': text ? 'text/plain' : 'application/json' },
      body: body === undefined ? null : text ? body : JSON.stringify(body),
    })
  } catch (error) {
    throw new Refused(0, NO_CONNECTION, String(error))
  }
  if (response.ok) return response
  const refusal = (await response.json().catch(() => ({}))) as Partial<Refusal>
  throw new Refused(response.status, refusal.code ?? String(response.status), refusal.text ?? response.statusText)
}

const json = async <T>(method: string, path: string, body?: unknown): Promise<T> =>
  (await ask(method, path, body)).json() as Promise<T>

const game = (id: string): string => `games/${encodeURIComponent(id)}`

export const client = {
  me: () => json<Me>('GET', 'me'),
  rename: (name: string) => json<Me>('PATCH', 'me', { name }),
  catalogue: (language = 'en') => json<Catalogue>('GET', `catalogue?language=${language}`),
  checkRules: (name: string, options: Record<string, string>) =>
    json<{ options: Record<string, string> }>('GET', `rules/${name}?${new URLSearchParams(options)}`),
  sentences: (game: string, language: string) => json<Sentences>('GET', `sentences/${game}/${language}`),

  games: (which: 'mine' | 'open') => json<Summary[]>('GET', `games?which=${which}`),
  game: (id: string) => json<Summary>('GET', game(id)),
  create: (wanted: NewGame) => json<Summary>('POST', 'games', wanted),
  join: (id: string, invitation?: string) =>
    json<Summary>('POST', `${game(id)}/join`, invitation === undefined ? {} : { invitation }),
  rematch: (id: string) => json<Summary>('POST', `${game(id)}/rematch`),

  device: () => json<{ path: string }>('POST', 'devices'),
  claimDevice: (token: string) => json<Me>('POST', `devices/${encodeURIComponent(token)}`),
  recordPath: (id: string) => `/api/${game(id)}/record`,
  record: async (id: string) => (await ask('GET', `${game(id)}/record`)).text(),
  upload: (record: string) => json<Summary>('POST', 'records', record),
  replay: (id: string) => json<Replay>('GET', `${game(id)}/replay`),
  analysis: (id: string) => json<Analysis>('GET', `${game(id)}/analysis`),
}
