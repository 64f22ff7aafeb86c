/** The form of a new tournament: what is wished, what the server is asked for it, and what it may be. */

import type { Schemas } from '$lib/api/client'

export type Form = Schemas['TournamentBody']['form']
export type TournamentBody = Schemas['TournamentBody']
export type Level = NonNullable<TournamentBody['bots']>

export const FORMS: Form[] = ['swiss', 'league', 'knock-out']
export const LEAST = 3
export const MOST = 64

export interface Wishes {
  form: Form
  most: number
  fixed: boolean
  bots: Level | null
  rounds: number
  least: number
  places: number
}

/** How many rounds may be wished for; the server has the last word. */
export function mostRounds({ form, most }: Pick<Wishes, 'form' | 'most'>): number {
  return form === 'league' && most === 2 ? MOST - 1 : 20
}

/** How few people may be wished for: full tables without bots need as many as sit at one. */
export function fewest({ fixed, bots, most }: Pick<Wishes, 'fixed' | 'bots' | 'most'>): number {
  return fixed && bots === null ? Math.max(LEAST, most) : LEAST
}

/** Wishes that go together: what was changed last stays, the rest follows. */
export function fitting(wishes: Wishes): Wishes {
  const least = Math.min(MOST, Math.max(fewest(wishes), wishes.least))
  return { ...wishes, rounds: Math.min(wishes.rounds, mostRounds(wishes)), least, places: Math.min(MOST, Math.max(least, wishes.places)) }
}

/** What is asked of the forecast if so many people come. */
export function forecastQuery(wishes: Wishes, people: number) {
  const { form, most, fixed, bots, rounds, least, places } = wishes
  return { form, most, fixed, bots: bots !== null, rounds, least, places, people: Math.min(places, Math.max(least, people)) }
}

/** Options of a game that a tournament can set: for every table alike, whatever its size. */
export function commonOptions(options: Schemas['GameOption'][], most: number): Schemas['GameOption'][] {
  const sizes = Array.from({ length: most - 1 }, (_, i) => i + 2)
  return options.filter((option) => !option.per_seat && (option.players === null || sizes.every((size) => option.players?.includes(size))))
}

/** A local date and time of an input as seconds; null without one. */
export function momentOf(local: string): number | null {
  const moment = new Date(local).getTime()
  return Number.isNaN(moment) ? null : moment / 1000
}
