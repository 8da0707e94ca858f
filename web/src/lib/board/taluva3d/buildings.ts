/** Models of buildings, around the origin, in the colour of their seat. */
import { type Colour, Clay, SEAT, WHITE, colour, shade } from '../kit3d/clay'

const MASONRY = colour('#d9cdb8')
const STRAW = colour('#d8b277')
const NIGHT = colour('#2a1c16')
const SQUARE = Math.PI / 4
const LIT: Colour = [1.06, 1.06, 1.06]
const EAVES: Colour = [0.5, 0.5, 0.5]

const hut = (): Clay =>
  new Clay()
    .lathe(8, [
      [0.2, -0.02, shade(STRAW, 0.4)],
      [0.19, 0.04, shade(STRAW, 0.75)],
      [0.18, 0.2, STRAW],
    ])
    .lathe(
      8,
      [
        [0.29, 0.15, EAVES],
        [0.3, 0.18, WHITE],
        [0.17, 0.34, WHITE],
        [0, 0.48, LIT],
      ],
      SEAT,
    )
    .loft([
      {
        points: [
          [-0.06, 0, 0.187],
          [0.06, 0, 0.187],
          [0.06, 0, 0.19],
          [-0.06, 0, 0.19],
        ],
        colour: NIGHT,
      },
      {
        points: [
          [-0.05, 0.15, 0.187],
          [0.05, 0.15, 0.187],
          [0.05, 0.15, 0.19],
          [-0.05, 0.15, 0.19],
        ],
        colour: NIGHT,
      },
    ])

/** A house of columns with a sweeping roof of two tiers. */
function temple(): Clay {
  const clay = new Clay()
    .lathe(
      4,
      [
        [0.62, -0.02, shade(MASONRY, 0.55)],
        [0.62, 0.07, shade(MASONRY, 0.9)],
        [0.52, 0.07, MASONRY],
        [0.52, 0.14, MASONRY],
        [0, 0.14, shade(MASONRY, 0.7)],
      ],
      0,
      SQUARE,
    )
    .lathe(
      4,
      [
        [0.26, 0.14, shade(NIGHT, 1.6)],
        [0.26, 0.4, NIGHT],
      ],
      0,
      SQUARE,
    )
    .lathe(
      4,
      [
        [0.6, 0.38, EAVES],
        [0.68, 0.42, shade(WHITE, 0.8)],
        [0.46, 0.5, WHITE],
        [0.27, 0.6, shade(WHITE, 0.7)],
        [0.22, 0.72, EAVES],
        [0.35, 0.72, shade(WHITE, 0.9)],
        [0.17, 0.85, WHITE],
        [0, 1.1, LIT],
      ],
      SEAT,
      SQUARE,
    )
  for (const x of [-0.31, 0, 0.31])
    for (const z of [-0.31, 0, 0.31])
      if (x || z)
        clay.add(
          new Clay().lathe(6, [
            [0.055, 0.14, shade(MASONRY, 0.7)],
            [0.045, 0.4, MASONRY],
          ]),
          { at: [x, 0, z] },
        )
  return clay
}

/** Tall and slender, with a gallery under a pointed roof. */
const tower = (): Clay =>
  new Clay()
    .lathe(8, [
      [0.36, -0.02, shade(MASONRY, 0.5)],
      [0.32, 0.1, shade(MASONRY, 0.8)],
      [0.25, 0.16, shade(MASONRY, 0.9)],
      [0.21, 0.42, MASONRY],
    ])
    .lathe(
      8,
      [
        [0.215, 0.42, WHITE],
        [0.21, 0.52, WHITE],
      ],
      SEAT,
    )
    .lathe(8, [
      [0.21, 0.52, MASONRY],
      [0.2, 0.78, MASONRY],
      [0.29, 0.86, shade(MASONRY, 0.75)],
      [0.29, 0.98, MASONRY],
      [0.22, 0.98, shade(MASONRY, 0.6)],
    ])
    .lathe(
      8,
      [
        [0.31, 0.96, EAVES],
        [0.33, 0.99, WHITE],
        [0.16, 1.24, WHITE],
        [0, 1.52, LIT],
      ],
      SEAT,
    )

export const BUILDINGS = { hut: hut(), temple: temple(), tower: tower() }

/** How high above its field a building ends: there its emblem sits. */
export const TOPS = { hut: 0.47, temple: 1.08, tower: 1.5 }
