/** The plain board: bare hexes, with their owners and labels, of any game that tells of them. */
import { fieldAt, same, type Point } from '../../board/hex'
import { emblem, HEX, INK, inside, look, PAPER, stroke } from '../../board/kit2d/ink'
import type { Scene2D, Stage2D } from '../../board/kit2d/scene'
import { at, escape } from '../../board/kit2d/svg'
import { waterMarkup } from '../../board/kit2d/water'
import { HEXAGON, shapeOf, type Shape, type Spot } from '../../board/spot'
import { i18n } from '../../i18n/i18n.svelte'
import type { Field, Message, View } from '../../wire'

/** What a game may tell in `describe` for this board (docs/add-a-game.md). */
export interface PlainView extends View {
  board?: { hexes: Hex[] }
}

export interface Hex {
  at: Field
  /** The seat that it belongs to, or whose piece stands there. */
  owner?: number | null
  /** A short text. */
  label?: string
}

const GROUND = '#efdcab'
const EDGE = inside({ corners: HEXAGON }, 0.12)

export class PlainScene implements Scene2D<PlainView, never> {
  readonly symbols = ''
  readonly lift = 0
  readonly shape: (spot: Spot) => Shape = shapeOf
  private hexes: readonly Hex[] = []

  constructor(
    private readonly stage: Stage2D,
    private readonly onread: (view: PlainView) => void,
  ) {}

  get land(): Field[] {
    return this.hexes.map((hex) => hex.at)
  }

  read(view: PlainView): void {
    this.hexes = (view.board?.hexes ?? []).toSorted((a, b) => a.at[1] - b.at[1] || a.at[0] - b.at[0])
    this.onread(view)
  }

  draw(): string {
    return waterMarkup(this.land) + this.hexes.map((hex) => at(shapeOf(hex).middle, this.drawHex(hex))).join('')
  }

  private drawHex({ owner = null, label = '' }: Hex): string {
    const ground = `<path d="${HEX}" fill="${GROUND}" stroke="${INK}" stroke-width=".05"/>`
    const text = `<text class="badge" y="${owner === null ? 0.1 : 0.4}" fill="${INK}">${escape(label)}</text>`
    if (owner === null) return ground + text
    const colour = this.stage.settings.seats[owner]?.colour ?? owner
    const disc = `<circle cy="-.16" r=".3" fill="${look(colour).fill}" stroke="${INK}" stroke-width=".05"/>`
    const band = stroke(EDGE, INK, 0.2) + stroke(EDGE, look(colour).fill, 0.12)
    return ground + band + disc + emblem(colour, 0, -0.16, 0.16) + text
  }

  async play(_events: readonly Message[], _view: PlainView, settle: () => void): Promise<void> {
    settle()
  }

  under(point: Point): Spot {
    return { at: fieldAt(point) }
  }

  describe({ at }: Spot): string[] {
    const hex = this.hexes.find((each) => same(each.at, at))
    if (!hex) return [i18n.t.board.sea]
    const { owner = null, label = '' } = hex
    const name = owner === null ? '' : (this.stage.settings.seats[owner]?.name ?? String(owner))
    return [`${i18n.t.shell.plain.field} ${label}`.trim(), name].filter(Boolean)
  }

  drawBadge(text: string): string {
    return `<text class="badge" y=".7" fill="${PAPER}">${escape(text)}</text>`
  }

  describeBadge(text: string): string {
    return text
  }

  /* Nothing is held over it. */
  drawGhost = (): string => ''
  describeGhost = (): string => ''
  turns = (): boolean => false
}
