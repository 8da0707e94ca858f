/** Writing SVG. Static parts are markup, which is the quickest way to draw many of them. */
import type { Point } from '../hex'

const NAMESPACE = 'http://www.w3.org/2000/svg'

export type Attributes = Record<string, string | number>

export function make<K extends keyof SVGElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  parent?: Element,
): SVGElementTagNameMap[K] {
  const element = document.createElementNS(NAMESPACE, tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value))
  parent?.append(element)
  return element
}

/** A thousandth of a hexagon is less than a pixel however near it is, and the markup stays short. */
export const short = (value: number): string => String(Math.round(value * 1000) / 1000)

export const pointText = ({ x, y }: Point): string => `${short(x)} ${short(y)}`

export const line = (points: readonly Point[], closed = true): string =>
  `M${points.map(pointText).join('L')}${closed ? 'Z' : ''}`

/** A closed line without corners: through the middles of the sides, bent towards the corners. */
export function rounded(points: readonly Point[]): string {
  const middle = (index: number): Point => {
    const a = points[index % points.length]!
    const b = points[(index + 1) % points.length]!
    return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
  }
  const bends = points.map((_, index) => {
    const bend = points[(index + 1) % points.length]!
    return `Q${pointText(bend)} ${pointText(middle(index + 1))}`
  })
  return `M${pointText(middle(0))}${bends.join('')}Z`
}

export const at = ({ x, y }: Point, content: string, more = ''): string =>
  `<g transform="translate(${short(x)} ${short(y)})"${more}>${content}</g>`

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

export const escape = (text: string): string => text.replace(/[&<>"]/g, (letter) => ENTITIES[letter]!)
