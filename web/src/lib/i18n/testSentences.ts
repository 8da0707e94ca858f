/** For tests: a server that has the sentences of our games. Vite hands out nothing from outside of web/; Node does. */
import { vi } from 'vitest'

interface Node {
  cwd(): string
  getBuiltinModule(name: 'node:fs'): { readFileSync(path: string, encoding: 'utf8'): string }
}

export function read(path: string): string {
  const { process } = globalThis as unknown as { process: Node }
  return process.getBuiltinModule('node:fs').readFileSync(process.cwd() + path, 'utf8')
}

/** Phrases are put into their places as the server does. */
export function sentences(game: string, language: string): string {
  const text = read(`/../src/surtsey/${game}/sentences/${language}.json`)
  const { phrases = {}, ...rest } = JSON.parse(text) as { phrases?: Record<string, string> }
  const filled = JSON.stringify(rest).replace(/<([\w ]+)>/g, (_, name: string) => phrases[name]!)
  const places = JSON.parse(read('/../src/surtsey/places.json')) as Record<string, object>
  return JSON.stringify({ language, ...(JSON.parse(filled) as object), places: places[language] })
}

export function serveSentences(): void {
  vi.stubGlobal('fetch', async (path: string) => {
    const [, game, language] = /^\/api\/sentences\/(\w+)\/(\w+)$/.exec(path) ?? []
    if (!game || !language) throw new Error(`nobody serves ${path}`)
    return new Response(sentences(game, language))
  })
}
