/** How a table is told in a list: how far it has come, who won with how much, and when. */

import type { Table, TableCard } from '$lib/api/client'
import { settings } from '$lib/settings.svelte'
import { say } from '$lib/text/words.svelte'
import { nameOf } from './players'

/** "era 2, auction 31", "round 7", "5 of 14 sections"; turns where the game counts nothing else. */
export function progressWords({ progress, version }: Pick<TableCard, 'progress' | 'version'>): string {
  const { era, auction, round, completed, sections } = progress ?? {}
  if (era !== undefined && auction !== undefined) return say('progress-era', { era, auction })
  if (round !== undefined) return say('progress-round', { round })
  if (completed !== undefined && sections !== undefined) return say('progress-sections', { completed, sections })
  return say('turn-number', { n: version })
}

/** "Anna wins: 87 : 80 : 66". */
export function resultWords(table: Pick<Table, 'seats' | 'places' | 'scores'>): string {
  const { places, scores } = table
  if (!places || !scores) return say('game-over')
  const winners = table.seats.filter((seat) => places[seat.seat] === 1).map((seat) => nameOf(table, seat))
  const told = winners.length > 1 ? say('winners', { names: winners.join(', ') }) : winners[0] ? say('winner', { name: winners[0] }) : say('no-winner')
  const order = places.map((_, seat) => seat).toSorted((a, b) => (places[a] ?? 0) - (places[b] ?? 0))
  return `${told} · ${order.map((seat) => scores[seat]).join(' : ')}`
}

/** A day as people write it. */
export function dateWords(moment: number | null): string {
  if (moment === null) return ''
  return new Intl.DateTimeFormat(settings.locale, { day: 'numeric', month: 'short', year: 'numeric' }).format(moment * 1000)
}
