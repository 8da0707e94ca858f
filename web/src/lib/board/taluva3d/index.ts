/** The board of Taluva in 3D, a chunk of its own. Where it is not supported, the flat board does everything as well. */
import type { TaluvaView } from '../../wire'
import { Board3D } from '../kit3d/board'
import type { TaluvaGhost } from '../taluva/ghost'
import type { MakeBoard } from '../view'
import { TaluvaScene } from './scene'

export { LOST } from '../kit3d/board'
export { isSupported } from '../kit3d/screen'

/** Throws where there is no WebGL 2; when its graphics are lost later, the element dispatches `LOST`. */
export const makeBoard: MakeBoard<TaluvaView, TaluvaGhost> = (parent, events) =>
  new Board3D(parent, events, (stage) => new TaluvaScene(stage))
