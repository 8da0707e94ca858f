/** The log in parts: what belongs to one turn stands together, whoever's action brought it about. */
import type { Entry, Message } from '../wire'
import { eventsOf } from './beats'

export interface LogPart {
  /** It stays the same while the log grows. */
  key: string
  seat: number
  /** What happened, or what else there is to say about the seat: it resigned, for one. */
  lines: (Message | Exclude<Entry['kind'], 'actions'>)[]
}

/** The end of my turn may draw the tile of the next one: `beginsTurn` says where that begins. */
export function partsOf(history: readonly Entry[], beginsTurn: (event: Message) => boolean = () => false): LogPart[] {
  const parts: LogPart[] = []
  const begin = (entry: Entry, seat: number, ...lines: LogPart['lines']): LogPart => {
    const part = { key: `${entry.number}.${parts.length}`, seat, lines }
    parts.push(part)
    return part
  }
  let open: LogPart | null = null
  for (const entry of history) {
    if (entry.kind !== 'actions') {
      begin(entry, entry.seat, entry.kind, ...eventsOf(entry.beats))
      open = null
      continue
    }
    if (open?.seat !== entry.seat) open = begin(entry, entry.seat)
    for (const event of eventsOf(entry.beats)) {
      if (beginsTurn(event)) open = begin(entry, event.seat as number)
      open.lines.push(event)
    }
  }
  return parts.filter(({ lines }) => lines.length > 0)
}
