/** Tells somebody who looks elsewhere that it is their turn. The title of the page does it anyway. */
import { i18n } from '../i18n/i18n.svelte'
import { notify } from '../notice'
import { settings } from '../settings.svelte'
import { play, YOUR_TURN } from '../sound'
import type { GameSession } from './session.svelte'

/** To be called where effects live. */
export function announceTurns(session: GameSession): void {
  let before: number | null = null
  $effect(() => {
    const { acting } = session
    const mine = acting !== null && acting !== before
    before = acting
    if (!mine || !session.playing) return
    play(YOUR_TURN)
    if (settings.notifications) notify.show('Surtsey', i18n.t.shell.game.yourTurn)
  })
}
