/** Who plays here: the guest that the cookie names. */
import { client } from './client'

class Guest {
  name = $state('')
  id = $state('')

  async load(): Promise<void> {
    Object.assign(this, await client.me())
  }

  async rename(name: string): Promise<void> {
    const wanted = name.trim()
    if (wanted && wanted !== this.name) Object.assign(this, await client.rename(wanted))
  }
}

export const me = new Guest()
