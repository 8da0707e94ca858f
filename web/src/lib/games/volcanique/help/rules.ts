/** The rules of Volcanique: which sections there are, in which order, with which drawings. */
import { symbolsMarkup } from '../../../board/volcanique2d/symbols'
import type { RulesBook } from '../../../help/rules'
import Example from './Example.svelte'
import type { EXAMPLES } from './examples'
import { POWERS, type Power } from './powers'
import { volcaniqueWords } from './words'

export type ExampleId = keyof typeof EXAMPLES

/** The options that the rules depend on. */
export interface VolcaniqueRules {
  evacuation: number
  migration: number
  diversity: number
  deployed: number
  kept: number
  engagement: string
  bonuses: boolean
  caldera: boolean
  burrowing: boolean
}

/** What presets have other than the standard game. */
const PRESETS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  site: { evac_cost: '2', vm_cost: '3', diversity: '1', burrowing: 'yes', caldera: 'yes' },
  first_game: { bonuses: 'no' },
}

/** Reads options as the server tells them; what is missing is as in the preset. */
export function readRules(options: Readonly<Record<string, string>>): VolcaniqueRules {
  const chosen = { ...PRESETS[options.preset ?? ''], ...options }
  const number = (name: string, standard: number) => Number(chosen[name] ?? standard)
  return {
    evacuation: number('evac_cost', 1),
    migration: number('vm_cost', 1),
    diversity: number('diversity', 2),
    deployed: number('end_critters', 21),
    kept: number('hand_limit', 6),
    engagement: chosen.engagement ?? 'symbiosis',
    bonuses: chosen.bonuses !== 'no',
    caldera: chosen.caldera === 'yes',
    burrowing: chosen.burrowing === 'yes',
  }
}

const SECTIONS = [
  ['aim'],
  ['tiles', 'tiles'],
  ['biomes', 'biome'],
  ['start', 'start'],
  ['turn'],
  ['lava', 'lava', 'soil'],
  ['move', 'move', 'move_within'],
  ['buy', 'second'],
  ['land', 'covered', 'no_refuge'],
  ['contest', 'contest'],
  ['volcano', 'volcano'],
  ['island', 'island'],
  ['claim', 'claim'],
  ['sacrifice', 'sacrifice'],
  ['collect', 'collect'],
  ['engagement', 'symbiosis'],
  ['end'],
  ['final', 'final'],
  ['points', 'count'],
  ['grid'],
  ['limited'],
  ['groups'],
] as const satisfies readonly (readonly [string, ...ExampleId[]])[]

export type SectionId = (typeof SECTIONS)[number][0] | Power | 'caldera' | 'gaps'

interface Part {
  id: SectionId
  examples: readonly ExampleId[]
}

/** The sections for these rules. Options that are not played are left out, unless `all` are wanted. */
export function partsOf(rules: VolcaniqueRules, all: boolean): Part[] {
  const powers = POWERS.filter((power) => all || rules.burrowing || power !== 'burrowing')
  return [
    ...SECTIONS.map(([id, ...examples]) => ({ id, examples })),
    ...powers.map((power) => ({ id: power, examples: [power] })),
    ...(all || rules.caldera ? [{ id: 'caldera' as const, examples: [] }] : []),
    { id: 'gaps', examples: [] },
  ]
}

const rules: RulesBook = {
  async read(options, all) {
    const { sections, captions } = await volcaniqueWords()
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
