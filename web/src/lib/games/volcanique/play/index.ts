/** How Volcanique is played on the page. */
import type { GamePlay } from '../../../game/kind'
import plain from '../../../game/plain'
import panels from './panels'
import Stock from './panels/Stock.svelte'

const volcanique: GamePlay = {
  ...plain,
  boards: {
    flat: async () => (await import('../../../board/volcanique2d')).makeBoard,
    solid: () => import('../../../board/volcanique3d'),
  },
  Stock,
  panels,
}
export default volcanique
