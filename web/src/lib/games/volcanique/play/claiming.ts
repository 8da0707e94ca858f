/** What is done at a spot by itself: claims, Colossal critters, erosion, the sea, sacrifices. */
import { answer, chosen, paying, spotAt, written, type Asked, type AtSpot, type Roam, type Swim } from './choices'
import type { Deed, Doing, Swimmer } from './hand'

/** Deeds that wait until they are asked for: they would light half of the board, or cost a critter. */
type Silent = 'sea' | 'sacrifice'
const SILENT: ReadonlySet<string> = new Set<Silent>(['sea', 'sacrifice'])
const QUIET: ReadonlySet<string> = new Set(['upgrade', 'erode', 'sea'])
const ELSEWHERE: ReadonlySet<string> = new Set(['burrow', 'surface'])

function doings(question: string, choice: AtSpot): Doing[] {
  const { verb, at, price, best } = choice
  return at.map((place) => ({
    deed: verb as Deed,
    spot: spotAt(place),
    means: 'choose',
    quiet: QUIET.has(verb),
    badge: price ? String(price) : undefined,
    price,
    answers: [answer(question, `${verb} ${written(place)}`), ...paying(best)],
  }))
}

/** What can be done at spots without having been asked for. */
export function atSpots(asked: readonly Asked[]): Doing[] {
  const found: Doing[] = []
  const known = new Set<string>()
  for (const { question, choice } of chosen(asked, 'spot'))
    if (!SILENT.has(choice.verb) && !ELSEWHERE.has(choice.verb))
      for (const doing of doings(question, choice)) {
        // What can be done now need not be done later.
        const { action } = doing.answers![0]!
        if (!known.has(action)) found.push(doing)
        known.add(action)
      }
  for (const { question, choice } of chosen(asked, 'swim')) {
    if (!choice.action) continue
    const hold = afloat(asked, question, choice)
    found.push({ deed: 'swim', spot: spotAt(choice.at), means: 'choose', hold })
  }
  return found
}

/** What can be done at spots once it has been asked for. */
export function silentSpots(asked: readonly Asked[], verb: Silent): Doing[] {
  const found: Doing[] = []
  for (const { question, choice } of chosen(asked, 'spot'))
    if (choice.verb === verb) found.push(...doings(question, choice))
  return found
}

function afloat(asked: readonly Asked[], question: string, choice: Swim): Swimmer {
  const all = asked.find(({ kind }) => kind === question)?.choices ?? []
  const roam = choice.roams ? all.find((each): each is Roam => each.do === 'roam') : undefined
  return { kind: 'swimmer', question, choice, roams: roam?.to ?? [] }
}

/** Where a sea critter goes: to free water, or ashore. */
export const shores = ({ question, choice, roams }: Swimmer): Doing[] =>
  [...new Set([...choice.to, ...roams])].map((place) => ({
    deed: 'go',
    spot: spotAt(place),
    means: 'go',
    quiet: !/[DML]$/.test(place),
    by: 'sea',
    answers: choice.action
      ? [answer(question, choice.action), answer('swim_to', `to ${written(place)}`)]
      : [answer(question, `to ${written(place)}`)],
  }))

export function swimmerAtHand(asked: readonly Asked[]): Swimmer | null {
  const [first] = asked
  const choice = first?.choices.find((each): each is Swim => each.do === 'swim' && each.action === '')
  return choice ? afloat(asked, first!.kind, choice) : null
}
