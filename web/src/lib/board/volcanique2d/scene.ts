/** The land of Volcanique on the flat board. */
import type { Field, Message } from '../../wire'
import { centre, fieldAt, same, type Point } from '../hex'
import { INK, PAPER } from '../kit2d/ink'
import type { Scene2D, Stage2D } from '../kit2d/scene'
import { at, escape, short } from '../kit2d/svg'
import { HEXAGON, type Shape, type Spot } from '../spot'
import { lasts } from '../volcanique/acts'
import { Land, type Picture } from '../volcanique/land'
import type { Biome, Pending, VolcaniqueGhost, VolcaniqueView } from '../volcanique/view'
import { biomeAt, middleOf, polygonOf, wedgeOf } from '../volcanique/wedges'
import { Drama } from './drama'
import { ghostMarkup } from './ghost'
import { pendingMarkup } from './pending'
import { boardMarkup } from './picture'
import { describeGhost, describeInDetail, describeSpot } from './speech'
import { symbolsMarkup } from './symbols'

const NOTHING: Picture = { hexes: [], critters: [], sea: [], flows: [], cooling: [], super: null, winter: null }

export class VolcaniqueScene implements Scene2D<VolcaniqueView, VolcaniqueGhost> {
  readonly symbols: string
  readonly lift = 0
  /** Land is laid beside land, and islands are three fields apart at most. */
  readonly margin = 1.5
  private picture: Picture = NOTHING
  private ground = new Land([])
  /** What is about to come down, while somebody is asked about it. */
  private pending: Pending | null = null
  private regions: VolcaniqueView['regions'] = []
  private readonly drama: Drama

  constructor(private readonly stage: Stage2D) {
    this.symbols = symbolsMarkup(stage.ids)
    this.drama = new Drama(stage, (picture) => {
      this.put(picture)
      stage.redraw()
    })
  }

  read(view: VolcaniqueView): void {
    this.pending = view.pending
    this.regions = view.regions
    this.put(view)
  }

  private put(picture: Picture): void {
    this.picture = picture
    this.ground = new Land(picture.hexes)
  }

  get land(): Field[] {
    return this.ground.inOrder.map(({ q, r }) => [q, r])
  }

  draw(): string {
    const { ids, settings } = this.stage
    return (
      boardMarkup(ids, this.picture, this.ground, settings) +
      (this.pending ? pendingMarkup(ids, this.ground, this.pending) : '')
    )
  }

  play(events: readonly Message[], _view: VolcaniqueView, settle: () => void): Promise<void> {
    this.pending = null
    return this.drama.play(events, this.picture, settle)
  }

  lasts(events: readonly Message[]): number {
    return lasts(events)
  }

  shape({ at: field, part }: Spot): Shape {
    const middle = centre(field)
    const edges = this.ground.at(field)?.edges
    if (!part || !edges?.includes(part)) return { middle, corners: HEXAGON }
    const wedge = wedgeOf(edges, part as Biome)
    const { x, y } = middleOf(wedge)
    const corners = polygonOf(wedge).points.map((point) => ({ x: point.x - x, y: point.y - y }))
    return { middle: { x: middle.x + x, y: middle.y + y }, corners }
  }

  under(point: Point): Spot {
    const field = fieldAt(point)
    const edges = this.ground.at(field)?.edges
    if (!edges) return { at: field }
    const { x, y } = centre(field)
    return { at: field, part: biomeAt(edges, { x: point.x - x, y: point.y - y }) }
  }

  drawGhost(ghost: VolcaniqueGhost): string {
    return ghostMarkup(this.stage.ids, this.picture, this.ground, ghost, this.stage.settings)
  }

  drawBadge(text: string): string {
    const width = 0.26 + 0.15 * text.length
    return at(
      { x: 0, y: 0.5 },
      `<rect x="${short(-width / 2)}" y="-.21" width="${short(width)}" height=".42" rx=".21" fill="${PAPER}" stroke="${INK}" stroke-width=".05"/>` +
        `<text class="badge" y=".1" fill="${INK}">${escape(text)}</text>`,
    )
  }

  turns(ghost: VolcaniqueGhost, { at: field }: Spot): boolean {
    if (ghost.kind === 'tile') return same(ghost.at, field)
    return ghost.kind === 'tiles' && ghost.tiles.some((tile) => same(tile.at, field))
  }

  describe(spot: Spot): string[] {
    return describeSpot(this.ground, this.picture, spot, this.stage.settings)
  }

  details(spot: Spot): string[] {
    return describeInDetail(this.ground, this.picture, spot, this.stage.settings, this.regions)
  }

  describeBadge(text: string): string {
    return text
  }

  describeGhost(ghost: VolcaniqueGhost): string {
    return describeGhost(ghost, this.stage.settings)
  }
}
