import type { VolcaniqueWords } from '.'

const words: VolcaniqueWords = {
  note: 'L’essentiel du jeu standard.',
  sections: [
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
}
export default words
