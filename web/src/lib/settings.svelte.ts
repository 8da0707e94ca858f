/** What this person likes, kept in the browser. */

export type Theme = 'auto' | 'light' | 'dark'
/** Factors on the speed of animations; 0 for none. */
export const SPEEDS = [0, 0.5, 1, 2] as const

const DEFAULTS = {
  /** `auto` is 3D where it is smooth. */
  board: 'auto' as 'auto' | '2d' | '3d',
  theme: 'auto' as Theme,
  sound: false,
  notifications: false,
  speed: 1,
  levels: true,
  outlines: true,
  /** Fields by their coordinates, instead of the names of places. */
  coordinates: false,
  /** Scores of a running game, where there are any. */
  scores: true,
  /** Help in somebody's first games. */
  guide: true,
  /** The screen between two people at one device. */
  handOver: true,
  /** My colour where I may choose. */
  colour: 0,
}
export type Settings = typeof DEFAULTS

const KEY = 'settings'

function stored(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>
  } catch {
    return {}
  }
}

// Tests run where there is none.
const reducedMotion = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)')

class Preferences {
  values = $state<Settings>({ ...DEFAULTS, ...stored() })
  #reduced = $state(reducedMotion?.matches ?? false)

  constructor() {
    reducedMotion?.addEventListener('change', (event) => (this.#reduced = event.matches))
    // Another tab may have changed them.
    addEventListener('storage', (event) => {
      if (event.key === KEY) Object.assign(this.values, stored())
    })
  }

  /** No animations: by the setting, or because the system asks for it. */
  get still(): boolean {
    return this.#reduced || this.values.speed === 0
  }

  /** To be called once, where effects live: stores changes and tells the style sheet. */
  keep(): void {
    $effect(() => {
      localStorage.setItem(KEY, JSON.stringify(this.values))
      const root = document.documentElement
      if (this.values.theme === 'auto') delete root.dataset.theme
      else root.dataset.theme = this.values.theme
      root.dataset.motion = this.still ? 'off' : 'on'
    })
  }
}

const preferences = new Preferences()
/** Read and write any of these; they are kept. */
export const settings = preferences.values
export const keepSettings = (): void => preferences.keep()
export const isStill = (): boolean => preferences.still
