/** The island of Taluva on the flat board. */
import { i18n } from '../../i18n/i18n.svelte'
import { TERRAIN } from '../../look'
import type { Field, Message, TaluvaView } from '../../wire'
import type { Point } from '../hex'
import { INK, PAPER } from '../kit2d/ink'
import type { Scene2D, Stage2D } from '../kit2d/scene'
import { at, escape, short } from '../kit2d/svg'
import { HEXAGON, type Shape, type Spot } from '../spot'
import { turnsAt, type TaluvaGhost } from '../taluva/ghost'
import { Chart, LIFT, middle } from './chart'
import { Drama } from './drama'
import { ghostMarkup } from './ghost'
import { islandMarkup } from './island'
import { describeGhost, describeLand } from './speech'
import { symbolsMarkup } from './symbols'

const NOTHING = { fields: [], tiles: [] as TaluvaView['tiles'] } as unknown as TaluvaView
export class TaluvaScene implements Scene2D<TaluvaView, TaluvaGhost> {
  readonly symbols: string
  private readonly drama: Drama
  private chart = new Chart(NOTHING)

  constructor(private readonly stage: Stage2D) {
    this.symbols = symbolsMarkup(stage.ids)
    this.drama = new Drama(stage.theatre, stage.ids)
  }

  read(view: TaluvaView): void {
    this.chart = new Chart(view)
  }

  get land(): Field[] {
    return this.chart.fields.map(({ q, r }) => [q, r])
  }

  get lift(): number {
    return LIFT * this.chart.highest
  }

  draw(): string {
    return islandMarkup(this.chart, this.stage.settings, this.stage.ids)
  }

  play(events: readonly Message[], view: TaluvaView, settle: () => void): Promise<void> {
    const { settings } = this.stage
    return this.drama.play(events, { before: this.chart, after: new Chart(view), settings }, settle)
  }

  shape({ at }: Spot): Shape {
    return { middle: middle(at, this.chart.level(at)), corners: HEXAGON }
  }

  under(point: Point): Spot {
    return { at: this.chart.under(point) }
  }

  drawGhost(ghost: TaluvaGhost): string {
    return ghostMarkup(this.chart, ghost, this.stage.settings, this.stage.ids)
  }

  /** A number of huts. */
  drawBadge(text: string): string {
    const letters = 0.15 * text.length
    const [icon, gap, end] = [0.34, 0.06, 0.14]
    const left = -(end + icon + gap + letters + end) / 2
    return at(
      { x: 0, y: 0.56 },
      `<rect x="${short(left)}" y="-.21" width="${short(-2 * left)}" height=".42" rx=".21" fill="${PAPER}" stroke="${INK}" stroke-width=".05"/>` +
        `<g transform="translate(${short(left + end + icon / 2)} .04)scale(.42)" color="${TERRAIN.volcano}"><use href="#${this.stage.ids('hut')}"/></g>` +
        `<text class="badge" x="${short(left + end + icon + gap + letters / 2)}" y=".1" fill="${INK}">${escape(text)}</text>`,
    )
  }

  turns(ghost: TaluvaGhost, { at }: Spot): boolean {
    return turnsAt(ghost, at)
  }

  describe({ at }: Spot): string[] {
    return describeLand(this.chart.at(at), this.stage.settings)
  }

  describeBadge(text: string): string {
    return i18n.t.board.costs(text)
  }

  describeGhost(ghost: TaluvaGhost): string {
    return describeGhost(ghost)
  }
}
