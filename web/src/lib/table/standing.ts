/** The score of every seat if the game ended now, as far as the viewer knows. */

import type { Seat } from './board'

export type Part = [source: string, points: number]

/** What a view of any game tells of the points. */
export interface Scored {
  seats: readonly { standing: Part[] }[]
  rival?: unknown
}

export function standing(view: Scored, seat: number): Part[] {
  return view.seats[seat]?.standing ?? []
}

export function total(view: Scored, seat: number): number {
  return standing(view, seat).reduce((sum, [, points]) => sum + points, 0)
}

/** All sources that bring somebody points, in the order of the game. */
export function sources(view: Scored, count: number): string[] {
  const found: string[] = []
  for (let seat = 0; seat < count; seat += 1) {
    for (const [source] of standing(view, seat)) if (!found.includes(source)) found.push(source)
  }
  return found
}

/** What the result says first: the name of a text and what stands in it. */
export type Headline = { text: string; args: Record<string, string | number> }

/** Who has won. Alone, one wins against a rival; where there is none the points speak. */
export function headline(view: Scored, seats: Pick<Seat, 'seat' | 'name'>[], places: number[] | null): Headline {
  const winners = seats.filter(({ seat }) => places?.[seat] === 1).map(({ name }) => name)
  const [winner = ''] = winners
  const alone = seats.length === 1
  if (!places) return { text: 'game-over', args: {} }
  if (winners.length === 0 && !alone) return { text: 'no-winner', args: {} }
  if (winners.length === 0) return { text: 'loser', args: { name: seats[0]?.name ?? '' } }
  if (winners.length > 1) return { text: 'winners', args: { names: winners.join(', ') } }
  if (alone && !view.rival) return { text: 'points-of', args: { name: winner, points: total(view, 0) } }
  return { text: 'winner', args: { name: winner } }
}
