import type { GameKind } from '../../game/kind'

const taluva: GameKind = {
  play: () => import('./play'),
  rules: () => import('./help/rules'),
  guide: () => import('./help/guide'),
  terms: () => import('./help/terms'),
  course: () => import('./help/lessons'),
  Hero: () => import('./Hero.svelte'),
}
export default taluva
