/** A player's pages: the player, and what the games of this player tell, game by game. */

import { answered, ask, Problem, type Schemas } from '$lib/api/client'
import { say } from '$lib/text/words.svelte'

export type Player = Schemas['Player']
export type PlayerGame = Schemas['PlayerGame']
export type Recent = Schemas['RecentGame'] & { game: string }

export class PlayerPages {
  card = $state.raw<Player | null>(null)
  games = $state.raw<Record<string, PlayerGame>>({})
  /** why there is nothing to see */
  refused = $state('')

  constructor(readonly id: string) {}

  async load(): Promise<void> {
    try {
      const player = this.id
      const card = await answered(ask.GET('/api/players/{player}', { params: { path: { player } } }))
      const pages = await Promise.all(card.statistics.map(({ game: slug }) => answered(ask.GET('/api/players/{player}/games/{slug}', { params: { path: { player, slug } } }))))
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
