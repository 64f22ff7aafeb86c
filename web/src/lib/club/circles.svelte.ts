/** My clubs and the seats that are kept for me: what the menu counts, forms offer and lists name. */

import { answered, ask, Problem, type TableCard } from '$lib/api/client'
import { person } from '$lib/people.svelte'
import { inside, waitingIn, type ClubCard } from './model'

/** `asked`: whether the server has told of them yet. */
export const circles: { clubs: ClubCard[]; invitations: TableCard[]; asked: boolean } = $state({ clubs: [], invitations: [], asked: false })

const REST = 15_000
let last = 0
let whose: string | null = null

export const myClubs = (): ClubCard[] => inside(circles.clubs)
export const waitingHere = (): number => waitingIn(circles.clubs, circles.invitations)

/** What a club of mine is called; nothing for who is not in it. */
export function clubName(id: string | null): string | null {
  return circles.clubs.find((club) => club.id === id)?.name ?? null
}

/** Wait at the door of a club no longer. */
export async function noLongerAsk(club: string): Promise<void> {
  await answered(ask.DELETE('/api/clubs/{club_id}/members/{player}', { params: { path: { club_id: club, player: person.me?.id ?? '' } } }))
  await lookAtCircles(true)
}

/** Ask what waits for me; not more often than needed, unless something has just changed. */
export async function lookAtCircles(changed = false): Promise<void> {
  const me = person.me?.id ?? null
  if (me === whose && !changed && Date.now() - last < REST) return
  whose = me
  last = Date.now()
  try {
    const [{ clubs }, { tables }] = me === null ? [{ clubs: [] }, { tables: [] }] : await Promise.all([answered(ask.GET('/api/clubs')), answered(ask.GET('/api/me/invitations'))])
    circles.clubs = clubs
    circles.invitations = tables
    circles.asked = true
  } catch (problem) {
    if (!(problem instanceof Problem)) throw problem // without the net, or signed out elsewhere: what is known stays
  }
}
