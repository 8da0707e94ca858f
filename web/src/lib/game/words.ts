/** Words that several panels need. */
import { Refused } from '../client'
import { i18n } from '../i18n/i18n.svelte'
import type { Refusal, Seat, Summary } from '../wire'
import type { GameSession } from './session.svelte'

/** Names that the server may send, with words that we may have for them. */
const find = (words: object, name: string): string | undefined => (words as Record<string, string>)[name]

export const gameName = (game: string): string => find(i18n.t.shell.games, game) ?? game
export const levelName = (level: string): string => find(i18n.t.shell.levels, level) ?? level
export const levelMeaning = (level: string): string => find(i18n.t.shell.levelMeanings, level) ?? ''
export const presetName = (preset: string): string => find(i18n.t.shell.presets, preset) ?? preset

export const refusalWords = ({ code, text }: Refusal): string => find(i18n.t.shell.refusals, code) ?? text

/** Why a request came to nothing. */
export const problemWords = (error: unknown): string =>
  error instanceof Refused ? refusalWords({ code: error.code, text: error.message }) : String(error)

/** The preset is an option like others, under the name that each game gives it. */
export const presetOf = ({ options }: Pick<Summary, 'options'>): string => options.edition ?? options.preset ?? ''

/** The seat that is waited for; while the board tells what happened, the one that was. */
export function activeSeat({ playing, situation, telling, onScreen }: GameSession): number | null {
  if (!playing) return null
  const asked = telling ? undefined : situation?.decision?.seat
  return asked ?? onScreen?.to_act ?? null
}

export function whoseTurn(session: GameSession): string {
  const { game } = i18n.t.shell
  if (session.over) return game.over
  const seat = activeSeat(session)
  const name = seat === null ? undefined : session.seats[seat]?.name
  if (seat === null || name === undefined) return i18n.t.shell.loading
  if (session.acting !== null) return session.mine.length > 1 ? game.turnOf(name) : game.yourTurn
  return session.thinking === seat || session.seats[seat]?.kind === 'bot' ? game.thinking(name) : game.waitingFor(name)
}

/** 4:05, and 0:09.3 when every moment counts. */
export function clockText(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  const rest = seconds % 60
  if (seconds < 10) return `0:0${(Math.floor(rest * 10) / 10).toFixed(1)}`
  if (minutes >= 60) return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')} h`
  return `${minutes}:${String(Math.floor(rest)).padStart(2, '0')}`
}

/** How a seat is known: a bot by its level too. */
export const seatName = (seat: Seat): string => seat.name || i18n.t.shell.seat.open
