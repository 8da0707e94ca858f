/** Who plays here: the guest that the cookie names. */
import { client } from './client'
import type { Me } from './wire'

class Guest {
  name = $state('')
  id = $state('')
  #answered: Promise<unknown> = Promise.resolve()

  load(): Promise<void> {
    return this.#ask(client.me)
  }

  rename(name: string): Promise<void> {
    const wanted = name.trim()
    return this.#ask(async () => (wanted && wanted !== this.name ? client.rename(wanted) : null))
  }

  /** One question after the other: who is new becomes one guest, not two, and the last answer is the newest. */
  #ask(question: () => Promise<Me | null>): Promise<void> {
    const done = this.#answered.then(async () => void Object.assign(this, await question()))
    this.#answered = done.catch(() => undefined)
    return done
  }
}

export const me = new Guest()
