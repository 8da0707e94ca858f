/** Position lines of Taluva (docs/notation.md), as far as it takes to draw them, and back. */
import { LETTERS } from '../look'
import { fieldOf, keyOf, tileFields } from '../board/hex'
import type { Piece, TaluvaView, Terrain } from '../wire'

const PIECES: Readonly<Record<string, Piece>> = { h: 'hut', t: 'temple', w: 'tower' }

type Land = TaluvaView['fields'][number]

/** What lies and stands on the island. Stocks and the stack are not read. */
export function readPosition(position: string): TaluvaView {
  const words = new Map(
    position
      .split(' ')
      .slice(1)
      .map((word) => word.split('=', 2) as [string, string]),
  )
  const items = (name: string): string[] => words.get(name)?.split('/') ?? []
  const lands = new Map<string, Land>()
  const tiles = items('laid').map((item) => {
    const [kind, at, facing] = item.split(':') as [string, string, string]
    const level = lay(lands, kind, at, Number(facing))
    const [q, r] = fieldOf(at)
    return { kind, q, r, facing: Number(facing), level }
  })
  for (const item of items('pieces')) {
    const [who, at] = item.split(':') as [string, string]
    const land = lands.get(at)!
    const piece = PIECES[who[0]!]!
    Object.assign(land, { piece, owner: Number(who[1]), count: piece === 'hut' ? land.level : 1 })
  }
  const phase = words.get('phase') as TaluvaView['phase']
  return {
    ...{
      game: 'taluva',
      options: {},
      edition: words.get('edition') ?? '',
      turn: tiles.length,
      to_act: null,
      places: null,
    },
    ...{ phase, tile: words.get('tile') ?? null, stack: 0, drawn: [], players: [], ended: null },
    tiles,
    fields: [...lands.values()],
  }
}

/** Puts a tile on the island; the level where it lies. */
function lay(lands: Map<string, Land>, kind: string, at: string, facing: number): number {
  const fields = tileFields(fieldOf(at), facing)
  const level = (lands.get(at)?.level ?? 0) + 1
  const terrains: Terrain[] = ['volcano', LETTERS[kind[1]!]!, LETTERS[kind[0]!]!]
  fields.forEach((field, index) => {
    const [q, r] = field
    const ground = { q, r, level, terrain: terrains[index]!, facing: index ? null : facing }
    lands.set(keyOf(field), { ...ground, owner: null, piece: null, count: 0 })
  })
  return level
}

/** The seats of which something is true, the best place first. */
function order({ players }: TaluvaView, wanted: (player: TaluvaView['players'][number]) => boolean): number[] {
  const seats = players.flatMap((player, seat) => (wanted(player) ? [seat] : []))
  return seats.sort((a, b) => (players[a]!.place ?? 0) - (players[b]!.place ?? 0))
}

/** The line for a position, to play on from it. */
export function writePosition(view: TaluvaView): string {
  const letter = (piece: Piece) => Object.keys(PIECES).find((key) => PIECES[key] === piece)!
  const pieces = view.fields.flatMap(({ q, r, owner, piece }) => (piece ? [`${letter(piece)}${owner}:${q},${r}`] : []))
  const list = (name: string, items: (string | number)[]) => (items.length ? [`${name}=${items.join('/')}`] : [])
  const options = Object.entries(view.options).filter(([name]) => name !== 'deck')
  return [
    'taluva',
    ...options.map(([name, value]) => `${name}=${value}`),
    ...list(
      'laid',
      view.tiles.map(({ kind, q, r, facing }) => `${kind}:${q},${r}:${facing}`),
    ),
    ...list('pieces', pieces),
    ...list(
      'supply',
      view.players.map(({ huts, temples, towers }) => `${huts}-${temples}-${towers}`),
    ),
    ...list('out', order(view, (player) => player.eliminated).reverse()),
    ...list(
      'finished',
      order(view, (player) => !player.eliminated && player.place !== null),
    ),
    `seat=${view.to_act ?? 0}`,
    `phase=${view.phase}`,
    ...(view.phase === 'tile' && view.tile ? [`tile=${view.tile}`] : []),
  ].join(' ')
}
