/** Where an event of the log lies: in the district on the board, else at the small map of its owner; the council; the cards. */

import type { Fields } from '$lib/table/moves'
import { placesOf } from './model'

export function places(fields: Fields): string[] {
  const { row, column, card } = fields
  if (typeof row === 'string' && column !== undefined) return [`[data-at="council ${row} ${String(column)}"]`]
  if (typeof card === 'string') return [`[data-at="card ${card}"]`]
  const cells = placesOf(fields).toReversed()
  return [...cells.map(({ seat, cell }) => `[data-at="${seat} ${cell}"]`), ...cells.map(({ seat }) => `[data-seat="${seat}"] .paper`)]
}
