import { GRAMMAR } from '../../../i18n/grammar'
import type { BoardWords } from './en'

const { of } = GRAMMAR.fr
/** Several directions each with its preposition would be long: they follow a colon. */
const words: BoardWords = {
  shapes: { 1: 'uno', 2: 'duo', 3: 'trio' },
  biomes: { D: 'sombre', M: 'moyen', L: 'clair' },
  tops: { volcano: 'volcan', lava: 'lave', soil: 'terre nue' },
  high: (tiles) => `hauteur ${tiles}`,
  free: 'libre',
  critters: (owner, count) => (count === 1 ? owner : `${owner} ${count}`),
  colossal: (owner) => `${owner}, colossale`,
  burrowed: (owner) => `${owner}, enfouie`,
  swimmers: (owner, count) =>
    count === 1 ? `créature marine ${of(owner)}` : `${count} créatures marines ${of(owner)}`,
  coast: 'côte',
  frozen: 'gelée',
  marked: 'marquée pour la Super éruption',
  active: 'active',
  cooled: 'refroidie',
  dammed: 'ne peut plus descendre',
  ways: (where) => `continue vers : ${where}`,
  cameFrom: (where) => `venue de : ${where}`,
  buried: (owner) => `une créature ${of(owner)} est ensevelie ici`,
  turned: (owner) => `${owner} a tourné la tuile du dessous`,
  below: (what) => `en dessous : ${what}`,
  region: (fields, edges) =>
    `biome de ${fields} ${fields === 1 ? 'tuile' : 'tuiles'}, ${edges} ${edges > 1 ? 'bords accordés' : 'bord accordé'}`,
  holders: (names) => `tenu par ${names}`,
  income: (names) => `revenu pour ${names}`,
  up: (where) => `plus haut vers : ${where}`,
  down: (where) => `plus bas vers : ${where}`,
  sides: (biome, where) => `${biome} vers : ${where}`,
  matches: (edges) => (edges === 1 ? '1 bord accordé' : `${edges} bords accordés`),
  drivesOut: (names) => `chasse ${names}`,
  loses: (names) => `${names} de retour en main`,
  moved: (fields, where) => `${fields} ${fields === 1 ? 'tuile va' : 'tuiles vont'} vers : ${where}`,
  cut: (fields) => `détache ${fields} ${fields === 1 ? 'tuile' : 'tuiles'}`,
  odds: (odds, where) => `${odds} vers : ${where}`,
  arrives: (owner) => `créature ${of(owner)}`,
}
export default words
