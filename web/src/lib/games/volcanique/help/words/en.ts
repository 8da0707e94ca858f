import type { VolcaniqueWords } from '.'

const words: VolcaniqueWords = {
  note: 'The essentials of the standard game.',
  sections: [
    {
      title: 'What it is about',
      text: [
        'You stack land on land until your colours connect, settle them with critters, and set off volcanoes on the land of others. Lava runs downhill to the sea and leaves soil on which new land can grow.',
        'Whoever has the **most points** at the end wins.',
      ],
    },
    {
      title: 'Words to know',
      text: [],
      points: [
        '**Land** has three colours: dark, medium and light. A uno has one of them, a duo two, a trio all three.',
        'Where two neighbouring tiles show each other the same colour, the edge is **matched**. Heights do not matter.',
        'Land of one colour joined by matched edges is a **biome**. You **control** it if you have a critter in it.',
        'A tile without critters is **empty**, a biome without critters uncontrolled.',
        '**Height** is the number of tiles on a field; only the top one counts for anything else.',
        'You have 21 critters. Those that are wiped out go back to your hand.',
      ],
    },
    {
      title: 'Setting up',
      text: [
        'Everybody lays an island of a uno, a duo and a trio with matched edges, three steps from the nearest other one, and puts a critter on each tile, in three biomes. You take a resource for each; all but the first player choose two more. Nine powers are dealt to the grid.',
      ],
    },
    {
      title: 'A turn',
      text: ['The steps, one after the other:'],
      points: [
        '**Lava**: every flow goes one field further.',
        '**Move**: you may move one critter anywhere in its biome, or into an uncontrolled biome of its own tile.',
        '**Buy**: one thing, used at once. Whoever can buy land has to buy something.',
        '**Claim**: you may put critters from your hand on empty tiles, one on each, in uncontrolled biomes, anywhere.',
        '**Sacrifice**: you may put one critter from land into the crater, and one from your hand for 5 resources if you have bought something. The crater holds three.',
        '**Collect**: one resource of its colour for each biome that you control. You can keep 6.',
      ],
    },
    {
      title: 'The market',
      text: ['Pay one of the prices exactly:'],
      points: [
        'Trio: any 2.',
        'Duo: any 3, or 2 alike.',
        'Uno: any 4, 3 alike, or one of each colour.',
        'Volcano: any 6, or 5 alike.',
        'Island: any 7, and three critters in your crater, which come back to hand.',
        'If your tile lies on soil, you may buy a second thing, but not an island.',
      ],
    },
    {
      title: 'Laying land',
      text: [
        'Land lies on land or soil, never on the sea, lava or a volcano, and with at least one matched edge. (With no land around it, any way is right.)',
      ],
      points: [
        'Critters below **migrate** to another tile of their biome: you say where, whoever they belong to. With nowhere to go they return to hand.',
        'If your tile joins biomes of different players, **your critters stay** and the others’ go to hand. If you join two other players, you say who stays.',
      ],
    },
    {
      title: 'Volcanoes and lava',
      text: [
        'A volcano goes on any land. The critters there go to hand. You get a point for the end, and you unlock a power with a critter from your hand.',
      ],
      points: [
        'From the next turn on its lava flows one field each turn: to a lower neighbour that is land, soil or sea. A die chooses among several.',
        'For each critter in its way the owner may pay 1 resource; then it flees to another tile of its biome. Otherwise it goes to hand.',
        'With nothing lower around, the flow is dammed and looks again next turn.',
        'In the sea the flow ends, and its last tile becomes **soil**. Lava on land stays for good.',
      ],
    },
    {
      title: 'Powers',
      text: [
        'The grid has nine slots. Your first power is the one in slot A; every later one shares a side with one of yours. Several players can have the same power. It lasts for the whole game, but has no effect on the volcano that brought it.',
        'Limited powers can be used once before the end has begun and once after, in anybody’s turn.',
      ],
    },
    {
      title: 'With 3 to 5 players',
      text: [
        'Land and volcanoes may be laid only on tiles with a critter of the opponent who has the most critters on land (of any of them, if several are equal). Soil is open to all.',
      ],
    },
    {
      title: 'How it ends',
      text: ['The first of these brings about the end:'],
      points: [
        'The last land tile is taken, or somebody has all 21 critters out: the others have one final turn each.',
        'A **Super eruption** is declared: one final turn each, then it breaks out over seven fields.',
        'A **Volcanic winter** is declared: frost spreads a field each turn, until everything is frozen.',
        'Two rounds in which nobody gets anywhere.',
        'In a final turn you may buy as much as you can pay, points too, for any 3 resources each. Then the last lava runs out, and points are counted.',
      ],
    },
    {
      title: 'Points',
      text: [],
      points: [
        '1 for each critter on land, 4 for a Colossal one',
        '1 for each matched edge in a biome that you control',
        '1 for each volcano you bought, 1 for each critter in the crater',
        '3 for the tallest stack with a critter, 3 for the biome with most tiles; if equal, 1 each',
        '2 for each set of a dark, a medium and a light biome',
        'Equal? More critters on land, then more volcanoes; otherwise the victory is shared.',
      ],
    },
  ],
}
export default words
