/** What Volcanique shows around its board. */
import type { Panels } from '../../../../game/kind'
import Grid from './Grid.svelte'
import Market from './Market.svelte'
import { turnOf } from './reading'
import Score from './Score.svelte'
import Strip from './Strip.svelte'
import Things from './Things.svelte'
import Watch from './Watch.svelte'
import { panelWords } from './words'

const panels: Panels = {
  beside: [
    { id: 'market', key: 'm', icon: 'market', title: () => panelWords().titles.market, View: Market },
    { id: 'things', key: 't', icon: 'purse', title: () => panelWords().titles.things, View: Things },
  ],
  tabs: [
    {
      id: 'grid',
      key: 'g',
      icon: 'grid',
      title: () => panelWords().titles.grid,
      View: Grid,
      calls: (composer) => (turnOf(composer)?.slots.size ?? 0) > 0,
    },
    { id: 'score', key: 's', icon: 'flag', title: () => panelWords().titles.score, View: Score },
  ],
  Strip,
  Watch,
}
export default panels
