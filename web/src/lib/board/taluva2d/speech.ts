/** What a screen reader says: about a field, and about what is held over the board. */
import { i18n } from '../../i18n/i18n.svelte'
import { LETTERS } from '../../look'
import type { Field } from '../../wire'
import { keyOf } from '../hex'
import type { BoardSettings, Ghost, Target } from '../view'
import type { Chart } from './chart'

/** "jungle, level 2, 2 huts of Anna, can be chosen; 3,-1". Coordinates come last: few want them, logs name them. */
export function describeField(
  chart: Chart,
  at: Field,
  { seats }: BoardSettings,
  target: Target | undefined,
  marked: boolean,
): string {
  const words = i18n.t.board
  const land = chart.at(at)
  const parts = [land ? words.terrain[land.terrain] : words.sea]
  if (land) parts.push(words.level(land.level))
  if (land?.facing != null) parts.push(words.lavaFlows(words.lava[land.facing]!))
  if (land?.piece && land.owner !== null) {
    const owner = seats[land.owner]?.name ?? String(land.owner)
    parts.push(land.piece === 'hut' ? words.huts(land.count, owner) : words[land.piece](owner))
  }
  if (marked) parts.push(words.justPlayed)
  if (target) parts.push(words.canBeChosen)
  if (target?.badge) parts.push(words.costs(target.badge))
  return `${parts.join(', ')}; ${keyOf(at)}`
}

/** How a tile is held: what it shows, which way, and whether it fits. */
export function describeGhost(ghost: Ghost | null): string {
  if (ghost?.kind !== 'tile') return ''
  const words = i18n.t.board
  const terrains = [...ghost.tile].map((letter) => words.terrain[LETTERS[letter] ?? 'volcano'])
  const held = words.ghostTile(terrains.join(', '), words.lava[ghost.facing]!)
  return `${held}: ${ghost.legal ? words.fits : words.doesNotFit}`
}
