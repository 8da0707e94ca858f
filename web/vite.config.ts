import { svelte } from '@sveltejs/vite-plugin-svelte'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'

const BASE =
  /node_modules\/svelte|src\/lib\/(ui|[\w.]+\.ts|i18n\/i18n|game\/(kind|words|Invite)|games\/\w+\/index|help\/texts|board\/(hex|spot|kit2d\/(ink|svg)|taluva2d\/(terrain|pieces)))/

/** Shaders of three.js for materials that no board uses (shiny, cartoon, with bones): 11 KB, packed, of the 3D chunk. */
const UNUSED_SHADERS =
  /^((?:var (?:lights_(?:physical|toon|phong)|transmission|iridescence|clearcoat|lightprobes|gradientmap|cube_uv|roughnessmap|metalnessmap|bumpmap|batching|skin|morph|displacementmap|alphahash)\w*|const \w+\$\w+(?= = "#define (?:STANDARD|TOON|MATCAP|PHONG|NORMAL)\\n)) = )".*";$/gm

/** Parts of three.js that no board uses (headsets, mirrors, effects, faces that change), and what is left of them. */
const UNUSED_PARTS: [part: RegExp, left: string][] = [
  [
    /^class WebXRManager [^]*?^}$/m,
    'class WebXRManager extends EventDispatcher { enabled = false; isPresenting = false; setAnimationLoop() {} getEnvironmentBlendMode() {} dispose() {} }',
  ],
  [/^class PMREMGenerator [^]*?^}$/m, 'class PMREMGenerator {}'],
  [/^class WebGLCubeRenderTarget [^]*?^}$/m, 'class WebGLCubeRenderTarget {}'],
  [/^function WebGLOutput\([^]*?^}$/m, 'function WebGLOutput() {}'],
  [/^function WebGLMorphtargets\([^]*?^}$/m, 'function WebGLMorphtargets() {}'],
  [/^function WebGLUniformsGroups\([^]*?^}$/m, 'function WebGLUniformsGroups() { return { dispose() {} } }'],
  [/^const DATA = new Uint16Array\([^]*?\);$/m, 'const DATA = new Uint16Array()'],
]

function trimmed(code: string): string {
  for (const [part, left] of UNUSED_PARTS) {
    if (!part.test(code)) throw new Error(`three.js has changed: there is no ${part}`)
    code = code.replace(part, left)
  }
  return code.replace(UNUSED_SHADERS, '$1"";')
}

const trimThree = (): Plugin => ({
  name: 'trim-three',
  transform: (code, id) => (id.includes('three.module.js') ? trimmed(code) : undefined),
})

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), trimThree()],
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    // The board in 3D, which is loaded when it is wanted.
    chunkSizeWarningLimit: 700,
    // Few chunks are smaller, packed, than many: what every page needs, and what playing needs, Taluva's part with it.
    // The parts of other games are chunks of their own.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'base', test: BASE, priority: 2 },
            // What boards in 3D share, three.js above all.
            { name: 'kit3d', test: /node_modules\/three\/|src\/lib\/board\/kit3d\//, priority: 2 },
            {
              name: 'play',
              test: /src\/lib\/(game\/(?!plain)|games\/taluva\/play\/|board\/(?!kit3d|taluva3d|volcanique))/,
              priority: 1,
            },
          ],
        },
      },
    },
  },
  server: {
    proxy: {
      // With the host as the browser sent it: the server compares it with the origin.
      '/api': { target: 'http://127.0.0.1:8000', changeOrigin: false },
      '/ws': { target: 'ws://127.0.0.1:8000', ws: true },
    },
  },
  // Components are mounted in tests, too: Svelte has to be the one for browsers.
  resolve: mode === 'test' ? { conditions: ['browser'] } : undefined,
  test: { environment: 'jsdom', include: ['src/**/*.test.ts'] },
}))
