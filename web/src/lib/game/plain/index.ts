import type { GamePlay } from '../kind'
import { PlainComposer } from './composer.svelte'
import Bar from './Bar.svelte'
import Position from './Position.svelte'

const plain: GamePlay = {
  compose: (session) => new PlainComposer(session),
  Bar: Bar as GamePlay['Bar'],
  Stock: null,
  Table: null,
  boards: null,
  Menu: null,
  Position,
}
export default plain
