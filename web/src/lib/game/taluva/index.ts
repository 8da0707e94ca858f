import type { GameKind } from '../kind'
import Bar from './Bar.svelte'
import BuildMenu from './BuildMenu.svelte'
import { TaluvaComposer } from './composer.svelte'
import Stock from './Stock.svelte'
import Table from './Table.svelte'

const taluva: GameKind = {
  compose: (session) => new TaluvaComposer(session),
  Bar: Bar as GameKind['Bar'],
  Stock,
  Table,
  boards: {
    flat: async () => (await import('../../board/taluva2d')).makeBoard,
    solid: () => import('../../board/taluva3d'),
  },
  Menu: BuildMenu as GameKind['Menu'],
}
export default taluva
