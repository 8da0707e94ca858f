/** The board of Taluva in 3D, a chunk of its own. Where it is not supported, the flat board does everything as well. */
import type { MakeBoard } from '../view'
import { Taluva3D } from './board'

export { LOST } from './board'

/** Throws where there is no WebGL 2; when its graphics are lost later, the element dispatches `LOST`. */
export const makeBoard: MakeBoard = (parent, events) => new Taluva3D(parent, events)

export function isSupported(): boolean {
  try {
    const context = document.createElement('canvas').getContext('webgl2')
    context?.getExtension('WEBGL_lose_context')?.loseContext()
    return context !== null
  } catch {
    return false
  }
}
