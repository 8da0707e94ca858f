/** Small pictures that always face the viewer: numbers, badges, glows. All in one texture and one draw call. */
import { BufferAttribute, BufferGeometry, CanvasTexture, Mesh, type Object3D, ShaderMaterial } from 'three'
import type { Vec } from './clay'

export interface Billboard {
  at: Vec
  size: number
  /** How far a text stands towards the viewer; 0 for a glow. */
  front: number
  /** A text on a disc, or null for a glow. */
  text: string | null
  fill?: string
  ink?: string
  /** A text that may shrink further than others with distance, as what it says can be seen otherwise too. */
  small?: boolean
}

const CELL = 96
const CELLS = 10

export class Billboards {
  /** How big a text is at least, seen from one unit away. */
  readonly least = { value: 0 }
  private readonly atlas = document.createElement('canvas')
  private readonly texture: CanvasTexture
  private readonly mesh: Mesh<BufferGeometry, ShaderMaterial>
  private readonly cells = new Map<string, number>()

  constructor(parent: Object3D) {
    this.atlas.width = this.atlas.height = CELL * CELLS
    this.texture = new CanvasTexture(this.atlas)
    const material = new ShaderMaterial({
      uniforms: { atlas: { value: this.texture }, least: this.least },
      vertexShader: `uniform float least;
        attribute vec4 corner;
        varying vec2 vUv;
        void main() {
          vUv = uv;
          vec2 way = normalize(cameraPosition.xz - position.xz) * corner.w;
          vec4 seen = viewMatrix * vec4(position + vec3(way.x, 0.0, way.y), 1.0);
          float size = abs(corner.z);
          if (corner.w > 0.0) size = max(size, -seen.z * least * (corner.z > 0.0 ? 1.0 : 0.6));
          seen.xy += corner.xy * size;
          // Nearer than it is, lest plants next to it cover it.
          seen.xyz *= 1.0 - 0.7 / length(seen.xyz);
          gl_Position = projectionMatrix * seen;
        }`,
      fragmentShader: `uniform sampler2D atlas;
        varying vec2 vUv;
        void main() { gl_FragColor = texture2D(atlas, vUv); }`,
      transparent: true,
      depthWrite: false,
    })
    this.mesh = new Mesh(new BufferGeometry(), material)
    this.mesh.frustumCulled = false
    this.mesh.renderOrder = 5
    parent.add(this.mesh)
  }

  show(boards: Billboard[]): void {
    const count = boards.length * 6
    const [positions, corners, uvs] = [3, 4, 2].map((size) => new Float32Array(count * size)) as [
      Float32Array,
      Float32Array,
      Float32Array,
    ]
    boards.forEach((board, n) => {
      const cell = this.cellOf(board)
      const [column, row] = [cell % CELLS, Math.floor(cell / CELLS)]
      ;[0, 1, 2, 2, 1, 3].forEach((k, i) => {
        const [x, y] = [k & 1, k >> 1]
        const v = n * 6 + i
        positions.set(board.at, v * 3)
        corners.set([x - 0.5, y - 0.5, board.small ? -board.size : board.size, board.front], v * 4)
        uvs.set([(column + x) / CELLS, 1 - (row + 1 - y) / CELLS], v * 2)
      })
    })
    this.mesh.geometry.dispose()
    const geometry = (this.mesh.geometry = new BufferGeometry())
    geometry.setAttribute('position', new BufferAttribute(positions, 3))
    geometry.setAttribute('corner', new BufferAttribute(corners, 4))
    geometry.setAttribute('uv', new BufferAttribute(uvs, 2))
    this.mesh.visible = count > 0
  }

  private cellOf(board: Billboard): number {
    const { text, fill = '#fbf6e9', ink = '#2a2420' } = board
    const key = text === null ? '' : `${fill} ${text}`
    const known = this.cells.get(key)
    if (known !== undefined) return known
    // Badges change from game to game; when all cells are taken the oldest texts make room.
    if (this.cells.size === CELLS * CELLS) this.cells.clear()
    const cell = this.cells.size
    this.cells.set(key, cell)
    const pen = this.atlas.getContext('2d')!
    const half = CELL / 2
    pen.setTransform(1, 0, 0, 1, (cell % CELLS) * CELL + half, Math.floor(cell / CELLS) * CELL + half)
    pen.clearRect(-half, -half, CELL, CELL)
    if (text === null) this.glow(pen, half)
    else this.disc(pen, half, text, fill, ink)
    this.texture.needsUpdate = true
    return cell
  }

  private glow(pen: CanvasRenderingContext2D, half: number): void {
    const light = pen.createRadialGradient(0, 0, 0, 0, 0, half)
    light.addColorStop(0, 'rgb(255 205 90 / 0.75)')
    light.addColorStop(0.25, 'rgb(255 140 40 / 0.4)')
    light.addColorStop(0.6, 'rgb(255 100 30 / 0.1)')
    light.addColorStop(1, 'rgb(255 100 30 / 0)')
    pen.fillStyle = light
    pen.fillRect(-half, -half, 2 * half, 2 * half)
  }

  private disc(pen: CanvasRenderingContext2D, half: number, text: string, fill: string, ink: string): void {
    const high = half * 0.62
    const font = `700 ${half * 0.92}px system-ui, sans-serif`
    pen.font = font
    const wide = Math.min(half - 4, Math.max(high, pen.measureText(text).width / 2 + half * 0.25))
    pen.beginPath()
    pen.roundRect(-wide, -high, 2 * wide, 2 * high, high)
    pen.fillStyle = fill
    pen.strokeStyle = 'rgb(42 32 28 / 0.85)'
    pen.lineWidth = half * 0.12
    pen.fill()
    pen.stroke()
    pen.fillStyle = ink
    pen.textAlign = 'center'
    pen.textBaseline = 'middle'
    pen.fillText(text, 0, half * 0.06, 2 * wide - half * 0.3)
  }

  dispose(): void {
    this.texture.dispose()
    this.mesh.geometry.dispose()
    this.mesh.material.dispose()
  }
}
