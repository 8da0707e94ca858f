/** A flat board: camera, pointer, keys, marks and spoken text around a game's scene. */
import './board.css'
import { i18n } from '../../i18n/i18n.svelte'
import { say } from '../../i18n/messages'
import { whereabouts } from '../../i18n/whereabouts.svelte'
import type { Field, Message, View } from '../../wire'
import { boundsOf, landmasses, neighbour, same } from '../hex'
import { keyOfSpot, sameSpot, spotOf, type Spot } from '../spot'
import type { Beats, BoardEvents, BoardSettings, BoardView, Insets, Target } from '../view'
import { Camera } from './camera'
import { listen } from './gestures'
import type { Ids } from './ink'
import { orderOf, type Order } from './keys'
import { Overlay } from './overlay'
import type { MakeScene2D, Scene2D, Stage2D } from './scene'
import { SpokenSpots } from './spoken'
import { make } from './svg'
import { Theatre } from './theatre'
import { patternsMarkup } from './water'

/** How much sea is shown around the land, unless a scene wants it otherwise. */
const MARGIN = 2.5

let boards = 0

export class Board2D<V extends View, G> implements BoardView<V, G>, Stage2D {
  readonly element: HTMLElement
  readonly ids: Ids
  readonly theatre: Theatre
  settings: BoardSettings = { seats: [], still: true, speed: 1, labels: { levels: true, outlines: true } }
  private readonly scene: Scene2D<V, G>
  private readonly land: SVGGElement
  private readonly overlay: Overlay<V, G>
  private readonly spoken: SpokenSpots
  private readonly news: HTMLElement
  private readonly camera: Camera
  private readonly endings: (() => void)[] = []

  private targets: Target[] = []
  private marked: Spot[] = []
  private held: G | null = null
  private pointed: Spot | null = null
  /** Animations queue up; what was asked for before number `rushed` is shown without them, or not at all. */
  private queue: Promise<void> = Promise.resolve()
  private asked = 0
  private rushed = 0
  private overtaken = 0

  constructor(
    parent: HTMLElement,
    private readonly events: BoardEvents,
    makeScene: MakeScene2D<V, G>,
  ) {
    const name = `board${++boards}`
    const ids = (this.ids = (symbol) => `${name}-${symbol}`)

    this.element = document.createElement('div')
    this.element.className = 'board2d'
    const svg = make('svg', { role: 'application' }, this.element)
    svg.setAttribute('aria-describedby', ids('keys'))
    const defs = make('defs', {}, svg)
    const world = make('g', { class: 'world' }, svg)
    make('rect', { class: 'sea', x: -150, y: -150, width: 300, height: 300, fill: `url(#${ids('waves')})` }, world)
    this.land = make('g', { class: 'land', 'aria-hidden': 'true' }, world)
    this.theatre = new Theatre(world)
    this.scene = makeScene(this)
    defs.innerHTML = patternsMarkup(ids) + this.scene.symbols
    this.overlay = new Overlay(world, this.scene)
    this.spoken = new SpokenSpots(world)
    this.news = unseen(this.element, 'news')
    this.news.setAttribute('aria-live', 'polite')
    unseen(this.element, 'keys').id = ids('keys')
    parent.append(this.element)

    this.camera = new Camera(this.element, world)
    this.listen()
  }

  show(view: V, settings: BoardSettings): void {
    this.overtaken = this.asked
    this.skip()
    this.draw(view, settings)
  }

  animate(beats: Beats, view: V, settings: BoardSettings, begins?: (beat: number) => number): Promise<void> {
    const number = ++this.asked
    const done = this.queue.then(async () => {
      if (number <= this.overtaken) return
      const told = (events: readonly Message[]) => events.map((event) => say(event, settings.seats)).join(' ')
      const moving = !settings.still && !document.hidden && number > this.rushed
      if (!moving) {
        this.tell(told(beats.flat()))
        return this.draw(view, settings)
      }
      this.settings = settings
      this.theatre.begin()
      const settle = (): void => {
        this.theatre.clear()
        if (number > this.overtaken) this.draw(view, settings)
      }
      for (const [index, events] of beats.entries()) {
        this.theatre.beat(settings.speed * (begins?.(index) ?? 1))
        // What is skipped is told all at once.
        if (!this.theatre.skipped) this.tell(told(events))
        else if (index === beats.length - 1) this.tell(told(beats.flat()))
        await this.scene.play(events, view, index < beats.length - 1 ? () => {} : settle)
        if (number <= this.overtaken) break
      }
      this.theatre.clear()
    })
    // Whatever goes wrong with one, the next goes on.
    this.queue = done.catch(() => undefined)
    return done
  }

  lasts(events: readonly Message[]): number {
    return this.scene.lasts?.(events) ?? 0
  }

  redraw(): void {
    this.land.innerHTML = this.scene.draw()
  }

  cut(): void {
    this.theatre.cut()
  }

  skip(): void {
    this.rushed = this.asked
    this.theatre.skip()
  }

  offer(targets: Target[]): void {
    this.targets = targets
    this.element.classList.toggle('choosing', targets.length > 0)
    this.overlay.targets(targets)
    this.describe()
  }

  ghost(ghost: G | null): void {
    this.held = ghost
    this.overlay.ghost(ghost)
    this.overlay.hover(ghost === null ? this.pointed : null)
    if (ghost !== null && this.spoken.focused) this.tell(this.scene.describeGhost(ghost))
  }

  mark(spots: Spot[]): void {
    this.marked = spots
    this.overlay.marks(spots)
    this.describe()
  }

  cursor(spot: Spot | null): void {
    if (!spot) return this.spoken.blur()
    this.spoken.moveTo(spot)
    this.describe()
    this.spoken.focus()
    this.camera.reveal(this.scene.shape(spot).middle)
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

  private draw(view: V, settings: BoardSettings): void {
    this.settings = settings
    this.scene.read(view)
    this.element.classList.toggle('still', settings.still)
    // Before there is anything new to be laid out: the camera measures.
    this.surround()
    this.redraw()
    // All of these stand on land that may have changed.
    this.overlay.marks(this.marked)
    this.overlay.targets(this.targets)
    this.overlay.ghost(this.held)
    this.describe()
  }

  private surround(): void {
    const { land, lift, margin = MARGIN } = this.scene
    const box = boundsOf(land.length ? land : [[0, 0] as Field])!
    this.camera.surround({
      left: box.left - margin,
      right: box.right + margin,
      top: box.top - margin - lift,
      bottom: box.bottom + margin,
    })
  }

  /** Gives all spots the names that a screen reader says: where they are comes last, as few want it. */
  private describe(): void {
    const words = i18n.t?.board
    if (!words) return
    this.element.firstElementChild!.setAttribute('aria-label', words.island)
    this.element.querySelector('.keys')!.textContent = words.keys
    const targets = new Map(this.targets.map((target) => [keyOfSpot(target), target]))
    const spots: Spot[] = [...this.scene.land.map((at) => ({ at })), ...this.targets]
    const { scene } = this
    this.spoken.show(
      spots,
      (spot) => scene.shape(spot),
      (spot) => {
        const target = targets.get(keyOfSpot(spot))
        const parts = scene.describe(spot)
        if (this.marked.some((marked) => sameSpot(marked, spot))) parts.push(words.justPlayed)
        if (target) parts.push(words.meanings[target.means])
        if (target?.badge) parts.push(scene.describeBadge(target.badge))
        return `${parts.join(', ')}; ${whereabouts.nameOf(spot.at, this.settings.seats)}`
      },
    )
  }

  /** Has a screen reader say something that it has not said just before. */
  private tell(text: string): void {
    if (this.news.textContent !== text) this.news.textContent = text
  }

  /* ---------------------------------------------------------------------------------------------------- listening */

  private listen(): void {
    const { events, camera, element, scene } = this
    const under = (x: number, y: number) => scene.under(camera.point(x, y))
    this.endings.push(
      listen(element, {
        tap: (x, y) => {
          const spot = under(x, y)
          this.follow(spot)
          events.pick(spot)
        },
        hover: (at) => this.point(at && under(at.x, at.y)),
        pan: (dx, dy) => camera.pan(dx, dy),
        zoom: (factor, x, y) => camera.zoom(factor, camera.local(x, y)),
        turn: (steps, all) => events.turn(steps, all),
        turnsAt: (x, y) => this.held !== null && scene.turns(this.held, under(x, y)),
      }),
    )

    // Not on the group of spots: Chromium gives the focus to SVG elements that listen to it.
    element.addEventListener('keydown', (event) => {
      const order = orderOf(event)
      // With nothing to pick, the page may have a use for the key.
      if (!order || (order.kind === 'pick' && !this.targets.length)) return
      event.preventDefault()
      event.stopPropagation()
      this.obey(order)
    })
    element.addEventListener('focusin', () => this.point(this.spoken.cursor))
    element.addEventListener('focusout', (event) => {
      if (!element.contains(event.relatedTarget as Node | null)) this.point(null)
    })
    // The mouse does not take the focus from a spot: that would let go of what is held.
    element.addEventListener('mousedown', (event) => this.spoken.focused && event.preventDefault())
    // Screen readers that explore by touch click on spots without a pointer.
    element.addEventListener('click', (event) => {
      const key = (event.target as Element).closest('[data-field]')?.getAttribute('data-field')
      if (key) events.pick(spotOf(key))
    })

    if (typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(() => camera.resized())
    observer.observe(element)
    this.endings.push(() => observer.disconnect())
  }

  /** The cursor goes where the pointer picked; a focus that is on the board goes with it. */
  private follow(spot: Spot): void {
    const { focused } = this.spoken
    this.spoken.moveTo(spot)
    this.describe()
    if (focused) this.spoken.focus()
  }

  private point(spot: Spot | null): void {
    if (spot === this.pointed || (spot && this.pointed && sameSpot(spot, this.pointed))) return
    this.pointed = spot
    this.overlay.hover(this.held === null ? spot : null)
    this.events.hover(spot)
  }

  private obey(order: Order): void {
    switch (order.kind) {
      case 'move':
        return this.go({ at: neighbour(this.spoken.cursor.at, order.direction) })
      case 'target':
        return this.toTarget(order.step)
      case 'island':
        return this.toIsland(order.step)
      case 'details':
        return this.tell((this.scene.details ?? this.scene.describe).call(this.scene, this.spoken.cursor).join('; '))
      case 'pick':
        return this.events.pick(this.spoken.cursor)
      case 'turn':
        return this.events.turn(order.steps, order.all)
      case 'zoom':
        return this.camera.zoom(order.factor)
      case 'reset':
        return this.camera.reset()
    }
  }

  /** The next spot on offer, from the cursor on: row by row, as one reads. */
  private toTarget(step: 1 | -1): void {
    const inOrder = ({ at: a, part: p = '' }: Spot, { at: b, part: q = '' }: Spot) =>
      (a[1] - b[1] || a[0] - b[0] || p.localeCompare(q)) * step
    const spots = this.targets.map(({ at, part }): Spot => (part === undefined ? { at } : { at, part })).sort(inOrder)
    const next = spots.find((spot) => inOrder(spot, this.spoken.cursor) > 0) ?? spots[0]
    if (next) this.go(next)
  }

  /** The next island, from the cursor on: where something can be chosen there if possible. */
  private toIsland(step: 1 | -1): void {
    const islands = landmasses(this.scene.land)
    const here = islands.findIndex((island) => island.some((field) => same(field, this.spoken.cursor.at)))
    const next = islands.at((here < 0 && step < 0 ? 0 : here) + step) ?? islands[0]
    if (!next) return
    const target = this.targets.find(({ at }) => next.some((field) => same(field, at)))
    this.go(target ? spotOf(keyOfSpot(target)) : { at: next[0]! })
  }

  private go(spot: Spot): void {
    this.cursor(spot)
    this.events.move(spot)
  }
}

/** A text for screen readers only. */
function unseen(parent: HTMLElement, name: string): HTMLElement {
  const element = document.createElement('div')
  element.className = `unseen ${name}`
  parent.append(element)
  return element
}
