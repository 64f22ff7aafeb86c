/** A tournament in words: numbers in the reader's language, its kind and clock in one line. */

import type { GameInfo } from '$lib/api/client'
import { settings } from '$lib/settings.svelte'
import { clockWords } from '$lib/shell/clocks'
import { say, words } from '$lib/text/words.svelte'
import type { Tournament, TournamentCard } from './model'

/** 4.5 as people write it, with so many digits after the point. */
export function number(value: number, digits = 0, most = digits): string {
  return new Intl.NumberFormat(settings.locale, { minimumFractionDigits: digits, maximumFractionDigits: most }).format(value)
}

/** Points of the standing: halves and thirds only where there are some. */
export const points = (value: number) => number(value, 0, 1)

/** A moment as people write it. */
export function moment(seconds: number): string {
  const style = { weekday: 'long', day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' } as const
  return new Intl.DateTimeFormat(settings.locale, style).format(seconds * 1000)
}

/** "Paris · 14 players · Swiss · 15 min + 10 s". */
export function about(cup: Pick<TournamentCard, 'game' | 'entered' | 'form' | 'clock'>): string {
  const game = words(cup.game).say('game-name')
  return [game, say('players-range', { least: cup.entered }), say(`tournament-form-${cup.form}`), clockWords(cup.clock)].join(' · ')
}

/** Where a tournament stands, for a list. */
export function progress(cup: TournamentCard): string {
  if (cup.status === 'open') return say('tournament-on-list', { count: cup.entered, places: cup.places })
  if (cup.status === 'running') return cup.form === 'knock-out' ? say('tournament-round-n', { n: cup.round }) : say('tournament-round-of', { n: cup.round, of: cup.rounds })
  if (cup.winner) return say('winner', { name: cup.winner })
  return say(cup.status === 'cancelled' ? 'tournament-called-off' : 'game-over')
}

/** The name of an entrant; who erased the account has none. */
export function nameOf({ people }: Pick<Tournament, 'people'>, who: number | null, bots: Tournament['bots'] = null): string {
  if (who === null) return say(`level-${bots ?? 'medium'}`)
  return people.find((one) => one.number === who)?.name || say('tournament-nobody')
}

export const gameOf = (games: GameInfo[], slug: string) => games.find((game) => game.slug === slug) ?? games[0]
