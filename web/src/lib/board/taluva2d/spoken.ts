/**
 * The board for keyboard and screen reader: a button for each field of the island and each field on offer, of which one
 * is in the tab order. That one moves with the keys (roving focus).
 *
 * The whole is an `application`, as arrow keys have to reach it in a screen reader's browse mode too; a grid would
 * promise rows and columns that hexagons do not have. Fields are buttons with a name of their own and get the focus for
 * real: readers then say the name at once and stop saying the last one, which a live region does not do; and fields can
 * be found by touch.
 */
import type { Field } from '../../wire'
import { keyOf, same } from '../hex'
import { spot, type Chart } from './chart'
import { HEX } from './island'
import { make, pointText } from './svg'

export class SpokenFields {
  readonly element: SVGGElement
  private readonly buttons = new Map<string, SVGGElement>()
  private current: Field = [0, 0]

  constructor(parent: Element) {
    this.element = make('g', { class: 'fields' }, parent)
  }

  get at(): Field {
    return this.current
  }

  get focused(): boolean {
    return this.element.contains(document.activeElement)
  }

  /** Shows these fields, in the order in which they are to be read, each with its name. The cursor's is always there. */
  show(chart: Chart, fields: readonly Field[], name: (field: Field) => string): void {
    const wanted = new Map([...fields, this.current].map((field) => [keyOf(field), field]))
    for (const [key, button] of this.buttons)
      if (!wanted.has(key)) {
        button.remove()
        this.buttons.delete(key)
      }
    for (const [key, field] of wanted) {
      const button = this.buttons.get(key) ?? this.makeButton(field)
      button.setAttribute('aria-label', name(field))
      button.setAttribute('transform', `translate(${pointText(spot(field, chart.level(field)))})`)
      button.setAttribute('tabindex', same(field, this.current) ? '0' : '-1')
    }
  }

  /** Moves the cursor; what the fields are called has to be shown afterwards. */
  moveTo(field: Field): void {
    this.current = field
  }

  focus(): void {
    this.buttons.get(keyOf(this.current))?.focus({ preventScroll: true })
  }

  blur(): void {
    if (this.focused) (document.activeElement as SVGElement).blur()
  }

  private makeButton(field: Field): SVGGElement {
    const button = make('g', { class: 'spoken', role: 'button', 'data-field': keyOf(field) }, this.element)
    make('path', { class: 'under', d: HEX }, button)
    make('path', { d: HEX }, button)
    this.buttons.set(keyOf(field), button)
    return button
  }
}
