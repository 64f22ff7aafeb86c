/** A review as the pages read it: which turn was what, who led when, what a better turn would have brought. */

import type { Fields, Value } from '$lib/table/moves'

export const MARKS = ['keystone', 'true', 'off-plumb', 'crack', 'collapse'] as const
export type Mark = (typeof MARKS)[number]

/** A move with its arguments by name, as the server describes it. */
export type Told = { kind: string } & Fields

/** A whole turn with what it is worth to its seat. */
export interface Way {
  moves: string[]
  told: Told[]
  chance: number
  chance_error: number
  lead: number
  lead_error: number
  sources: Record<string, number>
  tries: number
}

export interface ReviewedTurn {
  number: number
  seat: number
  moves: string[]
  told: Told[]
  mark: Mark
  forced: boolean
  /** too close to call */
  close: boolean
  lost: number
  lost_error: number
  lost_points: number
  lost_points_error: number
  lost_sources: Record<string, number>
  best: Way[]
  played: Way | null
  open_lost: number | null
  open_error: number | null
}

export interface Review {
  depth: 'quick' | 'deep'
  engine: number
  scores: number[]
  places: number[]
  points: Record<string, number>[]
  chances: number[][]
  open_chances: number[][]
  turns: ReviewedTurn[]
  turning_points: number[]
  accuracy: number[]
  lost_sources: Record<string, number>[]
  trained: boolean
  tries: number
  summary: { key: string; args: Record<string, unknown> }[]
}

/** Which turns a list shows. */
export type Which = 'all' | 'marked' | 'mine'

export function isMarked(turn: Pick<ReviewedTurn, 'mark'>): boolean {
  return turn.mark !== 'true'
}

/** The turn that a commit was, if it was judged. */
export function turnAt(review: Review, number: number): ReviewedTurn | null {
  return review.turns.find((turn) => turn.number === number) ?? null
}

/** The turning point after (or before) a commit. */
export function nextPoint(points: readonly number[], at: number, step: 1 | -1): number | null {
  return (step === 1 ? points.find((number) => number > at) : points.findLast((number) => number < at)) ?? null
}

/** All sources of points of a game, in the order in which anybody has them. */
export function sourcesOf(points: readonly Record<string, number>[]): string[] {
  return [...new Set(points.flatMap((one) => Object.keys(one)))].filter((source) => points.some((one) => one[source]))
}

/** Points as a bar shows them: what counts up, and what is taken off. */
export function bar(points: Record<string, number>, sources: readonly string[]): { up: [string, number][]; down: [string, number][] } {
  const all = sources.map((source): [string, number] => [source, points[source] ?? 0])
  return { up: all.filter(([, n]) => n > 0), down: all.filter(([, n]) => n < 0) }
}

/** The seats in the order of the standing. */
export function order(places: readonly number[]): number[] {
  return places.map((_, seat) => seat).toSorted((a, b) => (places[a] ?? 0) - (places[b] ?? 0))
}

/** Chance in whole per cent. */
export function percent(chance: number): number {
  return Math.round(100 * chance)
}

/** Give or take: never less than one per cent. */
export function margin(error: number): number {
  return Math.max(1, Math.round(100 * error))
}

/** What the best turn brings more or less than the played one, what matters most first. */
export function differences(sources: Record<string, number>, most = 3): [string, number][] {
  return Object.entries(sources)
    .map(([source, points]): [string, number] => [source, Math.round(points)])
    .filter(([, points]) => points !== 0)
    .toSorted(([, a], [, b]) => Math.abs(b) - Math.abs(a))
    .slice(0, most)
}

/** Whether the best turn found is another than the played one. */
export function hasBetter({ best, played, forced, lost }: Pick<ReviewedTurn, 'best' | 'played' | 'forced' | 'lost'>): boolean {
  const [first] = best
  return !forced && first !== undefined && lost > 0 && first.moves.join() !== (played?.moves ?? []).join()
}

/** The arguments of all moves of a turn, each as far as it can lie on a board. */
export function fieldsOf(told: readonly Told[]): Fields[] {
  return told.map((move) => Object.fromEntries(Object.entries(move).filter(([name]) => name !== 'kind')) as Record<string, Value>)
}

/** How many turns of a seat have each mark. */
export function counts(review: Review, seat: number): Record<Mark, number> {
  const found = { keystone: 0, true: 0, 'off-plumb': 0, crack: 0, collapse: 0 }
  for (const turn of review.turns) if (turn.seat === seat) found[turn.mark] += 1
  return found
}
