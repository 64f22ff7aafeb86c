/** The view of Skyrise as the server gives it. */

import type { Colour } from './layout'

export type Colour4 = 'red' | 'teal' | 'yellow' | 'blue'
export type Height = 'low' | 'medium' | 'tall'

export interface BidView {
  seat: number
  piece: string
  district: string
}

export interface SeatView {
  colour: Colour4
  available: string[]
  locked: string[]
  heights: Record<string, Height>
  track_values: Record<Colour, number>
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
  districts: Record<string, Colour>
  bridges: [string, string][]
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
/** The number on a piece: of a building its own, of a wonder that of its card. */
export const number = (piece: string) => Number(piece.replace('w', ''))
