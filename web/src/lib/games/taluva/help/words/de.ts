import type { TaluvaWords } from '.'

const some = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

const words: TaluvaWords = {
  sections: (rules) => ({
    aim: {
      title: 'Worum es geht',
      text: [
        'Gemeinsam lasst ihr eine Insel aus dem Meer wachsen. Jeder besiedelt sie mit Spielsteinen seiner Farbe, und Vulkane begraben, was ihnen im Weg steht.',
        'Wer **alle Steine von zwei der drei Arten** gebaut hat, gewinnt sofort. Gehen vorher die Plättchen aus, entscheiden die Tempel.',
      ],
      points: [
        `Deine Steine: ${some(rules.huts, 'Hütte', 'Hütten')}, ${some(rules.temples, 'Tempel', 'Tempel')} und ${some(rules.towers, 'Turm', 'Türme')}.`,
        rules.tiles === null
          ? 'Der Stapel: 12 Plättchen pro Person, zufällig aus den 48 gezogen.'
          : `Der Stapel: ${rules.tiles} Plättchen${rules.tiles < 48 ? ', zufällig aus den 48 gezogen' : ''}.`,
      ],
    },
    tiles: {
      title: 'Plättchen und Ebenen',
      text: [
        'Ein Plättchen hat drei Felder: immer einen **Vulkan** und zwei aus Dschungel, Lichtung, Sand, Fels und See. Die Lava fließt vom Vulkan zwischen die beiden anderen Felder: Das ist seine **Richtung**.',
        'Land auf dem Meer liegt auf **Ebene 1**. Ein Plättchen auf anderen liegt eine Ebene höher als sie. Ab Ebene 2 steht eine kleine Zahl auf dem Feld.',
      ],
    },
    turn: {
      title: 'Dein Zug',
      text: ['Ihr seid reihum am Zug. Dann tust du dreierlei, in dieser Reihenfolge:'],
      points: [
        '**Ziehen**: das oberste Plättchen. Alle sehen es; was danach kommt, weiß niemand.',
        '**Legen**: aufs Meer an die Insel, oder als Ausbruch auf Land. Das allererste liegt einfach in der Mitte.',
        '**Bauen**, genau einmal: eine Hütte, eine Erweiterung, einen Tempel oder einen Turm. Das musst du, und es geht überall auf der Insel.',
      ],
    },
    landscape: {
      title: 'Plättchen aufs Meer',
      text: [
        'Alle drei Felder liegen auf dem Meer, und mindestens eines teilt eine Seite mit der Insel. Die Richtung ist egal, und Löcher dürfen bleiben.',
      ],
    },
    eruption: {
      title: 'Plättchen auf Land: ein Ausbruch',
      text: ['Ein Plättchen darf auf anderen liegen, wenn das alles stimmt:'],
      points: [
        'Sein **Vulkan liegt auf einem Vulkan**.',
        'Er zeigt in eine **andere Richtung** als der darunter. So liegt es immer auf mindestens zwei Plättchen.',
        'Alle drei Felder liegen auf Land: **keine Lücke** darunter.',
        'Dieses Land liegt auf **einer Ebene**.',
        'Was bedeckt wird, darf bedeckt werden: siehe nächster Abschnitt.',
      ],
    },
    covering: {
      title: 'Was ein Ausbruch begraben darf',
      text: [
        'Hütten von allen, auch deine eigenen. Sie sind aus dem Spiel, zählen aber als gebaut. Zweierlei ist sicher:',
      ],
      points: [
        'Ein **Tempel** oder **Turm** wird nie bedeckt.',
        'Eine **ganze Siedlung** auch nicht: Von jeder getroffenen Siedlung bleibt mindestens ein Feld. Eine einzelne Hütte ist also sicher.',
        'Wer nicht mehr mitspielt, ist genauso geschützt.',
        'Eine Siedlung kann zerrissen werden. Jeder Rest ist eine eigene Siedlung, sogar ein einzelner Tempel oder Turm.',
      ],
    },
    settlements: {
      title: 'Siedlungen',
      text: [
        'Benachbarte Felder mit Steinen einer Farbe sind eine **Siedlung**. Ihre **Größe** ist die Zahl ihrer Felder, egal wie viele Hütten darauf stehen; ein Feld allein ist eine Siedlung der Größe 1.',
        'Durch Bauen können Siedlungen zusammenwachsen. Dann sind sie eine einzige, die auch mehrere Tempel oder Türme haben darf.',
      ],
    },
    building: {
      title: 'Bauen: was immer gilt',
      text: [],
      points: [
        'Steine stehen auf freiem Land, nie auf einem Vulkan.',
        'Es muss nicht das Plättchen sein, das du gerade gelegt hast.',
        'Es zählt, wie die Insel vor dem Bauen aussieht.',
        'Du brauchst genug Steine für das, was du wählst.',
        'Berührt ein Tempel oder Turm mehrere deiner Siedlungen, genügt eine, bei der es passt.',
      ],
    },
    hut: {
      title: 'Eine Hütte: Siedlung gründen',
      text: [
        'Setze **eine Hütte** auf ein freies Feld der **Ebene 1**.',
        rules.nextToOwn
          ? 'Sie darf allein stehen oder neben deinen Steinen: Dann vergrößert oder verbindet sie Siedlungen.'
          : 'In dieser Auflage darf sie **nicht** neben deinen eigenen Steinen stehen; zum Wachsen erweiterst du.',
      ],
    },
    expand: {
      title: 'Siedlung erweitern',
      text: [
        'Wähle eine deiner Siedlungen und eine Landschaft. **Jedes** freie Feld dieser Landschaft neben der Siedlung bekommt Hütten: **so viele wie seine Ebene**, also 1 auf Ebene 1, 2 auf Ebene 2, 3 auf Ebene 3.',
      ],
      points: [
        'Es muss mindestens ein solches Feld geben.',
        'Deine Hütten müssen für alle reichen; auslassen darfst du keines.',
        'Nur so kommen mehrere Hütten auf einmal auf die Insel, und nur so Hütten auf Ebene 2 und höher.',
      ],
    },
    temple: {
      title: 'Ein Tempel',
      text: [
        'Auf ein freies Feld **beliebiger Ebene** neben einer deiner Siedlungen mit **3 Feldern oder mehr**, die **noch keinen Tempel** hat.',
      ],
    },
    tower: {
      title: 'Ein Turm',
      text: [
        'Auf ein freies Feld der **Ebene 3 oder höher** neben einer deiner Siedlungen, die **noch keinen Turm** hat. Die Siedlung darf klein sein.',
      ],
    },
    elimination: {
      title: 'Nichts zu bauen?',
      text: [
        'Hast du dein Plättchen gelegt und kannst nichts bauen, bist du **ausgeschieden** und hast verloren. Deine Steine bleiben stehen. Die Seite warnt dich vor einer Ablage, die dazu führen würde.',
        'Bleibt nur eine Person übrig, gewinnt sie sofort.',
      ],
    },
    end: {
      title: 'Ende und Sieg',
      text: [
        '**Zwei Arten gebaut.** Du gewinnst in dem Moment, in dem alle deine Steine zweier Arten gebaut sind. Begrabene Hütten zählen mit.',
        '**Stapel leer.** Sonst endet das Spiel, wenn das letzte Plättchen liegt und danach gebaut wurde. Dann wird der Reihe nach verglichen:',
      ],
      points: [
        'die meisten gebauten Tempel,',
        'dann die meisten Türme,',
        'dann die meisten Hütten, begrabene eingeschlossen;',
        'ist alles gleich, teilt ihr den Sieg. Wer ausgeschieden ist, zählt nicht mit.',
      ],
    },
    teams: {
      title: 'Teamspiel',
      text: ['Zu viert; wer sich gegenübersitzt, ist ein Team. Steine, Siedlungen und Züge hat jeder für sich.'],
      points: [
        'Euer Team gewinnt sofort, wenn einer von euch zwei Arten gebaut hat und der andere mindestens eine. Wer zwei hat, spielt bis dahin weiter.',
        'Bei leerem Stapel werden die Tempel beider zusammengezählt, dann die Türme, dann die Hütten. Was Ausgeschiedene gebaut haben, zählt nicht.',
        'Wer nicht bauen kann, scheidet aus, auch wenn nichts mehr zu bauen ist. Der Partner spielt weiter, und schon vollendete Arten zählen weiter für den Sieg mit zwei Arten.',
        'Ein Team ist ausgeschieden, wenn es beide sind; dann gewinnt das andere.',
      ],
    },
    ranking: {
      title: 'Spiel um die Plätze',
      text: ['Mit dem ersten Sieg ist nicht Schluss: Ihr spielt um alle Plätze.'],
      points: [
        'Wer zwei Arten gebaut hat, nimmt den besten freien Platz und verlässt das Spiel.',
        'Wer ausscheidet, nimmt den schlechtesten freien Platz.',
        'Wer als Letzter übrig ist, nimmt den letzten freien Platz.',
        'Bei leerem Stapel gehen die freien Plätze nach Tempeln, dann Türmen, dann Hütten; bei Gleichstand teilt man den besseren Platz.',
      ],
    },
    editions: {
      title: 'Auflagen',
      text: [
        rules.edition === 'hig-2006'
          ? 'Du liest die Regeln von **2006**. Was in der **zweiten Auflage** (2012) anders ist:'
          : 'Du liest die Regeln der **zweiten Auflage** (2012). Was **2006** anders war:',
      ],
      points:
        rules.edition === 'hig-2006'
          ? [
              'Eine einzelne Hütte darf dort nicht neben deinen eigenen Steinen stehen.',
              'Zu zweit oder zu dritt nimmt man dort meist 12 Plättchen pro Person statt aller 48.',
              'Sie hat das Teamspiel.',
            ]
          : [
              'Eine einzelne Hütte durfte neben deinen Steinen stehen und Siedlungen vergrößern oder verbinden.',
              'Alle 48 Plättchen waren im Stapel, egal wie viele mitspielten.',
              'Es gab kein Teamspiel.',
            ],
    },
    rulings: {
      title: 'Wo die Regelhefte schweigen',
      text: ['Hier wird so gespielt:'],
      points: [
        'Wer das letzte Plättchen legt, baut noch.',
        'Die letzte Person oder das letzte Team im Spiel gewinnt sofort.',
        'Völliger Gleichstand ist ein geteilter Sieg.',
        'Tempel zählen vor Türmen und Türme vor Hütten, auch beim Spiel um die Plätze.',
      ],
    },
  }),
  captions: {
    tile: 'Ein Plättchen: Die Lava zeigt die Richtung des Vulkans.',
    landscape: 'Eine gemeinsame Seite genügt.',
    apart: 'Dieses Plättchen würde die Insel nicht berühren.',
    eruption: 'Vulkan auf Vulkan, andere Richtung, ebener Grund.',
    erupted: 'Danach: drei Felder auf Ebene 2.',
    no_volcano: 'Der Vulkan läge auf einer Lichtung.',
    same_facing: 'Er hätte die Richtung des Vulkans darunter.',
    gap: 'Ein Feld hinge über dem Meer.',
    uneven: 'Der Grund ist hier Ebene 1 und dort Ebene 2.',
    covers_huts: 'Elfenbein verliert eine Hütte und behält eine: erlaubt.',
    covers_building: 'Ein Tempel ist im Weg.',
    covers_all: 'Die Siedlung hat nur dieses Feld: Sie ist sicher.',
    settlements: 'Zinnober hat Siedlungen mit 3 Feldern und mit 1, Elfenbein zwei mit 1.',
    hut: 'Ebene 1 und frei: ja. Ebene 2 oder Vulkan: nein.',
    hut_beside: 'Neben deiner Hütte: Die Siedlung wächst auf 2.',
    hut_not_beside: 'Nicht neben deiner Hütte, aber weiter weg.',
    expand: 'Über den Dschungel: 1 Hütte auf Ebene 1 und 2 auf Ebene 2, also 3.',
    temple: 'Neben vier Feldern: ja. Neben der einzelnen Hütte: nein.',
    temple_second: 'Diese Siedlung hat schon einen Tempel.',
    tower: 'Ebene 3, neben deiner Siedlung.',
    tower_low: 'Ebene 2 ist zu niedrig.',
  },
  lessons: {
    turn: {
      title: 'Dein erster Zug',
      intro:
        'Zinnober bist du. Elfenbein hat schon eine Hütte auf der Insel. Ein Zug hat zwei Teile: erst ein Plättchen, dann bauen.',
      done: 'Das ist ein ganzer Zug: ein Plättchen, dann ein Bau. Bestätigte Züge gelten; vorher kannst du jederzeit zurücknehmen.',
    },
    eruption: {
      title: 'Ausbruch',
      intro:
        'Plättchen können auch auf Land liegen. Dann bricht der Vulkan aus: Das Land steigt um eine Ebene, und Hütten werden begraben.',
      done: 'Elfenbein hat eine Hütte verloren und bekommt sie nicht wieder. Zweierlei bedeckt ein Ausbruch nie: Tempel und Türme, und eine ganze Siedlung.',
    },
    expansion: {
      title: 'Erweiterung',
      intro:
        'Eine Hütte pro Zug ist langsam. Eine Siedlung kann sich auf einen Schlag über alle Felder einer Landschaft um sie herum ausbreiten.',
      done: 'Drei Hütten auf einmal: eine auf Ebene 1, zwei auf Ebene 2. Und die Siedlung hat jetzt vier Felder, groß genug für einen Tempel.',
    },
    temple: {
      title: 'Tempel',
      intro:
        'Tempel entscheiden viele Partien. Einer steht neben einer Siedlung mit drei Feldern oder mehr, die noch keinen hat.',
      done: 'Kein Ausbruch kann einen Tempel bedecken. Für den nächsten brauchst du eine andere Siedlung ohne Tempel.',
    },
    tower: {
      title: 'Turm',
      intro:
        'Türme brauchen Höhe: Ebene 3 oder mehr, direkt neben einer deiner Siedlungen. Diese Höhe schaffst du dir selbst.',
      done: 'Ein Turm! Mit dem zweiten ist eine Art vollendet.',
    },
    win: {
      title: 'Sieg',
      intro:
        'Beide Türme und zwei von drei Tempeln stehen. Noch ein Tempel, und zwei Arten sind vollendet: Das gewinnt sofort.',
      done: 'Zwei Arten gebaut: Du hast gewonnen. Jetzt auf zu einer richtigen Partie!',
    },
  },
  steps: {
    place: {
      task: 'Lege das Plättchen aufs Meer, sodass es die Insel berührt. Zeige auf ein Feld, drehe das Plättchen und lege es ab.',
      other: 'Aufs Meer, bitte: neben die Insel.',
    },
    found: {
      task: 'Baue jetzt eine Hütte auf ein freies Feld der Ebene 1. Damit gründest du eine Siedlung, oder du vergrößerst deine, wenn sie daneben liegt.',
      other: 'Das ist auch erlaubt, aber jetzt wollen wir eine Hütte.',
    },
    erupt: {
      task: 'Begrabe eine Hütte von Elfenbein: Lege deinen Vulkan auf den Vulkan in der Mitte und drehe das Plättchen, bis es auf der Hütte liegt.',
      other: 'Ein Ausbruch, aber niemand wird getroffen. Drehe ihn auf eine Hütte von Elfenbein.',
      others: {
        sea: 'Das vergrößert die Insel. Hier wollen wir einen Ausbruch: Vulkan auf Vulkan.',
        own: 'Das würde deine eigene Hütte begraben! Drehe das Plättchen zu Elfenbein.',
      },
    },
    build: {
      task: 'Nach dem Plättchen wird gebaut. Wähle, was du magst: Deine Siedlung grenzt jetzt an den neuen Dschungel auf Ebene 2.',
      other: '',
    },
    expand: {
      task: 'Erweitere deine Siedlung über den Dschungel. Zwei Dschungelfelder liegen daneben: Sieh nach, was jedes kostet.',
      other: 'Das nicht: Erweitere über den Dschungel.',
      others: {
        hut: 'Eine einzelne Hütte. Der Dschungel bringt drei: Wähle die Erweiterung.',
        terrain: 'Das ist eine Erweiterung, aber über die falsche Landschaft. Nimm den Dschungel.',
      },
    },
    temple: {
      task: 'Baue einen Tempel neben deine große Siedlung. Neben der einzelnen Hütte wird keiner angeboten: Diese Siedlung ist zu klein.',
      other: 'Möglich, aber ein Tempel ist mehr wert: Baue ihn jetzt.',
    },
    raise: {
      task: 'Hebe das Land neben deiner Siedlung auf Ebene 3: Ein Vulkan der Ebene 2 muss über zwei Plättchen der Ebene 2 ausbrechen.',
      other: 'Hoch genug, aber nicht neben deiner Siedlung.',
      others: { low: 'Das reicht nicht bis Ebene 3. Suche den Vulkan der Ebene 2 neben deinen Hütten.' },
    },
    tower: {
      task: 'Und jetzt der Turm: auf Ebene 3, neben deiner Siedlung.',
      other: 'Der Turm! Wähle ein Feld der Ebene 3.',
    },
    room: {
      task: 'Die Siedlung aus drei Hütten im Westen hat keinen Tempel, aber auch kein freies Feld daneben. Lege das Plättchen so, dass sie eines bekommt.',
      other: 'Dann wäre immer noch kein Platz für den Tempel. Ein Feld ohne Vulkan muss die drei Hütten berühren.',
    },
    end: {
      task: 'Baue den Tempel und bestätige.',
      other: 'Jetzt nicht: Der Tempel gewinnt das Spiel.',
    },
  },
}
export default words
