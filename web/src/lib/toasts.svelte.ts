/** Short news at the edge of the screen, gone after a while. */

export interface Toast {
  id: number
  text: string
  tone: 'plain' | 'bad'
}

const SHOWN_SECONDS = 6
let last = 0

export const toasts = $state<Toast[]>([])

export function toast(text: string, tone: Toast['tone'] = 'plain'): void {
  const id = ++last
  toasts.push({ id, text, tone })
  setTimeout(() => dismiss(id), SHOWN_SECONDS * 1000)
}

export function dismiss(id: number): void {
  const index = toasts.findIndex((toast) => toast.id === id)
  if (index >= 0) toasts.splice(index, 1)
}
