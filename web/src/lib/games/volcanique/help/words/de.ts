import type { VolcaniqueWords } from '.'

const resources = (count: number) => `${count} Ressource${count === 1 ? '' : 'n'}`

const words: VolcaniqueWords = {
  sections: (rules) => ({
    aim: {
      title: 'Worum es geht',
      text: [
        'Du stapelst Land auf Land, bis die Farben zusammenhängen, besiedelst sie mit Kreaturen und lässt auf dem Land der anderen Vulkane ausbrechen. Lava fließt bergab ins Meer und hinterlässt Erde, auf der neues Land wachsen kann.',
        '**Die meisten Punkte gewinnen**: für Kreaturen an Land, für passende Kanten, für Vulkane und einiges mehr.',
      ],
    },
    tiles: {
      title: 'Plättchen, Stapel, Kreaturen',
      text: ['Land hat drei Farben: dunkel, mittel und hell. Jedes Plättchen hat sechs Seiten.'],
      points: [
        'Ein **Uno** hat ringsum eine Farbe, ein **Duo** je drei Seiten von zwei Farben, ein **Trio** zwei Seiten von jeder.',
        'Plättchen liegen aufeinander. Die **Höhe** eines Feldes ist die Zahl seiner Plättchen; sonst zählt nur das oberste.',
        'Du hast 21 **Kreaturen**. Die meisten warten auf der Hand, und wer vertrieben wird, kommt dorthin zurück: Verloren geht nichts.',
      ],
    },
    biomes: {
      title: 'Biome und wer sie beherrscht',
      text: [
        'Wo zwei benachbarte Landplättchen einander dieselbe Farbe zeigen, **passt** die Kante. Die Höhe ist dabei egal.',
        'Land einer Farbe, das über passende Kanten zusammenhängt, ist ein **Biom**. Die Farben eines einzelnen Plättchens treffen sich in seiner Mitte nicht.',
      ],
      points: [
        'Du **beherrschst** ein Biom, wenn eine Kreatur von dir darin ist. Normalerweise kann dann niemand sonst dort sein.',
        'Ein Biom ohne Kreaturen ist **herrenlos**, ein Plättchen ohne Kreaturen **leer**.',
      ],
    },
    start: {
      title: 'Aufbau',
      text: [
        'Alle legen eine Insel aus Uno, Duo und Trio mit passenden Kanten; zwischen zwei Inseln liegen zwei Felder Meer. Auf jedem ihrer Plättchen steht eine Kreatur, die drei in drei Biomen. Beim schnellen Aufbau wird all das ausgeteilt.',
        'Neun Kräfte kommen ins Raster. Du nimmst eine Ressource für jedes deiner Biome; wer nicht beginnt, sucht sich zwei weitere aus.',
      ],
    },
    turn: {
      title: 'Ein Zug',
      text: ['Die Schritte der Reihe nach:'],
      points: [
        '**Lava**: Jeder Strom fließt ein Feld weiter.',
        '**Ziehen**: Du darfst eine Kreatur ziehen.',
        '**Kaufen**: Du kaufst eine Sache und benutzt sie gleich.',
        '**Besiedeln**: Du darfst Kreaturen von der Hand auf leere Plättchen setzen.',
        '**Opfern**: Du darfst Kreaturen in den Krater legen.',
        '**Ernten**: Du nimmst eine Ressource für jedes deiner Biome.',
      ],
    },
    lava: {
      title: 'Lava und Erde',
      text: [
        'Jeder Vulkan hat einen Strom. Zu Beginn jedes Zuges, wessen Zug es auch ist, fließt jeder Strom ein Feld weiter, der älteste zuerst: von seinem neuesten Plättchen auf ein tieferes Nachbarfeld, ob Land, Erde oder Meer, aber nicht auf Lava oder einen Vulkan. Gibt es mehrere, entscheidet ein Würfel.',
      ],
      points: [
        `Für jede Kreatur im Weg darf ihr Besitzer ${resources(rules.evacuation)} zahlen; dann **flieht** sie auf ein anderes Plättchen ihres Bioms. Sonst geht sie zurück auf die Hand.`,
        'Ist nichts tiefer, staut sich der Strom und versucht es im nächsten Zug wieder.',
        'Im Meer endet ein Strom. Am Ende des Zuges wird sein letztes Plättchen zu **Erde**, auf die Land gelegt werden darf. Lava auf Land bleibt für immer.',
      ],
    },
    move: {
      title: 'Ziehen',
      text: ['Du darfst eine Kreatur ziehen, auf eine von zwei Arten:'],
      points: [
        'auf ein beliebiges anderes Plättchen ihres Bioms, so weit du willst;',
        'oder in ein anderes Biom des Plättchens, auf dem sie steht, wenn es herrenlos ist.',
      ],
    },
    buy: {
      title: 'Kaufen',
      text: ['Kaufe eine Sache und bezahle genau einen ihrer Preise:'],
      points: [
        '**Trio**: 2 beliebige.',
        '**Duo**: 3 beliebige oder 2 gleiche.',
        '**Uno**: 4 beliebige, 3 gleiche oder eine von jeder Farbe.',
        '**Vulkan**: 6 beliebige oder 5 gleiche.',
        '**Insel**: 7 beliebige und drei Kreaturen in deinem Krater.',
        'Wer Land bezahlen und legen kann, muss etwas kaufen.',
        'Liegt dein Plättchen auf **Erde**, darfst du noch etwas kaufen, aber keine Insel.',
        'Wer kein Land kaufen kann und nichts anderes kauft, legt eine Kreatur von der Hand in den Krater und besiedelt in diesem Zug nichts, außer ganz ohne Kreaturen an Land.',
      ],
    },
    land: {
      title: 'Land legen',
      text: [
        'Land wird auf Land oder Erde gelegt, nie auf Meer, Lava oder einen Vulkan. Es braucht **mindestens eine passende Kante**; die anderen dürfen sich beißen. Ist ringsum kein Land, darf es liegen, wie du willst.',
        'Kreaturen, die du bedeckst, müssen **wandern**: jede auf ein anderes Plättchen ihres Bioms. Du sagst, wohin, wem auch immer sie gehören. Gibt es keines, gehen sie zurück auf die Hand.',
      ],
    },
    contest: {
      title: 'Wenn Biome sich treffen',
      text: [
        'Ein Plättchen kann Biome verschiedener Spieler verbinden. Wer sich so trifft, kann nicht gemeinsam bleiben:',
      ],
      points: [
        'Bist du dabei, **bleiben deine Kreaturen**, und die anderen gehen zurück auf die Hand.',
        'Verbindest du zwei andere, sagst du, wer bleibt.',
        'Eigene Biome werden einfach eins; alle deine Kreaturen bleiben. Wird ein Biom geteilt, sind Teile ohne Kreaturen herrenlos.',
      ],
    },
    volcano: {
      title: 'Vulkane',
      text: [
        'Ein Vulkan kommt auf beliebiges Land, wem es auch gehört. Er passt zu nichts. Alle Kreaturen dort gehen zurück auf die Hand, und ab dem nächsten Zug fließt seine Lava.',
        'Er bringt dir am Ende **einen Punkt** und, wenn du eine Kreatur auf der Hand hast, **eine Kraft**: Du setzt die Kreatur auf eine der erreichbaren Kräfte.',
      ],
    },
    island: {
      title: 'Inseln',
      text: [
        'Für 7 beliebige Ressourcen und die drei Kreaturen in deinem Krater hebst du eine Insel aus dem Meer; die drei gehen zurück auf die Hand. Nimm drei Landplättchen deiner Wahl und lege sie, wie du willst: das erste ins Meer, genau zwei Schritte vom nächsten Plättchen, die anderen daneben, abseits von allem anderen Land.',
      ],
    },
    claim: {
      title: 'Besiedeln',
      text: [
        'Setze Kreaturen von der Hand auf **leere** Plättchen, je eine, in **herrenlose** Biome. Die Plättchen dürfen überall liegen. Mit der ersten Kreatur gehört das Biom dir; besiedeln lässt sich ein Biom also nur einmal.',
      ],
    },
    sacrifice: {
      title: 'Opfern',
      text: [
        'Der Krater hat Platz für drei Kreaturen, am Ende je einen Punkt wert. Je einmal pro Zug darfst du hineinlegen:',
      ],
      points: ['eine deiner Kreaturen an Land;', 'wenn du etwas gekauft hast, eine von der Hand, für 5 Ressourcen.'],
    },
    collect: {
      title: 'Ernten',
      text: [
        `Nimm eine Ressource seiner Farbe für jedes Biom, das du beherrschst, egal wie viele Kreaturen du dort hast. Dann wirf bis auf ${rules.kept} ab; manche Kräfte lassen dich mehr behalten. Liegt im Raster keine, die Inseln erschwinglich macht, dürfen alle 7 behalten.`,
      ],
    },
    engagement: {
      title: 'Zu dritt bis zu fünft',
      text: [
        rules.engagement === 'free'
          ? 'In dieser Partie dürfen Land und Vulkane auf jedermanns Plättchen gelegt werden.'
          : rules.engagement === 'left'
            ? 'Land und Vulkane dürfen nur auf Plättchen mit einer Kreatur **des nächsten Spielers** oder von jemandem in fünf oder mehr Biomen. Erde steht allen offen.'
            : 'Land und Vulkane dürfen nur auf Plättchen mit einer Kreatur **des Gegners mit den meisten Kreaturen an Land**; bei Gleichstand von irgendeinem dieser Gegner. Erde steht allen offen.',
        'Zu zweit darf überall gebaut werden.',
      ],
    },
    end: {
      title: 'Wie die Partie endet',
      text: ['Was davon zuerst eintritt, leitet das Ende ein:'],
      points: [
        'Das letzte Landplättchen ist genommen: Alle anderen haben einen letzten Zug.',
        `Jemand hat ${rules.deployed} Kreaturen draußen, an Land, im Meer, auf Kräften und im Krater: ebenso.`,
        'Jemand ruft einen **Superausbruch** oder den **Vulkanischen Winter** aus, zwei Kräfte der höchsten Stufe.',
        'Zwei Runden lang kommt niemand voran, oder 300 Züge sind gespielt.',
        'Am Ende läuft die letzte Lava aus. So lange darf noch besiedelt werden, ein Zug nach dem anderen. Dann werden die Punkte gezählt.',
      ],
    },
    final: {
      title: 'Letzte Züge',
      text: [
        'In deinem letzten Zug kaufst du, so viel du bezahlen kannst, auf Erde oder nicht: Land, Inseln, Vulkane und **Punkte, für je 3 beliebige Ressourcen**. Du darfst besiedeln und eine Kreatur von Land opfern. Geerntet wird nicht mehr. Hat das letzte Landplättchen das Ende eingeleitet, gibt es weder Land noch Inseln zu kaufen.',
      ],
    },
    points: {
      title: 'Punkte',
      text: [],
      points: [
        '**1** für jede Kreatur an Land, **4** für eine kolossale.',
        '**1** für jede passende Kante in einem Biom, das du beherrschst.',
        '**1** für jeden Vulkan, den du gekauft hast.',
        '**1** für jede Kreatur im Krater.',
        ...(rules.bonuses
          ? [
              '**3** für den höchsten Stapel mit einer Kreatur, **3** für das Biom mit den meisten Plättchen. Bei Gleichstand zählt, wer mehr davon hat; ist auch das gleich, gibt es je 1.',
              `**${rules.diversity}** für jeden Satz aus dunklem, mittlerem und hellem Biom.`,
            ]
          : ['In dieser Partie bringen höchster Stapel, größtes Biom und Farbsätze nichts.']),
        'Gleichstand? Mehr Kreaturen an Land gewinnen, dann mehr Vulkane; sonst teilt ihr den Sieg.',
      ],
    },
    grid: {
      title: 'Das Raster der Kräfte',
      text: [
        'Neun Kräfte liegen in einer Raute aus neun Fächern auf fünf Stufen: A; B und C; D, E und F; G und H; I. Deine erste Kraft ist die in A. Jede weitere muss eine Seite mit einer von deinen teilen, nach oben oder unten.',
        'Die Kreatur, die du auf eine Kraft setzt, bleibt dort, und die Kraft gehört dir für die ganze Partie. Mehrere können dieselbe haben. Auf den Vulkan, der sie brachte, wirkt eine Kraft nicht.',
      ],
    },
    limited: {
      title: 'Begrenzte Kräfte',
      text: [
        'Grabenbruch und Plattenkollision wirken zweimal: einmal, bevor das Ende begonnen hat, und einmal danach, aber nicht, während die letzte Lava ausläuft. Benutzt werden sie in jedem beliebigen Zug, bevor er beginnt oder, wenn die Optionen es sagen, nach jedem seiner Schritte.',
      ],
    },
    groups: {
      title: 'Gruppen',
      text: ['Wer Herdentiere oder Rudeltiere hat, bildet Gruppen: zwei oder mehr eigene Kreaturen in einem Biom.'],
      points: [
        'Du darfst ein Mitglied ziehen oder alle auf ein Plättchen. Eine Kreatur darf auch in ein anderes Biom ihres Plättchens, das du schon beherrschst.',
        'Gruppen halten stand: Trifft eine Gruppe auf Kreaturen, die keine sind, bleibt die Gruppe, wer auch immer das Plättchen gelegt hat. Zwei Gruppen teilen sich das Biom. Nur ein größeres Rudel vertreibt eine Gruppe.',
      ],
    },
    agile: {
      title: 'Flinke Kreaturen',
      text: [
        'Du darfst **zweimal ziehen**, dieselbe Kreatur oder zwei. Jeder Zug darf auch in ein herrenloses Biom eines Nachbarplättchens führen.',
      ],
    },
    bountiful: { title: 'Reiche Vorräte', text: ['Am Ende deines Zuges darfst du **7** Ressourcen behalten.'] },
    extra: { title: 'Überreiche Vorräte', text: ['Am Ende deines Zuges darfst du **8** Ressourcen behalten.'] },
    colossal: {
      title: 'Kolossale Kreatur',
      text: [
        'Beim Besiedeln (im letzten Zug beim Kaufen) zahlst du 4 Ressourcen und setzt eine Kreatur von der Hand auf eine von deinen an Land. Beide zusammen sind eine **kolossale Kreatur**: Sie zieht als Ganzes, ist **4 Punkte** wert und hat zwei Lebenspunkte. Du kannst nur eine zugleich haben.',
      ],
      points: [
        'Ein verlorenes Treffen oder eine Magmabombe kostet sie einen Lebenspunkt, und sie bleibt.',
        'Vor einem Vulkan, oder vor Lava, wenn du nicht zahlst, flieht sie auf ein anderes Plättchen ihres Bioms und verliert einen. Ohne Zuflucht gehen beide Kreaturen zurück auf die Hand.',
        'Mit nur einem Lebenspunkt ist sie eine gewöhnliche Kreatur.',
      ],
    },
    plates: {
      title: 'Plattenkollision',
      text: [
        'Begrenzt. Verschiebe eine ganze Insel mit allem, was darauf ist, ein oder zwei Felder weit in beliebiger Richtung. Sie hält an, sobald sie anderes Land berührt; treffen sich so Biome, bleiben deine Kreaturen.',
      ],
    },
    cooperative: {
      title: 'Hilfsbereite Kreaturen',
      text: [
        'Eine Kreatur von dir darf in ein Biom ihres Plättchens, das **andere beherrschen**. Haben auch sie diese Kraft, teilt ihr es euch, ebenso wenn Biome sich treffen. Wenn nicht, gehen ihre Kreaturen zurück auf die Hand; eine Gruppe aber lässt dich nicht hinein. Wo zwei so zu teilen beginnen, verlieren ihre kolossalen Kreaturen einen Lebenspunkt.',
      ],
    },
    crafty: {
      title: 'Schlaue Kreaturen',
      text: ['Liegt dein erstes Plättchen auf Erde, darfst du in diesem Zug **drei** Dinge kaufen statt zwei.'],
    },
    erosion: {
      title: 'Erosion',
      text: [
        'Einmal pro Zug, nach dem Kaufen, trägst du ein leeres Landplättchen ab, unter dem ein anderes liegt. Es verlässt die Partie, und was darunter liegt, zählt wieder. Ein Uno in einem beherrschten Biom bleibt, ebenso das Plättchen, das für einen Superausbruch vorgemerkt ist.',
      ],
    },
    exalted: {
      title: 'Erhabene Opfer',
      text: ['Deine Kreaturen im Krater sind je **2 Punkte** wert, und Inseln kosten dich **keine Ressourcen**.'],
    },
    flying: {
      title: 'Fliegende Kreaturen',
      text: [
        'Einmal pro Zug darf eine Kreatur in **ein beliebiges herrenloses Biom** ziehen, wo immer es liegt. Gruppen und Kreaturen im Meer fliegen nicht.',
      ],
    },
    frugal: { title: 'Bescheidenes Ritual', text: ['Das Opfer von der Hand kostet **3** Ressourcen statt 5.'] },
    herding: {
      title: 'Herdentiere',
      text: [
        'Deine Gruppen sind Herden: Jede bringt beim Ernten **eine Ressource mehr** von ihrem Biom und am Ende **einen Punkt**.',
      ],
    },
    landslide: {
      title: 'Erdrutsch',
      text: [
        'Bricht ein gekaufter Vulkan aus, wessen auch immer, darfst du ein Landplättchen neben ihm wählen, das tieferes Land oder tiefere Erde neben sich hat. Es rutscht samt seinen Kreaturen dorthin; unter mehreren Wegen wählt ein Würfel. Kreaturen darunter dürfen fliehen wie vor Lava. Treffen sich so Biome, bleiben deine Kreaturen.',
      ],
    },
    lateral: {
      title: 'Seitenausbruch',
      text: [
        'Kaufst du einen Vulkan, darfst du vier Richtungen nennen, die aufeinanderfolgen. Ein Würfel wählt eine, und wenn dort ein Vulkan stehen kann, **entsteht auch dort einer**: ohne Preis, aber auch ohne Punkt und Kraft.',
      ],
    },
    diversion: {
      title: 'Lavaumleitung',
      text: [
        'Will Lava auf ein Plättchen mit einer Kreatur von dir, darfst du mit drei Seiten würfeln: Die Lava biegt auf das Feld daneben ab, fließt geradeaus weiter oder biegt zur anderen Seite ab. Kann sie dort nicht hin, fließt sie geradeaus.',
      ],
    },
    bomb: {
      title: 'Magmabombe',
      text: [
        'Bricht ein gekaufter Vulkan aus, wessen auch immer, darfst du um eines der sechs Felder ringsum würfeln. **Alle Kreaturen dort gehen zurück auf die Hand**, auch deine und die im Meer.',
      ],
    },
    pack: {
      title: 'Rudeltiere',
      text: [
        'Deine Gruppen sind Rudel: Alle zusammen dürfen sie in jedes Biom eines Plättchens, auf dem eine von ihnen steht, oder eines Plättchens daneben, und **vertreiben** alle aus diesem Biom. Zum Angriff muss ein Rudel größer sein als jede Gruppe dort.',
      ],
    },
    rift: {
      title: 'Grabenbruch',
      text: [
        'Begrenzt. Brich eine Insel entlang einer geraden Linie auseinander, oder ein einzelnes Plättchen ab, und rücke diesen Teil ein Feld weg. Jeder der beiden Teile muss zusammenhängen.',
      ],
    },
    sea: {
      title: 'Meereskreaturen',
      text: [
        'Einmal pro Zug, beim Besiedeln: Setze eine Kreatur von der Hand neben ein Plättchen ins Meer; oder lass eine von dort an eine beliebige andere Stelle der Küste schwimmen; oder lass sie auf der Seite eines Plättchens, die ihr zugewandt ist, **an Land gehen**, wenn dieses Biom herrenlos ist. Im Meer ist eine Kreatur nicht mehr auf der Hand, aber nichts wert.',
      ],
    },
    super: {
      title: 'Superausbruch',
      text: [
        'Dein nächster Vulkan kann **die Partie beenden**. Er wird nicht gelegt: Stattdessen kommt eine Marke auf Land. Punkt und Kraft bekommst du. Alle anderen haben einen letzten Zug, dann bricht er aus. Alle Kreaturen auf dem vorgemerkten Plättchen, auf seinen sechs Nachbarn und im Meer dort gehen zurück auf die Hand, und nichts kann sie retten. Alles Land dort wird zu Vulkanen.',
        'Bis dahin darf nur Lava das vorgemerkte Plättchen bedecken.',
      ],
    },
    migration: {
      title: 'Vulkanflucht',
      text: [
        `Bricht unter deinen Kreaturen der Vulkan eines anderen aus, darf jede für ${resources(rules.migration)} auf ein anderes Plättchen ihres Bioms fliehen.`,
      ],
    },
    winter: {
      title: 'Vulkanischer Winter',
      text: [
        'Dein nächster Vulkan kann **die Partie beenden**: Er wird wie sonst gelegt, aber die Felder ringsum gefrieren, und zu Beginn jedes Zuges rückt der Frost ein Feld vor. Auf gefrorenen Feldern wird nichts gelegt, besiedelt, gezogen oder gerettet. Kreaturen dort bringen Punkte, aber keine Ressourcen. Lava fließt weiter. Sind alle Plättchen gefroren, ist die Partie zu Ende.',
      ],
    },
    burrowing: {
      title: 'Grabende Kreaturen',
      text: [
        'In Partien mit dieser Option. Außer dem Ziehen darfst du eine Kreatur pro Zug wenden. **Vergraben** zieht, erntet und flieht sie nicht, aber Land darf auf sie gelegt werden: Sie bleibt darunter, bis sie wieder ans Licht kommt, und behält ihren Punkt. Lava und Vulkane erwischen sie auch dort.',
      ],
    },
    caldera: {
      title: 'Der Caldera-Stapel',
      text: [
        'In Partien mit dieser Option bilden die nicht ausgeteilten Kräfte einen Stapel. Einmal pro Zug darfst du, außer allem anderen Kauf, für eine Ressource jeder Farbe die oberste Karte nehmen. Sonst sieht sie niemand. Sie ist 0 bis 4 Punkte wert; manche Karten lassen sich stattdessen einmal spielen, für ihre Kraft in diesem Zug.',
      ],
    },
    gaps: {
      title: 'Wo die Anleitung offen ist',
      text: ['Das Spiel ist noch im Werden. Hier wird es unter anderem so gespielt:'],
      points: [
        'Lava fließt zu Beginn jedes Zuges, und jedes tiefere Feld ist ein Weg für sie, auch das Meer.',
        'Lava auf Land und Vulkane bleiben für immer; Lava im Meer ist am Ende des Zuges Erde.',
        'Jede passende Kante zählt einmal, nicht einmal für jedes der beiden Plättchen.',
        'Wer keine Kreatur an Land hat, darf auch besiedeln, ohne etwas gekauft zu haben.',
        'Vieles davon lässt sich auch anders spielen: siehe die Optionen einer neuen Partie.',
      ],
    },
  }),
  captions: {
    tiles: 'Ein Uno, ein Duo und ein Trio.',
    biome:
      'Drei Plättchen mit dunklem Land sind ein Biom, und Zinnober beherrscht es. Elfenbein hat nur das eigene mittlere Land.',
    start: 'Zwei am Anfang: Beide beherrschen drei Biome.',
    lava: 'Der Würfel sagt Osten. Zinnober zahlt eine Ressource, und die Kreatur flieht auf das einzige andere Plättchen ihres Bioms.',
    soil: 'Im Meer ist die Lava am Ende des Zuges zu Erde geworden.',
    move: 'In ihrem Biom, so weit du willst.',
    move_within: 'Von dunkel nach hell auf demselben Plättchen. Mittel gehört Elfenbein.',
    second: 'Ein Duo auf die Erde, also noch ein Kauf: ein Trio.',
    covered: 'Zinnober bedeckt das Plättchen im Westen und schickt die Kreatur von Elfenbein auf das im Osten.',
    no_refuge: 'Das Biom von Elfenbein hat kein anderes Plättchen: Die Kreatur geht zurück auf die Hand.',
    contest: 'Das Duo von Zinnober verbindet zwei dunkle Biome: Die Kreatur von Elfenbein geht zurück auf die Hand.',
    volcano: 'Elfenbein verliert zwei Kreaturen auf dem höchsten Stapel.',
    island: 'Eine neue Insel im Osten: Drei mittlere Kanten passen.',
    claim: 'Zwei Kreaturen, zwei Biome: das mittlere in der Mitte, das helle im Süden.',
    sacrifice: 'Eine Kreatur aus einem Biom mit zweien: Das Biom bleibt deins.',
    collect: 'Ein dunkles Biom und ein mittleres: von jeder Ressource eine.',
    symbiosis: 'Elfenbein hat die meisten Kreaturen an Land: Nur diese Plättchen dürfen bedeckt werden, und die Erde.',
    final: 'Ein Duo für zwei gleiche, dann ein Punkt für drei.',
    count: 'Zinnober: 4 Kreaturen, 1 Herde, 3 Kanten. Elfenbein: 2 Kreaturen, 4 für die kolossale, 1 Kante.',
    agile: 'Zwei Züge, jeder auf das Plättchen daneben.',
    bountiful: 'Eine kommt dazu, und alle sieben bleiben.',
    extra: 'Zwei kommen dazu, und alle acht bleiben.',
    colossal: 'Vier Ressourcen und eine Kreatur von der Hand.',
    plates: 'Die Insel im Westen wandert zwei Felder und berührt die andere.',
    cooperative: 'In das mittlere Biom von Elfenbein, ohne diese Kraft: Die Kreatur dort muss weg.',
    crafty: 'Drei Trios in einem Zug, das erste auf Erde.',
    erosion: 'Das helle Plättchen verschwindet; das dunkle Land darunter passt wieder.',
    exalted: 'Eine Insel für drei Kreaturen und sonst nichts.',
    flying: 'Mit einem einzigen Zug auf eine andere Insel.',
    frugal: 'Nach einem Kauf: drei Ressourcen, und eine Kreatur ist im Krater.',
    herding: 'Zwei Kreaturen im dunklen Biom: zwei dunkle Ressourcen.',
    landslide: 'Das Plättchen in der Mitte rutscht samt Kreatur nach Osten, auf Elfenbein.',
    lateral: 'Vier Richtungen vom Nordwesten an; der Würfel sagt Nordosten.',
    diversion: 'Die Lava will zur Kreatur und wird ins Meer umgelenkt.',
    bomb: 'Die Bombe schlägt im Nordosten ein.',
    pack: 'Zu zweit vertreiben sie Elfenbein vom Plättchen daneben.',
    rift: 'Das Plättchen von Elfenbein bricht ab und treibt nach Osten.',
    sea: 'Aus dem Meer auf die zugewandte Seite.',
    super: 'Alles im Umkreis von einem Feld ist weg. Zinnober ist knapp außer Reichweite.',
    migration: 'Der Vulkan von Elfenbein kommt; für eine Ressource ist die Kreatur gerettet.',
    winter: 'Der Vulkan, und Frost ringsum.',
    burrowing: 'Sie vergräbt sich und bleibt darunter, wenn ein Trio auf sie gelegt wird.',
  },
}
export default words
