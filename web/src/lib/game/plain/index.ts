import type { GameKind } from '../kind'
import Bar from './Bar.svelte'
import { PlainComposer } from './composer.svelte'

const plain: GameKind = {
  compose: (session) => new PlainComposer(session),
  Bar: Bar as GameKind['Bar'],
  Stock: null,
  Table: null,
  boards: { flat: async () => (await import('./board')).makeBoard },
  Menu: null,
}
export default plain
