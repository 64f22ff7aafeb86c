/** The view of the game as `State.view` gives it, and what the board reads from the moves that are open. */

import type { Value } from '$lib/table/moves'
import type { Narrowing } from '$lib/table/narrowing'

export const ROWS = ['industry', 'construction', 'economy', 'tourism'] as const
export const MATERIALS = ['wood', 'stone', 'metal'] as const

export interface TileView {
  kind: string
  cells: string[]
}

export interface SeatView {
  side: string
  zone: number
  grid: number
  expansions: number
  money: number
  votes: number
  pollution: number
  round_pollution: number
  hall: number
  reserve: number
  employment: number
  buried: number
  eliminated: number
  tally: number
  card: string | null
  discs: ([row: string, column: number] | null)[]
  built: string[]
  ready: boolean
  promise: number | null
  dealt: number[] | null
  special_count: number
  specials: number[] | null
  drawn: number[] | null
  hall_at: string | null
  step: string | null
  pending: Partial<Record<string, number>>
  tiles: (TileView | null)[]
  citizens: Record<string, number>
  cemeteries: string[]
  stores: Record<string, Record<string, number>>
  title: string | null
}

export interface CityView {
  players: number
  seat: number | null
  mode: string
  level: string | null
  round: number
  phase: string
  actors: number[]
  host: number
  mayor: [cell: string, street: string] | null
  circle: string[]
  prices: Record<string, number>
  face_down: string[]
  stock: Record<string, number>
  supply: Record<string, number>
  special_cards: number
  seats: SeatView[]
}

/** The district in which a path chooses a cell. */
function districtOf(view: CityView, me: number, kind: string, seat: unknown): number {
  if (kind === 'citizen' || kind === 'produce') return typeof seat === 'number' ? seat : me
  if (kind === 'mayor') return view.host
  if (kind === 'place') return typeof seat === 'number' ? seat : (view.seats[me]?.pending.to_district ?? 0)
  return me
}

/** The cells that a click may choose in a district; on a street by its cell and way. */
export function litCells(view: CityView, me: number | null, offers: Narrowing, district: number): { cells: Set<string>; streets: [string, string][] } {
  const cells = new Set<string>()
  const streets: [string, string][] = []
  if (me === null) return { cells, streets }
  for (const path of offers.open) {
    const { cell, street, seat } = path.fields
    if (typeof cell !== 'string' || districtOf(view, me, path.kind, seat) !== district) continue
    if (typeof street === 'string') streets.push([cell, street])
    else cells.add(cell)
  }
  return { cells, streets }
}

/** The districts in which something can be chosen, and those to which a citizen may go. */
export function litDistricts(view: CityView, me: number | null, offers: Narrowing): Set<number> {
  const found = new Set<number>()
  if (me === null) return found
  for (const path of offers.open) {
    if (path.fields.cell !== undefined) found.add(districtOf(view, me, path.kind, path.fields.seat))
  }
  return found
}

/** The picks in turn that a click on several arguments at once needs, without those that change nothing. */
export function needed(offers: Narrowing, wishes: [field: string, value: Value][]): [field: string, value: Value][] {
  let open = offers
  const found: [string, Value][] = []
  for (const [field, value] of wishes) {
    if (found.length > 0 && open.path) break
    if (open.open.length > 1 && open.open.every((path) => path.fields[field] === value)) continue
    open = open.pick(field, value)
    found.push([field, value])
  }
  return found
}

/** The tiles that this build phase brought, in their order. */
export function planned(seat: SeatView, phase: string): TileView[] {
  if (phase !== 'build') return []
  return seat.tiles.slice(seat.pending.old_tiles ?? seat.tiles.length).filter((tile) => tile !== null)
}

/** How many citizens of a player stand in a district or in its Town Hall. */
export function tourists(seat: SeatView, owner: number): number {
  return Object.values(seat.citizens).filter((other) => other !== owner).length
}

/** Enter and Space act like a click. */
export function onkey(act: () => void): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    event.stopPropagation()
    act()
  }
}

/** The numbers from 0 on. */
export function range(n: number): number[] {
  return Array.from({ length: Math.max(0, n) }, (_, k) => k)
}
