import type { Catalogue } from '../i18n.svelte'

const help: Catalogue['help'] = {
  allowed: 'Permis :',
  forbidden: 'Interdit :',
  failed: 'Ce texte n’a pas pu être chargé. Êtes-vous hors ligne ?',
  again: 'Réessayer',
  rules: {
    title: 'Règles',
    game: 'Jeu',
    edition: 'Édition',
    search: 'Chercher dans les règles',
    nothing: 'Rien trouvé. Essayez un autre mot.',
    contents: 'Sommaire',
    openAll: 'Tout ouvrir',
    closeAll: 'Tout fermer',
    before: 'Avant',
    after: 'Après',
    tutorial: 'Apprendre en jouant',
  },
  tutorial: {
    title: (game) => `Apprendre ${game}`,
    lessons: 'Leçons',
    lesson: (number, of) => `Leçon ${number} sur ${of}`,
    learned: 'acquise',
    wellDone: 'Bravo !',
    next: 'Leçon suivante',
    again: 'Encore une fois',
    play: 'Jouer une vraie partie',
    rules: 'Toutes les règles',
    preparing: 'L’île surgit…',
    refused: 'Cette leçon n’a pas pu commencer.',
    takenBack: 'Coup repris.',
    confirm: 'Finissez maintenant le tour : la leçon sera terminée.',
    early: 'Il reste quelque chose à faire avant la fin du tour.',
  },
  hint: {
    better: (terms) => `Bon pour : ${terms}.`,
    worse: (terms) => `Au prix de : ${terms}.`,
  },
}
export default help
