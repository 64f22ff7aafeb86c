/** A turn that was not played, and what might follow it, one move after the other on the board. */

import type { View } from '$lib/api/client'
import type { LineStep, Reviewing } from './review.svelte'

/** milliseconds that a step stays */
const STEP = 1100

export class LinePlayer {
  /** what the board shows instead of the game; null: the game */
  view: View | null = $state.raw(null)
  step: LineStep | null = $state.raw(null)
  private timer: ReturnType<typeof setTimeout> | null = null
  private run = 0

  constructor(private readonly reviewing: Pick<Reviewing, 'line'>) {}

  async play(number: number): Promise<void> {
    this.stop()
    const run = this.run
    const { before, steps } = await this.reviewing.line(number)
    if (run !== this.run) return
    this.view = before
    this.timer = setTimeout(() => this.next(steps), STEP / 2)
  }

  /** Back to the game. */
  stop(): void {
    this.run += 1
    if (this.timer !== null) clearTimeout(this.timer)
    this.timer = null
    this.view = null
    this.step = null
  }

  /** The last position of the line stays until it is left. */
  private next([step, ...more]: LineStep[]): void {
    if (!step) return
    this.step = step
    this.view = step.view
    this.timer = setTimeout(() => this.next(more), STEP)
  }
}
