import type { PowerWords } from '.'

const powers: PowerWords = {
  agile: {
    short: 'Flink',
    text: 'Zwei Bewegungen je Zug, und jede darf auch in ein unkontrolliertes Biom eines Nachbarplättchens führen.',
  },
  bountiful: { short: 'Reiche Vorräte', text: 'Du kannst 7 statt 6 Ressourcen behalten.' },
  extra: { short: 'Überreiche Vorräte', text: 'Du kannst 8 statt 6 Ressourcen behalten.' },
  colossal: {
    short: 'Kolossal',
    text: 'Beim Besiedeln: Zahle 4 und setze eine zweite Kreatur auf eine eigene. Sie zählt 4 Punkte und übersteht den ersten Schlag.',
  },
  plates: {
    short: 'Platten',
    text: 'Verschiebt eine ganze Insel um ein oder zwei Felder, bis sie eine andere berührt. Bei Begegnungen bist du im Vorteil.',
  },
  cooperative: {
    short: 'Hilfsbereit',
    text: 'Zieh auf demselben Plättchen in ein Biom anderer. Wer diese Kraft auch hat, teilt es mit dir; alle anderen gehen nach Hause.',
  },
  crafty: {
    short: 'Schlau',
    text: 'Legst du dein erstes Plättchen auf Erde, darfst du in diesem Zug dreimal kaufen.',
  },
  erosion: {
    short: 'Erosion',
    text: 'Nach dem Kauf: Nimm ein leeres Plättchen oben von einem Stapel, und das Land darunter kommt zum Vorschein.',
  },
  exalted: {
    short: 'Erhabene Opfer',
    text: 'Kreaturen in deinem Krater zählen je 2 Punkte, und Inseln kosten keine Ressourcen.',
  },
  flying: {
    short: 'Fliegend',
    text: 'Einmal je Zug darf eine Kreatur in jedes unkontrollierte Biom auf dem Brett ziehen.',
  },
  frugal: {
    short: 'Bescheidenes Ritual',
    text: 'Eine Kreatur aus der Hand kommt für 3 statt 5 Ressourcen in den Krater.',
  },
  herding: {
    short: 'Herdentiere',
    text: 'Zwei Kreaturen in einem Biom sind eine Herde: eine Ressource mehr, ein Punkt mehr, und sie dürfen zusammen ziehen.',
  },
  landslide: {
    short: 'Erdrutsch',
    text: 'Wann immer ein Vulkan ausbricht, lass ein Plättchen daneben bergab rutschen, mit allen, die darauf stehen.',
  },
  lateral: {
    short: 'Seiten\u00adausbruch',
    text: 'Dein Vulkan kann daneben ein zweites Mal ausbrechen: Du wählst vier Richtungen, ein Würfel eine davon.',
  },
  diversion: {
    short: 'Lava\u00adumleitung',
    text: 'Fließt Lava auf deine Kreatur zu, kann ein Würfel sie nach links oder rechts umleiten.',
  },
  bomb: {
    short: 'Magma\u00adbombe',
    text: 'Wann immer ein Vulkan gekauft wird, wirf eine Bombe auf ein zufälliges Nachbarfeld: Alle Kreaturen dort gehen nach Hause.',
  },
  pack: {
    short: 'Rudeltiere',
    text: 'Zwei Kreaturen in einem Biom sind ein Rudel: Es zieht als eines, auch aufs Nachbarplättchen, und vertreibt Schwächere.',
  },
  rift: {
    short: 'Graben\u00adbruch',
    text: 'Trennt ein Plättchen oder einen Teil von einer Insel ab und verschiebt ihn um ein Feld hinaus aufs Meer.',
  },
  sea: {
    short: 'Meeres\u00adkreaturen',
    text: 'Beim Besiedeln: Setze eine Kreatur an der Küste ins Meer, schwimm mit einer, oder geh im freien Biom davor an Land.',
  },
  super: {
    short: 'Super\u00adausbruch',
    text: 'Dein Vulkan kann ein Superausbruch werden: Die anderen haben noch einen letzten Zug, dann gehen sieben Felder hoch.',
  },
  migration: {
    short: 'Vulkan\u00adflucht',
    text: 'Deine Kreaturen dürfen vor Vulkanen anderer auf ein anderes Plättchen ihres Bioms fliehen.',
  },
  winter: {
    short: 'Vulkan\u00adwinter',
    text: 'Dein Vulkan kann den Winter bringen: Jeden Zug breitet sich der Frost um ein Feld aus, bis alles gefroren und die Partie zu Ende ist.',
  },
  burrowing: {
    short: 'Grabend',
    text: 'Bei deiner Bewegung darf sich eine Kreatur eingraben: Land darüber vertreibt sie nicht, aber sie bringt dort nichts ein.',
  },
}
export default powers
