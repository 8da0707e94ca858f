/**
 * The engine's messages in the language chosen, with names instead of seat numbers.
 *
 * A sentence of the catalogue has holes for the message's parameters. Which parameter is filled in how:
 *
 *     {seat}          the name of a player; {seat:of} as an owner; {seats} several; {other:seat} says that it is a seat
 *     {count:hut}     1 hut, 3 huts, by the catalogue's nouns
 *     {piece:a}       by the catalogue's words: the table `piece_a`, or `piece` for {piece}
 *     {tile:lands}    the two terrains of a tile of Taluva
 *     {resources}     a heap of resources of Volcanique, such as DDM
 *     {field}         2,-1; several joined by "and"
 */
import type { SeatLook } from '../board/view'
import { LETTERS } from '../look'
import type { Message } from '../wire'
import { i18n } from './i18n.svelte'

/** What a message is, where games use one code for two things. */
export type MessageKind = 'events' | 'problems' | 'questions'

const SEATS = new Set(['seat', 'seats', 'owner', 'winner', 'winners'])
const HOLE = /\{(\w+)(?::([\w ]+))?\}/g

export function say(message: Message, seats: readonly SeatLook[], kind: MessageKind = 'events'): string {
  const { taluva, events, problems, questions, [kind]: first } = i18n.t.engine
  const tables: Readonly<Record<string, string>>[] = [taluva, first, events, problems, questions]
  const sentence = tables.map((table) => table[message.code]).find((text) => text && fits(text, message))
  const said = sentence
    ? sentence.replace(HOLE, (_, name: string, how?: string) => fill(name, how, message[name], seats))
    : message.text.replace(/\bseat (\d+)/gi, (_, seat: string) => nameOf(Number(seat), seats))
  return said.charAt(0).toUpperCase() + said.slice(1)
}

/** A message has everything that its sentence speaks of; so different ones with one code are told apart. */
const fits = (sentence: string, message: Message): boolean =>
  [...sentence.matchAll(HOLE)].every(([, name]) => message[name!] !== undefined)

const nameOf = (seat: number, seats: readonly SeatLook[]): string => seats[seat]?.name ?? String(seat)

function fill(name: string, how: string | undefined, value: unknown, seats: readonly SeatLook[]): string {
  const { engine, board } = i18n.t
  if (SEATS.has(name) || how === 'seat') {
    const names = [value].flat().map((seat) => nameOf(seat as number, seats))
    return how === 'of' ? engine.of(engine.list(names)) : engine.list(names)
  }
  if (name === 'resources') return heap(String(value))
  if (how === 'lands') return [...String(value)].map((letter) => board.terrain[LETTERS[letter]!] ?? letter).join('/')
  if (how && how in engine.nouns) return counted(Number(value), engine.nouns[how as keyof typeof engine.nouns])
  if (Array.isArray(value)) return typeof value[0] === 'number' ? value.join(',') : engine.list(value.map(plain(name)))
  return word(how ? `${name}_${how}` : name, value)
}

const plain = (name: string) => (value: unknown) => (Array.isArray(value) ? value.join(',') : word(name, value))

const counted = (count: number, [one, many]: readonly string[]): string => i18n.t.engine.counted(count, one!, many!)

/** What the catalogue has for a value, or the value as it is. */
function word(table: string, value: unknown): string {
  const words: Readonly<Record<string, Readonly<Record<string, string>>>> = i18n.t.engine.words
  return words[table]?.[String(value)] ?? String(value)
}

/** DDM: 2 dark and 1 medium. */
function heap(resources: string): string {
  const { engine } = i18n.t
  const kinds = Object.entries(engine.resources).flatMap(([letter, forms]) => {
    const count = resources.split(letter).length - 1
    return count ? [counted(count, forms)] : []
  })
  return kinds.length ? engine.list(kinds) : resources
}
