import { describe, expect, it } from 'vitest'
import { parse } from './router.svelte'

describe('the address', () => {
  it('names every page', () => {
    expect(parse('/')).toEqual({ name: 'home' })
    expect(parse('/game/ab12')).toEqual({ name: 'game', id: 'ab12' })
    expect(parse('/join/ab12/to-ken')).toEqual({ name: 'join', id: 'ab12', token: 'to-ken' })
    expect(parse('/device/to-ken')).toEqual({ name: 'device', token: 'to-ken' })
    expect(parse('/tutorial')).toEqual({ name: 'tutorial', game: null })
    expect(parse('/tutorial/taluva')).toEqual({ name: 'tutorial', game: 'taluva' })
    expect(parse('/rules')).toEqual({ name: 'rules', game: null, edition: null })
    expect(parse('/rules/taluva/hig-2006')).toEqual({ name: 'rules', game: 'taluva', edition: 'hig-2006' })
  })

  it('has the move of a replay, if there is one', () => {
    expect(parse('/replay/ab12')).toEqual({ name: 'replay', id: 'ab12', move: null })
    expect(parse('/replay/ab12', '?move=7')).toEqual({ name: 'replay', id: 'ab12', move: 7 })
    expect(parse('/replay/ab12', '?move=x')).toEqual({ name: 'replay', id: 'ab12', move: null })
  })

  it('leads nowhere if it is incomplete or too long', () => {
    for (const path of ['/game', '/join/ab12', '/game/a/b', '/tutorial/a/b', '/nowhere', '/rules/a/b/c'])
      expect(parse(path)).toEqual({ name: 'missing' })
  })
})
