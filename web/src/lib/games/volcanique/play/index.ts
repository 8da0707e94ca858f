/** How Volcanique is played on the page. */
import plain from '../../../game/plain'
import type { GamePlay } from '../../../game/kind'

const volcanique: GamePlay = {
  ...plain,
  boards: {
    flat: async () => (await import('../../../board/volcanique2d')).makeBoard,
    solid: () => import('../../../board/volcanique3d'),
  },
}
export default volcanique
