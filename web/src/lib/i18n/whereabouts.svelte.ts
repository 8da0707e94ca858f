/** How fields are called: by places on the islands that are on the page, or by coordinates where somebody likes those. */
import type { SeatLook } from '../board/view'
import { settings } from '../settings.svelte'
import type { Field, Island } from '../wire'
import { i18n } from './i18n.svelte'
import { placeName } from './places'

class Whereabouts {
  /** Those of the game on the page, if it tells of any. */
  islands = $state.raw<readonly Island[]>([])

  nameOf(field: Field, seats: readonly SeatLook[]): string {
    const coordinates = field.join(',')
    if (settings.coordinates || !this.islands.length) return coordinates
    const name = (seat: number) => seats[seat]?.name ?? String(seat)
    return placeName(field, this.islands, i18n.sentences.places, name) ?? coordinates
  }
}

export const whereabouts = new Whereabouts()
