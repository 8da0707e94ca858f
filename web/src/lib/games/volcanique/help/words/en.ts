import type { VolcaniqueWords } from '.'

const resources = (count: number) => `${count} resource${count === 1 ? '' : 's'}`

const words: VolcaniqueWords = {
  sections: (rules) => ({
    aim: {
      title: 'What it is about',
      text: [
        'You stack land on land until its colours connect, settle them with critters, and set off volcanoes on the land of others. Lava runs downhill to the sea and leaves soil, on which new land can grow.',
        '**Most points win**: for critters on land, for edges that connect, for volcanoes, and for a few other things.',
      ],
    },
    tiles: {
      title: 'Tiles, stacks, critters',
      text: ['Land has three colours: dark, medium and light. Every tile has six sides.'],
      points: [
        'A **uno** has one colour all round, a **duo** has three sides each of two colours, a **trio** two sides of each colour.',
        'Tiles lie on top of each other. The **height** of a field is the number of tiles on it; otherwise only the one on top counts.',
        'You have 21 **critters**. Most wait in your hand, and whatever is wiped out goes back there: nothing is ever lost.',
      ],
    },
    biomes: {
      title: 'Biomes and control',
      text: [
        'Where two neighbouring land tiles show each other the same colour, the edge between them is **matched**. Heights do not matter.',
        'Land of one colour joined by matched edges is one **biome**. The colours of a single tile do not meet in its middle.',
      ],
      points: [
        'You **control** a biome if you have a critter in it. Normally nobody else can be there.',
        'A biome without critters is **uncontrolled**; a tile without critters is **empty**.',
      ],
    },
    start: {
      title: 'Setting up',
      text: [
        'Everybody lays an island of a uno, a duo and a trio with matched edges; between two islands there are two fields of sea. On each of its tiles stands a critter, the three of them in three biomes. With the quick set-up all this is dealt.',
        'Nine powers are dealt to the grid. You take a resource for each of your biomes; all but the first player choose two more.',
      ],
    },
    turn: {
      title: 'A turn',
      text: ['Its steps, one after the other:'],
      points: [
        '**Lava**: every flow runs one field further.',
        '**Move**: you may move one critter.',
        '**Buy**: you buy one thing and use it at once.',
        '**Claim**: you may put critters from your hand on empty tiles.',
        '**Sacrifice**: you may put critters into the crater.',
        '**Collect**: you take a resource for each of your biomes.',
      ],
    },
    lava: {
      title: 'Lava and soil',
      text: [
        'Each volcano has one flow. At the start of every turn, whoever’s it is, each flow runs one field further, the oldest one first: from its newest tile to a neighbour that is lower, be it land, soil or sea, but not lava or a volcano. If there are several, a die decides.',
      ],
      points: [
        `For each critter in its way the owner may pay ${resources(rules.evacuation)}; then it **evacuates** to another tile of its biome. Otherwise it goes back to hand.`,
        'If nothing is lower, the flow is dammed and looks again next turn.',
        'In the sea a flow ends. Its last tile turns to **soil** at the end of the turn, and land may be laid on it. Lava on land stays for good.',
      ],
    },
    move: {
      title: 'Move',
      text: ['You may move one critter, in one of two ways:'],
      points: [
        'to any other tile of its biome, as far as you like;',
        'or to another biome of the tile that it stands on, if that biome is uncontrolled.',
      ],
    },
    buy: {
      title: 'Buy',
      text: ['Buy one thing, and pay one of its prices exactly:'],
      points: [
        '**Trio**: any 2.',
        '**Duo**: any 3, or 2 alike.',
        '**Uno**: any 4, or 3 alike, or one of each colour.',
        '**Volcano**: any 6, or 5 alike.',
        '**Island**: any 7, and three critters in your crater.',
        'Whoever can pay for land and has a place for it has to buy something.',
        'If your tile lies on **soil**, you may buy a second thing, but not an island.',
        'Whoever cannot buy land and buys nothing else puts a critter from their hand into the crater, and does not claim in this turn, unless they have no critter on land at all.',
      ],
    },
    land: {
      title: 'Laying land',
      text: [
        'Land is laid on land or soil, never on the sea, on lava or on a volcano. It has to have **at least one matched edge**; the others may clash. Where no neighbour is land, it may lie any way round.',
        'Critters that you cover have to **migrate**: each goes to another tile of its biome. It is you who says where, whoever they belong to. With nowhere to go they return to hand.',
      ],
    },
    contest: {
      title: 'When biomes meet',
      text: ['A tile can join biomes of different players. Those who meet so cannot both stay:'],
      points: [
        'If you are one of them, **yours stay**, and the others go back to hand.',
        'If you join two other players, you say who stays.',
        'Your own biomes simply become one; all your critters stay. A biome that is split leaves parts without critters uncontrolled.',
      ],
    },
    volcano: {
      title: 'Volcanoes',
      text: [
        'A volcano goes on top of any land, whoever’s it is. It matches nothing. All critters there go back to hand, and from the next turn on its lava flows.',
        'It brings you **a point** at the end and, if you have a critter in hand, **a power**: you put the critter on a free choice of the powers within reach.',
      ],
    },
    island: {
      title: 'Islands',
      text: [
        'For any 7 resources and the three critters in your crater you raise an island; the three go back to your hand. Take three land tiles of your choice and lay them any way round: the first in the sea exactly two steps from the nearest tile, the others beside it, away from all other land.',
      ],
    },
    claim: {
      title: 'Claim',
      text: [
        'Put critters from your hand on **empty** tiles, one on each, in **uncontrolled** biomes. The tiles may lie anywhere. With the first critter a biome is yours, so each biome can be claimed once.',
      ],
    },
    sacrifice: {
      title: 'Sacrifice',
      text: ['The crater has room for three critters, each worth a point in the end. Once a turn each, you may add'],
      points: ['one of your critters from land;', 'if you have bought something, one from your hand, for 5 resources.'],
    },
    collect: {
      title: 'Collect',
      text: [
        `Take one resource of its colour for each biome that you control, however many critters you have there. Then discard down to ${rules.kept}; some powers let you keep more. If the grid has none that makes islands affordable, everybody may keep 7.`,
      ],
    },
    engagement: {
      title: 'With three to five players',
      text: [
        rules.engagement === 'free'
          ? 'In this game land and volcanoes may be laid on anybody’s tiles.'
          : rules.engagement === 'left'
            ? 'Land and volcanoes may be laid only on tiles with a critter of **the next player**, or of anybody who is in five biomes or more. Soil is open to all.'
            : 'Land and volcanoes may be laid only on tiles with a critter of **the opponent who has most critters on land**; if several have equally many, of any of these. Soil is open to all.',
        'Two players may build anywhere.',
      ],
    },
    end: {
      title: 'How the game ends',
      text: ['Whatever comes first brings about the end:'],
      points: [
        'The last land tile is taken: everybody else has a final turn.',
        `Somebody has ${rules.deployed} critters out of their hand, on land, at sea, on powers and in the crater: the same.`,
        'Somebody declares a **Super eruption** or the **Volcanic winter**, two powers of the highest level.',
        'Nobody gets anywhere for two rounds, or 300 turns have been played.',
        'In the end the last lava runs out. Until it has, critters may still be claimed, one turn after the other. Then points are counted.',
      ],
    },
    final: {
      title: 'Final turns',
      text: [
        'In your final turn you may buy as much as you can pay, on soil or not: land, islands, volcanoes, and **points, for any 3 resources each**. You may claim, and sacrifice one critter from land. Nothing is collected any more. If it was the last land tile that ended the game, there is no land or island to buy.',
      ],
    },
    points: {
      title: 'Points',
      text: [],
      points: [
        '**1** for each critter on land, **4** for a Colossal one.',
        '**1** for each matched edge in a biome that you control.',
        '**1** for each volcano that you bought.',
        '**1** for each critter in the crater.',
        ...(rules.bonuses
          ? [
              '**3** for the highest stack with a critter, **3** for the biome with most tiles. If players are equal, more of these count; if that is equal, too, 1 each.',
              `**${rules.diversity}** for each set of a dark, a medium and a light biome.`,
            ]
          : ['In this game there are no points for the tallest stack, the largest biome, and sets of colours.']),
        'Equal? More critters on land win, then more volcanoes; otherwise the victory is shared.',
      ],
    },
    grid: {
      title: 'The power grid',
      text: [
        'Nine powers lie in a diamond of nine slots on five levels: A; B and C; D, E and F; G and H; I. Your first power is the one in A. Every later one has to share a side with one that you have, up or down.',
        'The critter that you put on a power stays there, and the power is yours for the whole game. Several players can have the same. A power has no effect on the volcano that brought it.',
      ],
    },
    limited: {
      title: 'Limited powers',
      text: [
        'Rift and Converging plates can be used twice: once before the end has begun and once after that, but not while the last lava runs out. They can be used in anybody’s turn, before it begins or, where the options say so, after each of its steps.',
      ],
    },
    groups: {
      title: 'Groups',
      text: ['Those who have Herding or Pack critters form groups: two or more of their critters in one biome.'],
      points: [
        'You may move one member, or all of them to one tile. A critter may also move into another biome of its tile that you control already.',
        'Groups hold their ground: if a group meets critters that are none, it is the group that stays, whoever laid the tile. Two groups share the biome. Only a larger pack drives a group out.',
      ],
    },
    agile: {
      title: 'Agile critters',
      text: [
        'You may **move twice** in a turn, the same critter or two. Each move may also go to an uncontrolled biome of an adjacent tile.',
      ],
    },
    bountiful: { title: 'Bountiful resources', text: ['You may keep **7** resources at the end of your turn.'] },
    extra: { title: 'Extra bountiful resources', text: ['You may keep **8** resources at the end of your turn.'] },
    colossal: {
      title: 'Colossal critter',
      text: [
        'While claiming, or in a final turn while buying, pay 4 resources and put a critter from your hand on top of one of yours on land. The two are one **Colossal critter**: it moves as one, is worth **4 points**, and has two hit points. You can have one at a time.',
      ],
      points: [
        'A lost contest or a magma bomb costs it one hit point, and it stays.',
        'From a volcano, or from lava if you do not pay, it flees to another tile of its biome and loses one. With nowhere to flee to, both critters go back to hand.',
        'With one hit point left it is an ordinary critter.',
      ],
    },
    plates: {
      title: 'Converging plates',
      text: [
        'Limited. Move a whole island with all that is on it, one field or two, in any direction. It stops as soon as it touches other land; where biomes meet so, your critters stay.',
      ],
    },
    cooperative: {
      title: 'Cooperative critters',
      text: [
        'A critter of yours may move into a biome of its own tile that **others control**. If they have this power, too, you share it, and so do you in contests. If not, their critters go back to hand; but a group keeps you out. Where two owners begin to share so, their Colossal critters there lose a hit point.',
      ],
    },
    crafty: {
      title: 'Crafty critters',
      text: ['If your first tile lies on soil, you may buy **three** things in this turn instead of two.'],
    },
    erosion: {
      title: 'Erosion',
      text: [
        'Once each turn, after buying, take away an empty land tile that has a tile below it. It leaves the game, and what lies below counts again. A uno in a controlled biome cannot be taken away, nor the tile marked for a Super eruption.',
      ],
    },
    exalted: {
      title: 'Exalted sacrifices',
      text: ['Your critters in the crater are worth **2 points** each, and islands cost you **no resources**.'],
    },
    flying: {
      title: 'Flying critters',
      text: [
        'One move each turn may go to **any uncontrolled biome**, wherever it is. Groups and critters at sea cannot fly.',
      ],
    },
    frugal: { title: 'Frugal ritual', text: ['The sacrifice from your hand costs **3** resources instead of 5.'] },
    herding: {
      title: 'Herding critters',
      text: [
        'Your groups are herds: each brings **one more resource** of its biome when you collect, and **a point** in the end.',
      ],
    },
    landslide: {
      title: 'Landslide',
      text: [
        'When anybody’s purchased volcano erupts you may choose a land tile next to it that has lower land or soil beside it. It slides there with the critters on it; among several ways a die chooses. Critters beneath may evacuate, as from lava. Where biomes meet so, your critters stay.',
      ],
    },
    lateral: {
      title: 'Lateral eruption',
      text: [
        'When you buy a volcano you may name four directions in a row. A die picks one of them, and if a volcano can stand there, **it becomes a volcano, too**: for no price, but with no point and no power.',
      ],
    },
    diversion: {
      title: 'Lava diversion',
      text: [
        'When lava is about to run onto a tile with a critter of yours, you may roll a die of three: the lava turns to the next field on one side, goes straight on, or turns to the other side. If it cannot go there, it goes straight on.',
      ],
    },
    bomb: {
      title: 'Magma bomb',
      text: [
        'When anybody’s purchased volcano erupts you may roll a die for one of the six fields around it. **All critters there go back to hand**, yours, too, and those in the sea.',
      ],
    },
    pack: {
      title: 'Pack critters',
      text: [
        'Your groups are packs: moved all together, they can go to any biome of a tile on which one of them stands, or of a tile next to one, and **drive out** everybody in that biome. To attack, a pack has to be larger than any group there.',
      ],
    },
    rift: {
      title: 'Rift',
      text: [
        'Limited. Break an island along a straight line, or one tile off it, and move that part one field away. Both parts have to hang together in themselves.',
      ],
    },
    sea: {
      title: 'Sea critters',
      text: [
        'Once each turn, while claiming: put a critter from your hand into the sea next to a tile; or move one of yours there to any other place by the coast; or let it **land** on the side of a tile that faces it, if that biome is uncontrolled. At sea a critter is out of your hand, but worth nothing.',
      ],
    },
    super: {
      title: 'Super eruption',
      text: [
        'Your next volcano can **end the game**. It is not laid: a marker is put on some land instead. You have its point and power. Everybody else has a final turn; then it breaks out. All critters on the marked tile, on its six neighbours and in the sea there go back to hand, and nothing can save them. All land there turns into volcanoes.',
        'Until then only lava may cover the marked tile.',
      ],
    },
    migration: {
      title: 'Volcanic migration',
      text: [
        `When another player’s volcano erupts under your critters, each may flee to another tile of its biome for ${resources(rules.migration)}.`,
      ],
    },
    winter: {
      title: 'Volcanic winter',
      text: [
        'Your next volcano can **end the game**: it is laid as usual, but the fields around it freeze, and at the start of every turn the frost goes one field further. On frozen fields nothing is laid, claimed, moved or saved. Critters there earn nothing, but score. Lava still runs. When all tiles are frozen, the game is over.',
      ],
    },
    burrowing: {
      title: 'Burrowing critters',
      text: [
        'In games with this option. Besides moving, you may turn over one critter a turn. **Burrowed** it does not move, earn or flee, but land may be laid on top of it: it stays below until it is uncovered, and is worth its point. Lava and volcanoes get it even there.',
      ],
    },
    caldera: {
      title: 'The Caldera deck',
      text: [
        'In games with this option, the powers that were not dealt are a deck. Once a turn, besides whatever else you buy, you may pay one resource of each colour for the card on top. Nobody else sees it. It is worth 0 to 4 points; some cards can instead be played once, for that power in this turn.',
      ],
    },
    gaps: {
      title: 'Where the rulebook is open',
      text: ['The game is still being made. Here it is played like this, among other things:'],
      points: [
        'Lava flows at the start of every turn, and every field that is lower is a way for it, the sea included.',
        'Lava on land and volcanoes stay for good; lava in the sea is soil at the end of the turn.',
        'Each matched edge counts once, not once for each of the two tiles.',
        'Whoever has no critter on land may claim even without having bought anything.',
        'Many of these can be played another way: see the options of a new game.',
      ],
    },
  }),
  captions: {
    tiles: 'A uno, a duo and a trio.',
    biome: 'Three tiles of dark land are one biome, and vermilion controls it. Ivory has only its own medium land.',
    start: 'Two players at the start: each controls three biomes.',
    lava: 'The die says east. Vermilion pays a resource, and the critter flees to the only other tile of its biome.',
    soil: 'In the sea the lava has become soil when the turn ends.',
    move: 'Within its biome, as far as you like.',
    move_within: 'From dark to light on the same tile. Medium belongs to ivory.',
    second: 'A duo on the soil, so a second purchase: a trio.',
    covered: 'Vermilion covers the tile in the west and sends ivory’s critter to the one in the east.',
    no_refuge: 'Ivory’s biome has no other tile: the critter goes back to hand.',
    contest: 'Vermilion’s duo joins two dark biomes: ivory’s critter goes back to hand.',
    volcano: 'Ivory loses two critters of the best stack.',
    island: 'A new island in the east: three medium edges match.',
    claim: 'Two critters, two biomes: medium in the middle, light in the south.',
    sacrifice: 'A critter of a biome with two: the biome stays yours.',
    collect: 'A dark biome and a medium one: one resource of each.',
    symbiosis: 'Ivory has most critters on land: only its tiles may be covered, and the soil.',
    final: 'A duo for two alike, then a point for three.',
    count: 'Vermilion: 4 critters, 1 herd, 3 edges. Ivory: 2 critters, 4 for the Colossal one, 1 edge.',
    agile: 'Two moves, each to the tile next to it.',
    bountiful: 'One more is collected, and all seven are kept.',
    extra: 'Two more are collected, and all eight are kept.',
    colossal: 'Four resources and a critter from the hand.',
    plates: 'The western island moves two fields and touches the other one.',
    cooperative: 'Into the medium biome of ivory, who does not have this power and has to go.',
    crafty: 'Three trios in one turn, the first of them on the soil.',
    erosion: 'The light tile goes; dark land below connects again.',
    exalted: 'An island for three critters and nothing else.',
    flying: 'To another island in a single move.',
    frugal: 'After a purchase: three resources, and a critter is in the crater.',
    herding: 'Two critters in the dark biome: two dark resources.',
    landslide: 'The tile in the middle slides east, with its critter, onto ivory.',
    lateral: 'Four directions from the north-west on; the die says north-east.',
    diversion: 'The lava makes for the critter and is turned into the sea.',
    bomb: 'The bomb comes down in the north-east.',
    pack: 'Two together drive ivory out of the tile next to them.',
    rift: 'Ivory’s tile breaks off and drifts east.',
    sea: 'From the sea onto the side that faces it.',
    super: 'All within one field of the mark: gone. Vermilion is just out of reach.',
    migration: 'Ivory’s volcano comes; the critter is saved for a resource.',
    winter: 'The volcano, and frost around it.',
    burrowing: 'It burrows, and stays below when a trio is laid on top.',
  },
}
export default words
