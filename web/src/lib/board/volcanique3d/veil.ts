/** Thin veils over the ground and the sea, whose natures are opacities: tints, ripples, light. */
import { DoubleSide, ShaderMaterial } from 'three'

export const veil = (): ShaderMaterial =>
  new ShaderMaterial({
    transparent: true,
    depthWrite: false,
    side: DoubleSide,
    polygonOffset: true,
    polygonOffsetFactor: -1,
    polygonOffsetUnits: -4,
    vertexShader: `attribute float nature;
      attribute vec3 color;
      varying vec4 vTint;
      void main() {
        vTint = vec4(color, nature);
        gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
      }`,
    fragmentShader: `varying vec4 vTint;
      void main() {
        gl_FragColor = vTint;
        #include <colorspace_fragment>
      }`,
  })
