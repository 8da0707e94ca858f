/** The powers as notation calls them, in the order in which the rules tell of them. */
export const POWERS = [
  'agile',
  'bountiful',
  'extra',
  'colossal',
  'plates',
  'cooperative',
  'crafty',
  'erosion',
  'exalted',
  'flying',
  'frugal',
  'herding',
  'landslide',
  'lateral',
  'diversion',
  'bomb',
  'pack',
  'rift',
  'sea',
  'super',
  'migration',
  'winter',
  'burrowing',
] as const

export type Power = (typeof POWERS)[number]
