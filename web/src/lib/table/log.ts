/** The log for people: turn by turn, without what has no words. */

import type { Entry } from '$lib/api/client'

export interface Turn {
  entry: Entry
  lines: { event: readonly unknown[]; words: string }[]
  /** the game went back to before this turn */
  undone: boolean
}

/** The turns that tell something; `words` gives the text of an event, empty if there is none. */
export function turnsOf(entries: readonly Entry[], words: (event: readonly unknown[]) => string): Turn[] {
  const ways = entries.flatMap((entry) => (entry.rewind_to === null ? [] : [{ from: entry.rewind_to, to: entry.number }]))
  return entries
    .map((entry) => ({
      entry,
      lines: entry.events.map((event) => ({ event, words: words(event) })).filter((line) => line.words.trim() !== ''),
      undone: ways.some(({ from, to }) => from < entry.number && entry.number < to),
    }))
    .filter((turn) => turn.lines.length > 0 || turn.entry.rewind_to !== null)
}
