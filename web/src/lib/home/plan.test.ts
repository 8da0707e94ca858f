import { beforeEach, describe, expect, it } from 'vitest'
import type { Catalogue } from '../wire'
import { Plan } from './plan.svelte'

const option = (name: string) => ({
  name,
  title: name,
  values: 'yes | no',
  default: 'no',
  meaning: '',
  titles: {},
})
const level = (name: string) => ({ name, meaning: '' })
const CATALOGUE: Catalogue = {
  games: [
    {
      name: 'taluva',
      presets: [{ name: 'hig-2006', meaning: '', values: { teams: 'no' } }],
      options: [option('edition'), option('players'), option('teams')],
      players: [2, 3, 4],
      levels: [level('beginner'), level('expert')],
    },
    {
      name: 'duel',
      presets: [{ name: 'standard', meaning: '', values: {} }],
      options: [option('preset'), option('players')],
      players: [2],
      levels: [level('rookie')],
    },
  ],
}

describe('the game to be', () => {
  beforeEach(() => localStorage.clear())

  it('is me against a bot at first', () => {
    const wish = new Plan(CATALOGUE).wish()
    expect(wish).toMatchObject({ game: 'taluva', options: { edition: 'hig-2006', players: '2' }, clock: null })
    expect(wish.seats.map(({ kind }) => kind)).toEqual(['me', 'bot'])
    expect(wish.seats[1]).toMatchObject({ level: 'beginner' })
  })

  it('is remembered', () => {
    const plan = new Plan(CATALOGUE)
    plan.invite('friend')
    plan.addSeat()
    plan.setOption('teams', 'yes')
    plan.keep()
    const again = new Plan(CATALOGUE)
    expect(again.company).toBe('friend')
    expect(again.wish().options).toEqual({ edition: 'hig-2006', players: '3', teams: 'yes' })
  })

  it('says what an option is in the preset', () => {
    expect(new Plan(CATALOGUE).standard('teams')).toBe('no')
  })

  it('is for a first game against the weakest bot, whatever was planned', () => {
    const plan = new Plan(CATALOGUE)
    plan.setOption('teams', 'yes')
    const wish = plan.firstGame('duel', { preset: 'easy' })
    expect(wish).toMatchObject({ game: 'duel', options: { preset: 'easy' } })
    expect(wish.seats).toMatchObject([{ kind: 'me' }, { kind: 'bot', level: 'rookie' }])
  })

  it('leaves out an option that is as in the rules', () => {
    const plan = new Plan(CATALOGUE)
    plan.setOption('teams', 'yes')
    plan.setOption('teams', '')
    expect(plan.wish().options).not.toHaveProperty('teams')
  })

  it('has no more seats than the game', () => {
    const plan = new Plan(CATALOGUE)
    plan.addSeat()
    plan.game = 'duel'
    plan.fit()
    expect(plan.seats).toHaveLength(2)
  })

  it('has no levels but those of the game', () => {
    const plan = new Plan(CATALOGUE)
    plan.seats[1]!.level = 'expert'
    plan.fit()
    expect(plan.seats[1]!.level).toBe('expert')
    plan.game = 'duel'
    plan.fit()
    expect(plan.wish().seats[1]).toMatchObject({ level: 'rookie' })
  })

  it('never gives two seats one colour', () => {
    const plan = new Plan(CATALOGUE)
    plan.addSeat()
    const [mine, other] = [plan.seats[0]!.colour, plan.seats[2]!.colour]
    plan.paint(0, other)
    expect(plan.seats.map(({ colour }) => colour)).toEqual([other, plan.seats[1]!.colour, mine])
  })

  it('calls a mixed company nothing', () => {
    const plan = new Plan(CATALOGUE)
    plan.addSeat()
    plan.seats[2]!.kind = 'open'
    expect(plan.company).toBeNull()
  })
})
