/** How clay is painted: one lit material for everything solid, which knows the natures of colours. */
import { DoubleSide, MeshLambertMaterial, type MeshLambertMaterialParameters, Vector3 } from 'three'
import type { Vec } from './clay'

const NOWHERE: Vec = [0, 99, 0]

/** Up to three fields under something that hangs over the board: what would pierce it is not drawn. */
export class Cover {
  readonly covered = { value: [0, 1, 2].map(() => new Vector3(...NOWHERE)) }

  /** The middles of the undersides of what hangs there; none if nothing does. */
  hang(undersides: Vec[]): void {
    this.covered.value.forEach((spot, i) => spot.set(...(undersides[i] ?? NOWHERE)))
  }
}

/** How the natures of a game's own look, those from 10 on. It may change `diffuseColor.rgb` and `glow`, at `vSpot`. */
export interface Texture {
  name: string
  functions: string
  colours: string
}

const VERTEX = `attribute float nature;
varying float vNature;
varying vec3 vSpot;
`
const FRAGMENT = `uniform vec3 covered[3];
varying float vNature;
varying vec3 vSpot;
`

/** Without a cover it is drawn wherever it is, as what hangs there itself has to. */
export function paint(
  parameters: MeshLambertMaterialParameters = {},
  cover?: Cover,
  texture?: Texture,
): MeshLambertMaterial {
  const material = new MeshLambertMaterial({ vertexColors: true, flatShading: true, ...parameters })
  material.customProgramCacheKey = () => `clay ${cover ? 'covered' : ''} ${texture?.name ?? ''}`
  material.onBeforeCompile = (shader) => {
    if (cover) shader.uniforms.covered = cover.covered
    shader.vertexShader =
      VERTEX +
      shader.vertexShader
        .replace(
          '#include <color_vertex>',
          `vColor = vec4(color, 1.0);
        #ifdef USE_INSTANCING_COLOR
          // Dark colours would lose their shape in the shade.
          if (nature > 0.5 && nature < 9.5) vColor.rgb *= instanceColor * 0.94 + 0.03;
        #endif
        vNature = nature;`,
        )
        // Faces are flat, their normals come from the picture; only the bias of shadows asks for one here.
        .replace('#include <beginnormal_vertex>', 'vec3 objectNormal = vec3(0.0, 1.0, 0.0);')
        .replace(
          '#include <project_vertex>',
          `#include <project_vertex>
        vec4 spot = vec4(transformed, 1.0);
        #ifdef USE_INSTANCING
          spot = instanceMatrix * spot;
        #endif
        vSpot = (modelMatrix * spot).xyz;`,
        )
    shader.fragmentShader =
      FRAGMENT +
      (texture?.functions ?? '') +
      shader.fragmentShader
        .replace(
          '#include <clipping_planes_fragment>',
          cover
            ? `for (int i = 0; i < 3; i++) {
          vec2 off = abs(vSpot.xz - covered[i].xz);
          if (vSpot.y > covered[i].y && max(off.x, off.x * 0.5 + off.y * 0.866) < 0.86) discard;
        }`
            : '',
        )
        .replace(
          '#include <color_fragment>',
          `#include <color_fragment>
        float glow = step(1.5, vNature);
        ${texture?.colours ?? ''}`,
        )
        .replace(
          '#include <emissivemap_fragment>',
          `totalEmissiveRadiance += diffuseColor.rgb * glow;
        diffuseColor.rgb *= 1.0 - glow;`,
        )
  }
  return material
}

/** For marks on the ground: they lie on everything else without fighting for the same depth. */
export const overlay = (opacity: number, lift = 2): MeshLambertMaterial =>
  paint({
    transparent: true,
    opacity,
    depthWrite: false,
    side: DoubleSide,
    polygonOffset: true,
    polygonOffsetFactor: -lift,
    polygonOffsetUnits: -4 * lift,
  })
