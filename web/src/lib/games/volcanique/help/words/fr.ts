import type { VolcaniqueWords } from '.'

const resources = (count: number) => `${count} ressource${count === 1 ? '' : 's'}`

const words: VolcaniqueWords = {
  sections: (rules) => ({
    aim: {
      title: 'Le but du jeu',
      text: [
        'Vous empilez des terres jusqu’à relier leurs couleurs, vous les peuplez de créatures et vous réveillez des volcans chez les autres. La lave descend vers la mer et y laisse de la terre nue, où de nouvelles terres peuvent naître.',
        '**Le plus de points l’emporte** : des créatures à terre, des bords qui s’accordent, des volcans et quelques autres choses.',
      ],
    },
    tiles: {
      title: 'Tuiles, piles, créatures',
      text: ['Les terres ont trois couleurs : sombre, moyenne et claire. Chaque tuile a six côtés.'],
      points: [
        'Un **uno** n’a qu’une couleur, un **duo** a trois côtés de deux couleurs, un **trio** deux côtés de chaque couleur.',
        'Les tuiles s’empilent. La **hauteur** d’une case est son nombre de tuiles ; pour le reste, seule celle du dessus compte.',
        'Vous avez 21 **créatures**. La plupart attendent en main, et celles qui sont balayées y reviennent : rien n’est jamais perdu.',
      ],
    },
    biomes: {
      title: 'Biomes et contrôle',
      text: [
        'Quand deux tuiles de terre voisines se montrent la même couleur, leur bord est **accordé**. La hauteur n’y fait rien.',
        'Des terres d’une même couleur reliées par des bords accordés forment un **biome**. Les couleurs d’une même tuile ne se rejoignent pas en son milieu.',
      ],
      points: [
        'Vous **contrôlez** un biome si l’une de vos créatures s’y trouve. D’ordinaire, personne d’autre ne peut alors y être.',
        'Un biome sans créature est **sans maître** ; une tuile sans créature est **vide**.',
      ],
    },
    start: {
      title: 'La mise en place',
      text: [
        'Chacun pose une île d’un uno, d’un duo et d’un trio aux bords accordés ; entre deux îles il y a deux cases de mer. Sur chacune de ses tuiles se tient une créature, les trois dans trois biomes. Avec la mise en place rapide, tout cela est distribué.',
        'Neuf pouvoirs sont distribués dans la grille. Vous prenez une ressource pour chacun de vos biomes ; tous sauf le premier joueur en choisissent deux de plus.',
      ],
    },
    turn: {
      title: 'Un tour',
      text: ['Ses étapes, l’une après l’autre :'],
      points: [
        '**Lave** : chaque coulée avance d’une case.',
        '**Déplacement** : vous pouvez déplacer une créature.',
        '**Achat** : vous achetez une chose et vous vous en servez aussitôt.',
        '**Occupation** : vous pouvez poser des créatures de votre main sur des tuiles vides.',
        '**Sacrifice** : vous pouvez mettre des créatures dans le cratère.',
        '**Récolte** : vous prenez une ressource pour chacun de vos biomes.',
      ],
    },
    lava: {
      title: 'Lave et terre nue',
      text: [
        'Chaque volcan a une coulée. Au début de chaque tour, quel que soit le joueur, chaque coulée avance d’une case, la plus ancienne d’abord : de sa dernière tuile vers une voisine plus basse, terre, terre nue ou mer, mais ni lave ni volcan. S’il y en a plusieurs, un dé décide.',
      ],
      points: [
        `Pour chaque créature menacée, son propriétaire peut payer ${resources(rules.evacuation)} : elle est **évacuée** vers une autre tuile de son biome. Sinon, elle revient en main.`,
        'Si rien n’est plus bas, la coulée est retenue et réessaie au tour suivant.',
        'Dans la mer, une coulée s’arrête. À la fin du tour, sa dernière tuile devient de la **terre nue**, où l’on peut poser une terre. La lave sur les terres reste pour toujours.',
      ],
    },
    move: {
      title: 'Se déplacer',
      text: ['Vous pouvez déplacer une créature, de l’une de ces deux façons :'],
      points: [
        'vers n’importe quelle autre tuile de son biome, aussi loin que vous voulez ;',
        'ou vers un autre biome de la tuile où elle se tient, s’il est sans maître.',
      ],
    },
    buy: {
      title: 'Acheter',
      text: ['Achetez une chose, et payez exactement l’un de ses prix :'],
      points: [
        '**Trio** : 2 au choix.',
        '**Duo** : 3 au choix, ou 2 pareilles.',
        '**Uno** : 4 au choix, ou 3 pareilles, ou une de chaque couleur.',
        '**Volcan** : 6 au choix, ou 5 pareilles.',
        '**Île** : 7 au choix, et trois créatures dans votre cratère.',
        'Qui peut payer une terre et la poser doit acheter quelque chose.',
        'Si votre tuile est posée sur la **terre nue**, vous pouvez acheter une deuxième chose, mais pas une île.',
        'Qui ne peut pas acheter de terre et n’achète rien d’autre met une créature de sa main dans le cratère et n’occupe rien à ce tour, à moins de n’avoir plus aucune créature à terre.',
      ],
    },
    land: {
      title: 'Poser une terre',
      text: [
        'Une terre se pose sur une terre ou sur la terre nue, jamais sur la mer, la lave ou un volcan. Il lui faut **au moins un bord accordé** ; les autres peuvent jurer. Là où aucune voisine n’est une terre, tous les sens conviennent.',
        'Les créatures que vous recouvrez doivent **migrer** : chacune va sur une autre tuile de son biome. C’est vous qui dites où, à qui qu’elles soient. Sans refuge, elles reviennent en main.',
      ],
    },
    contest: {
      title: 'Quand des biomes se rencontrent',
      text: [
        'Une tuile peut relier des biomes de joueurs différents. Ceux qui se rencontrent ainsi ne peuvent pas tous rester :',
      ],
      points: [
        'Si vous êtes l’un d’eux, **vos créatures restent** et les autres reviennent en main.',
        'Si vous reliez deux autres joueurs, vous dites qui reste.',
        'Vos propres biomes n’en font plus qu’un, et toutes vos créatures restent. Si un biome est coupé, les parties sans créature sont sans maître.',
      ],
    },
    volcano: {
      title: 'Les volcans',
      text: [
        'Un volcan se pose sur n’importe quelle terre, à qui qu’elle soit. Il ne s’accorde avec rien. Toutes les créatures qui s’y trouvent reviennent en main, et sa lave coule dès le tour suivant.',
        'Il vous vaut **un point** à la fin et, si vous avez une créature en main, **un pouvoir** : vous posez la créature sur l’un de ceux qui sont à votre portée, au choix.',
      ],
    },
    island: {
      title: 'Les îles',
      text: [
        'Pour 7 ressources au choix et les trois créatures de votre cratère, vous faites surgir une île ; les trois reviennent en main. Prenez trois tuiles de terre de votre choix et posez-les dans n’importe quel sens : la première dans la mer, à deux pas exactement de la tuile la plus proche, les autres contre elle, loin de toute autre terre.',
      ],
    },
    claim: {
      title: 'Occuper',
      text: [
        'Posez des créatures de votre main sur des tuiles **vides**, une par tuile, dans des biomes **sans maître**. Ces tuiles peuvent être n’importe où. Avec la première créature, le biome est à vous : on n’occupe donc chaque biome qu’une fois.',
      ],
    },
    sacrifice: {
      title: 'Sacrifier',
      text: [
        'Le cratère a de la place pour trois créatures, qui valent un point chacune à la fin. Une fois par tour chacune, vous pouvez y mettre',
      ],
      points: [
        'l’une de vos créatures à terre ;',
        'si vous avez acheté quelque chose, une créature de votre main, pour 5 ressources.',
      ],
    },
    collect: {
      title: 'Récolter',
      text: [
        `Prenez une ressource de sa couleur pour chaque biome que vous contrôlez, quel que soit le nombre de vos créatures. Puis défaussez jusqu’à en avoir ${rules.kept} ; certains pouvoirs permettent d’en garder plus. Si la grille n’en a aucun qui rende les îles abordables, chacun peut en garder 7.`,
      ],
    },
    engagement: {
      title: 'De trois à cinq joueurs',
      text: [
        rules.engagement === 'free'
          ? 'Dans cette partie, terres et volcans se posent sur les tuiles de n’importe qui.'
          : rules.engagement === 'left'
            ? 'Terres et volcans ne se posent que sur des tuiles où se trouve une créature du **joueur suivant**, ou de quiconque occupe cinq biomes ou plus. La terre nue est ouverte à tous.'
            : 'Terres et volcans ne se posent que sur des tuiles où se trouve une créature de **l’adversaire qui en a le plus à terre** ; s’ils sont plusieurs à égalité, de n’importe lequel d’entre eux. La terre nue est ouverte à tous.',
        'À deux joueurs, on pose partout.',
      ],
    },
    end: {
      title: 'Comment la partie finit',
      text: ['Le premier de ces événements amène la fin :'],
      points: [
        'La dernière tuile de terre est prise : tous les autres ont un dernier tour.',
        `Quelqu’un a sorti ${rules.deployed} créatures de sa main, à terre, en mer, sur des pouvoirs et dans le cratère : de même.`,
        'Quelqu’un annonce une **Super éruption** ou l’**Hiver volcanique**, deux pouvoirs du plus haut niveau.',
        'Personne n’avance pendant deux tours de table, ou 300 tours ont été joués.',
        'À la fin, la dernière lave s’écoule. Jusque-là, on peut encore occuper des tuiles, un tour après l’autre. Puis on compte les points.',
      ],
    },
    final: {
      title: 'Les derniers tours',
      text: [
        'À votre dernier tour, achetez tout ce que vous pouvez payer, sur la terre nue ou non : terres, îles, volcans, et **des points, pour 3 ressources au choix chacun**. Vous pouvez occuper des tuiles et sacrifier une créature à terre. On ne récolte plus rien. Si c’est la dernière tuile de terre qui a amené la fin, il n’y a plus ni terre ni île à acheter.',
      ],
    },
    points: {
      title: 'Les points',
      text: [],
      points: [
        '**1** par créature à terre, **4** pour une colossale.',
        '**1** par bord accordé dans un biome que vous contrôlez.',
        '**1** par volcan que vous avez acheté.',
        '**1** par créature dans le cratère.',
        ...(rules.bonuses
          ? [
              '**3** pour la plus haute pile avec une créature, **3** pour le biome de plus de tuiles. À égalité, on compte combien chacun en a ; si cela ne suffit pas, 1 chacun.',
              `**${rules.diversity}** par série d’un biome sombre, d’un moyen et d’un clair.`,
            ]
          : [
              'Dans cette partie, la plus haute pile, le plus grand biome et les séries de couleurs ne rapportent rien.',
            ]),
        'Égalité ? Le plus de créatures à terre l’emporte, puis le plus de volcans ; sinon la victoire est partagée.',
      ],
    },
    grid: {
      title: 'La grille des pouvoirs',
      text: [
        'Neuf pouvoirs sont disposés en losange, dans neuf emplacements sur cinq niveaux : A ; B et C ; D, E et F ; G et H ; I. Votre premier pouvoir est celui de A. Chaque suivant doit partager un côté avec l’un des vôtres, vers le haut ou vers le bas.',
        'La créature que vous posez sur un pouvoir y reste, et le pouvoir est à vous pour toute la partie. Plusieurs joueurs peuvent avoir le même. Un pouvoir n’agit pas sur le volcan qui l’a débloqué.',
      ],
    },
    limited: {
      title: 'Les pouvoirs limités',
      text: [
        'Le Rift et les Plaques convergentes servent deux fois : une fois avant que la fin ne commence et une fois après, mais pas pendant que la dernière lave s’écoule. On s’en sert au tour de n’importe qui, avant qu’il ne commence ou, si les options le disent, après chacune de ses étapes.',
      ],
    },
    groups: {
      title: 'Les groupes',
      text: [
        'Qui a les Créatures grégaires ou en meute forme des groupes : deux de ses créatures ou plus dans un même biome.',
      ],
      points: [
        'Vous pouvez déplacer un membre, ou tous ensemble vers une même tuile. Une créature peut aussi passer dans un autre biome de sa tuile que vous contrôlez déjà.',
        'Les groupes tiennent bon : si un groupe rencontre des créatures qui n’en sont pas un, c’est lui qui reste, qui que soit celui qui a posé la tuile. Deux groupes partagent le biome. Seule une meute plus grande chasse un groupe.',
      ],
    },
    agile: {
      title: 'Créatures agiles',
      text: [
        'Vous pouvez faire **deux déplacements** par tour, de la même créature ou de deux. Chacun peut aussi mener dans un biome sans maître d’une tuile voisine.',
      ],
    },
    bountiful: {
      title: 'Ressources abondantes',
      text: ['Vous pouvez garder **7** ressources à la fin de votre tour.'],
    },
    extra: {
      title: 'Ressources surabondantes',
      text: ['Vous pouvez garder **8** ressources à la fin de votre tour.'],
    },
    colossal: {
      title: 'Créature colossale',
      text: [
        'En occupant (au dernier tour : en achetant), payez 4 ressources et posez une créature de votre main sur l’une des vôtres à terre. Les deux forment une **créature colossale** : elle se déplace d’un bloc, vaut **4 points** et a deux points de vie. Vous n’en avez qu’une à la fois.',
      ],
      points: [
        'Une rencontre perdue ou une bombe de magma lui coûte un point de vie, et elle reste.',
        'Devant un volcan, ou devant la lave si vous ne payez pas, elle fuit vers une autre tuile de son biome et en perd un. Sans refuge, les deux créatures reviennent en main.',
        'Quand il ne lui reste qu’un point de vie, c’est une créature ordinaire.',
      ],
    },
    plates: {
      title: 'Plaques convergentes',
      text: [
        'Limité. Déplacez une île entière avec tout ce qu’elle porte, d’une case ou de deux, dans n’importe quelle direction. Elle s’arrête dès qu’elle touche une autre terre ; si des biomes se rencontrent ainsi, vos créatures restent.',
      ],
    },
    cooperative: {
      title: 'Créatures coopératives',
      text: [
        'Une de vos créatures peut entrer dans un biome de sa tuile que **d’autres contrôlent**. S’ils ont eux aussi ce pouvoir, vous le partagez, et de même dans les rencontres. Sinon, leurs créatures reviennent en main ; mais un groupe vous tient dehors. Là où deux propriétaires commencent à partager ainsi, leurs créatures colossales perdent un point de vie.',
      ],
    },
    crafty: {
      title: 'Créatures rusées',
      text: [
        'Si votre première tuile est posée sur la terre nue, vous pouvez acheter **trois** choses dans ce tour au lieu de deux.',
      ],
    },
    erosion: {
      title: 'Érosion',
      text: [
        'Une fois par tour, après l’achat, retirez une tuile de terre vide qui en recouvre une autre. Elle quitte la partie, et ce qui est dessous compte de nouveau. On ne retire ni un uno d’un biome contrôlé, ni la tuile marquée pour une Super éruption.',
      ],
    },
    exalted: {
      title: 'Sacrifices exaltés',
      text: [
        'Vos créatures dans le cratère valent **2 points** chacune, et les îles ne vous coûtent **aucune ressource**.',
      ],
    },
    flying: {
      title: 'Créatures volantes',
      text: [
        'Un déplacement par tour peut mener dans **n’importe quel biome sans maître**, où qu’il soit. Les groupes et les créatures en mer ne volent pas.',
      ],
    },
    frugal: {
      title: 'Rituel frugal',
      text: ['Le sacrifice depuis votre main coûte **3** ressources au lieu de 5.'],
    },
    herding: {
      title: 'Créatures grégaires',
      text: [
        'Vos groupes sont des troupeaux : chacun rapporte **une ressource de plus** de son biome à la récolte, et **un point** à la fin.',
      ],
    },
    landslide: {
      title: 'Glissement de terrain',
      text: [
        'Quand un volcan acheté, par qui que ce soit, entre en éruption, vous pouvez choisir une tuile de terre à côté de lui qui a près d’elle une terre ou une terre nue plus basse. Elle y glisse avec ses créatures ; entre plusieurs chemins, un dé choisit. Les créatures du dessous peuvent être évacuées, comme devant la lave. Si des biomes se rencontrent ainsi, vos créatures restent.',
      ],
    },
    lateral: {
      title: 'Éruption latérale',
      text: [
        'Quand vous achetez un volcan, vous pouvez désigner quatre directions qui se suivent. Un dé en choisit une ; si un volcan peut s’y dresser, **elle devient un volcan, elle aussi** : sans rien payer, mais sans point ni pouvoir.',
      ],
    },
    diversion: {
      title: 'Déviation de lave',
      text: [
        'Quand la lave va couler sur une tuile où se tient l’une de vos créatures, vous pouvez lancer un dé à trois faces : la lave tourne vers la case d’à côté, continue tout droit, ou tourne de l’autre côté. Si elle ne peut pas y aller, elle continue tout droit.',
      ],
    },
    bomb: {
      title: 'Bombe de magma',
      text: [
        'Quand un volcan acheté, par qui que ce soit, entre en éruption, vous pouvez lancer un dé pour l’une des six cases qui l’entourent. **Toutes les créatures qui y sont reviennent en main**, les vôtres aussi, et celles en mer.',
      ],
    },
    pack: {
      title: 'Créatures en meute',
      text: [
        'Vos groupes sont des meutes : déplacées toutes ensemble, elles vont dans n’importe quel biome d’une tuile où se tient l’une d’elles, ou d’une tuile voisine, et en **chassent** tout le monde. Pour attaquer, une meute doit être plus grande que tout groupe qui s’y trouve.',
      ],
    },
    rift: {
      title: 'Rift',
      text: [
        'Limité. Brisez une île le long d’une ligne droite, ou détachez-en une tuile, et éloignez cette partie d’une case. Chacune des deux parties doit être d’un seul tenant.',
      ],
    },
    sea: {
      title: 'Créatures marines',
      text: [
        'Une fois par tour, en occupant : mettez une créature de votre main à la mer, à côté d’une tuile ; ou déplacez-en une des vôtres vers n’importe quel autre endroit de la côte ; ou faites-la **débarquer** sur le côté d’une tuile qui lui fait face, si ce biome est sans maître. En mer, une créature est sortie de votre main, mais ne vaut rien.',
      ],
    },
    super: {
      title: 'Super éruption',
      text: [
        'Votre prochain volcan peut **finir la partie**. Il n’est pas posé : un marqueur va sur une terre. Vous en avez le point et le pouvoir. Tous les autres ont un dernier tour, puis elle éclate. Toutes les créatures sur la tuile marquée, sur ses six voisines et dans la mer alentour reviennent en main, et rien ne peut les sauver. Toutes les terres y deviennent des volcans.',
        'Jusque-là, seule la lave peut recouvrir la tuile marquée.',
      ],
    },
    migration: {
      title: 'Migration volcanique',
      text: [
        `Quand le volcan d’un autre joueur surgit sous vos créatures, chacune peut fuir vers une autre tuile de son biome pour ${resources(rules.migration)}.`,
      ],
    },
    winter: {
      title: 'Hiver volcanique',
      text: [
        'Votre prochain volcan peut **finir la partie** : il est posé comme d’habitude, mais les cases autour gèlent, et au début de chaque tour le gel avance d’une case. Sur les cases gelées, rien ne se pose, ne s’occupe, ne bouge ni ne se sauve. Les créatures y rapportent des points, mais pas de ressources. La lave coule toujours. Quand toutes les tuiles sont gelées, la partie est finie.',
      ],
    },
    burrowing: {
      title: 'Créatures fouisseuses',
      text: [
        'Dans les parties avec cette option. En plus de votre déplacement, vous pouvez retourner une créature par tour. **Enfouie**, elle ne bouge pas, ne rapporte rien et ne fuit pas, mais on peut poser une terre sur elle : elle reste dessous jusqu’à ce qu’on la découvre, et vaut son point. La lave et les volcans l’atteignent même là.',
      ],
    },
    caldera: {
      title: 'La pioche Caldera',
      text: [
        'Dans les parties avec cette option, les pouvoirs non distribués forment une pioche. Une fois par tour, en plus de tout autre achat, vous pouvez payer une ressource de chaque couleur pour la carte du dessus. Personne d’autre ne la voit. Elle vaut de 0 à 4 points ; certaines cartes peuvent, au lieu de cela, être jouées une fois, pour leur pouvoir dans ce tour.',
      ],
    },
    gaps: {
      title: 'Là où le livret hésite',
      text: ['Le jeu est encore en chantier. Ici, on le joue entre autres ainsi :'],
      points: [
        'La lave coule au début de chaque tour, et toute case plus basse est un chemin pour elle, la mer comprise.',
        'La lave sur les terres et les volcans restent pour toujours ; la lave en mer est de la terre nue à la fin du tour.',
        'Chaque bord accordé compte une fois, et non une fois pour chacune des deux tuiles.',
        'Qui n’a aucune créature à terre peut occuper des tuiles même sans avoir rien acheté.',
        'Beaucoup de ces points se règlent autrement : voyez les options d’une nouvelle partie.',
      ],
    },
  }),
  captions: {
    tiles: 'Un uno, un duo et un trio.',
    biome:
      'Trois tuiles de terre sombre forment un biome, et Vermillon le contrôle. Ivoire n’a que sa propre terre moyenne.',
    start: 'Deux joueurs au départ : chacun contrôle trois biomes.',
    lava: 'Le dé dit l’est. Vermillon paie une ressource, et la créature fuit vers la seule autre tuile de son biome.',
    soil: 'En mer, la lave est devenue de la terre nue à la fin du tour.',
    move: 'Dans son biome, aussi loin que vous voulez.',
    move_within: 'Du sombre au clair sur la même tuile. Le moyen est à Ivoire.',
    second: 'Un duo sur la terre nue, donc un deuxième achat : un trio.',
    covered: 'Vermillon recouvre la tuile de l’ouest et envoie la créature d’Ivoire sur celle de l’est.',
    no_refuge: 'Le biome d’Ivoire n’a pas d’autre tuile : la créature revient en main.',
    contest: 'Le duo de Vermillon relie deux biomes sombres : la créature d’Ivoire revient en main.',
    volcano: 'Ivoire perd deux créatures de la plus haute pile.',
    island: 'Une nouvelle île à l’est : trois bords moyens s’accordent.',
    claim: 'Deux créatures, deux biomes : le moyen au milieu, le clair au sud.',
    sacrifice: 'Une créature d’un biome qui en a deux : le biome reste à vous.',
    collect: 'Un biome sombre et un moyen : une ressource de chaque.',
    symbiosis: 'Ivoire a le plus de créatures à terre : on ne recouvre que ses tuiles, et la terre nue.',
    final: 'Un duo pour deux pareilles, puis un point pour trois.',
    count: 'Vermillon : 4 créatures, 1 troupeau, 3 bords. Ivoire : 2 créatures, 4 pour la colossale, 1 bord.',
    agile: 'Deux déplacements, chacun vers la tuile voisine.',
    bountiful: 'Une de plus à la récolte, et les sept sont gardées.',
    extra: 'Deux de plus à la récolte, et les huit sont gardées.',
    colossal: 'Quatre ressources et une créature de la main.',
    plates: 'L’île de l’ouest avance de deux cases et touche l’autre.',
    cooperative: 'Dans le biome moyen d’Ivoire, qui n’a pas ce pouvoir et doit partir.',
    crafty: 'Trois trios en un tour, le premier sur la terre nue.',
    erosion: 'La tuile claire s’en va ; la terre sombre de dessous s’accorde de nouveau.',
    exalted: 'Une île pour trois créatures et rien d’autre.',
    flying: 'Vers une autre île en un seul déplacement.',
    frugal: 'Après un achat : trois ressources, et une créature est dans le cratère.',
    herding: 'Deux créatures dans le biome sombre : deux ressources sombres.',
    landslide: 'La tuile du milieu glisse vers l’est avec sa créature, sur Ivoire.',
    lateral: 'Quatre directions à partir du nord-ouest ; le dé dit le nord-est.',
    diversion: 'La lave se dirige vers la créature, et elle est détournée vers la mer.',
    bomb: 'La bombe tombe au nord-est.',
    pack: 'À deux, elles chassent Ivoire de la tuile voisine.',
    rift: 'La tuile d’Ivoire se détache et dérive vers l’est.',
    sea: 'De la mer vers le côté qui lui fait face.',
    super: 'Tout ce qui est à une case de la marque a disparu. Vermillon est juste hors d’atteinte.',
    migration: 'Le volcan d’Ivoire arrive ; la créature est sauvée pour une ressource.',
    winter: 'Le volcan, et le gel autour de lui.',
    burrowing: 'Elle s’enfouit, et reste dessous quand un trio la recouvre.',
  },
}
export default words
