/** How the panels of all games learn what changed since my turn. */

import type { Change } from './since'

export const SINCE = Symbol('since')

/** What changed for a seat, each change with its words; the rival's seat comes after the last one. */
export type Told = (seat: number) => (Change & { words: string })[]
