/** One club with its tables and tournaments, shared by its three pages. */

import { answered, ask, Problem, type Schemas, type TableCard } from '$lib/api/client'
import { getContext, setContext } from 'svelte'
import { attempt } from './attempt'
import { lookAtCircles } from './circles.svelte'
import type { Club, Member } from './model'

export type Cup = Schemas['TournamentCard']
type Role = Schemas['RoleBody']['role']

export class ClubStore {
  id = $state('')
  club: Club | null = $state.raw(null)
  tables: TableCard[] = $state.raw([])
  cups: Cup[] = $state.raw([])
  moreCups = $state(false)
  problem: Problem | null = $state.raw(null)
  keeper = $derived(this.club?.role === 'keeper')

  get here() {
    return { params: { path: { club_id: this.id } } }
  }

  async open(id: string): Promise<void> {
    if (id !== this.id) {
      this.club = this.problem = null
      this.tables = []
      this.cups = []
    }
    this.id = id
    await this.look()
  }

  /** The club, its open tables and its latest tournaments. */
  async look(): Promise<void> {
    const { id, here } = this
    const list = (status?: 'open') => ({ params: { ...here.params, query: { limit: 20, ...(status ? { status } : {}) } } })
    try {
      const [club, open, cups] = await Promise.all([
        answered(ask.GET('/api/clubs/{club_id}', here)),
        answered(ask.GET('/api/clubs/{club_id}/tables', list('open'))),
        answered(ask.GET('/api/clubs/{club_id}/tournaments', list())),
      ])
      if (id !== this.id) return
      this.club = club
      this.tables = open.tables
      this.cups = cups.tournaments
      this.moreCups = cups.next !== null
      this.problem = null
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem
      if (this.club !== null && problem.status !== 403 && problem.status !== 404) return // without the net what is known stays
      this.club = null
      this.problem = problem
    }
  }

  /** An act that answers with the club as it is then. */
  async change(act: () => Promise<Club>): Promise<boolean> {
    const done = await attempt(async () => (this.club = await act()))
    if (done) void lookAtCircles(true)
    return done
  }

  setRole(member: Pick<Member, 'player'>, role: Role): Promise<boolean> {
    return this.change(() => answered(ask.PUT('/api/clubs/{club_id}/members/{player}', { params: { path: { club_id: this.id, player: member.player } }, body: { role } })))
  }

  /** Leave it myself, or send somebody away. */
  remove(player: string): Promise<boolean> {
    return attempt(() => answered(ask.DELETE('/api/clubs/{club_id}/members/{player}', { params: { path: { club_id: this.id, player } } })))
  }
}

const KEY = Symbol('club')
export const provideClub = (): ClubStore => setContext(KEY, new ClubStore())
export const theClub = (): ClubStore => getContext<ClubStore>(KEY)
