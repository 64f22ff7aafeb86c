/** The people whom I know: from finished games, followed or blocked. */

import { answered, ask } from '$lib/api/client'
import { person } from '$lib/people.svelte'
import type { Known, TieKind } from './model'

export const known: { people: Known[]; asked: boolean } = $state({ people: [], asked: false })

export async function lookAtPeople(): Promise<void> {
  known.people = person.me ? (await answered(ask.GET('/api/me/people'))).people : []
  known.asked = true
}

export function tieTo(player: string): TieKind | null {
  return known.people.find((one) => one.player === player)?.tie ?? null
}

/** Follow somebody, block somebody, or neither. */
export async function setTie(player: string, tie: TieKind | null): Promise<void> {
  known.people = (await answered(ask.PUT('/api/me/people/{player}', { params: { path: { player } }, body: { tie } }))).people
}
