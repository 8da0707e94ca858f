import { client, Refused } from '../client'
import { refusalWords } from '../game/words'
import { router } from '../router.svelte'
import type { Plan } from './plan.svelte'

/** Makes the planned game and goes there; what is wrong with it, if something is. */
export async function start(plan: Plan): Promise<string | null> {
  plan.keep()
  try {
    router.go(`/game/${(await client.create(plan.wish())).id}`)
    return null
  } catch (error) {
    if (error instanceof Refused) return refusalWords({ code: error.code, text: error.message })
    throw error
  }
}
