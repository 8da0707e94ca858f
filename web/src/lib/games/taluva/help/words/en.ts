import type { TaluvaWords } from '.'

const some = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

const words: TaluvaWords = {
  sections: (rules) => ({
    aim: {
      title: 'What it is about',
      text: [
        'Together you raise an island out of the sea. Each of you settles it with pieces of one colour, and volcanoes bury what stands in their way.',
        'Whoever has put **every piece of two of the three kinds** on the island wins at once. If the tiles run out before that, temples decide.',
      ],
      points: [
        `Your pieces: ${some(rules.huts, 'hut', 'huts')}, ${some(rules.temples, 'temple', 'temples')} and ${some(rules.towers, 'tower', 'towers')}.`,
        rules.tiles === null
          ? 'The stack: 12 tiles for each player, a random part of the 48 there are.'
          : `The stack: ${some(rules.tiles, 'tile', 'tiles')}${rules.tiles < 48 ? ', a random part of the 48 there are' : ''}.`,
      ],
    },
    tiles: {
      title: 'Tiles and levels',
      text: [
        'A tile has three fields: always a **volcano**, and two of jungle, clearing, sand, rock or lake. Lava runs from the volcano between the other two fields: that is the way it **faces**.',
        'Land on the sea is on **level 1**. A tile on top of other tiles is one level higher than they are. A small number on a field tells its level, from 2 on.',
      ],
    },
    turn: {
      title: 'Your turn',
      text: ['Everybody takes turns. In yours you do three things, in this order:'],
      points: [
        '**Draw** the top tile. All can see it; what comes after it nobody knows.',
        '**Place** it: on the sea beside the island, or on land as an eruption. The very first tile simply lies in the middle.',
        '**Build**, exactly once: a hut, an expansion, a temple or a tower. You have to, and you can do so anywhere on the island.',
      ],
    },
    landscape: {
      title: 'Tile on the sea',
      text: [
        'All three fields lie on the sea, and at least one of them shares a side with the island. Which way the tile faces does not matter, and holes may be left open.',
      ],
    },
    eruption: {
      title: 'Tile on land: an eruption',
      text: ['A tile can lie on other tiles if all of this is true:'],
      points: [
        'Its **volcano lies on a volcano**.',
        'The new volcano **faces another way** than the one below. So the tile always rests on at least two tiles.',
        'All three fields lie on land: **no gap** beneath.',
        'That land is all of **one level**.',
        'What it covers may be covered: see the next section.',
      ],
    },
    covering: {
      title: 'What an eruption may bury',
      text: ['Huts of anybody, your own too. They leave the game, but they count as built. Two things are safe:'],
      points: [
        'A **temple** or a **tower** is never covered.',
        'A **whole settlement** is never covered: of every settlement that is hit, at least one field stays as it is. A lone hut is therefore safe.',
        'Whoever has left the game is protected in the same way.',
        'A settlement can be torn apart. What is left of it are settlements of their own, even a single temple or tower.',
      ],
    },
    settlements: {
      title: 'Settlements',
      text: [
        'Fields side by side with pieces of one colour are a **settlement**. Its **size** is its number of fields, however many huts stand on them; one field alone is a settlement of size 1.',
        'What you build can join settlements. Then they are one, and it may have several temples or towers.',
      ],
    },
    building: {
      title: 'Building: what always holds',
      text: [],
      points: [
        'Pieces stand on free land of any kind, never on a volcano.',
        'It need not be the tile you have just placed.',
        'Conditions look at the island as it is before you build.',
        'You need enough pieces for what you choose.',
        'A temple or tower that touches several of your settlements needs only one of them to fit.',
      ],
    },
    hut: {
      title: 'A hut: found a settlement',
      text: [
        'Put **one hut** on a free field of **level 1**.',
        rules.nextToOwn
          ? 'It may stand alone, or beside your own pieces: then it enlarges or joins settlements.'
          : 'In this edition it may **not** stand beside your own pieces; to grow, expand.',
      ],
    },
    expand: {
      title: 'Expand a settlement',
      text: [
        'Choose one of your settlements and one terrain. **Every** free field of that terrain beside the settlement gets huts: **as many as its level**, so 1 on level 1, 2 on level 2, 3 on level 3.',
      ],
      points: [
        'There has to be at least one such field.',
        'You need huts for all of them; you cannot leave one out.',
        'This is the only way to put several huts at once, and the only way to get huts on level 2 and higher.',
      ],
    },
    temple: {
      title: 'A temple',
      text: [
        'Put it on a free field of **any level** beside one of your settlements that has **3 fields or more** and **no temple** yet.',
      ],
    },
    tower: {
      title: 'A tower',
      text: [
        'Put it on a free field of **level 3 or higher** beside one of your settlements that has **no tower** yet. The settlement may be small.',
      ],
    },
    elimination: {
      title: 'Nothing to build?',
      text: [
        'If you have placed your tile and cannot build anything, you are **out** and have lost. Your pieces stay. The page warns you before a placement would do that to you.',
        'If only one player is left, that player wins at once.',
      ],
    },
    end: {
      title: 'The end, and who wins',
      text: [
        '**Two kinds built.** You win the moment all your pieces of two kinds are built. Buried huts count as built.',
        '**Stack exhausted.** Otherwise the game ends when the last tile has been placed and its player has built. Now these are compared, one after the other:',
      ],
      points: [
        'most temples built,',
        'then most towers,',
        'then most huts, buried ones included;',
        'if all is equal, the victory is shared. Whoever is out takes no part.',
      ],
    },
    teams: {
      title: 'Team game',
      text: ['Four players; those who sit opposite each other are a team. Pieces, settlements and turns are your own.'],
      points: [
        'Your team wins at once when one of you has built two kinds and the other at least one. Whoever has two plays on until then.',
        'When the stack is exhausted, both members’ temples are added up, then towers, then huts. What a member who is out has built does not count.',
        'If you cannot build you are out, even if nothing is left to build. Your partner plays on, and kinds you had completed still count for winning by two kinds.',
        'A team is out when both members are; then the other team wins.',
      ],
    },
    ranking: {
      title: 'Ranking game',
      text: ['Nobody stops at the first winner: you play for every place.'],
      points: [
        'Who has built two kinds takes the best place still free and leaves the game.',
        'Who is out takes the worst place still free.',
        'The last one left takes the last free place.',
        'When the stack is exhausted, the free places go by temples, then towers, then huts; equals share the better place.',
      ],
    },
    editions: {
      title: 'Editions',
      text: [
        rules.edition === 'hig-2006'
          ? 'You are reading the rules of **2006**. What is different in the **second edition** (2012):'
          : 'You are reading the rules of the **second edition** (2012). What was different in **2006**:',
      ],
      points:
        rules.edition === 'hig-2006'
          ? [
              'There a single hut may not stand beside your own pieces.',
              'With 2 or 3 players one usually takes 12 tiles each instead of all 48.',
              'It has the team game.',
            ]
          : [
              'There a single hut may stand beside your own pieces and enlarge or join settlements.',
              'All 48 tiles were in the stack, however many played.',
              'It had no team game.',
            ],
    },
    rulings: {
      title: 'Where the rulebooks are silent',
      text: ['Here it is played like this:'],
      points: [
        'Whoever places the last tile still builds.',
        'The last player or team left wins at once.',
        'A complete tie is a shared victory.',
        'Temples count before towers and towers before huts, in the ranking game too.',
      ],
    },
  }),
  captions: {
    tile: 'One tile: the lava shows which way the volcano faces.',
    landscape: 'One shared side is enough.',
    apart: 'This tile would not touch the island.',
    eruption: 'Volcano on volcano, another way round, level ground below.',
    erupted: 'Afterwards: three fields on level 2.',
    no_volcano: 'The volcano would lie on a clearing.',
    same_facing: 'It would face like the volcano below.',
    gap: 'One field would hang over the sea.',
    uneven: 'The ground is level 1 here and level 2 there.',
    covers_huts: 'Ivory loses a hut and keeps one: allowed.',
    covers_building: 'A temple is in the way.',
    covers_all: 'The settlement has only this field: it is safe.',
    settlements: 'Vermilion has settlements of 3 fields and of 1, ivory two of 1.',
    hut: 'Level 1 and free: fine. Level 2 or a volcano: no.',
    hut_beside: 'Beside your own hut: the settlement grows to 2.',
    hut_not_beside: 'Not beside your own hut, but farther away.',
    expand: 'Over the jungle: 1 hut on level 1 and 2 on level 2, so 3 huts.',
    temple: 'Beside four fields: yes. Beside the single hut: no.',
    temple_second: 'This settlement has a temple already.',
    tower: 'Level 3, beside your settlement.',
    tower_low: 'Level 2 is too low.',
  },
  lessons: {
    turn: {
      title: 'Your first turn',
      intro:
        'Vermilion is you. Ivory has a hut on the island already. A turn has two parts: first a tile, then a build.',
      done: 'That is a whole turn: a tile, then a build. Confirmed turns are final; before that you can always take back.',
    },
    eruption: {
      title: 'Eruption',
      intro: 'Tiles can also lie on land. Then the volcano breaks out: the land rises by a level, and huts are buried.',
      done: 'Ivory has lost a hut and cannot get it back. Two things an eruption never does: cover a temple or tower, or cover a whole settlement.',
    },
    expansion: {
      title: 'Expansion',
      intro:
        'One hut a turn is slow. A settlement can spread over all fields of one terrain around it, in a single turn.',
      done: 'Three huts at once: one on level 1, two on level 2. And the settlement has four fields now, large enough for a temple.',
    },
    temple: {
      title: 'Temple',
      intro:
        'Temples decide many games. One stands beside a settlement of three fields or more that has no temple yet.',
      done: 'No eruption can cover a temple. For the next one you need another settlement without a temple.',
    },
    tower: {
      title: 'Tower',
      intro: 'Towers need height: level 3 or more, right beside one of your settlements. Make the height yourself.',
      done: 'A tower! Two of them and you have completed a kind.',
    },
    win: {
      title: 'Win',
      intro:
        'Both of your towers and two of three temples are built. One more temple, and two kinds are complete: that wins at once.',
      done: 'Two kinds built: you have won. Now play a real game!',
    },
  },
  steps: {
    place: {
      task: 'Place the tile on the sea so that it touches the island. Point at a field, turn the tile, and put it down.',
      other: 'On the sea, please: beside the island.',
    },
    found: {
      task: 'Now build a hut on any free field of level 1. This founds a settlement, or enlarges one that you have beside it.',
      other: 'That is allowed, too, but now we want a hut.',
    },
    erupt: {
      task: 'Bury a hut of ivory: put your volcano on the volcano in the middle and turn the tile until it lies on ivory’s hut.',
      other: 'An eruption, but nobody is hit. Turn it so that it covers a hut of ivory.',
      others: {
        sea: 'That enlarges the island. Here we want an eruption: volcano on volcano.',
        own: 'This would bury your own hut! Turn the tile towards ivory.',
      },
    },
    build: {
      task: 'After the tile comes the build. Choose what you like: your settlement now borders the new jungle on level 2.',
      other: '',
    },
    expand: {
      task: 'Expand your settlement over the jungle. There are two jungles beside it: look what each of them costs.',
      other: 'Not that: expand over the jungle.',
      others: {
        hut: 'A single hut. The jungle brings three: choose the expansion.',
        terrain: 'That is an expansion, but over the wrong terrain. Take the jungle.',
      },
    },
    temple: {
      task: 'Build a temple beside your large settlement. Beside the single hut none is on offer: that settlement is too small.',
      other: 'Possible, but a temple is worth more: build it now.',
    },
    raise: {
      task: 'Raise the ground beside your settlement to level 3: a volcano of level 2 has to erupt over two tiles of level 2.',
      other: 'High enough, but not beside your settlement.',
      others: { low: 'That does not reach level 3. Look for the volcano of level 2 beside your huts.' },
    },
    tower: {
      task: 'And now the tower: on level 3, beside your settlement.',
      other: 'The tower! Choose a field of level 3.',
    },
    room: {
      task: 'The settlement of three huts in the west has no temple, but no free field beside it either. Place the tile so that it gets one.',
      other:
        'Then there would still be no place for the temple. A field that is no volcano has to touch the three huts.',
    },
    end: {
      task: 'Build the temple, and confirm.',
      other: 'Not now: the temple wins the game.',
    },
  },
}
export default words
