import type { Catalogue } from '../i18n.svelte'

const help: Catalogue['help'] = {
  allowed: 'Erlaubt:',
  forbidden: 'Nicht erlaubt:',
  failed: 'Dieser Text konnte nicht geladen werden. Bist du offline?',
  again: 'Noch einmal versuchen',
  rules: {
    title: 'Regeln',
    game: 'Spiel',
    edition: 'Auflage',
    search: 'In den Regeln suchen',
    nothing: 'Nichts gefunden. Versuche ein anderes Wort.',
    contents: 'Inhalt',
    openAll: 'Alle öffnen',
    closeAll: 'Alle schließen',
    before: 'Vorher',
    after: 'Nachher',
    tutorial: 'Beim Spielen lernen',
  },
  tutorial: {
    title: (game) => `${game} lernen`,
    lessons: 'Lektionen',
    lesson: (number, of) => `Lektion ${number} von ${of}`,
    learned: 'gelernt',
    wellDone: 'Gut gemacht!',
    next: 'Nächste Lektion',
    again: 'Noch einmal',
    play: 'Eine richtige Partie spielen',
    rules: 'Alle Regeln',
    preparing: 'Die Insel taucht auf…',
    refused: 'Diese Lektion konnte nicht beginnen.',
    takenBack: 'Zurückgenommen.',
    confirm: 'Beende jetzt den Zug: Damit ist die Lektion geschafft.',
    early: 'Vor dem Ende des Zuges ist noch etwas zu tun.',
  },
  hint: {
    better: (terms) => `Gut für: ${terms}.`,
    worse: (terms) => `Auf Kosten von: ${terms}.`,
  },
}
export default help
