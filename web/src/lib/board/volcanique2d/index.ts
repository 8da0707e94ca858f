/** The flat board of Volcanique. */
import './land.css'
import { Board2D } from '../kit2d/board'
import type { MakeBoard } from '../view'
import type { VolcaniqueGhost, VolcaniqueView } from '../volcanique/view'
import { VolcaniqueScene } from './scene'

export const makeBoard: MakeBoard<VolcaniqueView, VolcaniqueGhost> = (parent, events) =>
  new Board2D(parent, events, (stage) => new VolcaniqueScene(stage))
