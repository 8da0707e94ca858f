/** The guests that somebody does not want to read, kept in the browser. */
import { SvelteSet } from 'svelte/reactivity'

const KEY = 'muted'

class Muted extends SvelteSet<string> {
  override add(author: string): this {
    super.add(author)
    localStorage.setItem(KEY, JSON.stringify([...this]))
    return this
  }

  override clear(): void {
    super.clear()
    localStorage.removeItem(KEY)
  }
}

export const muted = new Muted(JSON.parse(localStorage.getItem(KEY) ?? '[]') as string[])
