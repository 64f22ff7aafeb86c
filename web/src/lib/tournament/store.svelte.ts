/** One tournament, kept fresh: the person's live line says when it moves, and everybody asks now and then. */

import { answered, ask, Problem, socketAddress } from '$lib/api/client'
import { person } from '$lib/people.svelte'
import type { Tournament } from './model'

const EVERY = 4000 // ms between questions while rounds are played

export class TournamentStore {
  now = $state.raw<Tournament | null>(null)
  missing = $state(false)
  private asked = 0

  constructor(readonly id: string) {}

  get here() {
    return { params: { path: { tournament_id: this.id } } }
  }

  async look(): Promise<void> {
    const mine = (this.asked += 1)
    try {
      const found = await answered(ask.GET('/api/tournaments/{tournament_id}', this.here))
      if (mine === this.asked) this.now = found
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem
      if (problem.status === 404 || problem.status === 422) this.missing = true
    }
  }

  /** What somebody did here, and the tournament after it. */
  async act(done: Promise<Tournament>): Promise<void> {
    const found = await done
    this.asked += 1
    this.now = found
  }

  /** Look again when it moves. */
  follow(): () => void {
    void this.look()
    const over = () => this.now?.status === 'finished' || this.now?.status === 'cancelled'
    const timer = setInterval(() => {
      if (!document.hidden && !this.missing && !over()) void this.look()
    }, EVERY)
    const line = person.me ? this.listen() : null
    return () => {
      clearInterval(timer)
      line?.close()
    }
  }

  private listen(): WebSocket {
    const line = new WebSocket(socketAddress('/me/live'))
    line.onmessage = (event) => {
      const told = JSON.parse(String(event.data)) as { type: string; tournament?: string }
      if (told.type === 'tournament' && told.tournament === this.id) void this.look()
    }
    return line
  }
}
