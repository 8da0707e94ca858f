import type { GuideTexts } from '.'

const texts: GuideTexts = {
  goal: 'Le plus de points l’emporte : des créatures à terre, et des bords accordés dans vos biomes.',
  steps: {
    lava: { name: 'Lave :', text: 'elle avance d’une case, vers le bas.' },
    move: { name: 'Déplacement', text: 'd’une créature, si vous voulez.' },
    buy: { name: 'Achat', text: 'd’une terre ou d’un volcan, posé aussitôt.' },
    claim: { name: 'Occupation', text: 'de terres libres, avec des créatures de votre main.' },
    sacrifice: { name: 'Sacrifice', text: 'd’une créature au cratère, si vous voulez.' },
    collect: { name: 'Récolte', text: 'd’une ressource pour chacun de vos biomes.' },
  },
  shapes: ['uno', 'duo', 'trio'],
  land: (shape, edges) =>
    edges > 1
      ? `Prenez un ${shape} au marché : jusqu’à ${edges} de ses bords s’accordent, et chaque bord accordé d’un biome à vous vaut un point.`
      : `Prenez un ${shape} au marché et posez-le où un bord s’accorde : chaque bord accordé d’un biome à vous vaut un point.`,
  lay: (edges) =>
    edges > 1
      ? `Posez-la à un endroit éclairé : ${edges} bords peuvent s’y accorder. Tournez-la jusque-là.`
      : 'Posez-la où un bord s’accorde, de préférence à côté d’une terre à vous.',
  volcano:
    'Vous pouvez payer un volcan : il rapporte un point et un pouvoir, et tous ceux qui s’y tiennent reviennent en main.',
  erupt: 'Faites-le surgir sur une case éclairée : c’est là que se tiennent les autres.',
  refuge: 'La créature sous votre tuile doit partir. Vous dites où, à qui qu’elle soit.',
  claim:
    'Posez une créature à un endroit éclairé : elle vaut un point, et chaque biome que vous contrôlez rapporte une ressource par tour.',
  gain: 'Vous ne commencez pas : prenez deux ressources. Deux pareilles achètent un duo dès votre premier tour.',
  island: 'Posez votre île de façon que ses bords s’accordent : chaque créature y commencera dans son propre biome.',
  end: 'Finissez votre tour : vous récoltez une ressource pour chaque biome que vous contrôlez.',
  news: {
    lava: {
      title: 'La lave coule.',
      text: 'Elle avance d’une case par tour, toujours vers le bas, jusqu’à la mer. Pour une ressource chacune, vos créatures la fuient.',
    },
    contest: {
      title: 'Deux biomes se sont rencontrés.',
      text: 'Un seul propriétaire peut rester : celui qui les a reliés. Les créatures de l’autre sont revenues en main.',
    },
    volcano: {
      title: 'Un volcan.',
      text: 'Il a valu un point et un pouvoir à son propriétaire. Dès le tour suivant, sa lave coule.',
    },
    discard: {
      title: 'Trop de ressources.',
      text: 'Ce que vous ne pouvez pas garder à la fin du tour retourne à la réserve. Mieux vaut le dépenser avant.',
    },
    power: {
      title: 'Votre premier pouvoir.',
      text: 'Il est à vous pour toute la partie. Le panneau des pouvoirs dit ce qu’il fait, et ce qui peut suivre.',
    },
    lost: {
      title: 'Une créature est rentrée.',
      text: 'Elle est revenue dans votre main et peut de nouveau occuper une terre.',
    },
    soil: {
      title: 'De la terre nue.',
      text: 'En mer, la lave est devenue de la terre nue. Qui y pose une terre peut acheter une deuxième fois.',
    },
  },
}
export default texts
