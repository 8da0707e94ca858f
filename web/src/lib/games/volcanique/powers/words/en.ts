import type { PowerWords } from '.'

const powers: PowerWords = {
  agile: {
    short: 'Agile',
    text: 'Two moves a turn, and each may also end in an uncontrolled biome of a neighbouring tile.',
  },
  bountiful: { short: 'Bountiful', text: 'You can keep 7 resources instead of 6.' },
  extra: { short: 'Extra bountiful', text: 'You can keep 8 resources instead of 6.' },
  colossal: {
    short: 'Colossal',
    text: 'When you claim, pay 4 and put a second critter on one of yours: it is worth 4 points and survives a first blow.',
  },
  plates: {
    short: 'Plates',
    text: 'Moves a whole island one or two fields, until it touches another. In contests you have the advantage.',
  },
  cooperative: {
    short: 'Cooperative',
    text: 'Step into a biome of others on your critter’s tile. Owners with this power share it with you; others go home.',
  },
  crafty: { short: 'Crafty', text: 'Lay your first tile on soil, and you may buy three things in this turn.' },
  erosion: {
    short: 'Erosion',
    text: 'After buying, take an empty tile off the top of a stack: the land below comes to light.',
  },
  exalted: {
    short: 'Exalted',
    text: 'Critters in your crater are worth 2 points each, and islands cost no resources.',
  },
  flying: { short: 'Flying', text: 'Once a turn a critter may move to any uncontrolled biome on the board.' },
  frugal: {
    short: 'Frugal ritual',
    text: 'A critter from your hand goes into the crater for 3 resources instead of 5.',
  },
  herding: {
    short: 'Herding',
    text: 'Two critters in one biome are a herd: a resource more, a point more, and they may move together.',
  },
  landslide: {
    short: 'Landslide',
    text: 'Whenever a volcano breaks out, send a tile next to it downhill, with all who stand on it.',
  },
  lateral: {
    short: 'Lateral eruption',
    text: 'Your volcano may break out a second time beside it: choose four directions, a die picks one.',
  },
  diversion: {
    short: 'Diversion',
    text: 'When lava makes for your critter, a die may send it to the left or to the right instead.',
  },
  bomb: {
    short: 'Magma bomb',
    text: 'Whenever a volcano is bought, throw a bomb onto a random neighbour: all critters there go home.',
  },
  pack: {
    short: 'Pack',
    text: 'Two critters in one biome are a pack: it moves as one, to the next tile too, and drives out smaller ones.',
  },
  rift: { short: 'Rift', text: 'Splits a tile or a part off an island and moves it one field out to sea.' },
  sea: {
    short: 'Sea critters',
    text: 'When you claim: put a critter into the sea at the coast, swim with one, or land it on the free biome before it.',
  },
  super: {
    short: 'Super eruption',
    text: 'Your volcano may be a Super eruption: one final turn for the others, then seven fields blow up.',
  },
  migration: {
    short: 'Migration',
    text: 'Your critters may flee from the volcanoes of others to another tile of their biome.',
  },
  winter: {
    short: 'Volcanic winter',
    text: 'Your volcano may bring the winter: frost spreads a field each turn, until everything is frozen and the game ends.',
  },
  burrowing: {
    short: 'Burrowing',
    text: 'In your move a critter may dig in: land laid on it does not drive it out, but it earns nothing there.',
  },
}
export default powers
