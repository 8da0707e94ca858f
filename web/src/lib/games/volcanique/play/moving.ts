/** Critters and groups: who can be taken up, and where they go then. */
import { keyOfSpot } from '../../../board/spot'
import type { Answer } from '../../../wire'
import { answer, chosen, spotAt, written, type Asked, type AtSpot, type Move, type Place } from './choices'
import type { Doing, Mover } from './hand'

function roamsOf(asked: readonly Asked[], question: string): Mover['roams'] {
  for (const each of asked)
    if (each.kind === question)
      for (const choice of each.choices) if (choice.do === 'roam') return { by: choice.by ?? '', to: choice.to }
  return { by: '', to: [] }
}

const takenUp = (asked: readonly Asked[], question: string, choice: Move): Mover => ({
  kind: 'mover',
  question,
  choice,
  roams: choice.roams ? roamsOf(asked, question) : { by: '', to: [] },
})

/** Each critter and each group that can move; and those that can burrow or come up. */
export function movers(asked: readonly Asked[]): Doing[] {
  const found: Doing[] = []
  for (const { question, choice } of chosen(asked, 'move')) {
    const hold = takenUp(asked, question, choice)
    const deed = choice.group ? 'group' : choice.action.endsWith('colossal') ? 'move colossal' : 'move'
    const count = choice.from.length
    for (const place of new Set(choice.from)) found.push({ deed, spot: spotAt(place), means: 'choose', count, hold })
  }
  for (const { question, choice } of chosen(asked, 'spot'))
    if (choice.verb === 'burrow' || choice.verb === 'surface') found.push(...flips(question, choice, choice.verb))
  return found
}

const flips = (question: string, { at, verb }: AtSpot, deed: 'burrow' | 'surface'): Doing[] =>
  at.map((place) => ({
    deed,
    spot: spotAt(place),
    means: 'choose',
    quiet: true,
    answers: [answer(question, `${verb} ${written(place)}`)],
  }))

/** Where something that was taken up goes. */
export function goals({ question, choice, roams }: Mover): Doing[] {
  const to = (place: Place): Answer[] =>
    choice.action
      ? [answer(question, choice.action), answer('move_to', `to ${written(place)}`)]
      : [answer(question, `to ${written(place)}`)]
  const near = choice.to.flatMap(({ by, at, out }) =>
    at.map((place): Doing => ({
      deed: 'go',
      spot: spotAt(place),
      means: out.length > 0 ? 'drive out' : 'go',
      quiet: by === 'flying',
      by,
      out,
      answers: to(place),
    })),
  )
  const own = new Set(near.map(({ spot }) => `${spot.at.join()}${spot.part}`))
  const far = roams.to.map((place): Doing => ({
    deed: 'go',
    spot: spotAt(place),
    means: 'go',
    quiet: true,
    by: roams.by,
    answers: to(place),
  }))
  return [...near, ...far.filter(({ spot }) => !own.has(`${spot.at.join()}${spot.part}`))]
}

/** Where it is known who moves, that is in the hand at once. */
export function moverAtHand(asked: readonly Asked[]): Mover | null {
  const [first] = asked
  const choice = first?.choices.find((each): each is Move => each.do === 'move' && each.action === '')
  return choice ? takenUp(asked, first!.kind, choice) : null
}

/** Instead of going anywhere, something else can be taken up. */
export function withOthers(goals: Doing[], others: Doing[]): Doing[] {
  const taken = new Set(goals.map(({ spot }) => keyOfSpot(spot)))
  const free = others.filter(({ spot, hold }) => hold && !taken.has(keyOfSpot(spot)))
  return [...goals, ...free.map((each) => ({ ...each, quiet: true }))]
}
