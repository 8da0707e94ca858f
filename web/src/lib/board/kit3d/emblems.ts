/** Emblems of seats as models, as in look.ts: ball, pyramid, cube, diamond, star. They take the ink of their seat. */
import { type Colour, Clay, SEAT, WHITE, polygon } from './clay'

const SQUARE = Math.PI / 4
const LIT: Colour = [1.06, 1.06, 1.06]
const EAVES: Colour = [0.5, 0.5, 0.5]

export const EMBLEMS: readonly Clay[] = [
  new Clay().lathe(
    7,
    [
      [0.6, -0.7, EAVES],
      [1, 0, WHITE],
      [0.7, 0.7, WHITE],
      [0, 1, LIT],
    ],
    SEAT,
  ),
  new Clay().lathe(
    4,
    [
      [0, -0.7, EAVES],
      [1.3, -0.7, WHITE],
      [0, 1.2, LIT],
    ],
    SEAT,
  ),
  new Clay().lathe(
    4,
    [
      [0, -0.8, EAVES],
      [1.25, -0.8, WHITE],
      [1.25, 0.9, WHITE],
      [0, 0.9, LIT],
    ],
    SEAT,
    SQUARE,
  ),
  new Clay().lathe(
    4,
    [
      [0, -1.3, EAVES],
      [1.1, 0, WHITE],
      [0, 1.3, LIT],
    ],
    SEAT,
  ),
  star(),
]

function star(): Clay {
  const points = polygon(10, 1, 0, -Math.PI / 2).map(([x, , z], i) => {
    const by = i % 2 ? 0.55 : 1.35
    return [x * by, -z * by, 0] as const
  })
  return new Clay()
    .cap({ points, colour: WHITE }, [0, 0, 0.4], LIT, SEAT)
    .cap({ points: points.toReversed(), colour: WHITE }, [0, 0, -0.4], LIT, SEAT)
}
