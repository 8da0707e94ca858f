/** The flat board of Taluva. */
import './board.css'
import { i18n } from '../../i18n/i18n.svelte'
import { say } from '../../i18n/messages'
import type { Field, Message, TaluvaView, View } from '../../wire'
import { boundsOf, fieldOf, keyOf, neighbour, same } from '../hex'
import type { BoardEvents, BoardSettings, BoardView, Ghost, MakeBoard, Target } from '../view'
import { Camera, type Insets } from './camera'
import { Chart, LIFT, spot } from './chart'
import { listen } from './gestures'
import { islandMarkup, type Ids } from './island'
import { orderOf, type Order } from './keys'
import { Overlay } from './overlay'
import { describeField, describeGhost } from './speech'
import { SpokenFields } from './spoken'
import { Stage } from './stage'
import { make } from './svg'
import { symbolsMarkup } from './symbols'

/** How much sea is shown around the island: enough to lay a tile there. */
const MARGIN = 2.5

const NOTHING = { fields: [], tiles: [] as TaluvaView['tiles'] } as unknown as TaluvaView
const PLAIN: BoardSettings = { seats: [], still: true, speed: 1, labels: { levels: true, outlines: true } }

let boards = 0

class Board implements BoardView {
  readonly element: HTMLElement
  private readonly ids: Ids
  private readonly island: SVGGElement
  private readonly stage: Stage
  private readonly overlay: Overlay
  private readonly spoken: SpokenFields
  private readonly news: HTMLElement
  private readonly camera: Camera
  private readonly endings: (() => void)[] = []

  private chart = new Chart(NOTHING)
  private settings = PLAIN
  private targets: Target[] = []
  private marked: Field[] = []
  private held: Ghost | null = null
  private pointed: Field | null = null
  /** Animations queue up; what was asked for before number `rushed` is shown without them, or not at all. */
  private queue: Promise<void> = Promise.resolve()
  private asked = 0
  private rushed = 0
  private overtaken = 0

  constructor(
    parent: HTMLElement,
    private readonly events: BoardEvents,
  ) {
    const name = `board${++boards}`
    this.ids = (symbol) => `${name}-${symbol}`

    this.element = document.createElement('div')
    this.element.className = 'taluva2d'
    const svg = make('svg', { role: 'application' }, this.element)
    svg.setAttribute('aria-describedby', this.ids('keys'))
    make('defs', {}, svg).innerHTML = symbolsMarkup(this.ids)
    const world = make('g', { class: 'world' }, svg)
    const sea = { x: -150, y: -150, width: 300, height: 300, fill: `url(#${this.ids('waves')})` }
    make('rect', { class: 'sea', ...sea }, world)
    this.island = make('g', { class: 'island', 'aria-hidden': 'true' }, world)
    this.stage = new Stage(world, this.ids)
    this.overlay = new Overlay(world, this.ids)
    this.spoken = new SpokenFields(world)
    this.news = unseen(this.element, 'news')
    this.news.setAttribute('aria-live', 'polite')
    unseen(this.element, 'keys').id = this.ids('keys')
    parent.append(this.element)

    this.camera = new Camera(this.element, world)
    this.listen()
  }

  show(view: View, settings: BoardSettings): void {
    this.overtaken = this.asked
    this.skip()
    this.draw(view as TaluvaView, settings)
  }

  animate(events: Message[], view: View, settings: BoardSettings): Promise<void> {
    const number = ++this.asked
    const done = this.queue.then(async () => {
      if (number <= this.overtaken) return
      this.tell(events.map((event) => say(event, settings.seats)).join(' '))
      const moving = !settings.still && !document.hidden && number > this.rushed
      if (!moving) return this.draw(view as TaluvaView, settings)
      const scene = { before: this.chart, after: new Chart(view as TaluvaView), settings }
      await this.stage.play(events, scene, () => number > this.overtaken && this.draw(view as TaluvaView, settings))
    })
    // Whatever goes wrong with one, the next goes on.
    this.queue = done.catch(() => undefined)
    return done
  }

  skip(): void {
    this.rushed = this.asked
    this.stage.skip()
  }

  offer(targets: Target[]): void {
    this.targets = targets
    this.element.classList.toggle('choosing', targets.length > 0)
    this.overlay.targets(this.chart, targets)
    this.describe()
  }

  ghost(ghost: Ghost | null): void {
    this.held = ghost
    this.overlay.ghost(this.chart, ghost, this.settings)
    this.overlay.hover(this.chart, ghost ? null : this.pointed)
    if (ghost && this.spoken.focused) this.tell(describeGhost(ghost))
  }

  mark(fields: Field[]): void {
    this.marked = fields
    this.overlay.marks(this.chart, fields)
    this.describe()
  }

  cursor(at: Field | null): void {
    if (!at) return this.spoken.blur()
    this.spoken.moveTo(at)
    this.describe()
    this.spoken.focus()
    this.camera.reveal(spot(at, this.chart.level(at)))
  }

  fit(insets?: Insets): void {
    this.camera.fit(insets)
  }

  reset(): void {
    this.camera.reset()
  }

  zoom(factor: number): void {
    this.camera.zoom(factor)
  }

  dispose(): void {
    this.overtaken = this.asked
    this.skip()
    for (const end of this.endings) end()
    this.element.remove()
  }

  /* ------------------------------------------------------------------------------------------------------ drawing */

  private draw(view: TaluvaView, settings: BoardSettings): void {
    this.chart = new Chart(view)
    this.settings = settings
    this.element.classList.toggle('still', settings.still)
    // Before there is anything new to be laid out: the camera measures.
    this.surround()
    this.island.innerHTML = islandMarkup(this.chart, settings, this.ids)
    // All of these stand on land that may have changed.
    this.overlay.marks(this.chart, this.marked)
    this.overlay.targets(this.chart, this.targets)
    this.overlay.ghost(this.chart, this.held, settings)
    this.describe()
  }

  private surround(): void {
    const { fields, highest } = this.chart
    const box = boundsOf(fields.length ? fields.map(({ q, r }): Field => [q, r]) : [[0, 0]])!
    this.camera.surround({
      left: box.left - MARGIN,
      right: box.right + MARGIN,
      top: box.top - MARGIN - LIFT * highest,
      bottom: box.bottom + MARGIN,
    })
  }

  /** Gives all fields the names that a screen reader says. */
  private describe(): void {
    const words = i18n.t?.board
    if (!words) return
    this.element.firstElementChild!.setAttribute('aria-label', words.island)
    this.element.querySelector('.keys')!.textContent = words.keys
    const targets = new Map(this.targets.map((target) => [keyOf(target.at), target]))
    const fields = [...this.chart.fields.map(({ q, r }): Field => [q, r]), ...this.targets.map((target) => target.at)]
    this.spoken.show(this.chart, fields, (field) => {
      const marked = this.marked.some((other) => same(other, field))
      return describeField(this.chart, field, this.settings, targets.get(keyOf(field)), marked)
    })
  }

  /** Has a screen reader say something that it has not said just before. */
  private tell(text: string): void {
    if (this.news.textContent !== text) this.news.textContent = text
  }

  /* ---------------------------------------------------------------------------------------------------- listening */

  private listen(): void {
    const { events, camera, element } = this
    const under = (x: number, y: number) => this.chart.under(camera.point(x, y))
    this.endings.push(
      listen(element, {
        tap: (x, y) => {
          const at = under(x, y)
          this.follow(at)
          events.pick(at)
        },
        hover: (at) => this.point(at && under(at.x, at.y)),
        pan: (dx, dy) => camera.pan(dx, dy),
        zoom: (factor, x, y) => camera.zoom(factor, camera.local(x, y)),
        turn: (steps, all) => events.turn(steps, all),
        turnsAt: (x, y) => this.held?.kind === 'tile' && Overlay.covers(this.held, under(x, y)),
      }),
    )

    // Not on the group of fields: Chromium gives the focus to SVG elements that listen to it.
    element.addEventListener('keydown', (event) => {
      const order = orderOf(event)
      // With nothing to pick, the page may have a use for the key.
      if (!order || (order.kind === 'pick' && !this.targets.length)) return
      event.preventDefault()
      event.stopPropagation()
      this.obey(order)
    })
    element.addEventListener('focusin', () => this.point(this.spoken.at))
    element.addEventListener('focusout', (event) => {
      if (!element.contains(event.relatedTarget as Node | null)) this.point(null)
    })
    // The mouse does not take the focus from a field: that would let go of what is held.
    element.addEventListener('mousedown', (event) => this.spoken.focused && event.preventDefault())
    // Screen readers that explore by touch click on fields without a pointer.
    element.addEventListener('click', (event) => {
      const key = (event.target as Element).closest('[data-field]')?.getAttribute('data-field')
      if (key) events.pick(fieldOf(key))
    })

    if (typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(() => camera.resized())
    observer.observe(element)
    this.endings.push(() => observer.disconnect())
  }

  /** The cursor goes where the pointer picked; a focus that is on the board goes with it. */
  private follow(at: Field): void {
    const { focused } = this.spoken
    this.spoken.moveTo(at)
    this.describe()
    if (focused) this.spoken.focus()
  }

  private point(at: Field | null): void {
    if (at === this.pointed || (at && this.pointed && same(at, this.pointed))) return
    this.pointed = at
    this.overlay.hover(this.chart, this.held ? null : at)
    this.events.hover(at)
  }

  private obey(order: Order): void {
    switch (order.kind) {
      case 'move':
        return this.go(neighbour(this.spoken.at, order.direction))
      case 'target':
        return this.toTarget(order.step)
      case 'pick':
        return this.events.pick(this.spoken.at)
      case 'turn':
        return this.events.turn(order.steps, order.all)
      case 'zoom':
        return this.camera.zoom(order.factor)
      case 'reset':
        return this.camera.reset()
    }
  }

  /** The next field on offer, from the cursor on: row by row, as one reads. */
  private toTarget(step: 1 | -1): void {
    const inOrder = (a: Field, b: Field) => (a[1] - b[1] || a[0] - b[0]) * step
    const fields = this.targets.map((target) => target.at).sort(inOrder)
    const next = fields.find((field) => inOrder(field, this.spoken.at) > 0) ?? fields[0]
    if (next) this.go(next)
  }

  private go(at: Field): void {
    this.cursor(at)
    this.events.move(at)
  }
}

/** A text for screen readers only. */
function unseen(parent: HTMLElement, name: string): HTMLElement {
  const element = document.createElement('div')
  element.className = `unseen ${name}`
  parent.append(element)
  return element
}

export const makeBoard: MakeBoard = (parent, events) => new Board(parent, events)
