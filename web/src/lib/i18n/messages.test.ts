import { beforeAll, describe, expect, it } from 'vitest'
import type { Message } from '../wire'
import de from './de/engine'
import en from './en/engine'
import fr from './fr/engine'
import { i18n, type Language } from './i18n.svelte'
import { say } from './messages'

interface Node {
  cwd(): string
  getBuiltinModule(name: 'node:fs'): { readFileSync(path: string, encoding: 'utf8'): string }
}

/** Vite hands out nothing from outside of web/; Node does. */
function read(path: string): string {
  const { process } = globalThis as unknown as { process: Node }
  return process.getBuiltinModule('node:fs').readFileSync(process.cwd() + path, 'utf8')
}

const SEATS = [
  { name: 'Anna', colour: 0 },
  { name: 'Bruno', colour: 1 },
  { name: 'Carla', colour: 2 },
]

const saidIn = async (language: Language, message: Omit<Message, 'text'>, ...rest: ['problems'?]) => {
  await i18n.choose(language)
  return say({ text: 'as the engine says it', ...message } as Message, SEATS, ...rest)
}

describe('a message of the engine', () => {
  it('names players, pieces and fields', async () => {
    const built = { code: 'piece.built', seat: 0, piece: 'tower', field: [2, -1] }
    expect(await saidIn('en', built)).toBe('Anna builds a tower on 2,-1.')
    expect(await saidIn('fr', built)).toBe('Anna construit une tour en 2,-1.')
    expect(await saidIn('de', built)).toBe('Anna baut einen Turm auf 2,-1.')
  })

  it('counts', async () => {
    const lost = (count: number) => ({ code: 'huts.lost', seat: 1, count, field: [0, 1] })
    expect(await saidIn('en', lost(1))).toBe('Bruno loses 1 hut on 0,1.')
    expect(await saidIn('de', lost(2))).toBe('Bruno verliert 2 Hütten auf 0,1.')
    expect(await saidIn('fr', { code: 'tile.drawn', seat: 1, tile: 'JC', left: 0 })).toBe(
      'Bruno pioche jungle/clairière ; encore 0 tuile.',
    )
  })

  it('joins several winners', async () => {
    const ended = { code: 'game.ended.stack_exhausted', winners: [0, 2], places: [1, 3, 1] }
    expect(await saidIn('en', ended)).toBe('The game ends: stack exhausted. Won by Anna and Carla.')
    expect(await saidIn('fr', ended)).toBe('La partie est finie : la pioche est épuisée. Victoire : Anna et Carla.')
  })

  it('joins several fields', async () => {
    const split = {
      code: 'settlement.split',
      seat: 1,
      parts: [
        [1, -3],
        [2, -2],
      ],
    }
    expect(await saidIn('de', split)).toBe('Eine Siedlung von Bruno zerfällt in 1,-3 und 2,-2.')
  })

  it('elides before a vowel in French', async () => {
    const whole = (seat: number) => ({ code: 'eruption.whole_settlement', seat, field: [0, 0] })
    expect(await saidIn('fr', whole(0))).toBe('La tuile recouvrirait tout le village d’Anna en 0,0.')
    expect(await saidIn('fr', whole(1))).toBe('La tuile recouvrirait tout le village de Bruno en 0,0.')
  })

  it('begins with a capital', async () => {
    const building = { code: 'eruption.building', seat: 0, piece: 'temple', field: [1, 1] }
    expect(await saidIn('de', building)).toMatch(/^Der Tempel von Anna auf 1,1/)
  })

  it('tells the games apart by what a message has', async () => {
    const inTaluva = { code: 'tile.placed', seat: 0, tile: 'JC', field: [0, 0], facing: 1, level: 2 }
    const inVolcanique = { code: 'tile.placed', seat: 0, tile: 'DM4', field: [0, 0], height: 3 }
    expect(await saidIn('en', inTaluva)).toBe('Anna places jungle/clearing at 0,0, on level 2.')
    expect(await saidIn('en', inVolcanique)).toBe('Anna lays DM4 on 0,0, now 3 high.')
  })

  it('tells problems from events where it is told which', async () => {
    const burrowed = { code: 'critter.burrowed', seat: 0, field: [0, 0], biome: 'D' }
    expect(await saidIn('en', burrowed)).toBe('A critter of Anna burrows on 0,0 (dark).')
    expect(await saidIn('en', burrowed, 'problems')).toBe('The critter of Anna on 0,0 (dark) is burrowed.')
  })

  it('names resources and powers', async () => {
    expect(await saidIn('en', { code: 'paid', seat: 0, resources: 'DDM' })).toBe('Anna pays 2 dark and 1 medium.')
    expect(await saidIn('de', { code: 'interrupt', seat: 0, powers: ['rift', 'plates'] })).toBe(
      'Anna: Jetzt Land bewegen, mit Grabenbruch und Plattenkollision?',
    )
  })

  it('falls back to the English sentence, with names', async () => {
    await i18n.choose('fr')
    expect(say({ code: 'brand.new', text: 'Seat 1 does something to seat 0.' }, SEATS)).toBe(
      'Bruno does something to Anna.',
    )
  })
})

describe('the catalogues', () => {
  /** The codes of a game's messages; those that are made up of parts are left out. */
  const codesOf = (game: string) =>
    read(`/../src/surtsey/${game}/messages.py`)
      .split('sentences = {')
      .slice(1)
      .flatMap((block) => [...block.split('\n    }')[0]!.matchAll(/^ {8}"([\w.]+)":/gm)].map(([, code]) => code!))

  beforeAll(() => i18n.choose('en'))

  it('have every code of Taluva', () => {
    expect(Object.keys(en.taluva)).toEqual(expect.arrayContaining(codesOf('taluva')))
  })

  it('have every code of Volcanique', () => {
    const known = [en.events, en.problems, en.questions].flatMap((table) => Object.keys(table))
    expect(codesOf('volcanique').length).toBeGreaterThan(300)
    expect(known).toEqual(expect.arrayContaining(codesOf('volcanique')))
  })

  it('speak of nothing that the English sentence does not have', () => {
    const params = (sentence: string) => new Set([...sentence.matchAll(/\{(\w+)/g)].map(([, name]) => name))
    for (const table of ['taluva', 'events', 'problems', 'questions'] as const)
      for (const [code, sentence] of Object.entries(en[table]))
        for (const other of [de, fr]) {
          const translated = (other[table] as Record<string, string>)[code]!
          expect([code, [...params(translated)].every((name) => params(sentence).has(name))]).toEqual([code, true])
        }
  })
})
