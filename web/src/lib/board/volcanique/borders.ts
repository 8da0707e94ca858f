/** The lines around regions: along every side where a biome ends, and never across one where it runs on. */
import type { Field } from '../../wire'
import { centre, facing, keyOf, neighbour, type Point } from '../hex'
import type { Land } from './land'
import type { Node } from './view'
import { polygonOf, wedgeOf, type Polygon } from './wedges'

/** What of a line lies on one hexagon; the next one begins where it ends, and the last one ends where the first begins. */
export interface Stretch {
  at: Field
  points: Point[]
}

/** A side of a wedge, on its way around it clockwise. */
interface Side {
  field: Field
  index: number
}

/** A corner of a region: over which sides that run on the line goes there, at which angles from the side before. */
interface Bend {
  crossed: { to: Field; degrees: number }[]
  degrees: number
  next: Side
}

/**
 * Closed lines around a region, clockwise around it and anticlockwise around holes, inside of it at a distance from
 * its sides.
 */
export function bordersOf(land: Land, region: readonly Node[], inset = 0): Stretch[][] {
  const wedges = new Map<string, Polygon>()
  for (const { q, r, biome } of region) wedges.set(keyOf([q, r]), polygonOf(wedgeOf(land.at([q, r])!.edges!, biome)))
  const wedgeAt = (field: Field) => wedges.get(keyOf(field))!
  const directionOf = ({ field, index }: Side) => wedgeAt(field).directions[index]!
  const runsOn = (side: Side) => directionOf(side) !== null && land.matches(side.field, directionOf(side)!)
  const nameOf = ({ field, index }: Side) => `${keyOf(field)} ${index}`
  const after = ({ field, index }: Side): Side => ({ field, index: (index + 1) % wedgeAt(field).points.length })
  const ends = (side: Side): [from: Point, to: Point] => {
    const [{ points }, { x, y }] = [wedgeAt(side.field), centre(side.field)]
    const [from, to] = [points[side.index]!, points[after(side).index]!]
    return [
      { x: x + from.x, y: y + from.y },
      { x: x + to.x, y: y + to.y },
    ]
  }

  /** The angle within a wedge where a side begins: it is narrow where an outer side meets one between biomes. */
  const angle = (side: Side) => {
    const { directions } = wedgeAt(side.field)
    return (directions.at(side.index - 1) === null) === (directions[side.index] === null) ? 120 : 60
  }
  const bendAfter = (side: Side): Bend => {
    const crossed: Bend['crossed'] = []
    let next = after(side)
    let degrees = angle(next)
    while (runsOn(next)) {
      const direction = directionOf(next)!
      const to = neighbour(next.field, direction)
      crossed.push({ to, degrees })
      next = after({ field: to, index: wedgeAt(to).directions.indexOf(facing(direction + 3)) })
      degrees += angle(next)
    }
    return { crossed, degrees, next }
  }

  const open = new Map<string, Side>()
  for (const { q, r } of region)
    wedgeAt([q, r]).points.forEach((_, index) => {
      const side: Side = { field: [q, r], index }
      if (!runsOn(side)) open.set(nameOf(side), side)
    })

  const lines: Stretch[][] = []
  for (const first of open.values()) {
    const line: Stretch[] = []
    let stretch: Stretch = { at: first.field, points: [] }
    for (let side = first; open.delete(nameOf(side));) {
      const [from, corner] = ends(side)
      const { crossed, degrees, next } = bendAfter(side)
      const at = (turned: number) => beside(from, corner, turned, inset / sine(Math.min(turned, degrees - turned)))
      let bent = false
      for (const { to, degrees: turned } of crossed) {
        if (!bent && turned > degrees / 2) stretch.points.push(at(degrees / 2))
        bent ||= turned >= degrees / 2
        stretch.points.push(at(turned))
        line.push(stretch)
        stretch = { at: to, points: [at(turned)] }
      }
      if (!bent) stretch.points.push(at(degrees / 2))
      side = next
    }
    // The first side was begun in its middle; without another field the line ends where it began.
    if (line.length) line[0]!.points.unshift(...stretch.points)
    else line.push({ at: stretch.at, points: [...stretch.points, stretch.points[0]!] })
    lines.push(line)
  }
  return lines
}

const sine = (degrees: number) => Math.sin((degrees * Math.PI) / 180)

/** A point at a distance from a corner, turned inwards by an angle from the side that leads there. */
function beside(from: Point, corner: Point, degrees: number, distance: number): Point {
  const angle = Math.atan2(from.y - corner.y, from.x - corner.x) - (degrees * Math.PI) / 180
  return { x: corner.x + distance * Math.cos(angle), y: corner.y + distance * Math.sin(angle) }
}
