/** A player's pages: the player, and what the games of this player tell, game by game. */

import { answered, ask, Problem, type Schemas } from '$lib/api/client'
import { say } from '$lib/text/words.svelte'

export type Player = Schemas['Player']
export type PlayerGame = Schemas['PlayerGame']
export type Recent = Schemas['RecentGame'] & { game: string }

/** Which games count: those of so many days. */
export const PERIODS = { all: 0, year: 365, quarter: 90, month: 30 } as const
export type Period = keyof typeof PERIODS

export const periodOf = (wanted: string | null): Period => (wanted !== null && wanted in PERIODS ? (wanted as Period) : 'all')

/** When a period began, in seconds. */
export const sinceOf = (period: Period, now = Date.now() / 1000): number => Math.max(0, Math.round(now - PERIODS[period] * 86_400))

export class PlayerPages {
  card = $state.raw<Player | null>(null)
  games = $state.raw<Record<string, PlayerGame>>({})
  /** why there is nothing to see */
  refused = $state('')

  constructor(
    readonly id: string,
    readonly period: Period = 'all',
  ) {}

  async load(): Promise<void> {
    try {
      const player = this.id
      const query = this.period === 'all' ? {} : { since: sinceOf(this.period) }
      const card = await answered(ask.GET('/api/players/{player}', { params: { path: { player }, query } }))
      const pages = await Promise.all(card.statistics.map(({ game: slug }) => answered(ask.GET('/api/players/{player}/games/{slug}', { params: { path: { player, slug }, query } }))))
      this.games = Object.fromEntries(pages.map((page) => [page.game, page]))
      this.card = card
      this.refused = ''
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem
      this.card = null
      this.refused = say(`problem-${problem.code}`, problem.args)
    }
  }
}

/** The last games of all kinds, the newest first. */
export function recentOf(games: Record<string, PlayerGame>, most = 8): Recent[] {
  const all = Object.values(games).flatMap((page) => page.recent.map((row) => ({ ...row, game: page.game })))
  return all.toSorted((a, b) => b.time - a.time).slice(0, most)
}

/** My points and the best other's, from the difference and the points of all seats. */
export function pair(points: number, scores: readonly number[]): readonly [number, number] {
  const most = Math.max(...scores)
  return points >= 0 ? [most, most - points] : [most + points, most]
}

/** The source whose part differs most from the average winner's. */
export function widest(rows: readonly Schemas['SourceRow'][]): Schemas['SourceRow'] | null {
  const gap = (row: Schemas['SourceRow']) => Math.abs(row.mine_percent - (row.winners_percent ?? row.mine_percent))
  return rows.reduce<Schemas['SourceRow'] | null>((best, row) => (gap(row) > (best ? gap(best) : 0) ? row : best), null)
}

/** Whom a player has met and the visitor may see, by how many games. */
export function rivalsOf(games: Record<string, PlayerGame>): { id: string; name: string }[] {
  const met = new Map<string, { id: string; name: string; games: number }>()
  for (const { player, name, games: count } of Object.values(games).flatMap((page) => page.opponents)) {
    if (player !== null) met.set(player, { id: player, name: name ?? '', games: count + (met.get(player)?.games ?? 0) })
  }
  return [...met.values()].toSorted((a, b) => b.games - a.games || a.name.localeCompare(b.name))
}
