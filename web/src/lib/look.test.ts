import { describe, expect, it } from 'vitest'
import { SEATS } from './look'

// Node's types are not installed; this is all that is needed of them.
declare const process: {
  cwd(): string
  getBuiltinModule(name: 'node:fs'): { readFileSync(path: string, encoding: 'utf8'): string }
}

type Colour = [red: number, green: number, blue: number]

/** Amounts of light, from 0 to 1. */
const lightOf = (hex: string): Colour =>
  [1, 3, 5].map((at) => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }) as Colour

/** What eyes see without one kind of cone (Machado, Oliveira and Fernandes 2009). */
const EYES: Record<string, readonly Colour[]> = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopic: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopic: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopic: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
}

/** Lightness and the two axes of OKLab. */
function labOf([r, g, b]: Colour): Colour {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

describe('the colours of the seats', () => {
  it.each(Object.entries(EYES))('can be told apart by %s eyes', (_, eyes) => {
    const seen = SEATS.map(({ fill }) => {
      const light = lightOf(fill)
      return labOf(eyes.map((row) => row.reduce((sum, part, at) => sum + part * light[at]!, 0)) as Colour)
    })
    const gaps = seen.flatMap((one, at) =>
      seen.slice(at + 1).map((other) => Math.hypot(...one.map((x, i) => x - other[i]!))),
    )
    expect(Math.min(...gaps)).toBeGreaterThan(0.15)
  })

  it('can be read on', () => {
    const luminance = (hex: string) =>
      lightOf(hex).reduce((sum, part, at) => sum + part * [0.2126, 0.7152, 0.0722][at]!, 0)
    for (const { fill, ink } of SEATS) {
      const [dark, light] = [luminance(fill), luminance(ink)].sort((a, b) => a - b)
      expect((light! + 0.05) / (dark! + 0.05)).toBeGreaterThan(4)
    }
  })

  it('are those of the pictures that the engine draws', () => {
    const source = process.getBuiltinModule('node:fs').readFileSync(`${process.cwd()}/../src/surtsey/svg.py`, 'utf8')
    const list = /^SEATS: Final = \((.*?)\)/m.exec(source)![1]!
    expect(list.split(', ').map((each) => each.slice(1, -1))).toEqual(SEATS.map(({ fill }) => fill))
  })
})
