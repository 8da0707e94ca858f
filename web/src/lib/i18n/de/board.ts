import type { Catalogue } from '../i18n.svelte'

const board: Catalogue['board'] = {
  island: 'Die Insel',
  keys:
    'Pfeil links und rechts gehen nach Westen und Osten. Pfeil hoch und runter gehen nach Nordwesten und Südwesten, mit ' +
    'Umschalt nach Nordosten und Südosten; die Tasten Q, E, Y und C tun dasselbe. Pos1 springt zum nächsten Feld, das ' +
    'du wählen kannst, Ende zum vorigen. Die Eingabetaste wählt. R dreht, was du hältst, mit Umschalt in alle sechs ' +
    'Richtungen. J springt zur nächsten Insel, mit Umschalt zur vorigen. I sagt mehr. Plus, Minus und 0 ändern die Ansicht.',
  sea: 'Meer',
  directions: ['Osten', 'Südosten', 'Südwesten', 'Westen', 'Nordwesten', 'Nordosten'],
  lava: ['Ostsüdosten', 'Süden', 'Westsüdwesten', 'Westnordwesten', 'Norden', 'Ostnordosten'],
  lavaFlows: (where) => `Lava fließt nach ${where}`,
  level: (level) => `Ebene ${level}`,
  huts: (count, owner) => (count === 1 ? `Hütte von ${owner}` : `${count} Hütten von ${owner}`),
  temple: (owner) => `Tempel von ${owner}`,
  tower: (owner) => `Turm von ${owner}`,
  meanings: { choose: 'kann gewählt werden', go: 'kann erreicht werden', 'drive out': 'kann vertrieben werden' },
  costs: (huts) => `kostet Hütten: ${huts}`,
  justPlayed: 'eben gespielt',
  ghostTile: (terrains, lava) => `${terrains}, Lava fließt nach ${lava}`,
  fits: 'passt hier',
  doesNotFit: 'passt hier nicht',
}
export default board
