/** What a screen reader says: about a field, a biome of one, and about what is held over the board. */
import { GRAMMAR } from '../../i18n/grammar'
import { i18n } from '../../i18n/i18n.svelte'
import { neighbour, same } from '../hex'
import type { Spot } from '../spot'
import type { BoardSettings } from '../view'
import { companiesOf } from '../volcanique/critters'
import type { Land, Picture } from '../volcanique/land'
import type { Biome, Flight, Hex, VolcaniqueGhost, VolcaniqueView } from '../volcanique/view'
import { edgesOf, wedgesOf } from '../volcanique/wedges'
import { words } from './words'

type Seats = BoardSettings['seats']

const ALL = [0, 1, 2, 3, 4, 5]
const and = (items: readonly string[]): string => GRAMMAR[i18n.language].lists.format(items)
const nameOf = (seats: Seats, seat: number): string => seats[seat]?.name ?? String(seat)
const towards = (directions: readonly number[]): string => and(directions.map((each) => i18n.t.board.directions[each]!))

/** The directions of a biome's sides, clockwise from where they begin. */
function sidesOf(edges: string, biome: Biome): number[] {
  const { first, sides } = wedgesOf(edges).find((wedge) => wedge.biome === biome)!
  return Array.from({ length: sides }, (_, index) => (first + index) % 6)
}

/** "trio, 3 high, dark: Katla, medium: free, light: Anna 2"; of a biome "dark, north-east and east: Katla". */
export function describeSpot(
  land: Land,
  picture: Picture,
  { at: field, part }: Spot,
  { seats }: BoardSettings,
): string[] {
  const said = words()
  const hex = land.at(field)
  if (!hex) return describeSea(land, picture, field, seats)
  const biomes = [...new Set(hex.edges ?? '')] as Biome[]
  if (part && biomes.includes(part as Biome)) {
    const biome = part as Biome
    const where = biomes.length > 1 ? `, ${towards(sidesOf(hex.edges!, biome))}` : ''
    return [`${said.biomes[biome]}${where}: ${whoIsIn(land, picture, hex, biome, seats)}`]
  }
  const kind = hex.edges ? said.shapes[biomes.length]! : said.tops[hex.top as 'lava']
  const parts = [kind]
  if (hex.top === 'lava') parts.push(isActive(picture, hex) ? said.active : said.cooled)
  if (hex.height > 1) parts.push(said.high(hex.height))
  for (const biome of (['D', 'M', 'L'] as const).filter((each) => biomes.includes(each)))
    parts.push(`${said.biomes[biome]}: ${whoIsIn(land, picture, hex, biome, seats)}`)
  const head = picture.flows.find(({ q, r }) => same([q, r], field))
  if (head) parts.push(head.dammed ? said.dammed : said.ways(towards(directionsTo(field, head.ways))))
  if (hex.frozen) parts.push(said.frozen)
  if (picture.super && same([picture.super.q, picture.super.r], field)) parts.push(said.marked)
  return parts
}

const isActive = ({ flows }: Picture, { lava }: Hex): boolean => flows.some(({ flow }) => flow === lava?.flow)

const directionsTo = (field: Spot['at'], fields: readonly Spot['at'][]): number[] =>
  ALL.filter((direction) => fields.some((each) => same(each, neighbour(field, direction))))

function describeSea(land: Land, { sea }: Picture, field: Spot['at'], seats: Seats): string[] {
  const parts = [i18n.t.board.sea]
  if (ALL.some((direction) => land.at(neighbour(field, direction)))) parts.push(words().coast)
  const swimmers = sea.filter(({ q, r }) => same([q, r], field)).map(({ seat }) => seat)
  for (const seat of new Set(swimmers))
    parts.push(words().swimmers(nameOf(seats, seat), swimmers.filter((each) => each === seat).length))
  return parts
}

function whoIsIn(land: Land, { critters }: Picture, { q, r }: Hex, biome: Biome, seats: Seats): string {
  const said = words()
  const there = companiesOf(
    land,
    critters.filter((critter) => same([critter.q, critter.r], [q, r]) && critter.biome === biome),
  )
  if (!there.length) return said.free
  return and(
    there.map(({ seat, count, colossal, burrowed }) => {
      const owner = nameOf(seats, seat)
      return colossal ? said.colossal(owner) : burrowed ? said.burrowed(owner) : said.critters(owner, count)
    }),
  )
}

/** All that there is to say: which way each biome lies, its region, what lies around and below. */
export function describeInDetail(
  land: Land,
  picture: Picture,
  spot: Spot,
  settings: BoardSettings,
  regions: VolcaniqueView['regions'],
): string[] {
  const said = words()
  const { seats } = settings
  const hex = land.at(spot.at)
  if (!hex) return describeSpot(land, picture, spot, settings)
  const names = (of: readonly number[]) => and([...new Set(of)].map((seat) => nameOf(seats, seat)))
  const biomes = wedgesOf(hex.edges ?? '').flatMap(({ biome }) => {
    if (spot.part && spot.part !== biome) return []
    const region = regions.find(({ id }) => id === hex.regions[biome])
    const parts = [
      `${said.biomes[biome]}, ${towards(sidesOf(hex.edges!, biome))}: ${whoIsIn(land, picture, hex, biome, seats)}`,
    ]
    if (region) {
      parts.push(said.region(region.fields.length, region.edges.length))
      if (region.seats.length) parts.push(said.holders(names(region.seats.map(([seat]) => seat))))
      if (region.income.length) parts.push(said.income(names(region.income)))
    }
    return [parts.join(', ')]
  })
  const around = (wanted: (drop: number) => boolean) => ALL.filter((direction) => wanted(land.drop(spot.at, direction)))
  const [up, down] = [around((drop) => drop < 0), around((drop) => drop > 0 && drop < hex.height)]
  const parts = [describeSpot(land, picture, { at: spot.at }, settings)[0]!, said.high(hex.height), ...biomes]
  if (hex.lava?.from) parts.push(said.cameFrom(towards(directionsTo(spot.at, [hex.lava.from]))))
  if (up.length) parts.push(said.up(towards(up)))
  if (down.length) parts.push(said.down(towards(down)))
  const [under] = hex.stack.slice(0, -1).toReversed()
  if (under) parts.push(said.below(tileText(under.tile, under.rotation)))
  for (const tile of hex.stack) {
    if (tile.turned_by !== null) parts.push(said.turned(nameOf(seats, tile.turned_by)))
    for (const { seat } of tile.buried) parts.push(said.buried(nameOf(seats, seat)))
  }
  return parts
}

/** "dark to the east and south-east, medium to ...", or what it is otherwise. */
function tileText(tile: string, rotation: number | null): string {
  const said = words()
  if (tile in said.tops) return said.tops[tile as 'lava']
  const edges = edgesOf(tile as 'D', rotation)!
  const biomes = wedgesOf(edges)
  if (biomes.length === 1 || rotation === null) return and(biomes.map(({ biome }) => said.biomes[biome]))
  return biomes.map(({ biome }) => said.sides(said.biomes[biome], towards(sidesOf(edges, biome)))).join(', ')
}

/** How it is held: which way round, what matches, whom it drives out, and whether it fits. */
export function describeGhost(ghost: VolcaniqueGhost, { seats }: BoardSettings): string {
  const said = words()
  const { fits, doesNotFit, directions } = i18n.t.board
  const parts: string[] = []
  const fit = (legal: boolean) => (legal ? fits : doesNotFit)
  switch (ghost.kind) {
    case 'tile':
      parts.push(`${tileText(ghost.tile, ghost.rotation)}: ${fit(ghost.legal)}`)
      if (ghost.matched.length) parts.push(said.matches(ghost.matched.length))
      break
    case 'tiles':
      for (const { tile, rotation, legal } of ghost.tiles) parts.push(`${tileText(tile, rotation)}: ${fit(legal)}`)
      break
    case 'moved':
      parts.push(`${said.moved(ghost.fields.length, directions[ghost.direction]!)}: ${fit(ghost.legal)}`)
      break
    case 'cut':
      parts.push(said.cut(ghost.fields.length))
      break
    case 'critter':
      parts.push(said.arrives(nameOf(seats, ghost.seat)))
      break
    case 'odds':
      for (const { at, odds } of ghost.ways) {
        const direction = directionsTo(ghost.from, [at])
        parts.push(direction.length ? said.odds(odds, towards(direction)) : odds)
      }
      break
  }
  if ('driven' in ghost && ghost.driven?.length) parts.push(...drivenOut(ghost.driven, seats))
  return parts.join('; ')
}

function drivenOut(driven: readonly Flight[], seats: Seats): string[] {
  const names = (flights: readonly Flight[]) => and([...new Set(flights.map(({ seat }) => nameOf(seats, seat)))])
  const [rescued, lost] = [driven.filter(({ to }) => to), driven.filter(({ to }) => !to)]
  return [
    ...(rescued.length ? [words().drivesOut(names(rescued))] : []),
    ...(lost.length ? [words().loses(names(lost))] : []),
  ]
}
