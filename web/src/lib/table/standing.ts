/** The score of every seat if the game ended now, as far as the viewer knows. */

import type { View } from '$lib/api/client'

export type Part = [source: string, points: number]

export function standing(view: View, seat: number): Part[] {
  const seats = (view.seats ?? []) as { standing?: Part[] }[]
  return seats[seat]?.standing ?? []
}

export function total(view: View, seat: number): number {
  return standing(view, seat).reduce((sum, [, points]) => sum + points, 0)
}

/** All sources that bring somebody points, in the order of the game. */
export function sources(view: View, count: number): string[] {
  const found: string[] = []
  for (let seat = 0; seat < count; seat += 1) {
    for (const [source] of standing(view, seat)) if (!found.includes(source)) found.push(source)
  }
  return found
}
