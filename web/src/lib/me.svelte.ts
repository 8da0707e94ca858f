/** Who plays here: the guest that the cookie names. */
import { client } from './client'

/** One tab after the other: two that somebody new opens at once would become two guests. */
function alone<T>(ask: () => Promise<T>): Promise<T> {
  const { locks } = navigator as { locks?: LockManager } // only pages that came safely have them
  return locks ? (locks.request('guest', ask) as Promise<T>) : ask()
}

class Guest {
  name = $state('')
  id = $state('')

  /** Until it is known who plays here, nothing can be said about them. */
  #known: Promise<void> | null = null

  async load(): Promise<void> {
    this.#known = alone(client.me).then((me) => void Object.assign(this, me))
    try {
      await this.#known
    } catch (error) {
      this.#known = null
      throw error
    }
  }

  async rename(name: string): Promise<void> {
    await (this.#known ?? this.load())
    const wanted = name.trim()
    if (wanted && wanted !== this.name) Object.assign(this, await client.rename(wanted))
  }
}

export const me = new Guest()
