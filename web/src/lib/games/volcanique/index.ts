import type { GameKind } from '../../game/kind'

const volcanique: GameKind = {
  play: () => import('./play'),
  rules: () => import('./help/rules'),
  firstGame: { preset: 'first_game' },
  course: () => import('./help/lessons'),
  guide: () => import('./help/guide'),
  terms: () => import('./help/terms'),
}
export default volcanique
