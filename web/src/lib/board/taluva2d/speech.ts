/** What a screen reader says: about a field, and about what is held over the board. */
import { i18n } from '../../i18n/i18n.svelte'
import { word } from '../../i18n/messages'
import { LETTERS } from '../../look'
import type { TaluvaGhost } from '../taluva/ghost'
import type { BoardSettings } from '../view'
import type { Land } from './chart'

/** "jungle", "level 2", "2 huts of Anna"; the sea where there is no land. */
export function describeLand(land: Land | undefined, { seats }: BoardSettings): string[] {
  const words = i18n.t.board
  if (!land) return [words.sea]
  const parts = [word('terrain', land.terrain), words.level(land.level)]
  if (land.facing != null) parts.push(words.lavaFlows(words.lava[land.facing]!))
  if (land.piece && land.owner !== null) {
    const owner = seats[land.owner]?.name ?? String(land.owner)
    parts.push(land.piece === 'hut' ? words.huts(land.count, owner) : words[land.piece](owner))
  }
  return parts
}

/** How a tile is held: what it shows, which way, and whether it fits. */
export function describeGhost(ghost: TaluvaGhost): string {
  if (ghost.kind !== 'tile') return ''
  const words = i18n.t.board
  const terrains = [...ghost.tile].map((letter) => word('terrain', LETTERS[letter] ?? 'volcano'))
  const held = words.ghostTile(terrains.join(', '), words.lava[ghost.facing]!)
  return `${held}: ${ghost.legal ? words.fits : words.doesNotFit}`
}
