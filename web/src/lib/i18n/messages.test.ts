import { beforeEach, describe, expect, it } from 'vitest'
import type { Message } from '../wire'
import { i18n, LANGUAGES, type Language } from './i18n.svelte'
import { say, word, type MessageKind } from './messages'
import { read, serveSentences } from './testSentences'

const SEATS = [
  { name: 'Anna', colour: 0 },
  { name: 'Bruno', colour: 1 },
  { name: 'Carla', colour: 2 },
]

beforeEach(async () => {
  serveSentences()
  await i18n.open('taluva')
})

const saidIn = async (language: Language, message: Message, kind?: MessageKind) => {
  await i18n.choose(language)
  return say(message, SEATS, kind)
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
    expect(await saidIn('fr', whole(0), 'problems')).toBe('La tuile recouvrirait toute la colonie d’Anna en 0,0.')
    expect(await saidIn('fr', whole(1), 'problems')).toBe('La tuile recouvrirait toute la colonie de Bruno en 0,0.')
  })

  it('begins with a capital', async () => {
    const building = { code: 'eruption.building', seat: 0, piece: 'temple', field: [1, 1] }
    expect(await saidIn('de', building, 'problems')).toMatch(/^Der Tempel von Anna auf 1,1/)
  })

  it('tells the games apart', async () => {
    const placed = { code: 'tile.placed', seat: 0, tile: 'JC', field: [0, 0], facing: 1, level: 2, height: 3 }
    expect(await saidIn('en', placed)).toBe('Anna places jungle/clearing at 0,0, on level 2.')
    await i18n.open('volcanique')
    expect(await saidIn('en', { ...placed, tile: 'DM4' })).toBe('Anna lays dark/medium on 0,0, now 3 high.')
  })

  it('tells problems from events', async () => {
    await i18n.open('volcanique')
    const burrowed = { code: 'critter.burrowed', seat: 0, field: [0, 0], biome: 'D' }
    expect(await saidIn('en', burrowed)).toBe('A critter of Anna burrows on 0,0 (dark).')
    expect(await saidIn('en', burrowed, 'problems')).toBe('The critter of Anna on 0,0 (dark) is burrowed.')
  })

  it('names resources and powers', async () => {
    await i18n.open('volcanique')
    expect(await saidIn('en', { code: 'paid', seat: 0, resources: 'DDM' })).toBe('Anna pays 2 dark and 1 medium.')
    expect(await saidIn('de', { code: 'interrupt', seat: 0, powers: ['rift', 'plates'] }, 'questions')).toBe(
      'Anna: Jetzt Land bewegen, mit Grabenbruch und Plattenkollision?',
    )
    expect(word('power', 'rift')).toBe('Grabenbruch')
  })

  it('says a question within a problem', async () => {
    await i18n.open('volcanique')
    const other = { code: 'decision.other', question: 'divert', asked: { code: 'divert', seat: 1, to: [2, 0] } }
    expect(await saidIn('en', other, 'problems')).toBe(
      'Bruno: divert the lava that makes for 2,0? Nothing else can be done now.',
    )
  })

  it('is its code where there is no sentence for it', async () => {
    expect(await saidIn('fr', { code: 'brand.new', seat: 1 })).toBe('Brand.new')
  })
})

describe('the examples', () => {
  interface Example extends Record<Language, string> {
    game: string
    kind: MessageKind
    code: string
    params: Record<string, unknown>
  }
  const examples = JSON.parse(read('/../tests/sentences.json')) as Example[]

  it.each(Object.keys(LANGUAGES) as Language[])('are said as the engine says them, in %s', async (language) => {
    expect(examples.length).toBeGreaterThan(20)
    await i18n.choose(language)
    for (const { game, kind, code, params, [language]: said } of examples) {
      await i18n.open(game)
      expect(say({ code, ...params }, SEATS, kind)).toBe(said)
    }
  })
})
