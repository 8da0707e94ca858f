/** Keys that count wherever the focus is, unless something there wants them itself. */
import type { Composer } from './kind'
import type { BoardHost } from './host.svelte'

type Acts = Record<string, (() => void) | undefined>

/** Does what a key means: in every game, in this one, or on this page alone (`more`). */
export function press(event: KeyboardEvent, composer: Composer, host: BoardHost, more: Acts = {}): void {
  const target = event.target as HTMLElement
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
  // What lies behind a dialog is out of reach, wherever the focus is.
  if (document.querySelector('dialog[open]')) return
  if (target.closest('input, textarea, select, [role="menu"]')) return
  const acts: Acts = {
    Enter: target.closest('button, a') ? undefined : () => composer.confirm(),
    Backspace: () => composer.takeBack(),
    v: () => host.switch(),
    Escape: () => (host.busy > 0 || !composer.putBack ? host.hurry() : composer.putBack()),
    '+': () => host.zoom(1.25),
    '-': () => host.zoom(0.8),
    '0': () => host.reset(),
    ...more,
  }
  const act = acts[event.key] ?? composer.keys?.[event.key]?.act
  if (!act) return
  event.preventDefault()
  act()
}

/** A key as it is written on keyboards: a capital letter is the letter with Shift. */
export function capsOf(key: string): string[] {
  if (key.length > 1) return [key]
  return key === key.toLowerCase() ? [key.toUpperCase()] : ['Shift', key]
}
