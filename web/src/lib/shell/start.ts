/** Starting a game against bots: the second of the two clicks. */

import { goto } from '$app/navigation'
import { post, type GameInfo, type Table } from '$lib/api/client'
import { someone } from '$lib/people.svelte'

export type Level = 'easy' | 'medium' | 'hard'

export function usualPlayers(game: GameInfo): number {
  return Math.min(4, Math.max(...game.player_counts))
}

export async function playNow(game: GameInfo, level: Level): Promise<void> {
  await someone()
  const bots = Array.from({ length: usualPlayers(game) - 1 }, () => ({ kind: 'bot', level }))
  const table = await post<Table>('/tables', { game: game.slug, seats: [{ kind: 'me' }, ...bots], start: true })
  await goto(`/t/${table.id}`)
}

export async function playAlone(game: GameInfo): Promise<void> {
  await someone()
  const table = await post<Table>('/tables', { game: game.slug, seats: [{ kind: 'me' }], start: true })
  await goto(`/t/${table.id}`)
}
