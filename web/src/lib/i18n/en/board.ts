/** What the board says about itself, to those who read it and to those who listen to it. */
export default {
  island: 'The island',
  keys:
    'Left and right arrow go west and east. Up and down arrow go north-west and south-west, with Shift north-east and ' +
    'south-east; the keys Q, E, Z and C do the same. Home goes to the next field that can be chosen, End to the one ' +
    'before. Enter chooses. R turns what is held, with Shift through all six ways. J goes to the next island, with Shift to the one before. I tells ' +
    'more. Plus, minus and 0 change the view.',
  sea: 'sea',
  /** Clockwise from the east. */
  directions: ['east', 'south-east', 'south-west', 'west', 'north-west', 'north-east'],
  /** Where a volcano's lava flows, by its facing: between the other two fields of its tile. */
  lava: ['east-south-east', 'south', 'west-south-west', 'west-north-west', 'north', 'east-north-east'],
  lavaFlows: (where: string) => `lava flows ${where}`,
  level: (level: number) => `level ${level}`,
  huts: (count: number, owner: string) => (count === 1 ? `hut of ${owner}` : `${count} huts of ${owner}`),
  temple: (owner: string) => `temple of ${owner}`,
  tower: (owner: string) => `tower of ${owner}`,
  meanings: { choose: 'can be chosen', go: 'can be reached', 'drive out': 'can be driven out' },
  costs: (huts: string) => `costs ${huts} in huts`,
  justPlayed: 'just played',
  ghostTile: (terrains: string, lava: string) => `${terrains}, lava flows ${lava}`,
  fits: 'fits here',
  doesNotFit: 'does not fit here',
}
