/**
 * What the game on the page says: its sentences (sentences.py of the engine tells what can stand in their holes), with
 * the names of players instead of their seats, and what is on a tile instead of its letters.
 */
import type { SeatLook } from '../board/view'
import type { Field, Message, Sentences } from '../wire'
import { GRAMMAR } from './grammar'
import { i18n } from './i18n.svelte'
import { whereabouts } from './whereabouts.svelte'

export type MessageKind = 'events' | 'problems' | 'questions'

const HOLE = /\{(\w+)(?::([\w ]+))?\}/g

export function say(message: Message, seats: readonly SeatLook[], kind: MessageKind = 'events'): string {
  const sentence = i18n.sentences[kind][message.code] ?? message.code
  const said = sentence.replace(HOLE, (_, name: string, how: string = name) => write(message[name], how, seats))
  return said.charAt(0).toUpperCase() + said.slice(1)
}

/** What something is called in the game's sentences: a terrain, a power. */
export const word = (table: string, value: unknown): string =>
  i18n.sentences.words[table]?.[String(value)] ?? String(value)

function write(value: unknown, how: string, seats: readonly SeatLook[]): string {
  const { language, nouns } = i18n.sentences
  if (how === 'of') return GRAMMAR[language].of(write(value, 'seat', seats))
  if (Array.isArray(value) && !(how === 'field' && typeof value[0] === 'number'))
    return list(value.map((each) => write(each, how, seats)))
  if (how === 'seat') return seats[value as number]?.name ?? String(value)
  if (how === 'field') return whereabouts.nameOf(value as Field, seats)
  if (how === 'tile') return lands(String(value))
  if (how === 'heap') return heap(String(value))
  if (how === 'question') return say(value as Message, seats, 'questions')
  return nouns[how] ? counted(value as number, nouns[how]) : word(how, value)
}

const list = (items: string[]): string => GRAMMAR[i18n.sentences.language].lists.format(items)

function counted(count: number, [one, several]: Sentences['nouns'][string]): string {
  return `${count} ${GRAMMAR[i18n.sentences.language].plurals.select(count) === 'one' ? one : several}`
}

/** A tile by what is on it, where the game has words for that; how it lies is seen on the board. */
function lands(tile: string): string {
  const words = i18n.sentences.words.tile
  if (!words) return tile
  const kind = tile.replace(/[\d?]$/, '')
  return words[kind] ?? [...kind].map((letter) => words[letter] ?? letter).join('/')
}

/** DDM: 2 dark and 1 medium. */
function heap(letters: string): string {
  const kinds = [...new Set(letters)].flatMap((letter) => {
    const forms = i18n.sentences.nouns[letter]
    return forms ? [counted(letters.split(letter).length - 1, forms)] : []
  })
  return kinds.length ? list(kinds) : letters
}
