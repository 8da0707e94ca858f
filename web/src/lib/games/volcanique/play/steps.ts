/** A turn as its steps, with what was done in each. */
import type { Step, VolcaniqueView } from '../../../board/volcanique/view'
import { eventsOf } from '../../../game/beats'
import type { Gesture as Drafted } from '../../../game/gestures'
import type { Entry } from '../../../wire'
import type { Gesture, StepInTurn } from './turn'

const STEP: Readonly<Record<string, Step>> = {
  move: 'move',
  group: 'move',
  burrow: 'move',
  surface: 'move',
  buy: 'buy',
  erode: 'erosion',
  claim: 'claim',
  upgrade: 'claim',
  sea: 'claim',
  swim: 'claim',
  sacrifice: 'sacrifice',
  offer: 'sacrifice',
  discard: 'collect',
}

const verbOf = (actions: readonly string[]): string =>
  actions.find((action) => action !== 'pass')?.split(' ')[0] ?? 'pass'

/** What the seat whose turn it is has done and cannot take back: dice, or an answer of somebody else, came after it. */
export function locked(history: readonly Entry[], view: VolcaniqueView): Gesture[] {
  const undone = history.findLastIndex(({ kind }) => kind === 'undo')
  const began = history.findLastIndex(({ beats }) => eventsOf(beats).some(({ code }) => code === 'turn.begins'))
  return history
    .slice(Math.max(undone, began) + 1)
    .filter(({ kind, seat, actions }) => kind === 'actions' && seat === view.turn_seat && verbOf(actions) !== 'pass')
    .map(({ actions, beats }) => ({ verb: verbOf(actions), events: eventsOf(beats), locked: true }))
}

export const drafted = (gestures: readonly Drafted[]): Gesture[] =>
  gestures.map(({ actions, events }) => ({ verb: verbOf(actions), events, locked: false }))

/** The steps of a turn; what belongs to none was done where the turn is now. */
export function stepsOf(steps: VolcaniqueView['steps'], gestures: readonly Gesture[]): StepInTurn[] {
  const now = steps.find(({ state }) => state === 'now')?.step
  return steps.map(({ step, state }) => ({
    step,
    state,
    gestures: gestures.filter(({ verb }) => (STEP[verb] ?? now) === step),
  }))
}
