/** Where a game stands in its own words: the line beside its name. */

/** Rounds or eras in a row; the current one is marked. */
export interface Row {
  label: string
  names: string[]
  /** which of them it is, from 0 */
  at: number
}

export interface Course {
  rounds?: Row
  /** the phases of a round */
  phases?: Row
  /** so much of so much */
  progress?: { label: string; at: number; of: number }
  /** one count for every player: sections done */
  race?: { label: string; of: number; done: { seat: number; n: number }[] }
  note?: string
}

export type Say = (key: string, args?: Record<string, string | number>) => string
