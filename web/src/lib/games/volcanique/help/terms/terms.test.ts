import { expect, it } from 'vitest'
import de from './de'
import en from './en'
import fr from './fr'

// Node's types are not installed; this is all that is needed of them.
declare const process: {
  cwd(): string
  getBuiltinModule(name: 'node:fs'): { readFileSync(path: string, encoding: 'utf8'): string }
}

/** The terms of the judgement, as they stand in its source. */
function features(): string[] {
  const path = `${process.cwd()}/../src/surtsey/players/volcanique_judgement.py`
  const source = process.getBuiltinModule('node:fs').readFileSync(path, 'utf8')
  const list = /^FEATURES: Final.*?= \(\n(.*?)^\)/ms.exec(source)![1]!
  return [...list.matchAll(/^ {4}"([^"]+)",/gm)].map((found) => found[1]!)
}

it.each(Object.entries({ en, fr, de }))('has words for every term: %s', (_, terms) => {
  expect(Object.keys(terms).sort()).toEqual(features().sort())
})
