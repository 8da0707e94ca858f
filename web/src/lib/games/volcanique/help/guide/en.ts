import type { GuideTexts } from '.'

const texts: GuideTexts = {
  goal: 'Most points win: for critters on land, and for edges that match in your biomes.',
  steps: {
    lava: { name: 'Lava', text: 'flows one field further, downhill.' },
    move: { name: 'Move', text: 'a critter, if you like.' },
    buy: { name: 'Buy', text: 'land or a volcano, and lay it at once.' },
    claim: { name: 'Claim', text: 'free land with critters from your hand.' },
    sacrifice: { name: 'Sacrifice', text: 'a critter to the crater, if you like.' },
    collect: { name: 'Collect', text: 'a resource for each of your biomes.' },
  },
  shapes: ['uno', 'duo', 'trio'],
  land: (shape, edges) =>
    edges > 1
      ? `Take a ${shape} from the market: up to ${edges} of its edges match, and each matched edge in a biome of yours is a point.`
      : `Take a ${shape} from the market and lay it where an edge matches: each matched edge in a biome of yours is a point.`,
  lay: (edges) =>
    edges > 1
      ? `Lay it on a place that is lit: ${edges} edges can match there. Turn it until they do.`
      : 'Lay it where an edge matches, best beside land of yours.',
  volcano: 'You can pay for a volcano: it brings a point and a power, and all who stand there go back to hand.',
  erupt: 'Let it break out on a lit field: that is where others stand.',
  refuge: 'The critter under your tile has to move. You say where, whoever it belongs to.',
  claim: 'Put a critter on a lit place: it is a point, and each biome you control earns a resource every turn.',
  gain: 'You do not begin, so take two resources. Two alike buy a duo in your first turn.',
  island: 'Lay your island so that its edges match: every critter on it will begin in a biome of its own.',
  end: 'End your turn: you collect a resource for each biome that you control.',
  news: {
    lava: {
      title: 'Lava flows.',
      text: 'It runs one field in every turn, always to a lower one, until it reaches the sea. For a resource each, your critters flee from it.',
    },
    contest: {
      title: 'Two biomes have met.',
      text: 'Only one owner can stay: whoever joined them. The critters of the other are back in hand.',
    },
    volcano: {
      title: 'A volcano.',
      text: 'It brought its owner a point and a power. From the next turn on its lava flows.',
    },
    discard: {
      title: 'Too many resources.',
      text: 'What you may not keep at the end of your turn goes back. Better spend it before.',
    },
    power: {
      title: 'Your first power.',
      text: 'It is yours for the whole game. The panel of powers says what it does, and what can come next.',
    },
    lost: { title: 'A critter came home.', text: 'It is back in your hand, and can claim land again.' },
    soil: {
      title: 'Soil.',
      text: 'Lava in the sea has turned to soil. Whoever lays land on it may buy a second time.',
    },
  },
}
export default texts
