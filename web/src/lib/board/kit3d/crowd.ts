/** Many of one model in one draw call. */
import { Color, InstancedMesh, type Material, Matrix4, type Object3D, Quaternion, Vector3 } from 'three'
import { type Clay, type Vec, fire } from './clay'

export interface Member {
  at: Vec
  scale?: number
  /** Height apart from the scale. */
  stretch?: number
  spin?: number
  colour: Color
}

const UP = new Vector3(0, 1, 0)
const matrix = new Matrix4()
const turn = new Quaternion()

export class Crowd {
  private mesh: InstancedMesh

  constructor(
    private readonly parent: Object3D,
    model: Clay,
    private readonly material: Material,
    private readonly shadow = true,
  ) {
    this.mesh = this.gather(new InstancedMesh(fire(model), material, 16))
  }

  private gather(mesh: InstancedMesh): InstancedMesh {
    mesh.castShadow = mesh.receiveShadow = this.shadow
    mesh.frustumCulled = mesh.visible = false
    mesh.setColorAt(0, new Color())
    this.parent.add(mesh)
    return mesh
  }

  show(members: readonly Member[]): void {
    if (members.length > this.mesh.instanceMatrix.count) {
      const { geometry } = this.mesh
      this.mesh.removeFromParent()
      this.mesh.dispose()
      this.mesh = this.gather(new InstancedMesh(geometry, this.material, members.length * 2))
    }
    const { mesh } = this
    members.forEach(({ at, scale = 1, stretch = 1, spin = 0, colour }, i) => {
      matrix.compose(new Vector3(...at), turn.setFromAxisAngle(UP, -spin), new Vector3(scale, scale * stretch, scale))
      mesh.setMatrixAt(i, matrix)
      mesh.setColorAt(i, colour)
    })
    mesh.count = members.length
    mesh.visible = members.length > 0
    mesh.instanceMatrix.needsUpdate = true
    mesh.instanceColor!.needsUpdate = true
  }

  dispose(): void {
    this.mesh.geometry.dispose()
    this.mesh.dispose()
  }
}
