/** What has happened since my last turn: numbered lines, and what it changed in everybody's numbers. */

import type { Entry, View } from '$lib/api/client'
import type { Fields } from './moves'
import { standing } from './standing'

type Event = readonly unknown[]

/** A line of the log since my turn that has a place on the board. */
export interface Numbered {
  n: number
  event: Event
  seat: number | null
  /** the marks on the board that it is about */
  places: string[]
  words: string
}

/** more would hide the board: the newest of them keep their numbers */
export const MOST = 20

/** What my own turn brought about of others: what a rival does that nobody plays, or plans that are revealed at once. */
export function isOthers(event: Event, { player }: Fields, me: number | null): boolean {
  return String(event[0]).startsWith('rival-') || player === 'rival' || (typeof player === 'number' && player !== me)
}

/** The entries since my last turn; of that turn itself what it brought about of others. */
export function sinceMine(entries: readonly Entry[], last: number | null, isAnswer: (event: Event) => boolean): Entry[] {
  if (last === null) return []
  return entries.flatMap((entry) => {
    if (entry.number > last) return [entry]
    const answers = entry.number === last ? entry.events.filter(isAnswer) : []
    return answers.length > 0 ? [{ ...entry, events: answers }] : []
  })
}

/** The lines that point at something, numbered in their order; where one place is told of again the newest counts. */
export function numbered(
  entries: readonly Entry[],
  told: { words: (event: Event) => string; places: (event: Event) => string[]; actor: (event: Event) => number | null },
): Numbered[] {
  const lines = entries.flatMap((entry) =>
    entry.events.map((event) => ({ event, seat: told.actor(event) ?? entry.seat, places: told.places(event), words: told.words(event) })),
  )
  const placed = lines.filter((line) => line.places.length > 0 && line.words.trim() !== '').slice(-MOST)
  return placed.map((line, i) => ({ ...line, n: i + 1 }))
}

export interface Change {
  /** where the number stands in a player's part of the view: `resources.wood`; empty: points */
  path: string
  by: number
}

/** What changed in one player's part of the view: points first, then every number. */
export function changes(before: unknown, after: unknown): Change[] {
  const points = sum(after) - sum(before)
  const found: Change[] = points === 0 ? [] : [{ path: '', by: points }]
  compare(before, after, '', found)
  return found
}

/** A player's part of a view; the rival comes after the last seat. */
export function partOf(view: View, seat: number): unknown {
  const rows: readonly unknown[] = view.seats
  return seat < rows.length ? rows[seat] : (view as { rival?: unknown }).rival
}

function sum(part: unknown): number {
  return standing({ seats: [{ standing: [], ...(part as object | null) }] }, 0).reduce((all, [, points]) => all + points, 0)
}

function compare(before: unknown, after: unknown, path: string, found: Change[]): void {
  if (typeof before === 'number' && typeof after === 'number') {
    if (before !== after) found.push({ path, by: after - before })
  } else if (isPart(before) && isPart(after)) {
    for (const [name, value] of Object.entries(after)) if (name !== 'standing') compare(before[name], value, path ? `${path}.${name}` : name, found)
  }
}

function isPart(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
