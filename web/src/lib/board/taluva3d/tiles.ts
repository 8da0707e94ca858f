/** All tiles in one mesh. Models of tiles are kept: from one position to the next few of them change. */
import { type Material, Mesh, type Object3D } from 'three'
import { neighbours } from '../hex'
import { type Clay, fire } from '../kit3d/clay'
import { type Tile, modelTile, plotsOf } from './ground'
import type { Position } from './position'

/** A tile as it looks in a position. */
function shapeTile(tile: Tile, position: Position, cache: Map<string, Clay>): [key: string, model: Clay] {
  const plots = plotsOf(tile)
    .filter(({ at }) => position.level(at) === tile.level)
    .map((plot) => ({
      ...plot,
      facing: tile.facing,
      built: position.at(plot.at)!.piece !== null,
      shaded: neighbours(plot.at).map((beside) => position.level(beside) > tile.level),
    }))
  const key = JSON.stringify([tile, plots])
  return [key, cache.get(key) ?? modelTile(tile, plots)]
}

export class Tiles {
  readonly mesh: Mesh
  private cache = new Map<string, Clay>()

  constructor(parent: Object3D, material: Material) {
    this.mesh = new Mesh(fire(), material)
    this.mesh.castShadow = this.mesh.receiveShadow = true
    this.mesh.frustumCulled = false
    parent.add(this.mesh)
  }

  show(position: Position): void {
    this.cache = new Map(position.tiles.map((tile) => shapeTile(tile, position, this.cache)))
    this.mesh.geometry.dispose()
    this.mesh.geometry = fire(...this.cache.values())
  }

  dispose(): void {
    this.mesh.geometry.dispose()
  }
}
