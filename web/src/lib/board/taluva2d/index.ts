/** The flat board of Taluva. */
import type { TaluvaView } from '../../wire'
import { Board2D } from '../kit2d/board'
import type { TaluvaGhost } from '../taluva/ghost'
import type { MakeBoard } from '../view'
import { TaluvaScene } from './scene'

export const makeBoard: MakeBoard<TaluvaView, TaluvaGhost> = (parent, events) =>
  new Board2D(parent, events, (stage) => new TaluvaScene(stage))
