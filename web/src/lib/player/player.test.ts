import { expect, it } from 'vitest'
import { pair, periodOf, recentOf, rivalsOf, sinceOf, widest, type PlayerGame } from './player.svelte'

it('tells my points first, then the best other\'s', () => {
  expect(pair(6, [80, 86, 70])).toEqual([86, 80])
  expect(pair(-4, [80, 86, 82])).toEqual([82, 86])
  expect(pair(0, [86, 86])).toEqual([86, 86])
})

it('finds the source that differs most, and none where nothing is known of winners', () => {
  const row = (source: string, mine: number, winners: number | null) => ({ source, mine: mine / 100, winners: winners === null ? null : winners / 100, mine_percent: mine, winners_percent: winners, difference: null })
  expect(widest([row('keys', 50, 45), row('control', 20, 30), row('wonders', 30, 25)])?.source).toBe('control')
  expect(widest([row('keys', 100, null)])).toBeNull()
})

it('puts the last games of all kinds into one list', () => {
  const game = (slug: string, times: number[]) => ({ game: slug, recent: times.map((time) => ({ table: `${slug}${time}`, time, players: 2, place: 1, score: 1, change: null, against: [] })) }) as unknown as PlayerGame
  expect(recentOf({ paris: game('paris', [5, 1]), skyrise: game('skyrise', [9, 3]) }, 3).map(({ game: slug, time }) => [slug, time])).toEqual([['skyrise', 9], ['paris', 5], ['skyrise', 3]])
})

it('names whom one has met by how many games, bots and hidden people aside', () => {
  const game = (opponents: [string | null, number][]) => ({ opponents: opponents.map(([player, games]) => ({ player, name: player, games })) }) as unknown as PlayerGame
  const games = { paris: game([['anna', 2], ['boris', 3], [null, 9]]), skyrise: game([['anna', 2]]) }
  expect(rivalsOf(games).map(({ id }) => id)).toEqual(['anna', 'boris'])
})

it('counts a period back from now, and takes an unknown one for all time', () => {
  expect(sinceOf('month', 30 * 86_400 + 5)).toBe(5)
  expect(sinceOf('year', 10)).toBe(0)
  expect([periodOf('quarter'), periodOf('century'), periodOf(null)]).toEqual(['quarter', 'all', 'all'])
})
