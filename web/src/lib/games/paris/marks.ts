/** Where an event of the log lies on the board: the last place that it names is where something came to be. */

import type { Fields } from '$lib/table/moves'
import { pointedAt } from './model'

export function places(fields: Fields): string[] {
  return [...pointedAt(fields)].toReversed().map((name) => `.pa-board [data-at="${name}"]`)
}
