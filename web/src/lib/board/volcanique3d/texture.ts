/**
 * What the ground of each nature looks like. The pattern comes from where it lies in the world, so it runs on from tile
 * to tile without a seam.
 */
import type { Texture } from '../kit3d/paint'

export const TEXTURE: Texture = {
  name: 'volcanique',
  functions: `float grain(vec2 p) { return fract(sin(dot(p, vec2(127.1, 311.7))) * 43758.5453); }
float swell(vec2 p) {
  vec2 i = floor(p), f = fract(p);
  f = f * f * (3.0 - 2.0 * f);
  return mix(mix(grain(i), grain(i + vec2(1, 0)), f.x), mix(grain(i + vec2(0, 1)), grain(i + vec2(1, 1)), f.x), f.y);
}
`,
  colours: `if (vNature > 9.5) {
  glow = 0.0;
  vec2 p = vSpot.xz + vSpot.y * vec2(0.37, 0.73);
  float broad = swell(p * 1.7 + 3.1), fine = swell(p * 6.0), crumbs = swell(p * 17.0);
  vec3 ground = diffuseColor.rgb;
  if (vNature < 10.5) {
    float moss = smoothstep(0.35, 0.7, broad * 0.5 + fine * 0.35 + crumbs * 0.15);
    ground = mix(ground * 0.66, ground * vec3(1.25, 1.35, 1.1), moss);
  } else if (vNature < 11.5) {
    ground *= mix(vec3(0.74, 0.84, 0.78), vec3(1.14, 1.1, 0.92), smoothstep(0.25, 0.75, broad * 0.65 + fine * 0.35));
    ground *= 0.9 + 0.2 * crumbs;
  } else if (vNature < 12.5) {
    float wind = sin(dot(p, vec2(5.0, 19.0)) + 7.0 * broad + 1.5 * fine);
    ground *= mix(vec3(0.86, 0.82, 0.74), vec3(1.04, 1.03, 1.0), smoothstep(-0.9, 0.5, wind)) * (0.96 + 0.06 * crumbs);
  } else if (vNature < 13.5) {
    float crack = min(abs(swell(p * 3.2) - 0.5), abs(swell(p * 4.1 + 9.0) - 0.5));
    float hot = smoothstep(0.035, 0.0, crack) * smoothstep(0.3, 0.6, broad);
    ground = mix(ground * (0.7 + 0.5 * fine), vec3(1.0, 0.3, 0.03), hot);
    glow = hot;
  } else if (vNature < 14.5) {
    float furrow = sin(dot(p, vec2(7.0, 26.0)) + 1.6 * broad);
    ground *= mix(0.55, 1.25, smoothstep(-0.5, 0.6, furrow)) * (0.85 + 0.3 * crumbs);
  } else if (vNature < 15.5) {
    ground *= 0.75 + 0.5 * fine;
  } else {
    ground *= mix(vec3(0.8, 0.88, 0.95), vec3(1.02), smoothstep(0.3, 0.6, broad * 0.7 + fine * 0.3)) * (0.95 + 0.1 * crumbs);
  }
  diffuseColor.rgb = ground;
}`,
}
