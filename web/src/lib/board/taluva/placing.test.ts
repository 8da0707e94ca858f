import { describe, expect, it } from 'vitest'
import type { Decision, Field, Message, Piece, TaluvaView, Terrain } from '../../wire'
import {
  actionOf,
  buildGhost,
  buildsAt,
  buildsToExplain,
  EMPTY_HAND,
  facingsAt,
  ghostOf,
  hold,
  isLegal,
  readAction,
  readChoices,
  settlementAt,
  targetsOf,
  tileGhost,
  toExplain,
  toPreview,
  touchedBy,
  turn,
  withPreview,
  type BuildChoices,
} from './placing'

const land = (at: Field, terrain: Terrain, owner: number | null = null, piece: Piece = 'hut') => ({
  q: at[0],
  r: at[1],
  level: 1,
  terrain,
  facing: terrain === 'volcano' ? 0 : null,
  owner,
  piece: owner === null ? null : piece,
  count: owner === null ? 0 : 1,
})

/** A volcano; two huts of seat 0; jungle, sand and sand next to them; a tower of seat 1. */
const view = {
  game: 'taluva',
  tile: 'JC',
  tiles: [],
  fields: [
    land([0, 0], 'volcano'),
    land([1, 0], 'jungle', 0),
    land([2, 0], 'lake', 0),
    land([1, 1], 'jungle'),
    land([2, 1], 'sand'),
    land([3, 0], 'sand'),
    land([4, 0], 'rock', 1, 'tower'),
  ],
} as unknown as TaluvaView

const decide = (legal: string[], previews: Decision['previews'] = null): Decision => ({
  seat: 0,
  kind: '',
  why: null,
  legal,
  previews,
  choices: null,
})

const puts = (field: Field, count: number): Message => ({ code: 'expansion.field', seat: 0, field, count })
const expanded: Message = { code: 'settlement.expanded', seat: 0 }

describe('placing a tile', () => {
  const choices = readChoices(decide(['tile 0,0 1', 'tile 0,0 4', 'tile -2,0 0']), view)

  it('groups legal facings by the field of the volcano', () => {
    expect(facingsAt(choices, [0, 0])).toEqual([1, 4])
    expect(facingsAt(choices, [5, 5])).toEqual([])
    expect(targetsOf(choices)).toEqual([
      { at: [0, 0], means: 'choose' },
      { at: [-2, 0], means: 'choose' },
    ])
  })

  it('keeps the facing where it is legal, and turns on to the next that is', () => {
    expect(hold(choices, { at: null, facing: 4 }, [0, 0]).facing).toBe(4)
    expect(hold(choices, { at: null, facing: 2 }, [0, 0]).facing).toBe(4)
    expect(hold(choices, { at: null, facing: 5 }, [0, 0]).facing).toBe(1)
    expect(hold(choices, { at: null, facing: 3 }, [9, 9]).facing).toBe(3)
  })

  it('turns through the legal facings', () => {
    const hand = hold(choices, EMPTY_HAND, [0, 0])
    expect(hand.facing).toBe(1)
    expect(turn(choices, hand, 1, false).facing).toBe(4)
    expect(turn(choices, hand, -1, false).facing).toBe(4)
    expect(turn(choices, hand, 2, false).facing).toBe(1)
  })

  it('turns through all six with Shift, and where none is legal', () => {
    expect(turn(choices, { at: [0, 0], facing: 1 }, 1, true).facing).toBe(2)
    expect(turn(choices, { at: [0, 0], facing: 0 }, -1, true).facing).toBe(5)
    expect(turn(choices, { at: [9, 9], facing: 5 }, 1, false).facing).toBe(0)
  })

  it('leaves a single legal facing alone', () => {
    expect(turn(choices, { at: [-2, 0], facing: 0 }, 1, false).facing).toBe(0)
  })

  it('shows a ghost that knows whether it is legal', () => {
    expect(tileGhost(choices, EMPTY_HAND)).toBeNull()
    const ghost = { kind: 'tile', tile: 'JC', at: [0, 0] }
    expect(tileGhost(choices, { at: [0, 0], facing: 4 })).toEqual({ ...ghost, facing: 4, legal: true })
    expect(tileGhost(choices, { at: [0, 0], facing: 5 })).toEqual({ ...ghost, facing: 5, legal: false })
    expect(ghostOf(choices, 'tile 0,0 4')).toMatchObject({ ...ghost, facing: 4, legal: true })
  })

  it('asks to explain what is illegal, and nothing else', () => {
    expect(toExplain(choices, { at: [0, 0], facing: 5 })).toBe('tile 0,0 5')
    expect(toExplain(choices, { at: [0, 0], facing: 4 })).toBeNull()
    expect(toExplain(choices, EMPTY_HAND)).toBeNull()
    expect(actionOf({ at: [-2, 0], facing: 0 })).toBe('tile -2,0 0')
    expect(isLegal(choices, { at: [-2, 0], facing: 0 })).toBe(true)
  })
})

describe('building', () => {
  const legal = ['hut 1,1', 'hut 2,1', 'temple 1,1', 'expand 1,0 J', 'expand 1,0 S']
  const previews = {
    'expand 1,0 J': [expanded, puts([1, 1], 1)],
    'expand 1,0 S': [expanded, puts([2, 1], 1), puts([3, 0], 2)],
  }
  const choices = readChoices(decide(legal, previews), view) as BuildChoices

  it('lists what can be built on a field', () => {
    expect(buildsAt(choices, [1, 1]).map(({ action }) => action)).toEqual(['hut 1,1', 'temple 1,1', 'expand 1,0 J'])
    expect(buildsAt(choices, [3, 0]).map(({ action }) => action)).toEqual(['expand 1,0 S'])
    expect(buildsAt(choices, null)).toEqual([])
  })

  it('lists expansions on every field of the settlement too', () => {
    for (const at of [
      [1, 0],
      [2, 0],
    ] satisfies Field[])
      expect(buildsAt(choices, at).map(({ terrain }) => terrain)).toEqual(['jungle', 'sand'])
  })

  it('knows what it costs', () => {
    expect(choices.builds.map(({ huts }) => huts)).toEqual([1, 1, 0, 1, 3])
    expect(targetsOf(choices)).toContainEqual({ at: [2, 1], means: 'choose', badge: '1 · 3' })
    expect(targetsOf(choices)).toContainEqual({ at: [1, 1], means: 'choose', badge: '1' })
    expect(targetsOf(choices)).toContainEqual({ at: [1, 0], means: 'choose' })
  })

  it('shows all fields of an expansion', () => {
    expect(ghostOf(choices, 'expand 1,0 S')).toEqual({
      kind: 'pieces',
      piece: 'hut',
      seat: 0,
      fields: [
        { at: [2, 1], count: 1 },
        { at: [3, 0], count: 2 },
      ],
      legal: true,
    })
    expect(ghostOf(choices, 'temple 1,1')).toMatchObject({ piece: 'temple', fields: [{ at: [1, 1], count: 1 }] })
    expect(ghostOf(choices, 'tower 9,9')).toBeNull()
    expect(buildGhost(choices, null)).toBeNull()
  })

  it('asks for previews that are missing', () => {
    const unknown = readChoices(decide(legal), view) as BuildChoices
    expect(toPreview(unknown)).toEqual(['expand 1,0 J', 'expand 1,0 S'])
    expect(buildsAt(unknown, [3, 0])).toEqual([])
    const known = withPreview(unknown, 'expand 1,0 S', previews['expand 1,0 S'], view)
    expect(toPreview(known)).toEqual(['expand 1,0 J'])
    expect(buildsAt(known, [3, 0])).toMatchObject([{ huts: 3 }])
  })

  it('asks for reasons that make sense where nothing can be built', () => {
    const few = readChoices(decide(['hut 1,1']), view)
    expect(buildsToExplain(few, view, [1, 1])).toEqual([])
    expect(buildsToExplain(few, view, [2, 1])).toEqual(['hut 2,1', 'temple 2,1', 'tower 2,1', 'expand 1,0 S'])
    expect(buildsToExplain(few, view, [0, 0])).toEqual(['hut 0,0'])
    expect(buildsToExplain(few, view, [4, 0])).toEqual(['hut 4,0'])
    expect(buildsToExplain(few, view, [9, 9])).toEqual(['hut 9,9'])
    expect(buildsToExplain(few, view, [2, 0])).toHaveLength(5)
    expect(buildsToExplain(few, view, [2, 0])[0]).toBe('expand 2,0 J')
  })
})

describe('reading', () => {
  it('finds no choices where there are none', () => {
    expect(readChoices(null, view)).toEqual({ kind: 'none' })
    expect(targetsOf(readChoices(decide([]), view))).toEqual([])
  })

  it('reads actions', () => {
    expect(readAction('tile 2,-1 4')).toEqual({ kind: 'tile', text: 'tile 2,-1 4', at: [2, -1], facing: 4 })
    expect(readAction('expand 0,1 S')).toMatchObject({ kind: 'expand', at: [0, 1], terrain: 'sand' })
    expect(readAction('draw JC')).toBeNull()
    expect(readAction('')).toBeNull()
  })

  it('finds settlements', () => {
    expect(settlementAt(view, [2, 0])).toHaveLength(2)
    expect(settlementAt(view, [4, 0])).toEqual([[4, 0]])
    expect(settlementAt(view, [1, 1])).toEqual([])
  })

  it('finds the fields that events touched, each once', () => {
    const events = [
      { code: 'tile.placed', field: [0, 0], facing: 0 },
      { code: 'piece.built', field: [1, 0] },
      { code: 'tile.drawn' },
    ]
    expect(touchedBy(events)).toEqual([{ at: [0, 0] }, { at: [1, 0] }, { at: [0, 1] }])
  })
})
