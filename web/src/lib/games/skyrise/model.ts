/** What is read of a view of Skyrise and of the offers. Nothing is decided or counted by the rules here. */

import type { components } from '$lib/api/schema'
import type { BoardProps, Trace } from '$lib/table/board'
import { points, type Path } from '$lib/table/moves'
import type { Narrowing } from '$lib/table/narrowing'
import type { Colour, Components } from './layout'

export type SkyriseView = components['schemas']['SkyriseView']
export type SeatView = components['schemas']['SkyriseSeat']
export type Colour4 = SeatView['colour']
export type Height = 'low' | 'medium' | 'tall'

/** What the boards read of the box. */
export interface Box extends Components {
  track: { value_by_discs: number[]; capacity: number }
  scoring: Record<string, number>
  objectives: { colour: Colour; min_structures: number; prestige: number }[]
  panoramas: { id: string; prestige: number }[]
  wonders: { number: number; effect: { prestige?: number } }[]
}


export const isWonder = (piece: string) => piece.startsWith('w')
/** The number on a piece: of a building its own, of a wonder that of its card. */
export const number = (piece: string) => Number(piece.replace('w', ''))

export const tracksOf = (own: SeatView) => Object.keys(own.tracks) as Colour[]

/** All structures on the board with their owners. */
export function structures(view: SkyriseView): { district: string; kind: string; colour: Colour4; seat: number }[] {
  return view.seats.flatMap((own, seat) => Object.entries(own.structures).map(([district, kind]) => ({ district, kind, colour: own.colour, seat })))
}

export const builtBy = (own: SeatView) => Object.keys(own.structures).length

/** A piece that a seat has yet to build. */
export interface PieceState {
  piece: string
  state: 'free' | 'locked' | 'bid'
}

/** The pieces that a seat has yet to build, by their numbers, wonders last. */
export function pieces(view: SkyriseView, seat: number): PieceState[] {
  const own = view.seats[seat]
  if (!own) return []
  const all: PieceState[] = [
    ...own.available.map((piece) => ({ piece, state: 'free' as const })),
    ...own.locked.map((piece) => ({ piece, state: 'locked' as const })),
    ...view.bids.filter((bid) => bid.seat === seat).map(({ piece }) => ({ piece, state: 'bid' as const })),
  ]
  return all.toSorted((a, b) => Number(isWonder(a.piece)) - Number(isWonder(b.piece)) || number(a.piece) - number(b.piece))
}

/** The district of the own last bid while it is only drafted: no event tells of it yet. */
export function drafted(view: SkyriseView, me: number | null, traces: Trace[]): string | null {
  const last = view.bids.at(-1)
  if (!last || last.seat !== me) return null
  const told = traces.some(({ event }) => event[0] === 'bid' && event[1] === me && event[2] === last.piece && event[3] === last.district)
  return told ? null : last.district
}

/** What a click on a district would bring, where it leaves one way only. */
export function gains(offers: Narrowing): Map<string, number> {
  const found = new Map<string, number | null>()
  for (const way of offers.open) {
    const district = String(way.fields.district ?? '')
    found.set(district, found.has(district) ? null : points(way))
  }
  return new Map([...found].flatMap(([district, gain]) => (gain === null ? [] : [[district, gain]])))
}

/** The districts where some bid would be built at once. */
export function winsAtOnce(offers: Narrowing): Set<string> {
  const wins = (way: Path) => Boolean(way.moves.at(-1)?.facts?.wins)
  const sure = new Set(offers.open.filter(wins).map((way) => String(way.fields.district ?? '')))
  for (const way of offers.open) if (!wins(way)) sure.delete(String(way.fields.district ?? ''))
  return sure
}

/** The most that a wonder would bring if it were built with the next bid; null: it is not offered, or does not win at once. */
export function wonderNow(offers: Narrowing, wonder: string): number | null {
  const found = offers.open.filter((way) => way.fields.wonder === wonder).flatMap((way) => way.moves.at(-1)?.preview?.wonders ?? [])
  return found.length > 0 ? Math.max(...found) : null
}

/** A district in words: its name, colour and what lies in it. */
export function districtText(view: SkyriseView, seats: BoardProps['seats'], say: BoardProps['say'], district: string): string {
  const parts = [say(`district-${district}`), say(`colour-${view.districts[district] ?? ''}`)]
  for (const { kind, seat } of structures(view).filter((one) => one.district === district)) {
    parts.push(`${seats[seat]?.name ?? ''}: ${say(isWonder(kind) ? `wonder-${kind}` : `height-${kind}`)}`)
  }
  for (const bid of view.bids.filter((one) => one.district === district)) {
    parts.push(`${seats[bid.seat]?.name ?? ''}: ${isWonder(bid.piece) ? say(`wonder-${bid.piece}`) : bid.piece}`)
  }
  const disc = view.discs[district]
  if (disc) parts.push(say(`disc-${disc}`))
  return parts.join(', ')
}
