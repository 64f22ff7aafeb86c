/** What the components of the game say about tiles, council and prices. */

import type { Spot } from './layout'

interface TileData {
  id: string
  shape: string
  level?: number
  family?: string
  money?: number
  wood?: number
  stone?: number
  metal?: number
}

export interface CouncilRow {
  name: string
  kind: 'materials' | 'build' | 'money_or_votes' | 'citizens'
  columns: unknown[]
  ignore_requirements?: boolean[]
}

export type Cost = [what: 'money' | 'wood' | 'stone' | 'metal', count: number][]

export class Box {
  private readonly tiles: Map<string, TileData>
  private readonly shapes: Map<string, [number, number][]>
  readonly rows: CouncilRow[]
  readonly prices: number[]
  readonly builds: number
  readonly demolitions: number
  readonly deadly: number

  constructor(components: Record<string, unknown>) {
    const list = <T>(name: string) => (components[name] ?? []) as T[]
    const table = (name: string) => (components[name] ?? {}) as Record<string, unknown>
    this.tiles = new Map([...list<TileData>('tile'), ...list<TileData>('building')].map((tile) => [tile.id, tile]))
    this.shapes = new Map(list<{ id: string; cells: [number, number][] }>('shape').map((shape) => [shape.id, shape.cells]))
    this.rows = list<CouncilRow>('council_row')
    this.prices = (table('council').cost ?? []) as number[]
    const constants = table('constants') as Record<string, number>
    this.builds = constants.max_builds ?? 0
    this.demolitions = constants.max_demolitions_per_build_phase ?? 0
    this.deadly = constants.pollution_death_threshold ?? 10
  }

  cells(kind: string): Spot[] {
    return (this.shapes.get(this.tiles.get(kind)?.shape ?? '') ?? [[0, 0]]).map(([r, c]) => ({ r, c }))
  }

  /** The printed price; cards can lower it. */
  cost(kind: string): Cost {
    const tile = this.tiles.get(kind)
    if (!tile) return []
    const printed: Cost = [
      ['money', tile.money ?? tile.level ?? 0],
      ['wood', tile.wood ?? 0],
      ['stone', tile.stone ?? 0],
      ['metal', tile.metal ?? 0],
    ]
    return printed.filter(([, count]) => count > 0)
  }

  get kinds(): string[] {
    return [...this.tiles.keys()]
  }
}
