import type { GamePlay } from '../kind'
import { touchedBy } from './actions'
import Bar from './Bar.svelte'
import { PlainComposer } from './composer.svelte'

const plain: GamePlay = {
  compose: (session) => new PlainComposer(session),
  Bar: Bar as GamePlay['Bar'],
  Stock: null,
  Table: null,
  boards: { flat: async () => (await import('./board')).makeBoard },
  Menu: null,
  touched: touchedBy,
}
export default plain
