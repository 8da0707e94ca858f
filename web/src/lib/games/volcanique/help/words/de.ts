import type { VolcaniqueWords } from '.'

const words: VolcaniqueWords = {
  note: 'Das Wichtigste der Standardregeln.',
  sections: [
    {
      title: 'Worum es geht',
      text: [
        'Du stapelst Land auf Land, bis deine Farben zusammenhängen, besiedelst sie mit Kreaturen und lässt auf dem Land der anderen Vulkane ausbrechen. Lava fließt bergab ins Meer und hinterlässt Erde, auf der neues Land wachsen kann.',
        'Am Ende gewinnen die **meisten Punkte**.',
      ],
    },
    {
      title: 'Wichtige Wörter',
      text: [],
      points: [
        '**Land** hat drei Farben: dunkel, mittel und hell. Ein Uno hat eine davon, ein Duo zwei, ein Trio alle drei.',
        'Wo zwei benachbarte Plättchen einander dieselbe Farbe zeigen, **passt** die Kante. Die Höhe ist dabei egal.',
        'Land einer Farbe, das über passende Kanten zusammenhängt, ist ein **Biom**. Du **beherrschst** es, wenn du eine Kreatur darin hast.',
        'Ein Plättchen ohne Kreaturen ist **leer**, ein Biom ohne Kreaturen herrenlos.',
        'Die **Höhe** ist die Zahl der Plättchen auf einem Feld; sonst zählt nur das oberste.',
        'Du hast 21 Kreaturen. Die vertriebenen kommen auf die Hand zurück.',
      ],
    },
    {
      title: 'Aufbau',
      text: [
        'Alle legen eine Insel aus Uno, Duo und Trio mit passenden Kanten, drei Schritte von der nächsten anderen, und setzen auf jedes Plättchen eine Kreatur, in drei Biome. Für jedes gibt es eine Ressource; alle außer der ersten Person wählen zwei weitere. Neun Kräfte kommen ins Raster.',
      ],
    },
    {
      title: 'Ein Zug',
      text: ['Die Schritte der Reihe nach:'],
      points: [
        '**Lava**: Jeder Strom fließt ein Feld weiter.',
        '**Ziehen**: Du darfst eine Kreatur irgendwohin in ihrem Biom bewegen, oder in ein herrenloses Biom ihres Plättchens.',
        '**Kaufen**: eine Sache, gleich benutzt. Wer Land kaufen kann, muss etwas kaufen.',
        '**Besetzen**: Du darfst Kreaturen von der Hand auf leere Plättchen setzen, je eine, in herrenlose Biome, überall.',
        '**Opfern**: Du darfst eine Kreatur vom Land in den Krater werfen, und eine von der Hand für 5 Ressourcen, wenn du etwas gekauft hast. Der Krater fasst drei.',
        '**Ernten**: eine Ressource seiner Farbe für jedes Biom, das du beherrschst. Behalten darfst du 6.',
      ],
    },
    {
      title: 'Der Markt',
      text: ['Bezahle genau einen der Preise:'],
      points: [
        'Trio: 2 beliebige.',
        'Duo: 3 beliebige oder 2 gleiche.',
        'Uno: 4 beliebige, 3 gleiche oder eine von jeder Farbe.',
        'Vulkan: 6 beliebige oder 5 gleiche.',
        'Insel: 7 beliebige und drei Kreaturen im Krater, die auf die Hand zurückkommen.',
        'Liegt dein Plättchen auf Erde, darfst du noch etwas kaufen, aber keine Insel.',
      ],
    },
    {
      title: 'Land legen',
      text: [
        'Land liegt auf Land oder Erde, nie auf Meer, Lava oder Vulkan, und mit mindestens einer passenden Kante. (Ist ringsum kein Land, passt es in jeder Lage.)',
      ],
      points: [
        'Kreaturen darunter **wandern** auf ein anderes Plättchen ihres Bioms: Du sagst wohin, wem auch immer sie gehören. Gibt es keines, kommen sie auf die Hand.',
        'Verbindet dein Plättchen Biome verschiedener Spieler, **bleiben deine Kreaturen** und die anderen kommen auf die Hand. Verbindest du zwei andere, sagst du, wer bleibt.',
      ],
    },
    {
      title: 'Vulkane und Lava',
      text: [
        'Ein Vulkan kommt auf beliebiges Land. Die Kreaturen dort kommen auf die Hand. Er bringt dir einen Punkt am Ende, und mit einer Kreatur von der Hand schaltest du eine Kraft frei.',
      ],
      points: [
        'Ab dem nächsten Zug fließt seine Lava in jedem Zug ein Feld weiter: auf ein niedrigeres Nachbarfeld mit Land, Erde oder Meer. Unter mehreren wählt ein Würfel.',
        'Für jede Kreatur im Weg darf ihr Besitzer 1 Ressource zahlen; dann flieht sie auf ein anderes Plättchen ihres Bioms. Sonst kommt sie auf die Hand.',
        'Ist ringsum nichts niedriger, staut sich der Strom und versucht es im nächsten Zug wieder.',
        'Im Meer endet der Strom, und sein letztes Plättchen wird zu **Erde**. Lava auf Land bleibt für immer.',
      ],
    },
    {
      title: 'Kräfte',
      text: [
        'Das Raster hat neun Plätze. Deine erste Kraft ist die auf Platz A; jede weitere teilt eine Seite mit einer von deinen. Mehrere können dieselbe haben. Sie gilt das ganze Spiel, aber nicht für den Vulkan, der sie brachte.',
        'Begrenzte Kräfte gehen einmal vor Beginn des Endes und einmal danach, in jedem beliebigen Zug.',
      ],
    },
    {
      title: 'Zu dritt bis zu fünft',
      text: [
        'Land und Vulkane dürfen nur auf Plättchen mit einer Kreatur des Gegners, der die meisten an Land hat (bei Gleichstand: eines der Gegner). Erde steht allen offen.',
      ],
    },
    {
      title: 'Das Ende',
      text: ['Was davon zuerst eintritt, leitet es ein:'],
      points: [
        'Das letzte Land ist genommen, oder jemand hat alle 21 Kreaturen im Spiel: Die anderen haben noch je einen letzten Zug.',
        'Ein **Superausbruch** wird angekündigt: je ein letzter Zug, dann bricht er über sieben Felder herein.',
        'Ein **Vulkanischer Winter** wird angekündigt: Der Frost breitet sich in jedem Zug um ein Feld aus, bis alles gefroren ist.',
        'Zwei Runden, in denen niemand vorankommt.',
        'Im letzten Zug kaufst du, so viel du bezahlen kannst, auch Punkte, für je 3 beliebige Ressourcen. Dann fließt die letzte Lava ab, und es wird gezählt.',
      ],
    },
    {
      title: 'Punkte',
      text: [],
      points: [
        '1 für jede Kreatur an Land, 4 für eine kolossale',
        '1 für jede passende Kante in einem Biom, das du beherrschst',
        '1 für jeden gekauften Vulkan, 1 für jede Kreatur im Krater',
        '3 für den höchsten Stapel mit Kreatur, 3 für das Biom mit den meisten Plättchen; bei Gleichstand je 1',
        '2 für jeden Satz aus dunklem, mittlerem und hellem Biom',
        'Gleichstand? Mehr Kreaturen an Land, dann mehr Vulkane; sonst teilt ihr den Sieg.',
      ],
    },
  ],
}
export default words
