import type { HelpWords } from '../words'

const some = (count: number, one: string, many: string) => `${count} ${count < 2 ? one : many}`

const words: HelpWords = {
  rules: {
    taluva: (rules) => ({
      aim: {
        title: 'Le but du jeu',
        text: [
          'Ensemble, vous faites surgir une île de la mer. Chacun la peuple avec les pièces de sa couleur, et les volcans ensevelissent ce qui se trouve sur leur passage.',
          'Dès que vous avez posé **toutes vos pièces de deux des trois types**, vous gagnez. Si la pile s’épuise avant, ce sont les temples qui départagent.',
        ],
        points: [
          `Vos pièces : ${some(rules.huts, 'hutte', 'huttes')}, ${some(rules.temples, 'temple', 'temples')} et ${some(rules.towers, 'tour', 'tours')}.`,
          rules.tiles === null
            ? 'La pile : 12 tuiles par joueur, tirées au hasard parmi les 48.'
            : `La pile : ${some(rules.tiles, 'tuile', 'tuiles')}${rules.tiles < 48 ? ', tirées au hasard parmi les 48' : ''}.`,
        ],
      },
      tiles: {
        title: 'Tuiles et niveaux',
        text: [
          'Une tuile compte trois cases : toujours un **volcan**, et deux terrains parmi jungle, clairière, sable, roche et lac. La lave coule du volcan entre les deux autres cases : c’est l’**orientation** du volcan.',
          'Les cases posées sur la mer sont au **niveau 1**. Une tuile posée sur d’autres est un niveau plus haut qu’elles. À partir de 2, un petit chiffre indique le niveau.',
        ],
      },
      turn: {
        title: 'Votre tour',
        text: ['On joue chacun son tour. Au vôtre, dans cet ordre :'],
        points: [
          '**Piochez** la première tuile. Tout le monde la voit ; la suite, personne ne la connaît.',
          '**Posez-la** : sur la mer, contre l’île, ou sur la terre, et c’est une éruption. La toute première se pose simplement au milieu.',
          '**Construisez**, une seule fois : une hutte, une extension, un temple ou une tour. C’est obligatoire, et possible n’importe où sur l’île.',
        ],
      },
      landscape: {
        title: 'Une tuile sur la mer',
        text: [
          'Les trois cases sont sur la mer et l’une d’elles au moins partage un côté avec l’île. L’orientation est libre, et il peut rester des trous.',
        ],
      },
      eruption: {
        title: 'Une tuile sur la terre : l’éruption',
        text: ['Une tuile peut recouvrir d’autres tuiles si tout ceci est vrai :'],
        points: [
          'Son **volcan recouvre un volcan**.',
          'Il est **orienté autrement** que celui du dessous. La tuile repose donc toujours sur deux tuiles au moins.',
          'Les trois cases sont sur la terre : **pas de vide** en dessous.',
          'Cette terre est d’**un seul niveau**.',
          'Ce qu’elle recouvre a le droit de l’être : voir ci-dessous.',
        ],
      },
      covering: {
        title: 'Ce qu’une éruption peut ensevelir',
        text: [
          'Les huttes de tout le monde, les vôtres aussi. Elles quittent la partie mais comptent comme construites. Deux choses sont à l’abri :',
        ],
        points: [
          'Un **temple** ou une **tour** n’est jamais recouvert.',
          'Une **colonie entière** non plus : de chaque colonie touchée, il reste au moins une case. Une hutte isolée ne risque donc rien.',
          'Ceux qui ont quitté la partie sont protégés de la même façon.',
          'Une colonie peut être coupée en morceaux. Chacun devient une colonie, même un temple ou une tour tout seul.',
        ],
      },
      settlements: {
        title: 'Les colonies',
        text: [
          'Des cases voisines occupées par une même couleur forment une **colonie**. Sa **taille** est son nombre de cases, quel que soit le nombre de huttes ; une case seule est une colonie de taille 1.',
          'En construisant, vous pouvez réunir des colonies. Elles n’en font plus qu’une, qui peut alors avoir plusieurs temples ou tours.',
        ],
      },
      building: {
        title: 'Construire : ce qui vaut toujours',
        text: [],
        points: [
          'Les pièces se posent sur une case libre, jamais sur un volcan.',
          'Pas forcément sur la tuile que vous venez de poser.',
          'Les conditions se vérifient sur l’île telle qu’elle est avant de construire.',
          'Il vous faut assez de pièces pour ce que vous choisissez.',
          'Si un temple ou une tour touche plusieurs de vos colonies, il suffit que l’une d’elles convienne.',
        ],
      },
      hut: {
        title: 'Une hutte : fonder une colonie',
        text: [
          'Posez **une hutte** sur une case libre de **niveau 1**.',
          rules.nextToOwn
            ? 'Elle peut être isolée, ou voisine de vos pièces : elle agrandit ou réunit alors vos colonies.'
            : 'Dans cette édition, elle ne peut **pas** être voisine de vos propres pièces ; pour grandir, il faut étendre.',
        ],
      },
      expand: {
        title: 'Étendre une colonie',
        text: [
          'Choisissez une de vos colonies et un terrain. **Toutes** les cases libres de ce terrain qui touchent la colonie reçoivent des huttes : **autant que leur niveau**, donc 1 au niveau 1, 2 au niveau 2, 3 au niveau 3.',
        ],
        points: [
          'Il faut au moins une case de ce genre.',
          'Il faut assez de huttes pour toutes ; on n’en oublie aucune.',
          'C’est le seul moyen de poser plusieurs huttes d’un coup, et le seul d’en avoir au niveau 2 et plus.',
        ],
      },
      temple: {
        title: 'Un temple',
        text: [
          'Sur une case libre de **n’importe quel niveau**, à côté d’une de vos colonies de **3 cases ou plus** qui n’a **pas encore de temple**.',
        ],
      },
      tower: {
        title: 'Une tour',
        text: [
          'Sur une case libre de **niveau 3 ou plus**, à côté d’une de vos colonies qui n’a **pas encore de tour**. La colonie peut être petite.',
        ],
      },
      elimination: {
        title: 'Rien à construire ?',
        text: [
          'Si, votre tuile posée, vous ne pouvez rien construire, vous êtes **éliminé** et avez perdu. Vos pièces restent en place. La page vous prévient avant une pose qui aurait cet effet.',
          'S’il ne reste qu’un joueur, il gagne aussitôt.',
        ],
      },
      end: {
        title: 'La fin et la victoire',
        text: [
          '**Deux types construits.** Vous gagnez à l’instant où toutes vos pièces de deux types sont construites. Les huttes ensevelies comptent.',
          '**Pile épuisée.** Sinon, la partie s’arrête quand la dernière tuile est posée et que son joueur a construit. On compare alors, dans l’ordre :',
        ],
        points: [
          'le plus de temples construits,',
          'puis le plus de tours,',
          'puis le plus de huttes, ensevelies comprises ;',
          'si tout est égal, la victoire est partagée. Les joueurs éliminés ne comptent pas.',
        ],
      },
      teams: {
        title: 'Jeu par équipes',
        text: [
          'Quatre joueurs ; ceux qui se font face sont partenaires. Pièces, colonies et tours de jeu restent à chacun.',
        ],
        points: [
          'Votre équipe gagne aussitôt que l’un de vous a construit deux types et l’autre au moins un. Qui en a deux continue à jouer jusque-là.',
          'Pile épuisée : on additionne les temples des deux partenaires, puis les tours, puis les huttes. Ce qu’a construit un partenaire éliminé ne compte pas.',
          'Qui ne peut pas construire est éliminé, même s’il n’a plus rien à construire. Son partenaire continue, et les types qu’il avait terminés comptent toujours pour la victoire par deux types.',
          'Une équipe est éliminée quand ses deux membres le sont ; l’autre gagne.',
        ],
      },
      ranking: {
        title: 'Jeu avec classement',
        text: ['On ne s’arrête pas au premier vainqueur : on joue toutes les places.'],
        points: [
          'Qui a construit deux types prend la meilleure place libre et quitte la partie.',
          'Qui est éliminé prend la plus mauvaise place libre.',
          'Le dernier en jeu prend la dernière place libre.',
          'Pile épuisée : les places libres vont selon les temples, puis les tours, puis les huttes ; à égalité, on partage la meilleure place.',
        ],
      },
      editions: {
        title: 'Les éditions',
        text: [
          rules.edition === 'hig-2006'
            ? 'Vous lisez les règles de **2006**. Ce qui change dans la **deuxième édition** (2012) :'
            : 'Vous lisez les règles de la **deuxième édition** (2012). Ce qui était différent en **2006** :',
        ],
        points:
          rules.edition === 'hig-2006'
            ? [
                'Une hutte seule ne peut pas y être voisine de vos propres pièces.',
                'À 2 ou 3, on prend d’ordinaire 12 tuiles par joueur au lieu des 48.',
                'Elle propose le jeu par équipes.',
              ]
            : [
                'Une hutte seule pouvait être voisine de vos pièces, pour agrandir ou réunir des colonies.',
                'Les 48 tuiles étaient dans la pile, quel que soit le nombre de joueurs.',
                'Il n’y avait pas de jeu par équipes.',
              ],
      },
      rulings: {
        title: 'Quand les règles se taisent',
        text: ['Ici, on joue ainsi :'],
        points: [
          'Qui pose la dernière tuile construit encore.',
          'Le dernier joueur ou la dernière équipe en jeu gagne aussitôt.',
          'Une égalité complète est une victoire partagée.',
          'Les temples comptent avant les tours et les tours avant les huttes, dans le classement aussi.',
        ],
      },
    }),
    captions: {
      tile: 'Une tuile : la lave montre l’orientation du volcan.',
      landscape: 'Un seul côté commun suffit.',
      apart: 'Cette tuile ne toucherait pas l’île.',
      eruption: 'Volcan sur volcan, autre orientation, sol de niveau.',
      erupted: 'Après : trois cases au niveau 2.',
      no_volcano: 'Le volcan tomberait sur une clairière.',
      same_facing: 'Même orientation que le volcan du dessous.',
      gap: 'Une case serait au-dessus de la mer.',
      uneven: 'Le sol est de niveau 1 ici, de niveau 2 là.',
      covers_huts: 'Ivoire perd une hutte et en garde une : permis.',
      covers_building: 'Un temple est sur le passage.',
      covers_all: 'La colonie n’a que cette case : elle est à l’abri.',
      settlements: 'Vermillon a des colonies de 3 cases et de 1, ivoire deux de 1.',
      hut: 'Niveau 1 et libre : oui. Niveau 2 ou volcan : non.',
      hut_beside: 'À côté de votre hutte : la colonie passe à 2.',
      hut_not_beside: 'Pas à côté de votre hutte, mais plus loin.',
      expand: 'Sur la jungle : 1 hutte au niveau 1 et 2 au niveau 2, donc 3.',
      temple: 'À côté de quatre cases : oui. À côté de la hutte isolée : non.',
      temple_second: 'Cette colonie a déjà un temple.',
      tower: 'Niveau 3, à côté de votre colonie.',
      tower_low: 'Le niveau 2 est trop bas.',
    },
    volcanique: [
      {
        title: 'Le but du jeu',
        text: [
          'Vous empilez des terres jusqu’à relier vos couleurs, vous les peuplez de créatures et vous réveillez des volcans chez les autres. La lave descend vers la mer et laisse de la terre nue où de nouvelles tuiles peuvent naître.',
          'À la fin, **le plus de points** l’emporte.',
        ],
      },
      {
        title: 'Les mots à connaître',
        text: [],
        points: [
          'Les **terres** ont trois couleurs : sombre, moyenne et claire. Un uno en a une, un duo deux, un trio les trois.',
          'Quand deux tuiles voisines se montrent la même couleur, le bord est **accordé**. La hauteur n’y fait rien.',
          'Des terres d’une couleur reliées par des bords accordés forment un **biome**. Vous le **contrôlez** si une de vos créatures s’y trouve.',
          'Une tuile sans créature est **vide** ; un biome sans créature n’est contrôlé par personne.',
          'La **hauteur** est le nombre de tuiles empilées ; pour le reste, seule celle du dessus compte.',
          'Vous avez 21 créatures. Celles qui sont balayées reviennent en main.',
        ],
      },
      {
        title: 'La mise en place',
        text: [
          'Chacun pose une île d’un uno, d’un duo et d’un trio aux bords accordés, à trois pas de la plus proche, et met une créature sur chaque tuile, dans trois biomes. Vous prenez une ressource pour chacun ; tous sauf le premier joueur en choisissent deux de plus. Neuf pouvoirs sont distribués dans la grille.',
        ],
      },
      {
        title: 'Un tour',
        text: ['Les étapes, l’une après l’autre :'],
        points: [
          '**Lave** : chaque coulée avance d’une case.',
          '**Déplacement** : vous pouvez déplacer une créature n’importe où dans son biome, ou vers un biome sans maître de sa tuile.',
          '**Achat** : une chose, utilisée aussitôt. Qui peut acheter une terre doit acheter quelque chose.',
          '**Conquête** : vous pouvez poser des créatures de votre main sur des tuiles vides, une par tuile, dans des biomes sans maître, n’importe où.',
          '**Sacrifice** : vous pouvez jeter dans le cratère une créature d’une terre, et une de votre main pour 5 ressources si vous avez acheté. Le cratère en contient trois.',
          '**Récolte** : une ressource de sa couleur par biome contrôlé. Vous pouvez en garder 6.',
        ],
      },
      {
        title: 'Le marché',
        text: ['Payez exactement l’un des prix :'],
        points: [
          'Trio : 2 au choix.',
          'Duo : 3 au choix, ou 2 pareilles.',
          'Uno : 4 au choix, 3 pareilles, ou une de chaque couleur.',
          'Volcan : 6 au choix, ou 5 pareilles.',
          'Île : 7 au choix, et trois créatures dans votre cratère, qui reviennent en main.',
          'Si votre tuile est posée sur la terre nue, vous pouvez acheter une deuxième chose, mais pas une île.',
        ],
      },
      {
        title: 'Poser une terre',
        text: [
          'Une terre se pose sur une autre ou sur la terre nue, jamais sur la mer, la lave ou un volcan, et avec au moins un bord accordé. (Sans terre autour, tous les sens conviennent.)',
        ],
        points: [
          'Les créatures du dessous **migrent** vers une autre tuile de leur biome : vous dites où, à qui qu’elles soient. Sans refuge, elles reviennent en main.',
          'Si votre tuile relie des biomes de joueurs différents, **vos créatures restent** et les autres reviennent en main. Si vous reliez deux autres joueurs, vous dites qui reste.',
        ],
      },
      {
        title: 'Volcans et lave',
        text: [
          'Un volcan se pose sur n’importe quelle terre. Les créatures qui y sont reviennent en main. Il vous vaut un point à la fin, et vous débloquez un pouvoir avec une créature de votre main.',
        ],
        points: [
          'Dès le tour suivant, sa lave avance d’une case par tour : vers une voisine plus basse, terre, terre nue ou mer. S’il y en a plusieurs, un dé choisit.',
          'Pour chaque créature menacée, son propriétaire peut payer 1 ressource : elle fuit vers une autre tuile de son biome. Sinon, elle revient en main.',
          'Si rien n’est plus bas, la coulée est bloquée et réessaie au tour suivant.',
          'Dans la mer, la coulée s’arrête et sa dernière tuile devient de la **terre nue**. La lave sur la terre reste pour toujours.',
        ],
      },
      {
        title: 'Les pouvoirs',
        text: [
          'La grille a neuf emplacements. Votre premier pouvoir est celui de l’emplacement A ; chaque suivant partage un côté avec l’un des vôtres. Plusieurs joueurs peuvent avoir le même. Il dure toute la partie, mais n’agit pas sur le volcan qui l’a débloqué.',
          'Les pouvoirs limités servent une fois avant le début de la fin et une fois après, au tour de n’importe qui.',
        ],
      },
      {
        title: 'De 3 à 5 joueurs',
        text: [
          'Terres et volcans ne se posent que sur des tuiles où se trouve une créature de l’adversaire qui en a le plus à terre (de l’un d’eux, s’ils sont à égalité). La terre nue est ouverte à tous.',
        ],
      },
      {
        title: 'La fin',
        text: ['Le premier de ces événements la déclenche :'],
        points: [
          'La dernière terre est prise, ou quelqu’un a sorti ses 21 créatures : les autres ont chacun un dernier tour.',
          'Une **Super éruption** est annoncée : un dernier tour chacun, puis elle éclate sur sept cases.',
          'Un **Hiver volcanique** est annoncé : le gel avance d’une case par tour, jusqu’à tout recouvrir.',
          'Deux tours de table où personne n’avance.',
          'À votre dernier tour, achetez tout ce que vous pouvez payer, des points aussi, pour 3 ressources au choix chacun. Puis la dernière lave s’écoule et l’on compte les points.',
        ],
      },
      {
        title: 'Les points',
        text: [],
        points: [
          '1 par créature à terre, 4 pour une colossale',
          '1 par bord accordé dans un biome que vous contrôlez',
          '1 par volcan acheté, 1 par créature dans le cratère',
          '3 pour la plus haute pile avec une créature, 3 pour le biome de plus de tuiles ; à égalité, 1 chacun',
          '2 par série d’un biome sombre, d’un moyen et d’un clair',
          'Égalité ? Le plus de créatures à terre, puis de volcans ; sinon la victoire est partagée.',
        ],
      },
    ],
  },
  lessons: {
    turn: {
      title: 'Premier tour',
      intro:
        'Vermillon, c’est vous. Ivoire a déjà une hutte sur l’île. Un tour a deux parties : d’abord une tuile, puis une construction.',
      done: 'Voilà un tour entier : une tuile, puis une construction. Un tour confirmé est définitif ; avant, vous pouvez toujours revenir en arrière.',
    },
    eruption: {
      title: 'Éruption',
      intro:
        'Une tuile peut aussi se poser sur la terre. Le volcan entre alors en éruption : le sol monte d’un niveau et des huttes sont ensevelies.',
      done: 'Ivoire a perdu une hutte et ne la reverra pas. Une éruption ne recouvre jamais un temple, une tour ou une colonie entière.',
    },
    expansion: {
      title: 'Extension',
      intro:
        'Une hutte par tour, c’est lent. Une colonie peut gagner d’un coup toutes les cases d’un même terrain autour d’elle.',
      done: 'Trois huttes d’un coup : une au niveau 1, deux au niveau 2. Et la colonie a maintenant quatre cases : de quoi bâtir un temple.',
    },
    temple: {
      title: 'Temple',
      intro:
        'Les temples décident bien des parties. Il s’en construit un à côté d’une colonie de trois cases ou plus qui n’en a pas encore.',
      done: 'Aucune éruption ne peut recouvrir un temple. Pour le suivant, il faut une autre colonie, sans temple.',
    },
    tower: {
      title: 'Tour',
      intro:
        'Une tour demande de la hauteur : niveau 3 ou plus, juste à côté d’une de vos colonies. Cette hauteur, créez-la vous-même.',
      done: 'Une tour ! Avec la seconde, un type est complet.',
    },
    win: {
      title: 'Victoire',
      intro:
        'Vos deux tours et deux de vos trois temples sont construits. Encore un temple, et deux types sont complets : c’est gagné.',
      done: 'Deux types construits : vous avez gagné. À vous de jouer une vraie partie !',
    },
  },
  steps: {
    place: {
      task: 'Posez la tuile sur la mer, contre l’île. Montrez une case, tournez la tuile et posez-la.',
      other: 'Sur la mer, contre l’île.',
    },
    found: {
      task: 'Construisez maintenant une hutte sur une case libre de niveau 1. Vous fondez ainsi une colonie, ou agrandissez la vôtre si elle est voisine.',
      other: 'C’est permis aussi, mais cette fois nous voulons une hutte.',
    },
    erupt: {
      task: 'Ensevelissez une hutte d’ivoire : posez votre volcan sur le volcan du milieu et tournez la tuile jusqu’à recouvrir sa hutte.',
      other: 'Une éruption, mais personne n’est touché. Tournez-la vers une hutte d’ivoire.',
      others: {
        sea: 'Cela agrandit l’île. Ici, nous voulons une éruption : volcan sur volcan.',
        own: 'Vous enseveliriez votre propre hutte ! Tournez la tuile vers ivoire.',
      },
    },
    build: {
      task: 'Après la tuile, la construction. Choisissez ce qui vous plaît : votre colonie touche maintenant la nouvelle jungle de niveau 2.',
      other: '',
    },
    expand: {
      task: 'Étendez votre colonie sur la jungle. Deux cases de jungle la touchent : regardez ce que chacune coûte.',
      other: 'Pas cela : étendez la colonie sur la jungle.',
      others: {
        hut: 'Une seule hutte. La jungle en donne trois : choisissez l’extension.',
        terrain: 'C’est une extension, mais sur le mauvais terrain. Prenez la jungle.',
      },
    },
    temple: {
      task: 'Construisez un temple à côté de votre grande colonie. À côté de la hutte isolée, aucun n’est proposé : cette colonie est trop petite.',
      other: 'Possible, mais un temple vaut mieux : construisez-le maintenant.',
    },
    raise: {
      task: 'Élevez au niveau 3 le sol voisin de votre colonie : un volcan de niveau 2 doit entrer en éruption sur deux tuiles de niveau 2.',
      other: 'Assez haut, mais pas à côté de votre colonie.',
      others: { low: 'Cela n’atteint pas le niveau 3. Cherchez le volcan de niveau 2 près de vos huttes.' },
    },
    tower: {
      task: 'Et maintenant la tour : au niveau 3, à côté de votre colonie.',
      other: 'La tour ! Choisissez une case de niveau 3.',
    },
    room: {
      task: 'À l’ouest, la colonie de trois huttes n’a pas de temple, mais pas de case libre à côté non plus. Posez la tuile pour lui en donner une.',
      other: 'Il n’y aurait toujours pas de place pour le temple. Une case sans volcan doit toucher les trois huttes.',
    },
    end: {
      task: 'Construisez le temple et confirmez.',
      other: 'Pas maintenant : le temple gagne la partie.',
    },
  },
}
export default words
