/** The review of a table as this page follows it: what there is, how far each pass is, and the lines that were not played. */

import { answered, ask, Problem, type Schemas, type View } from '$lib/api/client'
import type { Review } from './model'

export type Standing = Schemas['ReviewAnswer']
export type Depth = 'quick' | 'deep'
export type LineStep = Omit<Schemas['LineStep'], 'view'> & { view: View }

/** milliseconds between two looks at a pass that goes on */
const LOOK = 1200

export class Reviewing {
  standing: Standing | null = $state.raw(null)
  review: Review | null = $state.raw(null)
  problem: Problem | null = $state.raw(null)
  private timer: ReturnType<typeof setTimeout> | null = null
  private closed = false

  constructor(readonly id: string) {}

  private get here() {
    return { params: { path: { table_id: this.id } } }
  }

  /** The pass that goes on or waits. */
  get under(): Schemas['ReviewPass'] | null {
    const { quick, deep } = this.standing ?? {}
    return [quick, deep].find((pass) => pass?.state === 'running' || pass?.state === 'waiting') ?? null
  }

  /** A review is begun by whoever looks at it first. */
  async open(): Promise<void> {
    await this.follow(ask.GET('/api/tables/{table_id}/review', this.here))
    const { quick, may_start } = this.standing ?? {}
    if (may_start && quick && (quick.state === 'none' || (quick.state === 'done' && !quick.current))) await this.start('quick')
  }

  start(depth: Depth): Promise<void> {
    return this.follow(ask.POST('/api/tables/{table_id}/review', { ...this.here, body: { depth } }))
  }

  stop(depth: Depth): Promise<void> {
    return this.follow(ask.DELETE('/api/tables/{table_id}/review', { params: { ...this.here.params, query: { depth } } }))
  }

  close(): void {
    this.closed = true
    if (this.timer !== null) clearTimeout(this.timer)
  }

  /** The best turn that was not played, and what might follow, move by move. */
  async line(number: number): Promise<{ before: View; steps: LineStep[] }> {
    const answer = await answered(ask.GET('/api/tables/{table_id}/review/line', { params: { ...this.here.params, query: { number } } }))
    return { before: answer.before as View, steps: answer.steps as LineStep[] }
  }

  private async follow(asked: Parameters<typeof answered<Standing>>[0]): Promise<void> {
    if (this.timer !== null) clearTimeout(this.timer)
    try {
      const standing = await answered(asked)
      this.problem = null
      this.standing = standing
      const found = standing.review as Review | null
      if (found && (found.depth !== this.review?.depth || found.engine !== this.review.engine)) this.review = found
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem
      this.problem = problem
    }
    if (this.under && !this.closed) this.timer = setTimeout(() => void this.follow(ask.GET('/api/tables/{table_id}/review', this.here)), LOOK)
  }
}
