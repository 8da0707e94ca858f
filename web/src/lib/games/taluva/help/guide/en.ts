import type { GuideTexts } from '.'

const texts: GuideTexts = {
  goal: 'Build all pieces of two of the three kinds: huts, temples, towers. Or have most temples when the tiles run out.',
  steps: {
    tile: { name: 'Lay the tile', text: 'beside the island, or on top of it, volcano on volcano.' },
    build: { name: 'Build', text: 'a hut, an expansion, a temple or a tower.' },
  },
  first: 'The first tile simply lies in the middle. Turn it as you like; what counts is what you build on it.',
  tile: 'Lay the tile beside the island, best next to your huts: then your settlement has room to grow.',
  build: 'Build where your huts come to stand together: beside a settlement of three fields you can put a temple.',
  news: {
    lost: {
      title: 'Huts were buried.',
      text: 'An eruption covers huts, but never a temple or a tower, and never a whole settlement.',
    },
    expanded: {
      title: 'A settlement has spread.',
      text: 'It took all fields of one terrain around it, in a single turn. Yours can do so, too.',
    },
  },
}
export default texts
