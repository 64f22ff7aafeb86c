/** Where an event of the log lies on the board: a section, else a die, else a sector. */

import type { Fields } from '$lib/table/moves'
import { pointedAt } from './model'

export function places(fields: Fields): string[] {
  return [...pointedAt(fields)].map((name) => `[data-at="${name}"]`)
}
