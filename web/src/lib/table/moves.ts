/** Legal moves as the server gives them, and the paths that they open: what a click can still lead to. */

import type { OfferedMove } from '$lib/api/client'

export type Value = string | number | boolean
export type Fields = Record<string, Value | Value[]>

export interface Move {
  /** canonical notation: what is sent */
  notation: string
  kind: string
  /** the arguments by name, as `Game.describe` gives them, without the kind */
  fields: Fields
  /** chance or a secret comes to light: must be the last move of a turn, and is asked for twice */
  reveals: boolean
  /** what the move changes in the own standing, by source */
  preview?: Record<string, number>
  /** what the game tells of the move beside its arguments: its price, what it brings */
  facts?: Fields
  /** does nothing but end the turn */
  finishes?: boolean
  /** the legal moves after this one, where looking ahead is cheap: lets a piece be picked before its place */
  next?: Move[]
}

/** An offered move of the API as the table handles it. */
export function asMove({ text, move, reveals, preview, facts, finishes, next }: OfferedMove): Move {
  const { kind, ...fields } = move
  const more = { ...(preview ? { preview } : {}), ...(facts ? { facts } : {}), ...(finishes ? { finishes } : {}), ...(next ? { next: next.map(asMove) } : {}) }
  return { notation: text, kind, fields, reveals, ...more }
}

/** A move without what may follow it. */
export function alone(move: Move): Move {
  return { ...move, next: [] }
}

/** One or two moves in a row that belong together, with all their arguments. */
export interface Path {
  moves: Move[]
  kind: string
  fields: Fields
}

export function paths(moves: Move[]): Path[] {
  return moves.flatMap((move) =>
    move.next && move.next.length > 0
      ? move.next.map((second) => ({
          moves: [move, second],
          kind: second.kind,
          fields: { ...move.fields, ...second.fields },
        }))
      : [{ moves: [move], kind: move.kind, fields: move.fields }],
  )
}

/** The points that a path would bring, as far as its last move has a preview. */
export function points(path: Path): number {
  return Object.values(path.moves.at(-1)?.preview ?? {}).reduce((sum, n) => sum + n, 0)
}

/** Whether a path has this value for an argument; the argument `kind` is the kind of its last move. */
export function fits(path: Path, field: string, value: Value): boolean {
  if (field === 'kind') return path.kind === value
  const found = path.fields[field]
  return Array.isArray(found) ? found.includes(value) : found === value
}
