import type { GuideTexts } from '.'

const texts: GuideTexts = {
  goal: 'Baue alle Teile von zwei der drei Arten: Hütten, Tempel, Türme. Oder habe die meisten Tempel, wenn die Plättchen ausgehen.',
  steps: {
    tile: { name: 'Lege das Plättchen', text: 'neben die Insel, oder auf sie, Vulkan auf Vulkan.' },
    build: { name: 'Baue', text: 'eine Hütte, eine Erweiterung, einen Tempel oder einen Turm.' },
  },
  first: 'Das erste Plättchen liegt einfach in der Mitte. Drehe es, wie du willst; es zählt, was du darauf baust.',
  tile: 'Lege das Plättchen neben die Insel, am besten an deine Hütten: Dann hat deine Siedlung Platz zum Wachsen.',
  build: 'Baue, wo deine Hütten zusammenkommen: Neben eine Siedlung von drei Feldern darf ein Tempel.',
  news: {
    lost: {
      title: 'Hütten wurden verschüttet.',
      text: 'Ein Ausbruch bedeckt Hütten, aber nie einen Tempel oder Turm, und nie eine ganze Siedlung.',
    },
    expanded: {
      title: 'Eine Siedlung hat sich ausgebreitet.',
      text: 'Sie nahm alle Felder einer Landschaft ringsum, in einem einzigen Zug. Deine können das auch.',
    },
  },
}
export default texts
