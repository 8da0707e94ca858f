/** The kits know no game: a game's scene imports them, never the other way round. */
import { describe, expect, it } from 'vitest'

const SOURCES = import.meta.glob<string>(['./*.ts', './kit2d/*.ts', './kit3d/*.ts', '!./**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
/** Their own modules, and what all games share. */
const SHARED =
  /^(three|\.\/[\w-]+(\.css)?|\.\.\/(hex|spot|view)|\.\.\/(\.\.\/)?(wire|look|i18n\/((i18n|whereabouts)\.svelte|messages)))$/

describe.each(Object.entries(SOURCES))('%s', (_, source) => {
  it('imports nothing of a game, and names none', () => {
    const imported = [...source.matchAll(/^(?:import|[^'"\n]* from) '([^']+)'/gm)].map(([, path]) => path!)
    expect(imported.filter((path) => !SHARED.test(path))).toEqual([])
    expect(source).not.toMatch(/taluva|volcanique/i)
  })
})

it('looks at all of the kits', () => {
  const folders = Object.keys(SOURCES).map((path) => path.slice(0, path.lastIndexOf('/')))
  expect(new Set(folders)).toEqual(new Set(['.', './kit2d', './kit3d']))
})
