/** What the flat board says of Volcanique's land. */
const words = {
  shapes: { 1: 'uno', 2: 'duo', 3: 'trio' } as Readonly<Record<number, string>>,
  biomes: { D: 'dark', M: 'medium', L: 'light' },
  tops: { volcano: 'volcano', lava: 'lava', soil: 'soil' },
  high: (tiles: number) => `${tiles} high`,
  free: 'free',
  /** Who is in a biome: how many, and whether as a group. */
  critters: (owner: string, count: number) => (count === 1 ? owner : `${owner} ${count}`),
  colossal: (owner: string) => `${owner}, Colossal`,
  burrowed: (owner: string) => `${owner}, burrowed`,
  swimmers: (owner: string, count: number) =>
    count === 1 ? `sea critter of ${owner}` : `${count} sea critters of ${owner}`,
  coast: 'coast',
  frozen: 'frozen',
  marked: 'marked for the Super eruption',
  active: 'active',
  cooled: 'cooled',
  dammed: 'no way down',
  ways: (where: string) => `goes on to the ${where}`,
  cameFrom: (where: string) => `came from the ${where}`,
  buried: (owner: string) => `a critter of ${owner} is buried here`,
  turned: (owner: string) => `${owner} has turned the tile below`,
  below: (what: string) => `below: ${what}`,
  /** Details of a region. */
  region: (fields: number, edges: number) =>
    `region of ${fields} ${fields === 1 ? 'tile' : 'tiles'}, ${edges} ${edges === 1 ? 'edge' : 'edges'}`,
  holders: (names: string) => `held by ${names}`,
  income: (names: string) => `income for ${names}`,
  up: (where: string) => `higher to the ${where}`,
  down: (where: string) => `lower to the ${where}`,
  sides: (biome: string, where: string) => `${biome} to the ${where}`,
  matches: (edges: number) => (edges === 1 ? '1 edge matches' : `${edges} edges match`),
  drivesOut: (names: string) => `drives out ${names}`,
  loses: (names: string) => `${names} to the hand`,
  moved: (fields: number, where: string) => `${fields} ${fields === 1 ? 'tile moves' : 'tiles move'} ${where}`,
  cut: (fields: number) => `cuts off ${fields} ${fields === 1 ? 'tile' : 'tiles'}`,
  odds: (odds: string, where: string) => `${odds} to the ${where}`,
  arrives: (owner: string) => `critter of ${owner}`,
}
export type BoardWords = typeof words
export default words
