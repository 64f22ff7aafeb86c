/** The view of the game as `State.view` gives it, and what the board reads from the moves that are open. */

import type { BoardProps } from '$lib/table/board'
import type { Fields, Move, Path } from '$lib/table/moves'
import type { Narrowing } from '$lib/table/narrowing'

export const MATERIALS = ['wood', 'stone', 'metal'] as const

export interface TileView {
  kind: string
  cells: string[]
}

/** What the round brings if everybody stays where he is. */
export interface Forecast {
  /** what tourists pay */
  guests: number
  /** citizens at work: the district, the cell, what it does, and the money and goods that are sure */
  work: [land: number, cell: string, does: string, money: number, goods: number][]
  money: number
  homes: [cell: string, residents: number, votes: number][]
  university: number
  votes: number
  people: number
  products: number
  parks: number
  pollution: number
  pollution_after: number
}

export interface PlanStep {
  verb: string
  tile: string | null
  cell: string | null
  /** what the step changed in money, materials and pollution */
  changes: Record<string, number>
}

/** The own plan of the build phase. */
export interface PlanView {
  steps: PlanStep[]
  /** the tiles that it laid, by their place in `tiles` */
  tiles: number[]
  builds: [used: number, most: number]
  demolitions: [used: number, most: number]
  /** the plan was cut: somebody before took the last tile */
  again: boolean
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
  /** the citizen who is about to move: district and cell */
  lifted: [district: number, cell: string] | null
  /** the district in which a cell is chosen now */
  chooses_in: number | null
  /** how many of the zones that the tile in the hand needs reach a cell, and 1 if a harmful one does */
  sights: Record<string, [helps: number, harmed: number]>
  /** what each tile costs now, while something is built */
  costs: Record<string, Record<string, number>> | null
  plan: PlanView | null
  /** everybody in the district and its Town Hall; everything in its storage */
  people: number
  goods: number
  tiles: (TileView | null)[]
  citizens: Record<string, number>
  cemeteries: string[]
  stores: Record<string, Record<string, number>>
  /** district and cell of those who must move before the player may finish, and of the cells closed to his citizens */
  must_move: [district: number, cell: string][]
  banned: [district: number, cell: string][]
  forecast: Forecast | null
  promise_progress: [value: number, wanted: number, sign: number][] | null
  promise_kept: boolean
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

export function viewOf({ view }: Pick<BoardProps, 'view'>): CityView {
  return view as unknown as CityView
}

/** The paths that choose a cell on the board. */
function placings(offers: Narrowing): Path[] {
  return offers.open.filter((path) => typeof path.fields.cell === 'string' && !SPOKEN.includes(path.kind))
}

/** The district in which a path chooses its cell. */
function districtOf(mine: SeatView | undefined, { fields }: Path): number | null {
  return typeof fields.seat === 'number' ? fields.seat : (mine?.chooses_in ?? null)
}

/** The cells that a click may choose in a district; on a street by its cell and way. */
export function litCells(mine: SeatView | undefined, offers: Narrowing, district: number): { cells: Set<string>; streets: [string, string][] } {
  const here = placings(offers).filter((path) => districtOf(mine, path) === district)
  const streets = here.flatMap(({ fields }) => (typeof fields.street === 'string' ? [[String(fields.cell), fields.street] as [string, string]] : []))
  return { cells: new Set(here.flatMap(({ fields }) => (fields.street === undefined ? [String(fields.cell)] : []))), streets }
}

/** The districts in which something can be chosen. */
export function litDistricts(mine: SeatView | undefined, offers: Narrowing): Set<number> {
  return new Set(placings(offers).flatMap((path) => districtOf(mine, path) ?? []))
}

/** The arguments that a click on a cell or a street of a district picks. */
export function picksAt(offers: Narrowing, district: number, cell: string, street?: string): Fields {
  const named = offers.open.some(({ fields }) => fields.seat === district && fields.cell === cell)
  return { ...(named ? { seat: district } : {}), cell, ...(street === undefined ? {} : { street }) }
}

/** The values of an argument in all moves, whatever is picked. */
export function valuesOf(offers: Narrowing, field: string): string[] {
  return [...new Set(offers.all.flatMap((path) => (field === 'kind' ? path.kind : (path.fields[field] ?? []))))].map(String)
}

/** Picks several arguments in a row, as far as the moves that are open leave a choice. */
export function pickAll({ offers, onpick }: Pick<BoardProps, 'offers' | 'onpick'>, wanted: Fields): void {
  let left = offers
  for (const [field, value] of Object.entries(wanted)) {
    if (left.path || Array.isArray(value)) return
    onpick(field, value)
    left = left.pick(field, value)
  }
}

/** Picks a whole move. */
export function pickMove(props: Pick<BoardProps, 'offers' | 'onpick'>, { kind, fields }: Move): void {
  pickAll(props, { kind, ...fields })
}

/** Moves that are chosen in words, not on the board. */
export const SPOKEN: readonly string[] = ['gain', 'gift', 'pay', 'keep', 'special', 'spare', 'sell', 'buy', 'donate']

/** The spaces of the council that a disc can move to: row and column. */
export function targets(offers: Narrowing): Set<string> {
  return new Set(offers.open.flatMap(({ fields, moves }) => (typeof fields.row === 'string' ? [`${fields.row} ${String(moves[0]?.facts?.column)}`] : [])))
}

/** The tiles that the plan has laid, in their order. */
export function planned(seat: SeatView): TileView[] {
  return (seat.plan?.tiles ?? []).flatMap((tile) => seat.tiles[tile] ?? [])
}

/** §4.2.1 After a conflict: the tile of which none is left, as far as the news still tell. */
export function goneTile(traces: BoardProps['traces'], me: number): string | null {
  const told = traces.find(({ event, fields }) => event[0] === 'gone' && fields.player === me)
  return told ? String(told.fields.tile) : null
}

/** What the reveal of the plans told of a player: what was done in his district, and what it cost. */
export interface Revealed {
  deeds: { name: string; fields: Fields }[]
  cost: [what: string, count: number][]
}

const DEEDS: readonly unknown[] = ['built', 'upgraded', 'demolished', 'expanded']

export function revealed(traces: BoardProps['traces'], seat: number): Revealed | null {
  const paid = traces.find(({ event, fields }) => event[0] === 'paid' && fields.player === seat)
  if (!paid) return null
  const deeds = traces.filter(({ event, fields, age }) => age === paid.age && fields.player === seat && DEEDS.includes(event[0]))
  const cost = ['money', ...MATERIALS].map((what): [string, number] => [what, Number(paid.fields[what])])
  return { deeds: deeds.map(({ event, fields }) => ({ name: String(event[0]), fields })), cost: cost.filter(([, count]) => count > 0) }
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
