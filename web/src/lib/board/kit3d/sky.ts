/** Sun, sky and haze. */
import { Color, DirectionalLight, Fog, HemisphereLight, type Scene, Vector3 } from 'three'
import type { Vec } from './clay'

const HAZE = '#cfe9ea'
/** A late afternoon from the left, a little from the front: sides that are seen are lit. */
const SUNWARDS = new Vector3(-0.62, 0.82, 0.42).normalize()

export class Sky {
  private readonly sun = new DirectionalLight('#ffe6bd', 2.75)
  private readonly haze = new Fog(HAZE)

  constructor(scene: Scene) {
    const { sun } = this
    sun.castShadow = true
    sun.shadow.mapSize.set(2048, 2048)
    sun.shadow.bias = -0.0006
    sun.shadow.normalBias = 0.02
    sun.shadow.radius = 1.3
    scene.background = new Color(HAZE)
    scene.fog = this.haze
    scene.add(sun, sun.target, new HemisphereLight('#d6ecff', '#8a6a4a', 1.15))
  }

  /** Casts the shadows of all that lies between these points. */
  shineOn(points: Vec[]): void {
    const { sun } = this
    const middle = [0, 1, 2].map((i) => {
      const along = points.map((point) => point[i]!)
      return (Math.min(...along) + Math.max(...along)) / 2
    }) as unknown as Vec
    const centre = sun.target.position.set(...middle)
    const reach = 1 + Math.max(...points.map((point) => centre.distanceTo(new Vector3(...point))))
    sun.position.copy(centre).addScaledVector(SUNWARDS, 2 * reach)
    sun.target.updateMatrixWorld()
    const { camera } = sun.shadow
    Object.assign(camera, {
      left: -reach,
      right: reach,
      top: reach,
      bottom: -reach,
      near: reach * 0.5,
      far: reach * 3.5,
    })
    camera.updateProjectionMatrix()
  }

  /** Haze lies behind the land, however far away that is. */
  seenFrom(distance: number): void {
    this.haze.near = distance * 1.5
    this.haze.far = distance * 6
  }

  dispose(): void {
    this.sun.dispose()
  }
}
