import type { TaluvaWords } from '.'

const some = (count: number, one: string, many: string) => `${count} ${count < 2 ? one : many}`

const words: TaluvaWords = {
  sections: (rules) => ({
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
      done: 'Trois huttes d’un coup : une au niveau 1, deux au niveau 2. Et la colonie a maintenant quatre cases : de quoi construire un temple.',
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
