/** A board in 3D: camera, pointer, marks and stories around a game's scene. */
import { Scene } from 'three'
import { i18n } from '../../i18n/i18n.svelte'
import { SEATS, type SeatColour } from '../../look'
import type { Field, Message, View } from '../../wire'
import { centre, corner, distance, keyOf } from '../hex'
import { isWithin, shapeOf, type Shape, type Spot } from '../spot'
import type { Beats, BoardEvents, BoardSettings, BoardView, Insets, Meaning, Target } from '../view'
import { type Billboard, Billboards } from './billboards'
import { Clay, type Colour, type Vec, colour } from './clay'
import { listen } from './gestures'
import { Drawing, corners, ring } from './marks'
import { Ocean } from './ocean'
import { Cover, overlay, paint } from './paint'
import { type Column, pick } from './picking'
import { Rig } from './rig'
import { type MakeScene3D, SEA, type Scene3D, type Stage3D } from './scene'
import { Screen } from './screen'
import { Sky } from './sky'
import { Sparks } from './sparks'
import { Theatre } from './theatre'

/** Dispatched by the element when the graphics are gone for good; the flat board has to take over. */
export const LOST = 'boardlost'

const TARGETS: Readonly<Record<Meaning, Colour>> = {
  choose: colour('#ffe27a'),
  go: colour('#9be8ff'),
  'drive out': colour('#ff9a7a'),
}
const TARGET_EDGE = colour('#7a4a08')
const MARK = colour('#ffffff')
const INK = colour('#1c1410')
/** Texts are never smaller than this many pixels. */
const LEAST_TEXT = 17
/** More targets than this would be a net over the sea. */
const MANY = 12
/** How many fields from the pointer quiet targets come forward. */
const NEAR = 1
/** How much of the sea around a field belongs into the picture. */
const MARGIN = 1.6
const VIGNETTE = 'position:absolute;inset:0;pointer-events:none;background:radial-gradient(#0000 55%,#04233a4d 115%)'

export class Board3D<V extends View, G> implements BoardView<V, G>, Stage3D {
  readonly element = document.createElement('div')
  readonly root = new Scene()
  readonly theatre = new Theatre(() => this.screen.wake())
  readonly cover = new Cover()
  readonly clay = paint({}, this.cover)
  readonly sparks = new Sparks(this.root, this.clay)
  settings: BoardSettings = { seats: [], still: true, speed: 1, labels: { levels: true, outlines: true } }

  private readonly rig = new Rig()
  private readonly sky = new Sky(this.root)
  private readonly ocean = new Ocean(this.root)
  private readonly paints = { line: overlay(0.92), faint: overlay(1), cursor: overlay(1, 3) }
  private readonly scene: Scene3D<V, G>
  private readonly targetLines: Drawing
  private readonly faintLines: Drawing
  private readonly markLines: Drawing
  private readonly cursorLines: Drawing
  private readonly billboards: Billboards
  private readonly screen: Screen
  private readonly unlisten: () => void
  /** What has to be drawn anew before the next frame. */
  private readonly stale = new Set<() => void>()

  /** The land, and how high each field of it is. */
  private columns: Column[] = []
  private tops = new Map<string, number>()
  private targets: Target[] = []
  private marked: Spot[] = []
  private held: G | null = null
  private focused: Spot | null = null
  private hovered: Spot | null = null
  private framed = ''
  private shown = false
  /** Counts positions shown at once: what was to be played before is out of date. */
  private generation = 0

  constructor(parent: HTMLElement, events: BoardEvents, makeScene: MakeScene3D<V, G>) {
    const { element, rig, root, paints } = this
    paints.cursor.depthTest = false
    // Of lines on the same ground those that are made later lie above.
    this.scene = makeScene(this)
    this.targetLines = new Drawing(root, paints.line)
    this.faintLines = new Drawing(root, paints.faint)
    this.markLines = new Drawing(root, paints.line)
    this.cursorLines = new Drawing(root, paints.cursor, 4)
    this.billboards = new Billboards(root)
    element.setAttribute('role', 'img')
    element.style.cssText =
      'position:relative;width:100%;height:100%;overflow:hidden;touch-action:none;user-select:none'
    this.frameLand()
    this.screen = new Screen(element, {
      scene: root,
      camera: rig.camera,
      step: (seconds) => this.step(seconds),
      resized: (width, height) => {
        rig.resize(width, height)
        this.billboards.least.value = (LEAST_TEXT * rig.pictureHeight) / height
      },
      lost: () => element.dispatchEvent(new CustomEvent(LOST, { bubbles: true })),
    })
    const vignette = document.createElement('div')
    vignette.style.cssText = VIGNETTE
    element.append(vignette)
    parent.append(element)
    // The first land is framed for the screen that it is on.
    this.screen.resize()
    const aim = {
      spot: (x: number, y: number) => this.spotAt(x, y),
      turns: (spot: Spot) => this.held !== null && this.scene.turns(this.held, spot),
      moved: () => this.glide(),
    }
    this.unlisten = listen(element, rig, aim, {
      ...events,
      hover: (spot) => {
        this.hovered = spot
        this.showPointer()
        if (this.targets.some(({ state }) => state === 'quiet')) this.redraw(this.drawTargets)
        events.hover(spot)
      },
    })
  }

  /* ------------------------------------------------------------------------------------------------ the interface */

  show(view: V, settings: BoardSettings): void {
    this.generation++
    this.skip()
    this.settle(view, settings)
  }

  animate(beats: Beats, view: V, settings: BoardSettings, begins?: (beat: number) => number): Promise<void> {
    const { generation } = this
    return this.theatre.tell(async () => {
      if (generation !== this.generation) return
      // A page that nobody sees gets no frames: nothing would ever come to its end.
      for (const [index, events] of settings.still || document.hidden ? [] : beats.entries()) {
        this.settings = { ...settings, speed: settings.speed * (begins?.(index) ?? 1) }
        this.theatre.beat()
        await this.scene.perform(events)
        if (generation !== this.generation) return
      }
      if (generation === this.generation) this.settle(view, settings)
    })
  }

  lasts(events: readonly Message[]): number {
    return 1000 * (this.scene.lasts?.(events) ?? 0)
  }

  cut(): void {
    this.theatre.cut()
  }

  skip(): void {
    this.theatre.skip()
  }

  offer(targets: Target[]): void {
    this.targets = targets
    this.showPointer()
    this.redraw(this.drawTargets, this.drawBillboards)
  }

  ghost(ghost: G | null): void {
    this.held = ghost
    this.redraw(this.drawGhost)
  }

  mark(spots: Spot[]): void {
    this.marked = spots
    this.redraw(this.drawMarks)
  }

  cursor(spot: Spot | null): void {
    this.focused = spot
    this.redraw(this.drawCursor)
  }

  fit(insets?: Insets): void {
    this.rig.fit(insets)
    this.glide()
  }

  reset(): void {
    this.rig.fit(undefined, true)
    this.glide()
  }

  zoom(factor: number): void {
    this.rig.zoom(factor)
    this.glide()
  }

  dispose(): void {
    this.generation++
    this.skip()
    this.unlisten()
    const drawings = [this.targetLines, this.faintLines, this.markLines, this.cursorLines, this.billboards]
    const models = [this.scene, this.sparks, this.ocean, this.sky, this.clay, ...Object.values(this.paints)]
    for (const part of [...drawings, ...models, this.screen]) part.dispose()
    this.element.remove()
  }

  /* ------------------------------------------------------------------------------------------------ for the scene */

  lookOf(seat: number): SeatColour {
    return SEATS[(this.settings.seats[seat]?.colour ?? seat) % SEATS.length]!
  }

  readonly surface = (at: Field): number => this.tops.get(keyOf(at)) ?? SEA

  above(at: Field, up: number): Vec {
    const { x, y: z } = centre(at)
    return [x, this.surface(at) + up, z]
  }

  changed(): void {
    this.columns = this.scene.columns()
    this.tops = new Map(this.columns.map(({ at, top }) => [keyOf(at), top]))
    this.frameLand()
    this.redraw(...this.scene.drawings, this.drawSea, this.drawTargets)
    this.redraw(this.drawMarks, this.drawCursor, this.drawBillboards, this.drawGhost)
  }

  redraw(...drawings: (() => void)[]): void {
    for (const drawing of drawings) this.stale.add(drawing)
    this.screen.wake()
  }

  relabel(): void {
    this.redraw(this.drawBillboards)
  }

  castShadows(): void {
    this.screen.castShadows()
  }

  shake(strength: number): void {
    this.rig.shake = strength
  }

  /* -------------------------------------------------------------------------------------------------- the picture */

  private settle(view: V, settings: BoardSettings): void {
    this.element.setAttribute('aria-label', i18n.t.board.island)
    this.settings = settings
    this.rig.shake = 0
    this.scene.read(view)
    this.changed()
  }

  private step(seconds: number): boolean {
    const acting = this.theatre.tick(seconds)
    const gliding = this.rig.tick(seconds)
    for (const draw of this.stale) draw()
    this.stale.clear()
    if (!this.settings.still) this.ocean.tick(seconds)
    this.sky.seenFrom(this.rig.distance)
    return acting || gliding
  }

  private shape(spot: Spot): Shape {
    return this.scene.shape?.(spot) ?? shapeOf(spot)
  }

  private get land(): Field[] {
    return this.columns.map(({ at }) => at)
  }

  private readonly drawSea = (): void => this.ocean.surround(this.land)

  private readonly drawTargets = (): void => {
    const clear = new Clay()
    // Often much of the sea can be chosen: then it is marked so that the land stays what one sees first.
    const faint = new Clay()
    this.paints.faint.opacity = this.targets.length > MANY ? 0.5 : 1
    for (const target of this.targets) {
      const { at, means, state = 'plain' } = target
      const [shape, y, tint] = [this.shape(target), this.surface(at) + 0.02, TARGETS[means]]
      if (this.isFaint(at, state)) ring(faint, shape, y, 0.8, 0.73, tint)
      else {
        ring(clear, shape, y, 0.87, 0.71, state === 'hinted' ? MARK : TARGET_EDGE)
        ring(clear, shape, y + 0.005, 0.845, 0.735, tint)
      }
    }
    this.targetLines.show(clear)
    this.faintLines.show(faint)
  }

  /** Quiet targets come forward near the pointer, and those at sea never shout. */
  private isFaint(at: Field, state: Target['state']): boolean {
    if (state === 'quiet') return !this.hovered || distance(this.hovered.at, at) > NEAR
    return state === 'plain' && !this.tops.has(keyOf(at))
  }

  private readonly drawMarks = (): void => {
    const clay = new Clay()
    for (const spot of this.marked) corners(clay, this.shape(spot), this.surface(spot.at) + 0.015, MARK)
    this.markLines.show(clay)
  }

  private readonly drawCursor = (): void => {
    const clay = new Clay()
    if (this.focused) {
      const [shape, y] = [this.shape(this.focused), this.surface(this.focused.at) + 0.03]
      ring(clay, shape, y, 1.02, 0.84, INK)
      ring(clay, shape, y, 0.98, 0.88, MARK)
    }
    this.cursorLines.show(clay)
  }

  private readonly drawGhost = (): void => {
    this.scene.drawGhost(this.held)
    this.castShadows()
  }

  private readonly drawBillboards = (): void => {
    const badges = this.targets.flatMap((target): Billboard[] => {
      const { middle } = this.shape(target)
      const at: Vec = [middle.x, this.surface(target.at) + 0.75, middle.y]
      return target.badge ? [{ at, size: 0.8, front: 0.1, text: target.badge, fill: '#ffe27a' }] : []
    })
    this.billboards.show([...this.scene.billboards(), ...badges])
  }

  /** Sets sun and camera to land that has grown. */
  private frameLand(): void {
    const { land } = this
    const points = (land.length ? land : [[0, 0] as Field]).flatMap((at) => {
      const [x, y, z] = this.above(at, 0.4)
      // Tall columns have their feet far below.
      return [y, SEA].flatMap((height) =>
        Array.from({ length: 6 }, (_, i) => corner(i, MARGIN)).map((p): Vec => [x + p.x, height, z + p.y]),
      )
    })
    const key = String(points)
    if (key === this.framed) return
    this.framed = key
    this.sky.shineOn(points)
    this.rig.subject(points)
    if (this.rig.chosen) return
    // The first land is seen at once, and from the side that suits it; later land grows out of the one before.
    this.rig.fit(undefined, !this.shown)
    if (!this.shown || this.settings.still) this.rig.arrive()
    this.shown = land.length > 0
  }

  /** The pointer says whether what is below it can be chosen. */
  private showPointer(): void {
    const { hovered } = this
    this.element.style.cursor = hovered && this.targets.some((target) => isWithin(hovered, target)) ? 'pointer' : ''
  }

  private glide(): void {
    if (this.settings.still) this.rig.arrive()
    this.screen.wake()
  }

  private spotAt(x: number, y: number): Spot | null {
    const met = pick(this.rig.ray(x, y), this.columns)
    if (!met) return null
    const part = this.scene.partAt?.(met.at, met.point)
    return part === undefined ? { at: met.at } : { at: met.at, part }
  }
}
