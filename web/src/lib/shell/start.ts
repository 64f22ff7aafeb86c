/** Starting a game against bots: the second of the two clicks. */

import { goto } from '$app/navigation'
import { answered, ask, type GameInfo, type Schemas } from '$lib/api/client'
import { someone } from '$lib/people.svelte'

export type Level = Schemas['BotSeat']['level']
export type TableBody = Schemas['TableBody']

/** A seat in the form of a new table; an invited one is for somebody known, by `player`, or for an account, by `login`. */
export interface SeatForm {
  kind: 'me' | 'open' | 'bot' | 'invited'
  level: Level
  login: string
  player: string
  name: string
}

export function seatBody(row: SeatForm): TableBody['seats'][number] {
  if (row.kind === 'me') return { kind: 'me', ...(row.name ? { name: row.name } : {}) }
  if (row.kind === 'bot') return { kind: 'bot', level: row.level }
  if (row.kind === 'open') return { kind: 'open' }
  return row.player ? { kind: 'invited', player: row.player } : { kind: 'invited', login: row.login }
}

export function usualPlayers(game: GameInfo): number {
  return Math.min(4, Math.max(...game.player_counts))
}

export async function playNow(game: GameInfo, level: Level, coach: TableBody['coach'] = 'off'): Promise<void> {
  const bots = Array.from({ length: usualPlayers(game) - 1 }, () => ({ kind: 'bot', level }) as const)
  await begin({ game: game.slug, seats: [{ kind: 'me' }, ...bots], coach, start: true })
}

/** The first game: against one mild bot, with as few players as there can be, and with the coach beside. */
export async function playFirst(game: GameInfo): Promise<void> {
  const players = Math.min(...game.player_counts.filter((count) => count > 1))
  const bots = Array.from({ length: players - 1 }, () => ({ kind: 'bot', level: 'easy' }) as const)
  await begin({ game: game.slug, seats: [{ kind: 'me' }, ...bots], coach: 'guided', start: true })
}

export async function playAlone(game: GameInfo): Promise<void> {
  await begin({ game: game.slug, seats: [{ kind: 'me' }], start: true })
}

/** The name that somebody has typed for himself; several names at one screen are not his. */
export function ownName(seats: TableBody['seats']): string {
  const mine = seats.filter((seat) => seat.kind === 'me')
  return mine.length === 1 ? (mine[0]?.name ?? '') : ''
}

/** A new table, and there we go. */
export async function begin(wanted: Pick<TableBody, 'game' | 'seats'> & Partial<TableBody>): Promise<void> {
  await someone(ownName(wanted.seats))
  const body: TableBody = { options: {}, clock: { kind: 'none' }, listed: false, start: false, ...wanted }
  const table = await answered(ask.POST('/api/tables', { body }))
  await goto(`/t/${table.id}`)
}
