/** Lava as one ribbon for a whole flow, with its way and its head. */
import type { Field } from '../../wire'
import { centre, type Point } from '../hex'
import { INK, stroke, type Ids } from '../kit2d/ink'
import { at, pointText, short } from '../kit2d/svg'
import type { Flow } from '../volcanique/lava'
import { GLOW } from '../volcanique/palette'

const between = (a: Point, b: Point, share = 0.5): Point => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
})

/** A line through the middles of the sides between fields, bent in their middles. */
export function wayOf(fields: readonly Field[]): string {
  const points = fields.map(centre)
  if (points.length === 1) return `M${pointText(points[0]!)}h0`
  const bends = points
    .slice(1, -1)
    .map((point, index) => `Q${pointText(point)} ${pointText(between(point, points[index + 2]!))}`)
  return `M${pointText(points[0]!)}L${pointText(between(points[0]!, points[1]!))}${bends.join('')}L${pointText(points.at(-1)!)}`
}

export function streamsMarkup(ids: Ids, flows: readonly Flow[]): string {
  return flows.map((flow) => flowMarkup(ids, flow)).join('')
}

function flowMarkup(ids: Ids, { active, streams, heads }: Flow): string {
  const d = streams.map(wayOf).join('')
  const ribbon = active
    ? stroke(d, '#1b1214', 0.46) +
      stroke(d, GLOW.rim, 0.38) +
      stroke(d, GLOW.stream, 0.29) +
      stroke(d, GLOW.heart, 0.11)
    : stroke(d, '#1b1214', 0.4) +
      stroke(d, GLOW.crust, 0.33) +
      stroke(d, GLOW.cooled, 0.2) +
      stroke(d, '#5e2012', 0.08, ' stroke-dasharray=".16 .2"')
  const chevrons = streams.flatMap((stream) => stream.slice(1).map((to, index) => chevron(stream[index]!, to, active)))
  return `<g class="flow">${ribbon}${chevrons.join('')}${heads.map((head) => headMarkup(ids, head)).join('')}</g>`
}

function chevron(from: Field, to: Field, active: boolean): string {
  const [a, b] = [centre(from), centre(to)]
  return arrow(between(a, b, 0.54), Math.atan2(b.y - a.y, b.x - a.x), active ? '#fff6d0' : '#c9a08c', 0.16)
}

const arrow = (place: Point, angle: number, colour: string, size: number): string =>
  at(
    place,
    `<path transform="rotate(${short((angle * 180) / Math.PI)})scale(${size})" d="M-1-1.3L1 0L-1 1.3L-.35 0Z" fill="${colour}" stroke="${INK}" stroke-width=".26" stroke-linejoin="round"/>`,
  )

/** The head: a pool, with the ways on; a bar across where there is none. */
function headMarkup(ids: Ids, { at: field, ways, dammed }: Flow['heads'][number]): string {
  const middle = centre(field)
  const pool =
    `<circle r=".37" fill="#1b1214"/><circle r=".32" fill="url(#${ids('pool')})"/>` +
    (dammed
      ? stroke('M-.2-.2L.2.2M.2-.2L-.2.2', INK, 0.1)
      : `<circle r=".47" fill="none" stroke="#ffe27a" stroke-width=".055" stroke-dasharray=".14 .106"/>`)
  const arrows = ways.map((way) => {
    const to = centre(way)
    return arrow(between(middle, to, 0.4), Math.atan2(to.y - middle.y, to.x - middle.x), GLOW.heart, 0.11)
  })
  return at(middle, pool) + arrows.join('')
}
