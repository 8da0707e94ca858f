/**
 * What the server and the page say to each other. The types are those of the Python side, written by `make wire` into the
 * folder beside this file; here is what TypeScript says better, and what each name is for. docs/server.md tells the
 * story. The page knows no rules: it shows views, offers the actions that it is told are legal, and asks.
 *
 * Actions are text everywhere, as in docs/notation.md ("tile 2,-1 4", "hut 3,-1", "expand 0,1 jungle"). Messages of the
 * engine (events, problems, questions) are a code with parameters; the game's sentences say them.
 */

export type Field = [q: number, r: number]

/** A code with parameters. */
export interface Message {
  code: string
  [param: string]: unknown
}

/** Parts of the view, as they are after a beat; they stand in the places that they have in the view. */
export type Tally = Record<string, unknown>

/* HTTP:
   GET  /api/me                                    → Me; PATCH {name} renames. The cookie makes the guest
   GET  /api/catalogue?language=fr                 → Catalogue
   GET  /api/sentences/{game}/{language}           → Sentences
   GET  /api/rules/{game}?key=value…               → {options} or a problem: checks options as the home page sets them
   POST /api/games  (NewGame)                      → Summary
   GET  /api/games?which=mine|open                 → Summary[]; GET /api/games/{id} → Summary
   POST /api/games/{id}/join {invitation?, seat?}  takes an open seat → Summary
   POST /api/games/{id}/rematch                    → Summary of the new game (the same one for all who ask)
   POST /api/devices                               → {path}: open it on another device to go on as the same guest
   POST /api/devices/{token}                       → Me: this device is that guest from now on; works once
   GET  /api/games/{id}/record                     → text/plain, the record (as this guest may see it)
   POST /api/records  (text/plain)                 → Summary of a game that is over or stopped, to be replayed
   GET  /api/games/{id}/replay                     → Replay
   GET  /api/games/{id}/analysis                   → Analysis; asked again while it is under way
   Any refused request answers with a Refusal. */
export type {
  AnalysedTurn,
  Analysis,
  Catalogue,
  ClockRule,
  Frame,
  Me,
  NewGame,
  NewSeat,
  PlaceWords,
  Refusal,
  Replay,
  Seat,
  SeatKind,
  Sentences,
  Status,
  Summary,
} from './wire/server'

/* WebSocket, /ws/games/{id}: `key` is chosen by the page and comes back with the answer. Close codes: 1012, 1013 come
   again (with `hello` since the last number); 1009 the message was too large; 4401 no valid cookie, ask for /api/me
   first; 4404 there is no such game; 4429 too many connections or messages. */
export type {
  Ahead,
  Answer,
  Beat,
  ChatLine,
  Clock,
  Decision,
  DraftStop,
  Entry,
  InterruptOrder as Interrupts,
  Island,
  Rest,
  Said as FromServer,
  Sent as ToServer,
  Situation,
  Stop,
  UndoRequest,
  View,
} from './wire/server'

export type { Piece, TaluvaView, Terrain } from './wire/taluva'
