/** The keys of the board. Letters go by their place on the keyboard, so that they surround S on any layout. */
export type Order =
  | { kind: 'move'; direction: number }
  | { kind: 'target'; step: 1 | -1 }
  | { kind: 'island'; step: 1 | -1 }
  | { kind: 'details' }
  | { kind: 'pick' }
  | { kind: 'turn'; steps: 1 | -1; all: boolean }
  | { kind: 'zoom'; factor: number }
  | { kind: 'reset' }

const MOVES: Readonly<Record<string, number>> = {
  ArrowRight: 0,
  ArrowLeft: 3,
  KeyC: 1,
  KeyZ: 2,
  KeyQ: 4,
  KeyE: 5,
  Numpad6: 0,
  Numpad3: 1,
  Numpad1: 2,
  Numpad4: 3,
  Numpad7: 4,
  Numpad9: 5,
}

const ZOOM = 1.25

export function orderOf(event: KeyboardEvent): Order | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null
  const { code, key, shiftKey } = event
  if (code === 'ArrowUp') return { kind: 'move', direction: shiftKey ? 5 : 4 }
  if (code === 'ArrowDown') return { kind: 'move', direction: shiftKey ? 1 : 2 }
  const direction = MOVES[code]
  if (direction !== undefined) return { kind: 'move', direction }
  if (code === 'Home') return { kind: 'target', step: 1 }
  if (code === 'End') return { kind: 'target', step: -1 }
  if (key.toLowerCase() === 'j') return { kind: 'island', step: shiftKey ? -1 : 1 }
  if (key.toLowerCase() === 'i') return { kind: 'details' }
  if (key === 'Enter' || key === ' ') return { kind: 'pick' }
  if (key.toLowerCase() === 'r') return { kind: 'turn', steps: 1, all: shiftKey }
  if (key === '+' || key === '=') return { kind: 'zoom', factor: ZOOM }
  if (key === '-') return { kind: 'zoom', factor: 1 / ZOOM }
  if (key === '0') return { kind: 'reset' }
  return null
}
