/** The sea: shallows and foam around the coast, and waves that move only while frames are drawn anyway. */
import {
  DataTexture,
  LinearFilter,
  Mesh,
  MeshLambertMaterial,
  type Object3D,
  PlaneGeometry,
  RedFormat,
  Vector2,
} from 'three'
import type { Field } from '../../wire'
import { keyOf } from '../hex'
import { REACH, surveyCoast } from './coast'

const DECLARATIONS = `uniform sampler2D coast;
uniform vec2 origin, extent;
uniform float time;
varying vec3 vSpot;
float grain(vec2 p) { return fract(sin(dot(p, vec2(127.1, 311.7))) * 43758.5453); }
float swell(vec2 p) {
  vec2 i = floor(p), f = fract(p);
  f = f * f * (3.0 - 2.0 * f);
  return mix(mix(grain(i), grain(i + vec2(1, 0)), f.x), mix(grain(i + vec2(0, 1)), grain(i + vec2(1, 1)), f.x), f.y);
}
`
const COLOURS = `float away = texture2D(coast, (vSpot.xz - origin) / extent).r * ${REACH.toFixed(1)};
float broad = swell(vSpot.xz * 0.35 + time * 0.05);
float fine = swell(vSpot.xz * 1.7 + vec2(time * 0.22, -time * 0.13));
float ripple = swell(vSpot.xz * vec2(3.0, 6.5) + vec2(fine * 1.5, time * 0.4));
float depth = away + (broad - 0.5) * 1.4 + (fine - 0.5) * 0.25;
vec3 sea = mix(vec3(0.30, 0.78, 0.70), vec3(0.055, 0.47, 0.56), smoothstep(0.0, 1.7, depth));
sea = mix(sea, vec3(0.018, 0.27, 0.44), smoothstep(1.2, ${REACH.toFixed(1)} * 1.05, depth));
sea *= 0.93 + 0.14 * broad;
sea += vec3(0.02, 0.055, 0.06) * smoothstep(0.55, 1.0, ripple) * smoothstep(0.35, 0.75, broad);
float edge = away + (fine - 0.5) * 0.16;
float foam = smoothstep(0.2, 0.05, edge) * 0.95;
float pulse = 0.07 * sin(time * 1.3 + broad * 6.0);
foam += 0.5 * smoothstep(0.09, 0.0, abs(edge - 0.46 - pulse)) * smoothstep(0.25, 0.6, fine + 0.2 * ripple);
foam += 0.28 * smoothstep(0.07, 0.0, abs(edge - 0.95 + pulse)) * smoothstep(0.4, 0.7, broad * 0.5 + fine * 0.6);
diffuseColor.rgb = mix(sea, vec3(0.93, 0.97, 0.95), clamp(foam, 0.0, 1.0));`

export class Ocean {
  private readonly uniforms = {
    coast: { value: null as DataTexture | null },
    origin: { value: new Vector2() },
    extent: { value: new Vector2(1, 1) },
    time: { value: 0 },
  }
  private readonly mesh: Mesh<PlaneGeometry, MeshLambertMaterial>
  private surveyed: string | null = null

  constructor(parent: Object3D) {
    const material = new MeshLambertMaterial()
    material.onBeforeCompile = (shader) => {
      Object.assign(shader.uniforms, this.uniforms)
      shader.vertexShader =
        'varying vec3 vSpot;\n' +
        shader.vertexShader.replace(
          '#include <project_vertex>',
          '#include <project_vertex>\nvSpot = (modelMatrix * vec4(transformed, 1.0)).xyz;',
        )
      shader.fragmentShader = DECLARATIONS + shader.fragmentShader.replace('#include <color_fragment>', COLOURS)
    }
    this.mesh = new Mesh(new PlaneGeometry(400, 400), material)
    this.mesh.rotation.x = -Math.PI / 2
    this.mesh.receiveShadow = true
    parent.add(this.mesh)
    this.surround([])
  }

  /** Land has come or gone; nothing is done while the coast is the same. */
  surround(land: Field[]): void {
    const now = land.map(keyOf).join(' ')
    if (now === this.surveyed) return
    this.surveyed = now
    const coast = surveyCoast(land)
    this.uniforms.coast.value?.dispose()
    const picture = new DataTexture(coast.distances, coast.width, coast.height, RedFormat)
    picture.minFilter = picture.magFilter = LinearFilter
    picture.unpackAlignment = 1
    picture.needsUpdate = true
    this.uniforms.coast.value = picture
    this.uniforms.origin.value.set(coast.left, coast.top)
    this.uniforms.extent.value.set(coast.across, coast.down)
  }

  tick(seconds: number): void {
    this.uniforms.time.value += seconds
  }

  dispose(): void {
    this.uniforms.coast.value?.dispose()
    this.mesh.geometry.dispose()
    this.mesh.material.dispose()
  }
}
