/** What the components of the game say about tiles, council and prices. */

import type { Schemas } from '$lib/api/client'
import type { Spot } from './layout'

type Card = Schemas['SmallCityView']['circle'][number]

interface TileData {
  id: string
  shape: string
}

export interface CouncilRow {
  name: string
  kind: 'materials' | 'build' | 'money_or_votes' | 'citizens'
  columns: unknown[]
  ignore_requirements?: boolean[]
}

export class Box {
  private readonly tiles: Map<string, TileData>
  private readonly shapes: Map<string, [number, number][]>
  readonly rows: CouncilRow[]
  /** the action cards by their letters */
  readonly cards: Card[]
  readonly prices: number[]
  readonly deadly: number

  constructor(components: Record<string, unknown>) {
    const list = <T>(name: string) => (components[name] ?? []) as T[]
    const table = (name: string) => (components[name] ?? {}) as Record<string, unknown>
    this.tiles = new Map([...list<TileData>('tile'), ...list<TileData>('building')].map((tile) => [tile.id, tile]))
    this.shapes = new Map(list<{ id: string; cells: [number, number][] }>('shape').map((shape) => [shape.id, shape.cells]))
    this.rows = list<CouncilRow>('council_row')
    this.cards = list<{ id: Card }>('action_card').map((card) => card.id)
    this.prices = (table('council').cost ?? []) as number[]
    const constants = table('constants') as Record<string, number>
    this.deadly = constants.pollution_death_threshold ?? 10
  }

  cells(kind: string): Spot[] {
    return (this.shapes.get(this.tiles.get(kind)?.shape ?? '') ?? [[0, 0]]).map(([r, c]) => ({ r, c }))
  }

  get kinds(): string[] {
    return [...this.tiles.keys()]
  }
}
