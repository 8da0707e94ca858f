/** The canvas: frames on demand, as fine as the machine can keep up with. Nothing is drawn while nothing moves. */
import { type Camera, NeutralToneMapping, PCFShadowMap, type Scene, WebGLRenderer } from 'three'

const COARSEST = 0.6
const FINEST = 2
/** Frames that take longer than this many seconds on average are too slow: coarser ones follow. */
const SLOW_FRAME_SECONDS = 0.05
/** After a pause time goes on with a usual step. */
const USUAL_FRAME_SECONDS = 1 / 60
const LONGEST_FRAME_SECONDS = 0.25

export interface Picture {
  scene: Scene
  camera: Camera
  /** Moves everything on; true while something still moves. */
  step(seconds: number): boolean
  resized(width: number, height: number): void
  lost(): void
}

export class Screen {
  private readonly renderer = new WebGLRenderer({ antialias: true })
  private readonly watcher = new ResizeObserver(() => this.resize())
  private request = 0
  private shadowsMoved = false
  private frames = 0
  private width = 0
  private height = 0
  private last = 0
  private pace = 0
  /** Pixels of the canvas for one of the page, while something moves. */
  private ratio = this.finest

  constructor(
    private readonly element: HTMLElement,
    private readonly picture: Picture,
  ) {
    const { renderer } = this
    renderer.toneMapping = NeutralToneMapping
    renderer.shadowMap.enabled = true
    renderer.shadowMap.type = PCFShadowMap
    renderer.shadowMap.autoUpdate = false
    // Shadows belong to the frame: what they cost is counted with it.
    renderer.info.autoReset = false
    renderer.setPixelRatio(this.ratio)
    const canvas = renderer.domElement
    canvas.style.cssText = 'display:block;width:100%;height:100%'
    canvas.addEventListener('webglcontextlost', this.lose)
    element.append(canvas)
    this.watcher.observe(element)
  }

  /** Asks for a frame. */
  wake(): void {
    this.request ||= requestAnimationFrame((now) => this.draw(now))
  }

  /** Shadows have moved. */
  castShadows(): void {
    this.shadowsMoved = true
  }

  private draw(now: number): void {
    const { renderer, picture, element } = this
    this.request = 0
    const seconds = this.last ? Math.min(LONGEST_FRAME_SECONDS, (now - this.last) / 1000) : USUAL_FRAME_SECONDS
    const moving = picture.step(seconds)
    if (moving && this.last) this.keepPace(seconds)
    // What is drawn coarsely to keep pace is drawn finely once it rests.
    const ratio = moving ? this.ratio : this.finest
    // A canvas of another size is empty until something is drawn: that has to be now.
    if (renderer.getPixelRatio() !== ratio) renderer.setPixelRatio(ratio)
    // A machine that cannot keep pace draws shadows when everything has come to rest.
    if (this.shadowsMoved && ratio === this.finest) {
      renderer.shadowMap.needsUpdate = true
      this.shadowsMoved = false
    }
    renderer.info.reset()
    renderer.render(picture.scene, picture.camera)
    const { calls, triangles } = renderer.info.render
    Object.assign(element.dataset, { frames: ++this.frames, drawCalls: calls, triangles })
    this.last = moving ? now : 0
    if (moving) this.wake()
  }

  private keepPace(seconds: number): void {
    this.pace = this.pace ? this.pace * 0.85 + seconds * 0.15 : seconds
    if (this.pace < SLOW_FRAME_SECONDS) return
    this.ratio = Math.max(COARSEST, this.ratio * 0.75)
    this.pace = 0
  }

  private get finest(): number {
    return Math.min(devicePixelRatio, FINEST)
  }

  /** Takes the size of the element. */
  resize(): void {
    const { clientWidth: width, clientHeight: height } = this.element
    const same = width === this.width && height === this.height
    if (same || !width || !height || this.request < 0) return
    this.width = width
    this.height = height
    this.renderer.setSize(width, height, false)
    this.picture.resized(width, height)
    this.wake()
    if (!this.frames) return
    // As above: what was drawn is gone.
    cancelAnimationFrame(this.request)
    this.draw(performance.now())
  }

  private readonly lose = (event: Event): void => {
    event.preventDefault()
    this.stop()
    this.picture.lost()
  }

  private stop(): void {
    cancelAnimationFrame(this.request)
    // Whatever asks for a frame from now on asks in vain.
    this.request = -1
  }

  dispose(): void {
    this.stop()
    this.watcher.disconnect()
    this.renderer.domElement.removeEventListener('webglcontextlost', this.lose)
    this.renderer.dispose()
    this.renderer.forceContextLoss()
  }
}

/** Whether the browser can draw in 3D: without WebGL 2 a screen throws. */
export function isSupported(): boolean {
  try {
    const context = document.createElement('canvas').getContext('webgl2')
    context?.getExtension('WEBGL_lose_context')?.loseContext()
    return context !== null
  } catch {
    return false
  }
}
