/** The view of the game as `State.view` gives it, and what the board reads from the moves that are open. */

import type { Schemas } from '$lib/api/client'
import type { BoardProps } from '$lib/table/board'
import type { Fields, Move, Path } from '$lib/table/moves'
import type { Narrowing } from '$lib/table/narrowing'

export const MATERIALS = ['wood', 'stone', 'metal'] as const

export type CityView = Schemas['SmallCityView']
export type SeatView = Schemas['SmallCitySeat']
export type TileView = Schemas['SmallCityTile']
export type Forecast = Schemas['SmallCityForecast']
export type PlanView = Schemas['SmallCityPlan']
export type PlanStep = Schemas['SmallCityPlanStep']
export type Props = BoardProps<CityView>

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
