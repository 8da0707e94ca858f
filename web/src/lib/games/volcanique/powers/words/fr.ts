import type { PowerWords } from '.'

const powers: PowerWords = {
  agile: {
    short: 'Agiles',
    text: 'Deux déplacements par tour, et chacun peut aussi mener dans un biome non contrôlé d’une tuile voisine.',
  },
  bountiful: { short: 'Abondance', text: 'Vous pouvez garder 7 ressources au lieu de 6.' },
  extra: { short: 'Surabondance', text: 'Vous pouvez garder 8 ressources au lieu de 6.' },
  colossal: {
    short: 'Colossale',
    text: 'En occupant : payez 4 et posez une seconde créature sur l’une des vôtres. Elle vaut 4 points et survit à un premier coup.',
  },
  plates: {
    short: 'Plaques',
    text: 'Déplace une île entière d’une ou deux cases, jusqu’à ce qu’elle en touche une autre. Vous avez l’avantage dans les rencontres.',
  },
  cooperative: {
    short: 'Coopératives',
    text: 'Entrez dans un biome d’autrui sur la tuile de votre créature. Qui a aussi ce pouvoir le partage avec vous ; les autres rentrent.',
  },
  crafty: {
    short: 'Rusées',
    text: 'Posez votre première tuile sur la terre nue, et vous pourrez acheter trois fois ce tour-ci.',
  },
  erosion: {
    short: 'Érosion',
    text: 'Après l’achat, retirez une tuile vide du sommet d’une pile : le terrain du dessous réapparaît.',
  },
  exalted: {
    short: 'Sacrifices exaltés',
    text: 'Les créatures de votre cratère valent 2 points chacune, et les îles ne coûtent aucune ressource.',
  },
  flying: {
    short: 'Volantes',
    text: 'Une fois par tour, une créature peut aller dans n’importe quel biome non contrôlé du plateau.',
  },
  frugal: {
    short: 'Rituel frugal',
    text: 'Une créature de votre main va au cratère pour 3 ressources au lieu de 5.',
  },
  herding: {
    short: 'Grégaires',
    text: 'Deux créatures dans un biome forment un troupeau : une ressource et un point de plus, et elles peuvent se déplacer ensemble.',
  },
  landslide: {
    short: 'Glissement',
    text: 'À chaque éruption, faites glisser vers le bas une tuile voisine du volcan, avec toutes ses créatures.',
  },
  lateral: {
    short: 'Éruption latérale',
    text: 'Votre volcan peut entrer en éruption une seconde fois à côté : vous choisissez quatre directions, un dé en tire une.',
  },
  diversion: {
    short: 'Déviation',
    text: 'Quand la lave vise votre créature, un dé peut l’envoyer à gauche ou à droite.',
  },
  bomb: {
    short: 'Bombe magmatique',
    text: 'À chaque achat d’un volcan, lancez une bombe sur une case voisine au hasard : toutes les créatures y rentrent en main.',
  },
  pack: {
    short: 'Meute',
    text: 'Deux créatures dans un biome forment une meute : elle se déplace d’un bloc, aussi vers la tuile voisine, et chasse plus faible qu’elle.',
  },
  rift: { short: 'Rift', text: 'Détache une tuile ou une partie d’une île et la pousse d’une case vers le large.' },
  sea: {
    short: 'Marines',
    text: 'En occupant : mettez une créature à la mer près de la côte, nagez, ou débarquez dans le biome libre d’en face.',
  },
  super: {
    short: 'Super éruption',
    text: 'Votre volcan peut être une Super éruption : un dernier tour pour les autres, puis sept cases explosent.',
  },
  migration: {
    short: 'Migration',
    text: 'Vos créatures peuvent fuir les volcans d’autrui vers une autre tuile de leur biome.',
  },
  winter: {
    short: 'Hiver volcanique',
    text: 'Votre volcan peut apporter l’hiver : le gel avance d’une case par tour, jusqu’à ce que tout soit gelé et la partie finie.',
  },
  burrowing: {
    short: 'Fouisseuses',
    text: 'Pendant votre déplacement, une créature peut s’enterrer : une tuile posée dessus ne la chasse pas, mais elle n’y rapporte rien.',
  },
}
export default powers
