/** What the pages of rules are made of. */
import type { Component } from 'svelte'
import type { Ids } from '../board/kit2d/ink'

/** `**So**` is set in bold. */
export interface SectionText {
  title: string
  text: readonly string[]
  points?: readonly string[]
}

/** A drawn example. */
export interface Example {
  id: string
  caption: string
}

export interface Section extends SectionText {
  id: string
  examples: readonly Example[]
}

/** The rules of a game in our own words. */
export interface RulesBook {
  /** An option whose values make different games to read about, such as the edition. */
  readonly editions?: { option: string; values: readonly string[] }
  /** What these options make of the rules, in the language chosen; with the variants that are not played if `all`. */
  read(options: Readonly<Record<string, string>>, all: boolean): Promise<{ note?: string; sections: Section[] }>
  /** Draws an example. */
  readonly Example?: Component<Example>
  /** What its examples are drawn with. */
  readonly symbols?: (ids: Ids) => string
}

/** Whether a section has all words of a search, in any order; accents and capitals do not matter. */
export function mentions(section: SectionText, search: string): boolean {
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
