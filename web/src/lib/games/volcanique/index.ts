import type { GameKind } from '../../game/kind'

const volcanique: GameKind = {
  play: () => import('./play'),
  rules: () => import('./help/rules'),
  firstGame: { preset: 'first_game' },
  terms: () => import('./help/terms'),
}
export default volcanique
