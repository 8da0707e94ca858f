/** The island of Taluva in three dimensions: what is shown, and what happens to it. */
import { Mesh, Scene } from 'three'
import { i18n } from '../../i18n/i18n.svelte'
import { SEATS, type SeatColour } from '../../look'
import type { Field, Message, TaluvaView, View } from '../../wire'
import { centre, corner, keyOf, same } from '../hex'
import type { BoardEvents, BoardSettings, BoardView, Ghost, Target } from '../view'
import { type Billboard, Billboards } from './billboards'
import { Clay, type Vec, colour, fire } from './clay'
import { type Stage, perform } from './drama'
import { listen } from './gestures'
import { GhostView, fieldsOf } from './ghost'
import { type Tile, modelLoose, undersides } from './ground'
import { surface } from './heights'
import { Land } from './land'
import { Drawing, band, corners, ring } from './marks'
import { Ocean } from './ocean'
import { Cover, overlay, paint } from './paint'
import { pickField } from './picking'
import { Pieces } from './pieces'
import { Position, fieldOfSpot } from './position'
import { type Insets, Rig } from './rig'
import { Screen } from './screen'
import { Sky } from './sky'
import { Sparks } from './sparks'
import { Theatre } from './theatre'

/** Dispatched by the element when the graphics are gone for good; the flat board has to take over. */
export const LOST = 'boardlost'

const TARGET = colour('#ffe27a')
const TARGET_EDGE = colour('#7a4a08')
const MARK = colour('#ffffff')
const INK = colour('#1c1410')
/** Texts are never smaller than this many pixels. */
const LEAST_TEXT = 17
/** More targets than this would be a net over the sea. */
const MANY = 12
/** How much of the sea around a field belongs into the picture. */
const MARGIN = 1.6
const VIGNETTE = 'position:absolute;inset:0;pointer-events:none;background:radial-gradient(#0000 55%,#04233a4d 115%)'

export class Taluva3D implements BoardView, Stage {
  readonly element = document.createElement('div')
  readonly theatre = new Theatre(() => this.screen.wake())
  position = new Position()

  private readonly scene = new Scene()
  private readonly rig = new Rig()
  private readonly sky = new Sky(this.scene)
  private readonly cover = new Cover()
  private readonly paints = {
    clay: paint({}, this.cover),
    bare: paint(),
    band: overlay(1, 1),
    line: overlay(0.92),
    faint: overlay(1),
    cursor: overlay(1, 3),
  }
  private readonly ocean = new Ocean(this.scene)
  private readonly land = new Land(this.scene, this.paints.clay)
  private readonly pieces = new Pieces(this.scene, this.paints.clay)
  readonly sparks = new Sparks(this.scene, this.paints.clay)
  private readonly falling = new Mesh(fire(), this.paints.bare)
  private readonly bandLines = new Drawing(this.scene, this.paints.band)
  private readonly targetLines = new Drawing(this.scene, this.paints.line)
  private readonly seaLines = new Drawing(this.scene, this.paints.faint)
  private readonly markLines = new Drawing(this.scene, this.paints.line)
  private readonly cursorLines = new Drawing(this.scene, this.paints.cursor, 4)
  private readonly ghostView = new GhostView(this.scene, this.cover)
  private readonly billboards = new Billboards(this.scene)
  private readonly screen: Screen
  private readonly unlisten: () => void
  /** What has to be drawn anew before the next frame. */
  private readonly stale = new Set<() => void>()

  private settings: BoardSettings = { seats: [], still: true, speed: 1, labels: { levels: true, outlines: true } }
  private targets: Target[] = []
  private marked: Field[] = []
  private held: Ghost | null = null
  private focused: Field | null = null
  private hovered: Field | null = null
  private risen: ReadonlyMap<string, number> = new Map()
  private flares: Field[] = []
  private flareStrength = 0
  private framed = ''
  private shown = false
  /** Counts positions shown at once: what was to be played before is out of date. */
  private generation = 0

  constructor(parent: HTMLElement, events: BoardEvents) {
    const { element, rig } = this
    this.paints.cursor.depthTest = false
    this.falling.castShadow = true
    this.falling.visible = false
    this.scene.add(this.falling)
    element.setAttribute('role', 'img')
    element.style.cssText =
      'position:relative;width:100%;height:100%;overflow:hidden;touch-action:none;user-select:none'
    this.frameIsland()
    this.screen = new Screen(element, {
      scene: this.scene,
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
    // The first island is framed for the screen that it is on.
    this.screen.resize()
    const aim = {
      field: (x: number, y: number) => this.fieldAt(x, y),
      overGhost: (field: Field) => !!this.held && fieldsOf(this.held).some((each) => same(each, field)),
      moved: () => this.glide(),
    }
    this.unlisten = listen(element, rig, aim, {
      ...events,
      hover: (at) => {
        this.hovered = at
        this.showPointer()
        events.hover(at)
      },
    })
  }

  /* ------------------------------------------------------------------------------------------------ the interface */

  show(view: View, settings: BoardSettings): void {
    this.generation++
    this.skip()
    this.settle(view as TaluvaView, settings)
  }

  animate(events: Message[], view: View, settings: BoardSettings): Promise<void> {
    const { generation } = this
    return this.theatre.tell(async () => {
      if (generation !== this.generation) return
      this.settings = settings
      // A page that nobody sees gets no frames: nothing would ever come to its end.
      if (!settings.still && !document.hidden) await perform(this, events, settings)
      if (generation === this.generation) this.settle(view as TaluvaView, settings)
    })
  }

  skip(): void {
    this.theatre.skip()
  }

  offer(targets: Target[]): void {
    this.targets = targets
    this.showPointer()
    this.redraw(this.drawTargets, this.drawBillboards)
  }

  ghost(ghost: Ghost | null): void {
    this.held = ghost
    this.redraw(this.drawGhost)
  }

  mark(fields: Field[]): void {
    this.marked = fields
    this.redraw(this.drawMarks)
  }

  cursor(at: Field | null): void {
    this.focused = at
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
    const drawings = [this.bandLines, this.targetLines, this.seaLines, this.markLines, this.cursorLines]
    const models = [
      this.ocean,
      this.land,
      this.pieces,
      this.sparks,
      this.falling.geometry,
      this.ghostView,
      this.billboards,
    ]
    for (const part of [...drawings, ...models, ...Object.values(this.paints), this.sky, this.screen]) part.dispose()
    this.element.remove()
  }

  /* ------------------------------------------------------------------------------------------------ for the drama */

  apply(event: Message): void {
    this.position.apply(event)
    this.redrawAll()
  }

  hold(tile: Tile | null, height: number): void {
    const { falling } = this
    falling.visible = tile !== null
    this.cover.hang(tile ? undersides(tile, height) : [])
    if (!tile) return
    if (falling.userData.tile !== tile) {
      falling.userData.tile = tile
      falling.geometry.dispose()
      falling.geometry = fire(modelLoose(tile))
    }
    falling.position.y = height
    this.screen.castShadows()
  }

  raise(risen: ReadonlyMap<string, number>): void {
    this.risen = risen
    this.redraw(this.drawPieces)
  }

  shake(strength: number): void {
    this.rig.shake = strength
  }

  flare(fields: Field[], strength: number): void {
    this.flares = fields
    this.flareStrength = strength
    this.redraw(this.drawBillboards)
  }

  /* -------------------------------------------------------------------------------------------------- the picture */

  /** A position, whatever a story has left behind. */
  private settle(view: TaluvaView, settings: BoardSettings): void {
    this.element.setAttribute('aria-label', i18n.t.board.island)
    this.position = new Position(view)
    this.settings = settings
    this.risen = new Map()
    this.flares = []
    this.rig.shake = 0
    this.hold(null, 0)
    this.redrawAll()
  }

  private redraw(...drawings: (() => void)[]): void {
    for (const drawing of drawings) this.stale.add(drawing)
    this.screen.wake()
  }

  private redrawAll(): void {
    this.frameIsland()
    this.redraw(this.drawLand, this.drawPieces, this.drawBands, this.drawTargets)
    this.redraw(this.drawMarks, this.drawCursor, this.drawBillboards, this.drawGhost)
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

  private get spots() {
    return [...this.position.spots.values()]
  }

  private readonly levelOf = (field: Field): number => this.position.level(field)

  private lookOf(seat: number): SeatColour {
    return SEATS[(this.settings.seats[seat]?.colour ?? seat) % SEATS.length]!
  }

  private readonly drawLand = (): void => {
    this.ocean.surround(this.spots.map(fieldOfSpot))
    this.land.show(this.position)
    this.screen.castShadows()
  }

  private readonly drawPieces = (): void => {
    this.pieces.show(
      this.spots.flatMap(({ q, r, level, owner, piece, count }) =>
        piece && owner !== null
          ? [
              {
                at: [q, r],
                y: surface(level),
                piece,
                count,
                look: this.lookOf(owner),
                rise: this.risen.get(keyOf([q, r])),
              },
            ]
          : [],
      ),
    )
    this.screen.castShadows()
  }

  private readonly drawBands = (): void => {
    const clay = new Clay()
    if (this.settings.labels.outlines)
      for (const { owner, fields } of this.position.settlements()) {
        band(clay, fields, this.levelOf, 0.93, 0.75, 0.006, INK)
        band(clay, fields, this.levelOf, 0.9, 0.785, 0.012, colour(this.lookOf(owner).fill))
      }
    this.bandLines.show(clay)
  }

  private readonly drawTargets = (): void => {
    const land = new Clay()
    // Often much of the sea can be chosen: then it is marked so that the island stays what one sees first.
    const sea = new Clay()
    this.paints.faint.opacity = this.targets.length > MANY ? 0.5 : 1
    for (const { at } of this.targets) {
      const level = this.levelOf(at)
      const y = surface(level) + 0.02
      if (level) {
        ring(land, at, y, 0.87, 0.71, TARGET_EDGE)
        ring(land, at, y + 0.005, 0.845, 0.735, TARGET)
      } else ring(sea, at, y, 0.8, 0.73, TARGET)
    }
    this.targetLines.show(land)
    this.seaLines.show(sea)
  }

  private readonly drawMarks = (): void => {
    const clay = new Clay()
    for (const at of this.marked) corners(clay, at, surface(this.levelOf(at)) + 0.015, MARK)
    this.markLines.show(clay)
  }

  private readonly drawCursor = (): void => {
    const clay = new Clay()
    if (this.focused) {
      const y = surface(this.levelOf(this.focused)) + 0.03
      ring(clay, this.focused, y, 1.02, 0.84, INK)
      ring(clay, this.focused, y, 0.98, 0.88, MARK)
    }
    this.cursorLines.show(clay)
  }

  private readonly drawGhost = (): void => {
    this.ghostView.show(this.held, this.levelOf, (seat) => this.lookOf(seat))
    this.screen.castShadows()
  }

  private readonly drawBillboards = (): void => {
    const above = (at: Field, up: number): Vec => {
      const { x, y: z } = centre(at)
      return [x, surface(this.levelOf(at)) + up, z]
    }
    const glow = (at: Field, up: number, size: number): Billboard => ({ at: above(at, up), size, front: 0, text: null })
    const { spots } = this
    const boards = spots
      .filter(({ terrain }) => terrain === 'volcano')
      .map((spot) => glow(fieldOfSpot(spot), 0.55, 1.5))
    boards.push(...this.flares.map((at) => glow(at, 0.8, 6 * this.flareStrength)))
    if (this.settings.labels.levels)
      for (const { q, r, level, owner } of spots)
        if (level > 1) {
          const look = owner === null ? null : this.lookOf(owner)
          boards.push({ at: above([q, r], 0.12), size: 0.46, front: 0.64, text: String(level), ...look })
        }
    for (const { at, badge } of this.targets)
      if (badge) boards.push({ at: above(at, 0.75), size: 0.8, front: 0.1, text: badge, fill: '#ffe27a' })
    this.billboards.show(boards)
  }

  /** Sets sun and camera to an island that has grown. */
  private frameIsland(): void {
    const fields = this.spots.length ? this.spots.map(fieldOfSpot) : [[0, 0] as Field]
    const points = fields.flatMap((at) => {
      const { x, y: z } = centre(at)
      const y = surface(this.levelOf(at)) + 0.4
      return Array.from({ length: 6 }, (_, i) => corner(i, MARGIN)).map((p): Vec => [x + p.x, y, z + p.y])
    })
    const key = String(points)
    if (key === this.framed) return
    this.framed = key
    this.sky.shineOn(points)
    this.rig.subject(points)
    if (this.rig.chosen) return
    // The first island is seen at once, and from the side that suits it; later ones grow out of the one before.
    this.rig.fit(undefined, !this.shown)
    if (!this.shown || this.settings.still) this.rig.arrive()
    this.shown = this.spots.length > 0
  }

  /** The pointer says whether the field below it can be chosen. */
  private showPointer(): void {
    const { hovered } = this
    this.element.style.cursor = hovered && this.targets.some(({ at }) => same(at, hovered)) ? 'pointer' : ''
  }

  private glide(): void {
    if (this.settings.still) this.rig.arrive()
    this.screen.wake()
  }

  private fieldAt(x: number, y: number): Field | null {
    const columns = this.spots.map((spot) => ({
      at: fieldOfSpot(spot),
      level: spot.level,
      tall: spot.piece !== null || spot.terrain === 'volcano',
    }))
    return pickField(this.rig.ray(x, y), columns)
  }
}
