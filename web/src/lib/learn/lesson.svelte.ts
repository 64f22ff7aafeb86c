/** A lesson as this browser plays it: the server judges, the answers so far are all that is kept. */

import { answered, ask, Problem, type Schemas } from '$lib/api/client'
import { settings } from '$lib/settings.svelte'
import { asMove, type Path, type Value } from '$lib/table/moves'
import { Narrowing } from '$lib/table/narrowing'
import { keepDone } from './progress'

export type LessonStep = Schemas['LessonStep']

/** after so many misses one way is pointed at; one more, and it is gone */
const HINTED = 3

export class Lesson {
  step: LessonStep | null = $state.raw(null)
  offers: Narrowing = $state.raw(new Narrowing([]))
  /** what is said of the last answer, until the next one */
  mistake: { text: string; rule: string | null } | null = $state.raw(null)
  /** how often this step was missed: the third time one way is pointed at, the fourth time it is gone */
  misses = $state(0)
  /** the step before this one was done by a move of the learner's */
  praised = $state(false)
  missing = $state(false)
  busy = $state(false)

  constructor(
    readonly slug: string,
    readonly id: string,
  ) {}

  /** The ways to do the step, in as few clicks as they need. */
  get ways(): Path[] {
    return this.offers.open
  }

  open(): Promise<void> {
    return this.ask(this.step?.answers ?? [])
  }

  /** A click on the board. */
  async pick(field: string, value: Value): Promise<void> {
    this.mistake = null
    this.offers = this.offers.pick(field, value)
    const path = this.offers.path
    if (path) await this.take(path)
  }

  take(path: Path): Promise<void> {
    return this.attempt(path.moves.map((move) => move.notation).join(' '))
  }

  /** A move to be judged: what is not lit can be tried as well. */
  attempt(move: string): Promise<void> {
    return this.ask(this.step?.answers ?? [], move)
  }

  /** One way is pointed at. */
  hint(): void {
    if (this.step?.asks) this.misses = Math.max(this.misses, HINTED)
  }

  get hinted(): boolean {
    return this.misses >= HINTED
  }

  /** A step that is read, or skipped, is done. */
  next(): Promise<void> {
    return this.ask([...(this.step?.answers ?? []), ''])
  }

  /** First un-pick, then one answer back. */
  async back(): Promise<void> {
    if (this.offers.picks.length > 0) this.offers = this.offers.back()
    else await this.ask((this.step?.answers ?? []).slice(0, -1))
  }

  private async ask(answers: string[], attempt: string | null = null): Promise<void> {
    if (this.busy) return
    this.busy = true
    try {
      const where = { path: { slug: this.slug, lesson: this.id }, query: { locale: settings.locale } }
      const body = { answers, attempt }
      await this.show((await answered(ask.POST('/api/games/{slug}/lessons/{lesson}', { params: where, body }))) as LessonStep)
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem
      this.missing = problem.status === 404
      this.mistake = { text: problem.detail, rule: null }
    } finally {
      this.busy = false
    }
  }

  private async show(step: LessonStep): Promise<void> {
    const onward = step.answers.length !== this.step?.answers.length
    this.misses = onward ? 0 : this.misses + Number(step.verdict?.right === false)
    this.praised = step.verdict?.right === true
    this.step = step
    this.mistake = step.verdict && !step.verdict.right ? step.verdict : null
    this.offers = new Narrowing(step.offers.flatMap((group) => group.moves).map(asMove))
    if (step.done) keepDone(step.game, step.id)
    if (this.misses > HINTED) {
      this.busy = false
      await this.next()
    }
  }
}
