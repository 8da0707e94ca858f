/** Heights above the sea, in sizes of a hexagon, and the measures that several models share. */
import { SEA } from '../kit3d/scene'

export const STEP = 0.4
/** How far the cap of a field stands out of its tile. */
export const CAP = 0.035

/** What stands on a field of this level stands here; level 0 is the sea. */
export const surface = (level: number): number => (level ? level * STEP + CAP : SEA)
