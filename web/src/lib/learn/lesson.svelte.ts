/** A lesson as this browser plays it: the server judges, the answers so far are all that is kept. */

import { answered, ask, Problem, type Schemas } from '$lib/api/client'
import { settings } from '$lib/settings.svelte'
import { asMove, type Path, type Value } from '$lib/table/moves'
import { Narrowing } from '$lib/table/narrowing'
import { keepDone } from './progress'

export type LessonStep = Schemas['LessonStep']

export class Lesson {
  step: LessonStep | null = $state.raw(null)
  offers: Narrowing = $state.raw(new Narrowing([]))
  /** what is said of the last answer, until the next one */
  mistake: { text: string; rule: string | null } | null = $state.raw(null)
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
      this.show((await answered(ask.POST('/api/games/{slug}/lessons/{lesson}', { params: where, body }))) as LessonStep)
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem
      this.missing = problem.status === 404
      this.mistake = { text: problem.detail, rule: null }
    } finally {
      this.busy = false
    }
  }

  private show(step: LessonStep): void {
    this.step = step
    this.mistake = step.verdict && !step.verdict.right ? step.verdict : null
    this.offers = new Narrowing(step.offers.flatMap((group) => group.moves).map(asMove))
    if (step.done) keepDone(step.game, step.id)
  }
}
