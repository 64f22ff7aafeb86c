/** The view of the game as `State.view` gives it, and what the board reads from the moves that are open. */

import type { Fields, Move } from '$lib/table/moves'

export const MATERIALS = ['wood', 'stone', 'metal'] as const

export interface TileView {
  kind: string
  cells: string[]
}

/** What the round brings if everybody stays where he is. */
export interface Forecast {
  /** what tourists pay */
  guests: number
  /** citizens at work: the district, the cell, what it does, and the money that is sure */
  work: [land: number, cell: string, does: string, money: number][]
  homes: [cell: string, residents: number, votes: number][]
  university: number
  people: number
  products: number
  parks: number
  pollution: number
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
  /** the tile that is about to be placed, and the way it lies once that is chosen */
  hand: [tile: string, pattern: string | null] | null
  pending: Partial<Record<string, number>>
  tiles: (TileView | null)[]
  citizens: Record<string, number>
  cemeteries: string[]
  stores: Record<string, Record<string, number>>
  /** district and cell of those who must move before the player may finish, and of the cells closed to his citizens */
  must_move: [district: number, cell: string][]
  banned: [district: number, cell: string][]
  forecast: Forecast
  promise_progress: [value: number, wanted: number, sign: number][] | null
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

/** The district in which a move chooses a cell. */
function districtOf(view: CityView, me: number, { kind, fields }: Move): number {
  if (typeof fields.seat === 'number') return fields.seat
  if (kind === 'mayor') return view.host
  if (kind === 'place') return view.seats[me]?.pending.to_district ?? 0
  return me
}

/** The cells that a click may choose in a district; on a street by its cell and way. */
export function litCells(view: CityView, me: number | null, moves: Move[], district: number): { cells: Set<string>; streets: [string, string][] } {
  const cells = new Set<string>()
  const streets: [string, string][] = []
  for (const move of me === null ? [] : moves) {
    const { cell, street } = move.fields
    if (typeof cell !== 'string' || SPOKEN.includes(move.kind) || districtOf(view, me ?? 0, move) !== district) continue
    if (typeof street === 'string') streets.push([cell, street])
    else cells.add(cell)
  }
  return { cells, streets }
}

/** The districts in which something can be chosen. */
export function litDistricts(view: CityView, me: number | null, moves: Move[]): Set<number> {
  if (me === null) return new Set()
  return new Set(moves.filter((move) => move.fields.cell !== undefined && !SPOKEN.includes(move.kind)).map((move) => districtOf(view, me, move)))
}

/** The move that a click on a cell or a street of a district means. */
export function moveAt(view: CityView, me: number, moves: Move[], district: number, cell: string, street?: string): Move | undefined {
  return moves.find((move) => move.fields.cell === cell && (street === undefined || move.fields.street === street) && districtOf(view, me, move) === district)
}

/** Moves that are chosen in words, not on the board. */
export const SPOKEN: readonly string[] = ['gain', 'gift', 'pay', 'keep', 'special', 'spare', 'sell', 'buy', 'donate']

/** The moves of a disc to each space of the council: row and column. */
export function targets(view: CityView, me: number | null, moves: Move[]): Map<string, Move[]> {
  const found = new Map<string, Move[]>()
  const discs = me === null ? [] : (view.seats[me]?.discs ?? [])
  for (const move of moves) {
    const { row } = move.fields
    if (typeof row !== 'string') continue
    const column = move.kind === 'advance' ? (discs.find((disc) => disc?.[0] === row)?.[1] ?? 0) + 1 : 1
    found.set(`${row} ${column}`, [...(found.get(`${row} ${column}`) ?? []), move])
  }
  return found
}

/** The tiles that this build phase brought, in their order. */
export function planned(seat: SeatView, phase: string): TileView[] {
  if (phase !== 'build') return []
  return seat.tiles.slice(seat.pending.old_tiles ?? seat.tiles.length).filter((tile) => tile !== null)
}

/** §4.2.1 Whether my plan was cut in this build phase, and the first tile of mine of which none is left.
 *  The events come newest turn first; a card that was taken ends the look back. */
export function cutPlan(view: CityView, me: number, events: readonly (readonly unknown[])[]): { tile: string | null } | null {
  const before = events.findIndex(([name]) => name === 'card')
  const phase = before < 0 ? events : events.slice(0, before)
  if (!phase.some(([name, who]) => name === 'conflict' && who === me)) return null
  const mine = phase.flatMap(([name, who, kind]) => ((name === 'built' || name === 'upgraded') && who === me ? [String(kind)] : []))
  return { tile: mine.find((kind) => !view.stock[kind] && !view.seats[me]?.tiles.some((tile) => tile?.kind === kind)) ?? null }
}

/** The places that an event is about: district and cell. */
export function placesOf({ player, from_player, to_player, host_player, origin, cell }: Fields): { seat: number; cell: string }[] {
  const at = (seat: Fields[string] | undefined, name: Fields[string] | undefined) => (typeof seat === 'number' && typeof name === 'string' ? [{ seat, cell: name }] : [])
  return [...at(from_player, origin), ...at(to_player ?? host_player ?? from_player ?? player, cell)]
}

/** The notation that a click on a cell means at each step: to ask why it is not possible. */
const VERBS: Partial<Record<string, string>> = {
  hall: 'hall',
  anchor: 'at',
  warehouse: 'warehouse',
  source: 'from',
  staff: 'staff',
  upgrade: 'tile',
  growth: 'grow',
  demolition: 'raze',
  citizen: 'citizen',
  place: 'place',
  home: 'home',
  store: 'store',
  victim: 'victim',
  grave: 'grave',
}

export function asked(step: string | null | undefined, district: number, cell: string): string | null {
  const verb = VERBS[step ?? '']
  if (!verb) return null
  return verb === 'citizen' ? `citizen ${district} ${cell}` : `${verb} ${cell}`
}

/** A decision of the game: what is chosen for looking at holds until the next one. */
export function momentOf(view: CityView, me: number | null): string {
  return `${view.round} ${view.phase} ${me === null ? '' : (view.seats[me]?.step ?? '')}`
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

/** The letter on the discs of a player; bots of one strength are told apart by their number. */
export function letter(name = '?'): string {
  return /\s(\d)$/.exec(name)?.[1] ?? [...name][0]?.toUpperCase() ?? ''
}

/** The numbers from 0 on. */
export function range(n: number): number[] {
  return Array.from({ length: Math.max(0, n) }, (_, k) => k)
}
