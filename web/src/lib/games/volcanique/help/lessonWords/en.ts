import type { LessonWords } from '../../../../help/lessons'

const words: LessonWords = {
  lessons: {
    land: {
      title: 'Land and biomes',
      intro:
        'Vermilion is you. Your critter controls the dark biome: two tiles whose dark sides meet. Every matched edge in a biome of yours is a point, and so is every critter on land.',
      done: 'Three dark tiles, three matched edges: three points, and one for the critter. Whether a tile lies higher makes no difference.',
    },
    paying: {
      title: 'Buying and paying',
      intro:
        'In each turn you buy something. Everything has several prices, and you have two dark resources, one medium and one light.',
      done: 'A trio costs any two; a duo any three, or two alike; a uno any four, three alike, or one of each. What you spend goes back to the supply.',
    },
    covering: {
      title: 'Pushing aside',
      intro: 'Land is laid on land, wherever others stand, too. Ivory has two critters here.',
      done: 'It went back to ivory’s hand. No critter is ever lost, but its place is.',
    },
    meeting: {
      title: 'When biomes meet',
      intro:
        'The dark land in the west is yours, that in the north is ivory’s. One tile between them can join the two.',
      done: 'Who joins biomes, stays: ivory’s critter is back in hand, and a biome of three tiles is yours.',
    },
    claiming: {
      title: 'Claiming and collecting',
      intro:
        'After buying you may put critters from your hand on empty tiles: one on each, in biomes that nobody controls.',
      done: 'Three biomes are yours, one of each colour: so you collected a resource of each. A second critter in the same biome would not bring more.',
    },
    moving: {
      title: 'Moving',
      intro: 'Before buying you may move one critter: within its biome, or to another biome of its own tile.',
      done: 'Other biomes on other tiles are out of reach. For that there are powers.',
    },
    volcano: {
      title: 'Volcanoes and powers',
      intro: 'Five resources alike buy a volcano. It breaks out on any land, and all who stand there go back to hand.',
      done: 'A power is yours for the whole game, and the critter on it stays there. From the next turn on the volcano’s lava flows.',
    },
    lava: {
      title: 'Lava and soil',
      intro:
        'Each turn begins with lava. It runs downhill, one field a turn, and here there is only one way down: your critter’s tile.',
      done: 'Each flow runs at the start of everybody’s turn. If there are several ways down, a die decides.',
    },
    island: {
      title: 'The crater and islands',
      intro: 'Your crater is full. Its three critters and any seven resources buy an island.',
      done: 'Critters in the crater are worth a point each. You can go on collecting them there, for points or for another island.',
    },
    end: {
      title: 'The end',
      intro:
        'Ivory has brought about the end, and this is your last turn. Now you may buy as much as you can pay, points too. Resources that are left over are worth nothing.',
      done: 'Critters, edges, volcanoes, the crater, the tallest stack, the largest biome, sets of colours: all of it was counted. Now play a real game!',
    },
  },
  steps: {
    match: {
      task: 'Buy a trio and lay it on the light tile in the south. Turn it until two of its edges match your dark land.',
      other:
        'It fits, but with fewer edges. Lay it on the light tile in the south, and turn it until both edges to the north are dark.',
      others: {
        own: 'That covers your own critter, and it had to move aside. Lay the trio on the light tile in the south.',
      },
    },
    duo: {
      task: 'Buy a duo, and pay for it with your two dark resources. Lay it wherever it fits.',
      other: 'Not that. Buy a duo: two alike are enough.',
      others: {
        trio: 'That was a trio, for any two. Now a duo: three sides each of two colours.',
        uno: 'That was a uno. Now a duo: three sides each of two colours.',
        dear: 'A duo, but for more than it takes. Two dark ones are enough: choose them at the price.',
      },
    },
    undo: {
      task: 'Until you end your turn nothing is final. Take the duo back.',
      other: 'First take the duo back.',
    },
    uno: {
      task: 'Now buy a uno for one resource of each colour.',
      other: 'Not that. A uno has the same colour all round.',
      others: { all: 'That took more than it has to. One of each colour is enough: choose them at the price.' },
    },
    push: {
      task: 'Buy a trio, lay it on the dark tile where ivory stands, and choose where its critter goes.',
      other: 'Nobody had to leave. Cover the dark tile where ivory stands.',
      others: {
        lost: 'This critter had nowhere to go. First the other one: its dark biome has three tiles.',
        own: 'Your own critter had to leave. Cover the dark tile where ivory stands.',
      },
    },
    unpush: {
      task: 'It is you who chose, though the critter is ivory’s. Now take the tile back.',
      other: 'First take the tile back.',
    },
    expel: {
      task: 'Now cover ivory’s critter in the west. Its biome has no other tile.',
      other: 'Nobody went back to hand. Cover ivory’s critter in the west.',
      others: { fled: 'This one could move aside. Cover the one in the west.' },
    },
    join: {
      task: 'Lay a duo or a trio in the middle, so that the two dark biomes become one.',
      other: 'Buy land, and lay it in the middle.',
      others: {
        own: 'That sent your own critter home. Lay the tile in the middle.',
        apart: 'The two do not meet. In the middle, dark sides have to point west and north-east.',
      },
    },
    claim: {
      task: 'Put a critter on one of the free biomes.',
      other: 'That was something else. Put a critter from your hand on free land.',
    },
    again: {
      task: 'And another one: on an empty tile, in a biome that is still free. Then end the turn and look at your resources.',
      other: 'That was something else. Put another critter on free land.',
    },
    wander: {
      task: 'Move your critter to any other tile of its dark biome.',
      other: 'Not that. Move your critter.',
      others: { cross: 'That was another biome. First stay within the dark one.' },
    },
    unmove: { task: 'Take the move back.', other: 'First take the move back.' },
    change: {
      task: 'Now move it to the medium biome of its own tile. The light one is ivory’s.',
      other: 'Not that. Move your critter.',
      others: { stay: 'That was still the dark biome. Go to the medium one of the same tile.' },
    },
    erupt: {
      task: 'Buy a volcano, and let it break out on ivory’s stack in the middle.',
      other: 'Buy a volcano: five resources alike.',
      others: {
        own: 'That hit your own critter! Take the stack in the middle.',
        empty: 'Nobody stands there. Take the stack in the middle, with two critters of ivory.',
        land: 'That was land. A volcano costs five alike.',
      },
    },
    unlock: {
      task: 'A volcano is worth a point, and a power. You have A, and both B and C share a side with it: read them, and choose one.',
      other: '',
    },
    save: {
      task: 'Save your critter: for one resource it flees to the other tile of its biome.',
      other: 'Save your critter: for one resource it flees.',
      others: { lost: 'So it would go back to your hand. For one resource it flees and stays on land.' },
    },
    soil: {
      task: 'The brown tile is soil, which old lava left in the sea. Lay land on it.',
      other: 'Lay land on the soil.',
      others: { land: 'Possible, but only a first tile on soil lets you buy a second time.' },
    },
    second: { task: 'Because of the soil you may buy something else. Do!', other: 'Buy a second time.' },
    raise: {
      task: 'Buy an island: choose three tiles and lay them in the sea, the first two steps from the land.',
      other: 'Not that. Buy an island.',
      others: {
        land: 'That was a single tile. You can pay for a whole island.',
        volcano: 'That was a volcano. You can pay for a whole island.',
      },
    },
    settle: {
      task: 'The three critters are back in your hand. Put one on the new island.',
      other: 'Put a critter on the new island.',
      others: { sacrifice: 'Not yet: first put a critter on the new island.' },
    },
    sacrifice: {
      task: 'The crater is empty again. Put one of your critters on land into it.',
      other: 'Put a critter into the crater.',
      others: { claim: 'Another claim, fine, but now put a critter into the crater.' },
    },
    last_land: {
      task: 'First buy land. Matched edges are points, and so is a critter on it.',
      other: 'Buy land first.',
      others: {
        points: 'Points come later: three resources bring more as land.',
        volcano: 'A volcano is a point for five resources. Land brings more.',
      },
    },
    points: { task: 'Now buy a point, for any three resources.', other: 'Buy a point: any three resources.' },
    last_claim: {
      task: 'And put a critter on free land. Then end your last turn.',
      other: 'Put a critter from your hand on free land.',
      others: { sacrifice: 'In the crater it is worth no more than on land. Put one from your hand on free land.' },
    },
  },
}
export default words
