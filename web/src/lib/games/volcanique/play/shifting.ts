/** Land that moves: cuts of a rift, islands on their plates, and the ways that they can go. */
import { centre, fieldOf, keyOf, neighbour } from '../../../board/hex'
import type { Field } from '../../../wire'
import { answer, chosen, partOf, type Asked, type Shift } from './choices'
import type { Doing, LandInHand } from './hand'

/** How directions are drawn, from the east on clockwise. */
export const ARROWS = ['→', '↘', '↙', '←', '↖', '↗'] as const

/** All parts that can be moved by a power: a cut is taken up at the field where it begins, an island anywhere. */
export function parts(asked: readonly Asked[], verb: 'rift' | 'plates'): Doing[] {
  const found: Doing[] = []
  for (const { question, choice } of chosen(asked, 'shift')) {
    if (choice.verb !== verb) continue
    for (const [name, marks, ways] of choice.parts) {
      const fields = partOf(choice.land, marks)
      const [field, way] = name.split(' ')
      const hold: LandInHand = { kind: 'land', question, verb, name, fields, ways }
      const about = { deed: verb, means: 'choose', count: fields.length, fields, hold } as const
      const at = verb === 'plates' ? fields : [fieldOf(field!)]
      for (const each of at)
        found.push({ ...about, spot: { at: each }, way: way === undefined ? undefined : Number(way) })
    }
  }
  return found
}

/** Whether a power could move some land. */
export const canShift = (asked: readonly Asked[], verb: 'rift' | 'plates'): boolean =>
  [...chosen(asked, 'shift')].some(({ choice }) => choice.verb === verb)

/** Which way land goes: each by the field beside it. */
export const ways = (hand: LandInHand): Doing[] =>
  hand.ways.map((way) => ({
    deed: 'shift',
    spot: { at: beside(hand.fields, way) },
    means: 'choose',
    badge: ARROWS[way],
    way,
    fields: hand.fields,
    answers: [
      ...(hand.name ? [answer(hand.question, `${hand.verb} ${hand.name}`)] : []),
      answer(hand.name ? `${hand.verb}_shift` : hand.question, `shift ${way}`),
    ],
  }))

/** The first field beyond some land, from its middle on in a direction. */
function beside(fields: readonly Field[], way: number): Field {
  const all = new Set(fields.map(keyOf))
  const middle = fields.map(centre).reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }))
  const off = (field: Field) =>
    Math.hypot(centre(field).x - middle.x / fields.length, centre(field).y - middle.y / fields.length)
  let field = [...fields].sort((a, b) => off(a) - off(b))[0]!
  while (all.has(keyOf(field))) field = neighbour(field, way)
  return field
}

/** Where it is known what moves, that is in the hand at once. */
export function landAtHand(asked: readonly Asked[]): LandInHand | null {
  const [first] = asked
  const choice = first?.choices.find((each): each is Shift => each.do === 'shift' && each.verb === '')
  const [part] = choice?.parts ?? []
  if (!choice || !part) return null
  const [, marks, allowed] = part
  return {
    kind: 'land',
    question: first!.kind,
    verb: '',
    name: '',
    fields: partOf(choice.land, marks),
    ways: allowed,
  }
}
