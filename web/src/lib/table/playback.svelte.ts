/** Turns of others played before my eyes: the board shows one step after the other until the present is reached. */

import { Problem, type View } from '$lib/api/client'
import { shortened, STEP, type Frame, type Pace } from './queue'

export interface Stage {
  pace: () => Pace
  /** the steps between two versions */
  steps: (after: number, until: number) => Promise<Frame[]>
  /** the present is reached */
  done: () => void
}

export class Playback {
  /** what the board shows instead of the present; null: the present */
  frame: Frame | null = $state.raw(null)
  /** what was left out because it would have taken too long */
  listed: Frame[] = $state.raw([])
  /** the steps that are still to come */
  left = $state(0)

  private queue: Frame[] = []
  private timer: ReturnType<typeof setTimeout> | null = null
  private asking: Promise<void> = Promise.resolve()
  /** a skip makes everything asked before it void */
  private run = 0

  constructor(private readonly stage: Stage) {}

  get on(): boolean {
    return this.frame !== null
  }

  /** Play the turns between two versions; until their steps are here the board stays as it was. */
  follow(after: number, until: number, shown: View): void {
    const run = this.run
    this.frame ??= { number: after, seat: null, events: [], view: shown }
    this.asking = this.asking.then(async () => {
      if (run !== this.run) return
      try {
        const frames = await this.stage.steps(after, until)
        if (run === this.run) this.add(frames)
      } catch (problem) {
        if (!(problem instanceof Problem)) throw problem
        if (run === this.run) this.skip() // the present needs nobody's steps
      }
    })
  }

  /** Play these steps after what is queued already. */
  add(frames: Frame[]): void {
    const { listed, played } = shortened([...this.queue, ...frames], this.stage.pace())
    this.listed = [...this.listed, ...listed]
    this.queue = played
    this.left = played.length
    if (this.timer === null) this.next()
  }

  /** To the present at once. */
  skip(): void {
    this.run += 1
    this.queue = []
    if (this.timer !== null) clearTimeout(this.timer)
    const played = this.frame !== null
    this.timer = null
    this.frame = null
    this.listed = []
    this.left = 0
    if (played) this.stage.done()
  }

  private next(): void {
    const frame = this.queue.shift()
    if (!frame) return this.skip()
    this.left = this.queue.length
    this.frame = frame
    this.timer = setTimeout(() => this.next(), STEP[this.stage.pace()])
  }
}
