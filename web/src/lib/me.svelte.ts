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

  async load(): Promise<void> {
    Object.assign(this, await alone(client.me))
  }

  async rename(name: string): Promise<void> {
    const wanted = name.trim()
    if (wanted && wanted !== this.name) Object.assign(this, await client.rename(wanted))
  }
}

export const me = new Guest()
