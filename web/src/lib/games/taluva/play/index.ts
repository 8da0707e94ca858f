import { touchedBy } from '../../../board/taluva/placing'
import type { GamePlay } from '../../../game/kind'
import Bar from './Bar.svelte'
import BuildMenu from './BuildMenu.svelte'
import { TaluvaComposer } from './composer.svelte'
import { soundOf } from './sounds'
import Stock from './Stock.svelte'
import Table from './Table.svelte'

const play: GamePlay = {
  compose: (session) => new TaluvaComposer(session),
  Bar: Bar as GamePlay['Bar'],
  Stock,
  Table,
  boards: {
    flat: async () => (await import('../../../board/taluva2d')).makeBoard,
    solid: () => import('../../../board/taluva3d'),
  },
  Menu: BuildMenu as GamePlay['Menu'],
  touched: touchedBy,
  soundOf,
  beginsTurn: ({ code }) => code === 'tile.drawn',
}
export default play
