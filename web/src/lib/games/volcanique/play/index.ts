/** How Volcanique is played on the page. */
import type { GamePlay } from '../../../game/kind'
import Bar from './Bar.svelte'
import { VolcaniqueComposer } from './composer.svelte'
import Menu from './Menu.svelte'
import panels from './panels'
import ScoreTable from './panels/ScoreTable.svelte'
import Stock from './panels/Stock.svelte'
import { soundOf } from './sounds'
import { touchedBy } from './touched'

const volcanique: GamePlay = {
  compose: (session) => new VolcaniqueComposer(session),
  Bar: Bar as GamePlay['Bar'],
  Stock,
  Outcome: ScoreTable,
  Table: null,
  panels,
  boards: {
    flat: async () => (await import('../../../board/volcanique2d')).makeBoard,
    solid: () => import('../../../board/volcanique3d'),
  },
  Menu: Menu as GamePlay['Menu'],
  touched: touchedBy,
  soundOf,
  beginsTurn: ({ code }) => code === 'turn.begins',
}
export default volcanique
