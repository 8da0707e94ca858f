/** The board of Volcanique in 3D, a chunk of its own. Where it is not supported, the flat board does everything as well. */
import { Board3D } from '../kit3d/board'
import type { MakeBoard } from '../view'
import type { VolcaniqueGhost, VolcaniqueView } from '../volcanique/view'
import { VolcaniqueScene } from './scene'

export { LOST } from '../kit3d/board'
export { isSupported } from '../kit3d/screen'

/** Throws where there is no WebGL 2; when its graphics are lost later, the element dispatches `LOST`. */
export const makeBoard: MakeBoard<VolcaniqueView, VolcaniqueGhost> = (parent, events) =>
  new Board3D(parent, events, (stage) => new VolcaniqueScene(stage))
