import type { GuideTexts } from '.'

const texts: GuideTexts = {
  goal: 'Die meisten Punkte gewinnen: für Kreaturen an Land und für passende Kanten in deinen Biomen.',
  steps: {
    lava: { name: 'Lava', text: 'fließt ein Feld weiter, bergab.' },
    move: { name: 'Ziehen:', text: 'eine Kreatur, wenn du willst.' },
    buy: { name: 'Kaufen:', text: 'Land oder einen Vulkan, und gleich legen.' },
    claim: { name: 'Besiedeln:', text: 'freies Land mit Kreaturen von der Hand.' },
    sacrifice: { name: 'Opfern:', text: 'eine Kreatur in den Krater, wenn du willst.' },
    collect: { name: 'Ernten:', text: 'eine Ressource für jedes deiner Biome.' },
  },
  shapes: ['Uno', 'Duo', 'Trio'],
  land: (shape, edges) =>
    edges > 1
      ? `Nimm ein ${shape} vom Markt: Bis zu ${edges} seiner Kanten passen, und jede passende Kante in einem Biom von dir ist ein Punkt.`
      : `Nimm ein ${shape} vom Markt und lege es, wo eine Kante passt: Jede passende Kante in einem Biom von dir ist ein Punkt.`,
  lay: (edges) =>
    edges > 1
      ? `Lege es an eine erleuchtete Stelle: Dort können ${edges} Kanten passen. Drehe es, bis sie passen.`
      : 'Lege es, wo eine Kante passt, am besten neben Land von dir.',
  volcano:
    'Du kannst einen Vulkan bezahlen: Er bringt einen Punkt und eine Kraft, und alle, die dort stehen, gehen zurück auf die Hand.',
  erupt: 'Lass ihn auf einem erleuchteten Feld ausbrechen: Dort stehen andere.',
  refuge: 'Die Kreatur unter deinem Plättchen muss weichen. Du sagst, wohin, wem auch immer sie gehört.',
  claim:
    'Setze eine Kreatur an eine erleuchtete Stelle: Sie ist ein Punkt, und jedes Biom, das du beherrschst, bringt in jedem Zug eine Ressource.',
  gain: 'Du beginnst nicht, also nimm zwei Ressourcen. Zwei gleiche kaufen im ersten Zug ein Duo.',
  island: 'Lege deine Insel so, dass ihre Kanten passen: Jede Kreatur darauf beginnt in einem eigenen Biom.',
  end: 'Beende deinen Zug: Du erntest eine Ressource für jedes Biom, das du beherrschst.',
  news: {
    lava: {
      title: 'Lava fließt.',
      text: 'In jedem Zug ein Feld, immer bergab, bis ins Meer. Für je eine Ressource fliehen deine Kreaturen vor ihr.',
    },
    contest: {
      title: 'Zwei Biome haben sich getroffen.',
      text: 'Nur einer kann bleiben: wer sie verbunden hat. Die Kreaturen des anderen sind zurück auf der Hand.',
    },
    volcano: {
      title: 'Ein Vulkan.',
      text: 'Er hat einen Punkt und eine Kraft gebracht. Ab dem nächsten Zug fließt seine Lava.',
    },
    discard: {
      title: 'Zu viele Ressourcen.',
      text: 'Was du am Ende deines Zuges nicht behalten darfst, geht zurück. Gib es lieber vorher aus.',
    },
    power: {
      title: 'Deine erste Kraft.',
      text: 'Sie gehört dir für die ganze Partie. Bei den Kräften steht, was sie tut und welche folgen können.',
    },
    lost: {
      title: 'Eine Kreatur kam zurück.',
      text: 'Sie ist wieder auf deiner Hand und kann neues Land besiedeln.',
    },
    soil: {
      title: 'Erde.',
      text: 'Lava im Meer ist zu Erde geworden. Wer Land darauf legt, darf ein zweites Mal kaufen.',
    },
  },
}
export default texts
