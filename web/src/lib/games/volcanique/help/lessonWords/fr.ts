import type { LessonWords } from '../../../../help/lessons'

const words: LessonWords = {
  lessons: {
    land: {
      title: 'Terres et biomes',
      intro:
        'Vermillon, c’est vous. Votre créature contrôle le biome sombre : deux tuiles dont les côtés sombres se touchent. Chaque bord accordé d’un biome à vous vaut un point, et chaque créature à terre aussi.',
      done: 'Trois tuiles sombres, trois bords accordés : trois points, et un pour la créature. Qu’une tuile soit plus haute n’y change rien.',
    },
    paying: {
      title: 'Acheter et payer',
      intro:
        'À chaque tour, vous achetez quelque chose. Tout a plusieurs prix, et vous avez deux ressources sombres, une moyenne et une claire.',
      done: 'Un trio en coûte deux au choix ; un duo trois au choix, ou deux pareilles ; un uno quatre au choix, trois pareilles ou une de chaque. Ce que vous dépensez retourne à la réserve.',
    },
    covering: {
      title: 'Faire place',
      intro: 'Une terre se pose sur une terre, même là où se tiennent les autres. Ivoire a deux créatures ici.',
      done: 'Elle est revenue dans la main d’Ivoire. Aucune créature n’est jamais perdue, mais sa place, si.',
    },
    meeting: {
      title: 'Quand des biomes se rencontrent',
      intro: 'La terre sombre de l’ouest est à vous, celle du nord à Ivoire. Une tuile entre les deux peut les relier.',
      done: 'Qui relie des biomes reste : la créature d’Ivoire est revenue en main, et un biome de trois tuiles est à vous.',
    },
    claiming: {
      title: 'Occuper et récolter',
      intro:
        'Après l’achat, vous pouvez poser des créatures de votre main sur des tuiles vides : une par tuile, dans des biomes sans maître.',
      done: 'Trois biomes sont à vous, un de chaque couleur : vous avez donc récolté une ressource de chaque. Une deuxième créature dans le même biome n’apporterait rien de plus.',
    },
    moving: {
      title: 'Se déplacer',
      intro: 'Avant l’achat, vous pouvez déplacer une créature : dans son biome, ou vers un autre biome de sa tuile.',
      done: 'Les autres biomes des autres tuiles sont hors d’atteinte. Pour cela, il y a des pouvoirs.',
    },
    volcano: {
      title: 'Volcans et pouvoirs',
      intro:
        'Cinq ressources pareilles achètent un volcan. Il surgit sur n’importe quelle terre, et tous ceux qui s’y tiennent reviennent en main.',
      done: 'Un pouvoir est à vous pour toute la partie, et la créature qui y est posée y reste. Dès le tour suivant, la lave du volcan coule.',
    },
    lava: {
      title: 'Lave et terre nue',
      intro:
        'Chaque tour commence par la lave. Elle descend, d’une case par tour, et ici elle n’a qu’un chemin : la tuile de votre créature.',
      done: 'Chaque coulée avance au début du tour de chacun. S’il y a plusieurs chemins, un dé décide.',
    },
    island: {
      title: 'Le cratère et les îles',
      intro: 'Votre cratère est plein. Ses trois créatures et sept ressources au choix achètent une île.',
      done: 'Les créatures dans le cratère valent un point chacune. Vous pouvez continuer d’y en réunir, pour les points ou pour une autre île.',
    },
    end: {
      title: 'La fin',
      intro:
        'Ivoire a amené la fin, et c’est votre dernier tour. Vous pouvez maintenant acheter tout ce que vous pouvez payer, même des points. Les ressources qui restent ne valent rien.',
      done: 'Créatures, bords, volcans, cratère, plus haute pile, plus grand biome, séries de couleurs : tout a été compté. Et maintenant, une vraie partie !',
    },
  },
  steps: {
    match: {
      task: 'Achetez un trio et posez-le sur la tuile claire du sud. Tournez-le jusqu’à ce que deux de ses bords s’accordent à votre terre sombre.',
      other:
        'C’est permis, mais avec moins de bords. Posez-le sur la tuile claire du sud, ses deux bords du nord tournés vers le sombre.',
      others: {
        own: 'Votre propre créature a dû faire place. Posez le trio sur la tuile claire du sud.',
      },
    },
    duo: {
      task: 'Achetez un duo et payez-le avec vos deux ressources sombres. Posez-le où il s’accorde.',
      other: 'Pas cela. Achetez un duo : deux ressources pareilles suffisent.',
      others: {
        trio: 'C’était un trio, pour deux au choix. Maintenant un duo : trois côtés de deux couleurs.',
        uno: 'C’était un uno. Maintenant un duo : trois côtés de deux couleurs.',
        dear: 'Un duo, mais payé trop cher. Deux sombres suffisent : choisissez-les dans le prix.',
      },
    },
    undo: {
      task: 'Tant que votre tour n’est pas fini, rien n’est définitif. Reprenez le duo.',
      other: 'Reprenez d’abord le duo.',
    },
    uno: {
      task: 'Achetez maintenant un uno pour une ressource de chaque couleur.',
      other: 'Pas cela. Un uno a la même couleur tout autour.',
      others: { all: 'C’était plus qu’il n’en faut. Une de chaque couleur suffit : choisissez-les dans le prix.' },
    },
    push: {
      task: 'Achetez un trio, posez-le sur la tuile sombre où se tient Ivoire, et choisissez où va sa créature.',
      other: 'Personne n’a dû partir. Recouvrez la tuile sombre où se tient Ivoire.',
      others: {
        lost: 'Cette créature n’avait nulle part où aller. D’abord l’autre : son biome sombre a trois tuiles.',
        own: 'Votre propre créature a dû partir. Recouvrez la tuile sombre où se tient Ivoire.',
      },
    },
    unpush: {
      task: 'C’est vous qui avez choisi, bien que la créature soit à Ivoire. Maintenant, reprenez la tuile.',
      other: 'Reprenez d’abord la tuile.',
    },
    expel: {
      task: 'Recouvrez maintenant la créature d’Ivoire à l’ouest. Son biome n’a pas d’autre tuile.',
      other: 'Personne n’est revenu en main. Recouvrez la créature d’Ivoire à l’ouest.',
      others: { fled: 'Celle-ci pouvait faire place. Recouvrez celle de l’ouest.' },
    },
    join: {
      task: 'Posez un duo ou un trio au milieu, pour que les deux biomes sombres n’en fassent qu’un.',
      other: 'Achetez une terre et posez-la au milieu.',
      others: {
        own: 'Votre propre créature est rentrée. Posez la tuile au milieu.',
        apart: 'Les deux ne se rencontrent pas. Au milieu, des côtés sombres doivent regarder l’ouest et le nord-est.',
      },
    },
    claim: {
      task: 'Posez une créature sur l’un des biomes sans maître.',
      other: 'C’était autre chose. Posez une créature de votre main sur une terre libre.',
    },
    again: {
      task: 'Et une autre : sur une tuile vide, dans un biome encore libre. Puis finissez le tour et regardez vos ressources.',
      other: 'C’était autre chose. Posez une autre créature sur une terre libre.',
    },
    wander: {
      task: 'Déplacez votre créature vers une autre tuile de son biome sombre.',
      other: 'Pas cela. Déplacez votre créature.',
      others: { cross: 'C’était un autre biome. Restez d’abord dans le sombre.' },
    },
    unmove: { task: 'Reprenez le déplacement.', other: 'Reprenez d’abord le déplacement.' },
    change: {
      task: 'Déplacez-la maintenant vers le biome moyen de sa propre tuile. Le clair est à Ivoire.',
      other: 'Pas cela. Déplacez votre créature.',
      others: { stay: 'C’était encore le biome sombre. Allez dans le moyen de la même tuile.' },
    },
    erupt: {
      task: 'Achetez un volcan, et faites-le surgir sur la pile d’Ivoire, au milieu.',
      other: 'Achetez un volcan : cinq ressources pareilles.',
      others: {
        own: 'Cela a touché votre propre créature ! Prenez la pile du milieu.',
        empty: 'Personne ne s’y tient. Prenez la pile du milieu, avec deux créatures d’Ivoire.',
        land: 'C’était une terre. Un volcan coûte cinq pareilles.',
      },
    },
    unlock: {
      task: 'Un volcan vaut un point, et un pouvoir. Vous avez A, et B comme C partagent un côté avec lui : lisez-les et choisissez.',
      other: '',
    },
    save: {
      task: 'Sauvez votre créature : pour une ressource, elle fuit vers l’autre tuile de son biome.',
      other: 'Sauvez votre créature : pour une ressource, elle fuit.',
      others: { lost: 'Ainsi, elle reviendrait en main. Pour une ressource, elle fuit et reste à terre.' },
    },
    soil: {
      task: 'La tuile brune est de la terre nue, qu’une ancienne lave a laissée dans la mer. Posez-y une terre.',
      other: 'Posez une terre sur la terre nue.',
      others: { land: 'Possible, mais seule une première tuile sur la terre nue permet d’acheter deux fois.' },
    },
    second: {
      task: 'Grâce à la terre nue, vous pouvez acheter encore quelque chose. Faites-le !',
      other: 'Achetez une deuxième fois.',
    },
    raise: {
      task: 'Achetez une île : choisissez trois tuiles et posez-les dans la mer, la première à deux pas de la terre.',
      other: 'Pas cela. Achetez une île.',
      others: {
        land: 'C’était une seule tuile. Vous pouvez payer une île entière.',
        volcano: 'C’était un volcan. Vous pouvez payer une île entière.',
      },
    },
    settle: {
      task: 'Les trois créatures sont revenues en main. Posez-en une sur la nouvelle île.',
      other: 'Posez une créature sur la nouvelle île.',
      others: { sacrifice: 'Pas encore : posez d’abord une créature sur la nouvelle île.' },
    },
    sacrifice: {
      task: 'Le cratère est vide de nouveau. Mettez-y l’une de vos créatures à terre.',
      other: 'Mettez une créature dans le cratère.',
      others: { claim: 'Une tuile de plus, très bien ; mais mettez maintenant une créature dans le cratère.' },
    },
    last_land: {
      task: 'Achetez d’abord une terre. Ses bords accordés valent des points, et une créature dessus aussi.',
      other: 'Achetez d’abord une terre.',
      others: {
        points: 'Les points viennent plus tard : en terre, trois ressources rapportent plus.',
        volcano: 'Un volcan, c’est un point pour cinq ressources. Une terre rapporte plus.',
      },
    },
    points: {
      task: 'Achetez maintenant un point, pour trois ressources au choix.',
      other: 'Achetez un point : trois ressources au choix.',
    },
    last_claim: {
      task: 'Et posez une créature sur une terre libre. Puis finissez votre dernier tour.',
      other: 'Posez une créature de votre main sur une terre libre.',
      others: {
        sacrifice: 'Dans le cratère, elle ne vaut pas plus qu’à terre. Posez-en une de votre main sur une terre libre.',
      },
    },
  },
}
export default words
