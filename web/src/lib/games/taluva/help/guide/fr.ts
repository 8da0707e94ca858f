import type { GuideTexts } from '.'

const texts: GuideTexts = {
  goal: 'Construisez toutes les pièces de deux des trois sortes : huttes, temples, tours. Ou ayez le plus de temples quand les tuiles s’épuisent.',
  steps: {
    tile: { name: 'Posez la tuile', text: 'contre l’île, ou sur elle, volcan sur volcan.' },
    build: { name: 'Construisez', text: 'une hutte, une extension, un temple ou une tour.' },
  },
  first:
    'La première tuile se pose simplement au milieu. Tournez-la à votre gré ; ce qui compte est ce que vous y construirez.',
  tile: 'Posez la tuile contre l’île, de préférence près de vos huttes : votre colonie aura de quoi grandir.',
  build:
    'Construisez là où vos huttes se rejoignent : à côté d’une colonie de trois cases, vous pouvez mettre un temple.',
  news: {
    lost: {
      title: 'Des huttes ont été ensevelies.',
      text: 'Une éruption recouvre des huttes, mais jamais un temple ni une tour, et jamais une colonie entière.',
    },
    expanded: {
      title: 'Une colonie s’est étendue.',
      text: 'Elle a pris toutes les cases d’un terrain autour d’elle, en un seul tour. Les vôtres le peuvent aussi.',
    },
  },
}
export default texts
