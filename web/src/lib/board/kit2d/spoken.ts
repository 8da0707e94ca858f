/**
 * The board for keyboard and screen reader: a button for each field of land and each spot on offer, of which one is in
 * the tab order. That one moves with the keys (roving focus).
 *
 * The whole is an `application`, as arrow keys have to reach it in a screen reader's browse mode too; a grid would
 * promise rows and columns that hexagons do not have. Spots are buttons with a name of their own and get the focus for
 * real: readers then say the name at once and stop saying the last one, which a live region does not do; and spots can
 * be found by touch.
 */
import { sameSpot, keyOfSpot, type Shape, type Spot } from '../spot'
import { inside } from './ink'
import { make, pointText } from './svg'

export class SpokenSpots {
  private readonly element: SVGGElement
  private readonly buttons = new Map<string, SVGGElement>()
  private spot: Spot = { at: [0, 0] }

  constructor(parent: Element) {
    this.element = make('g', { class: 'fields' }, parent)
  }

  get cursor(): Spot {
    return this.spot
  }

  get focused(): boolean {
    return this.element.contains(document.activeElement)
  }

  /** Shows these spots, in the order in which they are to be read, each with its name. The cursor's is always there. */
  show(spots: readonly Spot[], shape: (spot: Spot) => Shape, name: (spot: Spot) => string): void {
    const wanted = new Map([...spots, this.spot].map((spot) => [keyOfSpot(spot), spot]))
    for (const [key, button] of this.buttons)
      if (!wanted.has(key)) {
        button.remove()
        this.buttons.delete(key)
      }
    for (const [key, spot] of wanted) {
      const lies = shape(spot)
      const button = this.buttons.get(key) ?? this.makeButton(key, lies)
      button.setAttribute('aria-label', name(spot))
      button.setAttribute('transform', `translate(${pointText(lies.middle)})`)
      button.setAttribute('tabindex', sameSpot(spot, this.spot) ? '0' : '-1')
    }
  }

  /** Moves the cursor; what the spots are called has to be shown afterwards. */
  moveTo(spot: Spot): void {
    this.spot = spot
  }

  focus(): void {
    this.buttons.get(keyOfSpot(this.spot))?.focus({ preventScroll: true })
  }

  blur(): void {
    if (this.focused) (document.activeElement as SVGElement).blur()
  }

  private makeButton(key: string, shape: Shape): SVGGElement {
    const button = make('g', { class: 'spoken', role: 'button', 'data-field': key }, this.element)
    const d = inside(shape, 0)
    make('path', { class: 'under', d }, button)
    make('path', { d }, button)
    this.buttons.set(key, button)
    return button
  }
}
