import { client } from '../client'
import { problemWords } from '../game/words'
import { router } from '../router.svelte'
import type { NewGame } from '../wire'
import type { Plan } from './plan.svelte'

/** Makes the planned game, or another one, once, and goes there; what is wrong with it, if something is. */
export async function start(plan: Plan, wish?: NewGame): Promise<string | null> {
  if (plan.starting) return null
  plan.starting = true
  if (!wish) plan.keep()
  try {
    router.go(`/game/${(await client.create(wish ?? plan.wish())).id}`)
    return null
  } catch (error) {
    return problemWords(error)
  } finally {
    plan.starting = false
  }
}
