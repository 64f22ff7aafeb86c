/** What the board shows of a view: heights, control, points of panoramas are read, not decided, here. */

import type { SkyriseView } from './types'

/** The height of a building by its number, from the component data. */
export function heights(components: Record<string, unknown>): Map<string, string> {
  const found = new Map<string, string>()
  for (const rows of Object.values((components.buildings ?? {}) as Record<string, unknown>)) {
    if (!Array.isArray(rows)) continue
    for (const row of rows) if (Array.isArray(row) && row.length === 3) found.set(String(row[0]), String(row[1]))
  }
  return found
}

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
  return piece.startsWith('w') ? 1000 + Number(piece.slice(1)) : Number(piece)
}
