/** Where an event of the log lies on the board. */

import type { Fields } from '$lib/table/moves'

export function places({ district }: Fields): string[] {
  return typeof district === 'string' ? [`.skyrise [data-district="${district}"]`] : []
}
