import type { LessonWords } from '../../../../help/lessons'

const words: LessonWords = {
  lessons: {
    land: {
      title: 'Land und Biome',
      intro:
        'Zinnober bist du. Deine Kreatur beherrscht das dunkle Biom: zwei Plättchen, deren dunkle Seiten sich treffen. Jede passende Kante in einem Biom von dir ist ein Punkt, jede Kreatur an Land auch.',
      done: 'Drei dunkle Plättchen, drei passende Kanten: drei Punkte, und einer für die Kreatur. Dass ein Plättchen höher liegt, ist egal.',
    },
    paying: {
      title: 'Kaufen und bezahlen',
      intro:
        'In jedem Zug kaufst du etwas. Alles hat mehrere Preise, und du hast zwei dunkle Ressourcen, eine mittlere und eine helle.',
      done: 'Ein Trio kostet zwei beliebige; ein Duo drei beliebige oder zwei gleiche; ein Uno vier beliebige, drei gleiche oder eine von jeder. Was du ausgibst, geht in den Vorrat zurück.',
    },
    covering: {
      title: 'Platz machen',
      intro: 'Land wird auf Land gelegt, auch dort, wo andere stehen. Elfenbein hat hier zwei Kreaturen.',
      done: 'Sie ist zurück auf der Hand von Elfenbein. Keine Kreatur geht je verloren, ihr Platz aber schon.',
    },
    meeting: {
      title: 'Wenn Biome sich treffen',
      intro:
        'Das dunkle Land im Westen gehört dir, das im Norden Elfenbein. Ein Plättchen dazwischen kann beide verbinden.',
      done: 'Wer Biome verbindet, bleibt: Die Kreatur von Elfenbein ist zurück auf der Hand, und ein Biom mit drei Plättchen gehört dir.',
    },
    claiming: {
      title: 'Besiedeln und ernten',
      intro:
        'Nach dem Kaufen darfst du Kreaturen von der Hand auf leere Plättchen setzen: je eine, in herrenlose Biome.',
      done: 'Drei Biome gehören dir, eines von jeder Farbe: Also hast du von jeder Ressource eine geerntet. Eine zweite Kreatur im selben Biom brächte nicht mehr.',
    },
    moving: {
      title: 'Ziehen',
      intro: 'Vor dem Kaufen darfst du eine Kreatur ziehen: in ihrem Biom, oder in ein anderes Biom ihres Plättchens.',
      done: 'Andere Biome auf anderen Plättchen sind außer Reichweite. Dafür gibt es Kräfte.',
    },
    volcano: {
      title: 'Vulkane und Kräfte',
      intro:
        'Fünf gleiche Ressourcen kaufen einen Vulkan. Er bricht auf beliebigem Land aus, und alle, die dort stehen, gehen zurück auf die Hand.',
      done: 'Eine Kraft gehört dir die ganze Partie, und die Kreatur darauf bleibt dort. Ab dem nächsten Zug fließt die Lava des Vulkans.',
    },
    lava: {
      title: 'Lava und Erde',
      intro:
        'Jeder Zug beginnt mit der Lava. Sie fließt bergab, ein Feld pro Zug, und hier gibt es nur einen Weg: das Plättchen deiner Kreatur.',
      done: 'Jeder Strom fließt zu Beginn jedes Zuges, wessen Zug es auch ist. Gibt es mehrere Wege, entscheidet ein Würfel.',
    },
    island: {
      title: 'Der Krater und Inseln',
      intro: 'Dein Krater ist voll. Seine drei Kreaturen und sieben beliebige Ressourcen kaufen eine Insel.',
      done: 'Kreaturen im Krater sind je einen Punkt wert. Du kannst dort weiter sammeln, für Punkte oder für die nächste Insel.',
    },
    end: {
      title: 'Das Ende',
      intro:
        'Elfenbein hat das Ende eingeleitet, und dies ist dein letzter Zug. Jetzt darfst du kaufen, so viel du bezahlen kannst, auch Punkte. Übrige Ressourcen sind nichts wert.',
      done: 'Kreaturen, Kanten, Vulkane, Krater, höchster Stapel, größtes Biom, Farbsätze: Alles wurde gezählt. Und jetzt eine richtige Partie!',
    },
  },
  steps: {
    match: {
      task: 'Kaufe ein Trio und lege es auf das helle Plättchen im Süden. Drehe es, bis zwei seiner Kanten an dein dunkles Land passen.',
      other:
        'Das geht, passt aber an weniger Kanten. Lege es auf das helle Plättchen im Süden, mit beiden nördlichen Kanten dunkel.',
      others: { own: 'Deine eigene Kreatur musste Platz machen. Lege das Trio auf das helle Plättchen im Süden.' },
    },
    duo: {
      task: 'Kaufe ein Duo und bezahle es mit deinen zwei dunklen Ressourcen. Lege es hin, wo es passt.',
      other: 'Das nicht. Kaufe ein Duo: Zwei gleiche genügen.',
      others: {
        trio: 'Das war ein Trio, für zwei beliebige. Jetzt ein Duo: je drei Seiten von zwei Farben.',
        uno: 'Das war ein Uno. Jetzt ein Duo: je drei Seiten von zwei Farben.',
        dear: 'Ein Duo, aber zu teuer bezahlt. Zwei dunkle genügen: Wähle sie beim Preis.',
      },
    },
    undo: {
      task: 'Bis dein Zug zu Ende ist, ist nichts endgültig. Nimm das Duo zurück.',
      other: 'Nimm zuerst das Duo zurück.',
    },
    uno: {
      task: 'Kaufe jetzt ein Uno, für eine Ressource von jeder Farbe.',
      other: 'Das nicht. Ein Uno hat ringsum dieselbe Farbe.',
      others: { all: 'Das war mehr als nötig. Eine von jeder Farbe genügt: Wähle sie beim Preis.' },
    },
    push: {
      task: 'Kaufe ein Trio, lege es auf das dunkle Plättchen, auf dem Elfenbein steht, und bestimme, wohin die Kreatur geht.',
      other: 'Niemand musste weichen. Bedecke das dunkle Plättchen, auf dem Elfenbein steht.',
      others: {
        lost: 'Diese Kreatur konnte nirgendwohin. Zuerst die andere: Ihr dunkles Biom hat drei Plättchen.',
        own: 'Deine eigene Kreatur musste weichen. Bedecke das dunkle Plättchen, auf dem Elfenbein steht.',
      },
    },
    unpush: {
      task: 'Bestimmt hast du, obwohl die Kreatur Elfenbein gehört. Nimm das Plättchen jetzt zurück.',
      other: 'Nimm zuerst das Plättchen zurück.',
    },
    expel: {
      task: 'Bedecke jetzt die Kreatur von Elfenbein im Westen. Ihr Biom hat kein anderes Plättchen.',
      other: 'Niemand ging zurück auf die Hand. Bedecke die Kreatur von Elfenbein im Westen.',
      others: { fled: 'Diese konnte Platz machen. Bedecke die im Westen.' },
    },
    join: {
      task: 'Lege ein Duo oder Trio in die Mitte, sodass die beiden dunklen Biome eins werden.',
      other: 'Kaufe Land und lege es in die Mitte.',
      others: {
        own: 'Deine eigene Kreatur ist zurück auf der Hand. Lege das Plättchen in die Mitte.',
        apart:
          'Die beiden treffen sich nicht. In der Mitte müssen dunkle Seiten nach Westen und nach Nordosten zeigen.',
      },
    },
    claim: {
      task: 'Setze eine Kreatur in eines der herrenlosen Biome.',
      other: 'Das war etwas anderes. Setze eine Kreatur von der Hand auf freies Land.',
    },
    again: {
      task: 'Und noch eine: auf ein leeres Plättchen, in ein Biom, das noch frei ist. Dann beende den Zug und sieh dir deine Ressourcen an.',
      other: 'Das war etwas anderes. Setze noch eine Kreatur auf freies Land.',
    },
    wander: {
      task: 'Ziehe deine Kreatur auf ein anderes Plättchen ihres dunklen Bioms.',
      other: 'Das nicht. Ziehe deine Kreatur.',
      others: { cross: 'Das war ein anderes Biom. Bleib zuerst im dunklen.' },
    },
    unmove: { task: 'Nimm den Zug der Kreatur zurück.', other: 'Nimm zuerst den Zug der Kreatur zurück.' },
    change: {
      task: 'Ziehe sie jetzt in das mittlere Biom ihres eigenen Plättchens. Das helle gehört Elfenbein.',
      other: 'Das nicht. Ziehe deine Kreatur.',
      others: { stay: 'Das war noch das dunkle Biom. Geh in das mittlere desselben Plättchens.' },
    },
    erupt: {
      task: 'Kaufe einen Vulkan und lass ihn auf dem Stapel von Elfenbein in der Mitte ausbrechen.',
      other: 'Kaufe einen Vulkan: fünf gleiche Ressourcen.',
      others: {
        own: 'Das traf deine eigene Kreatur! Nimm den Stapel in der Mitte.',
        empty: 'Dort steht niemand. Nimm den Stapel in der Mitte, mit zwei Kreaturen von Elfenbein.',
        land: 'Das war Land. Ein Vulkan kostet fünf gleiche.',
      },
    },
    unlock: {
      task: 'Ein Vulkan ist einen Punkt wert, und eine Kraft. Du hast A, und B wie C teilen eine Seite damit: Lies beide und wähle.',
      other: '',
    },
    save: {
      task: 'Rette deine Kreatur: Für eine Ressource flieht sie auf das andere Plättchen ihres Bioms.',
      other: 'Rette deine Kreatur: Für eine Ressource flieht sie.',
      others: { lost: 'So ginge sie zurück auf deine Hand. Für eine Ressource flieht sie und bleibt an Land.' },
    },
    soil: {
      task: 'Das braune Plättchen ist Erde, die alte Lava im Meer hinterlassen hat. Lege Land darauf.',
      other: 'Lege Land auf die Erde.',
      others: { land: 'Möglich, aber nur ein erstes Plättchen auf Erde lässt dich ein zweites Mal kaufen.' },
    },
    second: { task: 'Wegen der Erde darfst du noch etwas kaufen. Tu es!', other: 'Kaufe ein zweites Mal.' },
    raise: {
      task: 'Kaufe eine Insel: Wähle drei Plättchen und lege sie ins Meer, das erste zwei Schritte vom Land.',
      other: 'Das nicht. Kaufe eine Insel.',
      others: {
        land: 'Das war ein einzelnes Plättchen. Du kannst eine ganze Insel bezahlen.',
        volcano: 'Das war ein Vulkan. Du kannst eine ganze Insel bezahlen.',
      },
    },
    settle: {
      task: 'Die drei Kreaturen sind zurück auf deiner Hand. Setze eine auf die neue Insel.',
      other: 'Setze eine Kreatur auf die neue Insel.',
      others: { sacrifice: 'Noch nicht: Setze zuerst eine Kreatur auf die neue Insel.' },
    },
    sacrifice: {
      task: 'Der Krater ist wieder leer. Lege eine deiner Kreaturen an Land hinein.',
      other: 'Lege eine Kreatur in den Krater.',
      others: { claim: 'Noch ein Plättchen, gut; aber lege jetzt eine Kreatur in den Krater.' },
    },
    last_land: {
      task: 'Kaufe zuerst Land. Passende Kanten sind Punkte, und eine Kreatur darauf auch.',
      other: 'Kaufe zuerst Land.',
      others: {
        points: 'Punkte kommen später: Als Land bringen drei Ressourcen mehr.',
        volcano: 'Ein Vulkan ist ein Punkt für fünf Ressourcen. Land bringt mehr.',
      },
    },
    points: {
      task: 'Kaufe jetzt einen Punkt, für drei beliebige Ressourcen.',
      other: 'Kaufe einen Punkt: drei beliebige Ressourcen.',
    },
    last_claim: {
      task: 'Und setze eine Kreatur auf freies Land. Dann beende deinen letzten Zug.',
      other: 'Setze eine Kreatur von der Hand auf freies Land.',
      others: { sacrifice: 'Im Krater ist sie nicht mehr wert als an Land. Setze eine von der Hand auf freies Land.' },
    },
  },
}
export default words
