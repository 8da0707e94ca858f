/** The rules of Taluva: which sections there are, in which order, with which drawings. */
import { symbolsMarkup } from '../../../board/taluva2d/symbols'
import type { RulesBook } from '../../../help/rules'
import Example from './Example.svelte'
import type { EXAMPLES } from './examples'
import { taluvaWords } from './words'

export type ExampleId = keyof typeof EXAMPLES

/** The options that the rules depend on. */
export interface TaluvaRules {
  edition: string
  huts: number
  temples: number
  towers: number
  /** In the stack; null for twelve per player. */
  tiles: number | null
  nextToOwn: boolean
  teams: boolean
  ranking: boolean
}

const EDITIONS = ['hig-2006', 'ferti-2012'] as const
const PIECES = { huts: 20, temples: 3, towers: 2 } as const

/** Reads options as the server tells them; what is missing is as in the edition. */
export function readRules(options: Readonly<Record<string, string>>): TaluvaRules {
  const edition = options.edition ?? EDITIONS[0]
  const number = (name: keyof typeof PIECES) => Number(options[name] ?? PIECES[name])
  return {
    edition,
    huts: number('huts'),
    temples: number('temples'),
    towers: number('towers'),
    tiles: options.tiles === 'per_player' ? null : Number(options.tiles ?? 48),
    nextToOwn: (options.huts_next_to_own ?? (edition === EDITIONS[0] ? 'yes' : 'no')) === 'yes',
    teams: options.teams === 'yes',
    ranking: options.ranking === 'yes',
  }
}

export type SectionId =
  | 'aim'
  | 'tiles'
  | 'turn'
  | 'landscape'
  | 'eruption'
  | 'covering'
  | 'settlements'
  | 'building'
  | 'hut'
  | 'expand'
  | 'temple'
  | 'tower'
  | 'elimination'
  | 'end'
  | 'teams'
  | 'ranking'
  | 'editions'
  | 'rulings'

interface Part {
  id: SectionId
  examples: ExampleId[]
}

/** The sections for these rules. Variants that are not played are left out, unless `all` are wanted. */
export function partsOf(rules: TaluvaRules, all: boolean): Part[] {
  const part = (id: SectionId, ...examples: ExampleId[]): Part => ({ id, examples })
  return [
    part('aim'),
    part('tiles', 'tile'),
    part('turn'),
    part('landscape', 'landscape', 'apart'),
    part('eruption', 'eruption', 'erupted', 'no_volcano', 'same_facing', 'gap', 'uneven'),
    part('covering', 'covers_huts', 'covers_building', 'covers_all'),
    part('settlements', 'settlements'),
    part('building'),
    part('hut', 'hut', rules.nextToOwn ? 'hut_beside' : 'hut_not_beside'),
    part('expand', 'expand'),
    part('temple', 'temple', 'temple_second'),
    part('tower', 'tower', 'tower_low'),
    part('elimination'),
    part('end'),
    ...(all || rules.teams ? [part('teams')] : []),
    ...(all || rules.ranking ? [part('ranking')] : []),
    part('editions'),
    part('rulings'),
  ]
}

const rules: RulesBook = {
  editions: { option: 'edition', values: EDITIONS },
  async read(options, all) {
    const { sections, captions } = await taluvaWords()
    const facts = readRules(options)
    const texts = sections(facts)
    return {
      sections: partsOf(facts, all).map(({ id, examples }) => ({
        id,
        ...texts[id],
        examples: examples.map((example) => ({ id: example, caption: captions[example] })),
      })),
    }
  },
  Example,
  symbols: symbolsMarkup,
}
export default rules
