/** What Volcanique shows around its board. */
import type { Panels } from '../../../../game/kind'
import type { VolcaniqueTurn } from '../turn'
import Grid from './Grid.svelte'
import Market from './Market.svelte'
import { canBuy, turnOf } from './reading'
import Score from './Score.svelte'
import Strip from './Strip.svelte'
import Things from './Things.svelte'
import Watch from './Watch.svelte'
import { panelWords } from './words'

/** Whether the next thing to do is to choose something on the market. */
const shops = (turn: VolcaniqueTurn | null): boolean => {
  if (!turn || turn.held) return false
  const buying = turn.steps.some(({ step, state }) => step === 'buy' && state === 'now')
  return turn.tray.length > 0 || (buying && turn.offers.some(canBuy))
}

const panels: Panels = {
  beside: [
    {
      id: 'market',
      key: 'm',
      icon: 'market',
      title: () => panelWords().titles.market,
      View: Market,
      calls: (composer) => shops(turnOf(composer)),
      yields: (composer) => !!turnOf(composer)?.held,
    },
    {
      id: 'things',
      key: 't',
      icon: 'purse',
      title: () => panelWords().titles.things,
      View: Things,
      calls: (composer) => !!turnOf(composer)?.heap,
    },
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
