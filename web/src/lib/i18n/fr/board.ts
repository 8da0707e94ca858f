import { GRAMMAR } from '../grammar'
import type { Catalogue } from '../i18n.svelte'

const { of } = GRAMMAR.fr

const board: Catalogue['board'] = {
  island: 'L’île',
  keys:
    'Les flèches gauche et droite vont vers l’ouest et l’est. Les flèches haut et bas vont vers le nord-ouest et le ' +
    'sud-ouest, avec Maj vers le nord-est et le sud-est ; les touches A, E, W et C (Q, E, Z et C sur un clavier ' +
    'anglais) font de même. Début mène à la prochaine case possible, Fin à la précédente. Entrée choisit. R tourne ce ' +
    'qui est tenu, avec Maj dans les six sens. J mène à l’île suivante, avec Maj à la précédente. I en dit plus. Plus, moins et 0 changent la vue.',
  sea: 'mer',
  directions: ['est', 'sud-est', 'sud-ouest', 'ouest', 'nord-ouest', 'nord-est'],
  lava: ['l’est-sud-est', 'le sud', 'l’ouest-sud-ouest', 'l’ouest-nord-ouest', 'le nord', 'l’est-nord-est'],
  lavaFlows: (where) => `la lave coule vers ${where}`,
  level: (level) => `niveau ${level}`,
  huts: (count, owner) => (count === 1 ? `hutte ${of(owner)}` : `${count} huttes ${of(owner)}`),
  temple: (owner) => `temple ${of(owner)}`,
  tower: (owner) => `tour ${of(owner)}`,
  meanings: { choose: 'peut être choisie', go: 'peut être atteinte', 'drive out': 'peut être chassée' },
  costs: (huts) => `coût en huttes : ${huts}`,
  justPlayed: 'vient d’être jouée',
  ghostTile: (terrains, lava) => `${terrains}, la lave coule vers ${lava}`,
  fits: 'posable ici',
  doesNotFit: 'pas posable ici',
}
export default board
