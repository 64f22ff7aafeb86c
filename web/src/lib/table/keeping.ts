/** The draft as the server keeps it for my seat: it is there again after a reload and on another device. */

import { answered, ask, Problem } from '$lib/api/client'

/** milliseconds of rest before a draft is sent to be kept */
const REST = 400

export class Keeping {
  private timer: ReturnType<typeof setTimeout> | null = null
  private kept = ''

  constructor(private readonly id: string) {}

  private get here() {
    return { path: { table_id: this.id } }
  }

  /** The kept moves of a seat for the position of now. */
  async look(seat: number): Promise<string[]> {
    try {
      const { moves } = await answered(ask.GET('/api/tables/{table_id}/draft', { params: { ...this.here, query: { seat } } }))
      this.kept = moves.join()
      return moves
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem
      return [] // one begins anew
    }
  }

  /** Keep these moves once no other comes for a moment. */
  keep(seat: number, version: number, moves: string[]): void {
    if (this.timer !== null) clearTimeout(this.timer)
    this.timer = moves.join() === this.kept ? null : setTimeout(() => void this.send(seat, version, moves), REST)
  }

  /** The turn is on its way: what waits to be kept waits no longer. */
  rest(): void {
    if (this.timer !== null) clearTimeout(this.timer)
    this.timer = null
  }

  /** The turn is sent or gone: nothing is to be kept of it. */
  forget(): void {
    this.rest()
    this.kept = ''
  }

  private async send(seat: number, version: number, moves: string[]): Promise<void> {
    this.timer = null
    try {
      await answered(ask.PUT('/api/tables/{table_id}/draft', { params: this.here, body: { seat, version, moves } }))
      this.kept = moves.join()
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem // the next draft is kept again
    }
  }
}
