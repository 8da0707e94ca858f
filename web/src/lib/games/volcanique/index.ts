import type { GameKind } from '../../game/kind'

/** It has no board of its own yet. */
const volcanique: GameKind = {
  rules: () => import('./help/rules'),
  terms: () => import('./help/terms'),
}
export default volcanique
