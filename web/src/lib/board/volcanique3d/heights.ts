/** Heights above the sea, in sizes of a hexagon. */
import { SEA } from '../kit3d/scene'

/** Lower than a level of Taluva: stacks reach six or seven tiles, and now and then many more. */
export const STEP = 0.34
/** How far the ground of a biome stands out of its tile. */
export const CAP = 0.05

/** What stands on a stack of so many tiles stands here; without one it is the sea. */
export const surface = (height: number): number => (height ? height * STEP + CAP : SEA)
