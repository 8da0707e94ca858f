/** Which page is shown, by the address. Links are plain `<a href>`; `follow` keeps them from loading the page anew. */

export type Route =
  | { name: 'home' }
  | { name: 'game'; id: string }
  | { name: 'join'; id: string; token: string }
  | { name: 'device'; token: string }
  | { name: 'replay'; id: string; move: number | null }
  | { name: 'tutorial'; game: string | null }
  | { name: 'rules'; game: string | null; edition: string | null }
  | { name: 'missing' }

export function parse(path: string, search = ''): Route {
  const [page, first, second, ...more] = path.split('/').filter(Boolean).map(decodeURIComponent)
  if (more.length > 0) return { name: 'missing' }
  switch (page) {
    case undefined:
      return { name: 'home' }
    case 'game':
      return first && !second ? { name: 'game', id: first } : { name: 'missing' }
    case 'join':
      return first && second ? { name: 'join', id: first, token: second } : { name: 'missing' }
    case 'device':
      return first && !second ? { name: 'device', token: first } : { name: 'missing' }
    case 'replay': {
      if (!first || second) return { name: 'missing' }
      const move = /[?&]move=(\d+)(&|$)/.exec(search)?.[1]
      return { name: 'replay', id: first, move: move === undefined ? null : Number(move) }
    }
    case 'tutorial':
      return second ? { name: 'missing' } : { name: 'tutorial', game: first ?? null }
    case 'rules':
      return { name: 'rules', game: first ?? null, edition: second ?? null }
    default:
      return { name: 'missing' }
  }
}

class Router {
  route = $state.raw<Route>(parse(location.pathname, location.search))

  constructor() {
    addEventListener('popstate', () => this.#read())
  }

  #read(): void {
    this.route = parse(location.pathname, location.search)
  }

  /** Shows another page. `replace` leaves no trace in the history, such as for a slider's position. */
  go(path: string, { replace = false } = {}): void {
    if (replace) history.replaceState(null, '', path)
    else history.pushState(null, '', path)
    this.#read()
    if (!replace) scrollTo(0, 0)
  }

  /** Handles clicks anywhere on links to our own pages. */
  follow = (event: MouseEvent): void => {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return
    const link = (event.target as Element | null)?.closest('a')
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return
    if (link.pathname.startsWith('/api/') || (link.hash && link.pathname === location.pathname)) return
    event.preventDefault()
    this.go(link.pathname + link.search)
  }
}

export const router = new Router()
