/** What the board shows of a view: heights, control, points of panoramas are read, not decided, here. */

import type { BoardProps, Trace } from '$lib/table/board'
import type { Narrowing } from '$lib/table/narrowing'
import type { Components, FeatureData } from './layout'
import { isWonder, number, type Colour4, type SkyriseView } from './types'

/** The seats that control an island: most tall, then medium, then low buildings; the Studio Tower is tall. */
export function controllers(view: SkyriseView, island: string): number[] {
  const strength = view.seats.map((seat) => {
    let sum = 0
    for (const [district, kind] of Object.entries(seat.structures)) {
      if (!district.startsWith(`${island}-`)) continue
      sum += { tall: 10000, w14: 10000, medium: 100, low: 1 }[kind] ?? 0
    }
    return sum
  })
  const most = Math.max(...strength)
  return most === 0 ? [] : strength.flatMap((sum, seat) => (sum === most ? [seat] : []))
}

export function builtCount(view: SkyriseView, seat: number): number {
  return Object.keys(view.seats[seat]?.structures ?? {}).length
}

/** How many pieces a player has in the whole game: buildings and wonders. */
export function pieceCount(components: Record<string, unknown>, players: number): number {
  const buildings = (components.buildings as { per_player?: Record<string, number> } | undefined)?.per_player ?? {}
  const kept = (components.setup as { wonder_cards_kept?: Record<string, number> } | undefined)?.wonder_cards_kept ?? {}
  return Object.values(buildings).reduce((sum, n) => sum + n, 0) + (kept[`p${players}`] ?? 0)
}

/** What a seat would score if the game ended now, as far as the viewer knows. */
export function prestige(view: SkyriseView, seat: number): number {
  return view.seats[seat]?.standing.reduce((sum, [, points]) => sum + points, 0) ?? 0
}

/** All structures on the board with their owners. */
export function structures(view: SkyriseView): { district: string; kind: string; colour: Colour4; seat: number }[] {
  return view.seats.flatMap((own, seat) => Object.entries(own.structures).map(([district, kind]) => ({ district, kind, colour: own.colour, seat })))
}

/** How many structures a seat has in districts of a colour. */
export function inColour(view: SkyriseView, seat: number, colour: string): number {
  return Object.keys(view.seats[seat]?.structures ?? {}).filter((district) => view.districts[district] === colour).length
}

/** Pieces that a seat has yet to build, lowest first, wonders last; with the reason why one cannot be bid now. */
export interface PieceState {
  piece: string
  state: 'free' | 'locked' | 'bid'
}

export function pieces(view: SkyriseView, seat: number): PieceState[] {
  const own = view.seats[seat]
  if (!own) return []
  const lying = view.bids.filter((bid) => bid.seat === seat).map((bid) => bid.piece)
  const all: PieceState[] = [
    ...own.available.filter((piece) => !lying.includes(piece)).map((piece) => ({ piece, state: 'free' as const })),
    ...own.locked.map((piece) => ({ piece, state: 'locked' as const })),
    ...lying.map((piece) => ({ piece, state: 'bid' as const })),
  ]
  return all.toSorted((a, b) => rank(a.piece) - rank(b.piece))
}

function rank(piece: string): number {
  return (isWonder(piece) ? 1000 : 0) + number(piece)
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
    const points = Object.values(way.moves.at(-1)?.preview ?? {}).reduce((sum, n) => sum + n, 0)
    found.set(district, found.has(district) ? null : points)
  }
  return new Map([...found].flatMap(([district, points]) => (points === null ? [] : [[district, points]])))
}

/** The districts where some bid would end the auction at once: it brings points, which a bid alone never does. */
export function winsAtOnce(offers: Narrowing): Set<string> {
  const sure = offers.open.filter((way) => (way.moves.at(-1)?.preview?.structures ?? 0) > 0)
  return new Set(sure.map((way) => String(way.fields.district ?? '')))
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

interface PanoramaData {
  id: string
  rule: string
  feature?: FeatureData['kind'] | 'bridge'
  min_structures?: number
  prestige: number
}

export function panoramaOf(components: Record<string, unknown>, id: string): PanoramaData | undefined {
  return (components.panoramas as PanoramaData[] | undefined)?.find((card) => card.id === id)
}

/** How often every seat fulfils a panorama card now. */
export function panoramaHits(view: SkyriseView, components: Record<string, unknown>, id: string): number[] {
  const card = panoramaOf(components, id)
  const islands = (components as unknown as Components).islands.filter((island) => island.kind === 'central' || view.islands.includes(island.id))
  return view.seats.map((seat) => {
    const own = new Set(Object.keys(seat.structures))
    const at = (list: readonly string[]) => list.filter((district) => own.has(district)).length
    const features = islands.flatMap((island) => island.features.filter((feature) => feature.kind === card?.feature))
    if (card?.rule === 'per_feature_pair') return features.filter((feature) => at(feature.districts) >= (card.min_structures ?? 2)).length
    if (card?.rule === 'per_structure_feature') return [...own].filter((district) => features.some((feature) => feature.districts.includes(district))).length
    if (card?.rule === 'per_bridge_both_ends') return view.bridges.filter((ends) => at(ends) === 2).length
    return islands.filter((island) => largestGroup(island, own) >= (card?.min_structures ?? 3)).length
  })
}

function largestGroup(island: Components['islands'][number], own: Set<string>): number {
  const left = new Set(island.districts.map((district) => district.id).filter((id) => own.has(id)))
  let most = 0
  for (const start of left) {
    const group = [start]
    for (const id of group) {
      left.delete(id)
      const near = island.districts.find((district) => district.id === id)?.neighbours ?? []
      group.push(...near.filter((other) => left.has(other) && !group.includes(other)))
    }
    most = Math.max(most, group.length)
  }
  return most
}
