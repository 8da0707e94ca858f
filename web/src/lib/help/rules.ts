/** What the rules panel is made of: which sections there are, in which order, with which drawings. */
import examples from './examples.json'

export type ExampleId = keyof typeof examples

export interface Try {
  action: string
  /** The code of the rule that forbids it; null if it is legal. */
  problem: string | null
  /** What an expansion takes: q, r and the number of huts. */
  fields?: number[][]
}

export const EXAMPLES: Record<ExampleId, { position: string; tries: Try[] }> = examples

/** The options of Taluva that its rules depend on. */
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

const PIECES = { huts: 20, temples: 3, towers: 2 } as const

/** Reads options as the server tells them; what is missing is as in the edition. */
export function readRules(options: Record<string, string>): TaluvaRules {
  const edition = options.edition ?? 'hig-2006'
  const number = (name: keyof typeof PIECES) => Number(options[name] ?? PIECES[name])
  return {
    edition,
    huts: number('huts'),
    temples: number('temples'),
    towers: number('towers'),
    tiles: options.tiles === 'per_player' ? null : Number(options.tiles ?? 48),
    nextToOwn: (options.huts_next_to_own ?? (edition === 'hig-2006' ? 'yes' : 'no')) === 'yes',
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

/** A part of the rules in words. `**so**` is set in bold. */
export interface Section {
  title: string
  text: readonly string[]
  points?: readonly string[]
}

export interface RulesWords {
  taluva(rules: TaluvaRules): Record<SectionId, Section>
  captions: Record<ExampleId, string>
  volcanique: readonly Section[]
}

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

/** Whether a section has all words of a search, in any order; accents and capitals do not matter. */
export function mentions(section: Section, search: string): boolean {
  const plain = (text: string) =>
    text
      .normalize('NFD')
      .replace(/\p{Diacritic}|\*\*/gu, '')
      .toLowerCase()
  const text = plain([section.title, ...section.text, ...(section.points ?? [])].join(' '))
  return plain(search)
    .split(/\s+/)
    .every((word) => text.includes(word))
}

/** Text in pieces; every second one is bold. */
export const boldParts = (text: string): string[] => text.split('**')
