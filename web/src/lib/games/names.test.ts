import { expect, it } from 'vitest'
import { gamesWith } from '../game/kind'

/** Where games may be named; everything else under src knows them by what they have in common (lib/game/kind.ts). */
const MAY_NAME_GAMES: readonly RegExp[] = [
  /^lib\/games\//, // the games
  /^lib\/board\/(taluva|volcanique)(2d|3d)?\//, // their boards
  /^lib\/game\/kind\.ts$/, // the list of them
  /^lib\/i18n\//, // words
  /^lib\/wire(\/|\.ts$)/, // what the server says of them
  /\.test\.ts$/, // examples
]

const FILES = import.meta.glob('/src/**/*', { query: '?raw', import: 'default', eager: true }) as Record<string, string>

it('are named nowhere else', () => {
  const names = new RegExp(gamesWith('rules').join('|'), 'i')
  const naming = Object.entries(FILES)
    .map(([path, text]) => [path.replace('/src/', ''), text] as const)
    .filter(([path, text]) => names.test(text) || names.test(path))
    .map(([path]) => path)
  expect(naming.length).toBeGreaterThan(10)
  expect(naming.filter((path) => !MAY_NAME_GAMES.some((place) => place.test(path)))).toEqual([])
})
