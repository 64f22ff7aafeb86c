/** The view of Skyrise as the server gives it. */

import type { Colour } from './layout'

export interface BidView {
  seat: number
  piece: string
  district: string
}

export interface SeatView {
  colour: 'red' | 'teal' | 'yellow' | 'blue'
  available: string[]
  locked: string[]
  structures: Record<string, string>
  objective: Colour | null
  objective_shown: boolean
  hand: string[] | null
  has_picked: boolean
  chosen: string[] | null
  initiative: number | null
  scored: number
  standing: [string, number][]
  tracks: Record<Colour, number>
  wilds: number[]
  patrons: Record<string, number>
  excess: number
  commissions: number
  keys: string[]
}

export interface SkyriseView {
  era: number
  phase: string
  actors: number[]
  opener: number
  islands: (string | null)[]
  panoramas: string[]
  patrons: Record<string, number | null>
  discs: Record<string, string>
  chosen: string | null
  bids: BidView[]
  passed: number[]
  finish_order: number[]
  seats: SeatView[]
}

export const COLOURS: readonly Colour[] = ['yellow', 'green', 'white', 'brown']
export const TRACK_VALUES = [2, 3, 4, 6, 4]

export const isWonder = (piece: string) => piece.startsWith('w')
