/** A puzzle as this browser plays it: the turn is composed as at a table, the server judges, nothing is told before. */

import { answered, ask, Problem, type DraftAnswer, type Reason, type Schemas } from '$lib/api/client'
import { alone, asMove, type Move, type Value } from '$lib/table/moves'
import { Narrowing } from '$lib/table/narrowing'
import { dayOf, keepEarned } from './solved'

export class PuzzleStore {
  puzzle = $state.raw<Schemas['Puzzle'] | null>(null)
  drafted = $state.raw<DraftAnswer | null>(null)
  offers = $state.raw(new Narrowing([]))
  tries: string[][] = $state.raw([])
  hint = $state.raw<Schemas['PuzzleHint'] | null>(null)
  answer = $state.raw<Schemas['PuzzleAnswer'] | null>(null)
  reason = $state.raw<Reason | null>(null)
  /** the last try was wrong, until the next is begun */
  wrong = $state(false)
  missing = $state(false)
  busy = $state(false)

  private readonly met = new Map<string, Move>()
  private asked = 0

  constructor(
    readonly slug: string,
    readonly id: string,
    /** every half of a move is drafted by itself */
    private readonly stepwise: boolean,
  ) {}

  private get path() {
    return { params: { path: { slug: this.slug, puzzle: this.id } } }
  }

  get moves(): string[] {
    return this.drafted?.moves ?? []
  }

  /** The moves of the draft for people: a first half is not named once its second half is there. */
  get composed(): Move[] {
    const found = this.moves.flatMap((notation) => this.met.get(notation) ?? [])
    return found.filter((move, i) => !move.next || i === found.length - 1)
  }

  /** The move that does nothing but end the turn, where the rules have one. */
  get end(): Move | null {
    return this.offers.moves.find((move) => move.finishes) ?? null
  }

  get ready(): boolean {
    const drafted = this.drafted
    return drafted !== null && !this.answer && !this.busy && (drafted.complete || drafted.held !== null || this.end !== null)
  }

  async open(): Promise<void> {
    try {
      this.puzzle = (await answered(ask.GET('/api/games/{slug}/puzzles/{puzzle}', this.path))) as Schemas['Puzzle']
      await this.draft([])
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem
      this.missing = problem.status === 404
    }
  }

  /** What these moves would do, and what may follow; the newest question wins. */
  async draft(moves: string[]): Promise<void> {
    this.asked += 1
    const question = this.asked
    this.reason = null
    try {
      const body = { moves, previews: true, ahead: !this.stepwise }
      const drafted = (await answered(ask.POST('/api/games/{slug}/puzzles/{puzzle}/draft', { ...this.path, body }))) as DraftAnswer
      if (question === this.asked) this.show(drafted)
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem
      if (question === this.asked) this.reason = problem.reason
    }
  }

  private show(drafted: DraftAnswer): void {
    this.drafted = drafted
    const moves = drafted.offers.flatMap((group) => group.moves).map(asMove)
    this.offers = new Narrowing(this.stepwise ? moves.map(alone) : moves)
    for (const path of this.offers.all) for (const move of path.moves) this.met.set(move.notation, move)
  }

  async pick(field: string, value: Value): Promise<void> {
    if (this.answer) return
    this.wrong = false
    this.offers = this.offers.pick(field, value)
    const path = this.offers.path
    if (path) await this.add(path.moves.map((move) => move.notation))
  }

  async add(notations: string[]): Promise<void> {
    this.wrong = false
    await this.draft([...this.moves, ...notations])
  }

  /** First un-pick, then take back the last move. */
  async back(): Promise<void> {
    if (this.offers.picks.length > 0) this.offers = this.offers.back()
    else if (this.moves.length > 0) await this.draft(this.moves.slice(0, -1))
  }

  async why(move: string): Promise<void> {
    const body = { move, moves: this.moves }
    this.reason = (await answered(ask.POST('/api/games/{slug}/puzzles/{puzzle}/why', { ...this.path, body }))).reason
  }

  async askHint(): Promise<void> {
    this.hint = await answered(ask.GET('/api/games/{slug}/puzzles/{puzzle}/hint', this.path))
  }

  /** The composed turn is the answer: right, or another try. */
  async attempt(): Promise<void> {
    if (!this.ready) return
    this.busy = true
    try {
      const verdict = await answered(ask.POST('/api/games/{slug}/puzzles/{puzzle}/try', { ...this.path, body: { moves: this.ending() } }))
      this.tries = [...this.tries, verdict.moves]
      this.wrong = !verdict.right
      if (verdict.right) await this.tell(false)
      else await this.draft([])
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem
      this.reason = problem.reason
    } finally {
      this.busy = false
    }
  }

  /** The turn with the move that ends it, where that is all that lacks. */
  private ending(): string[] {
    const whole = this.drafted?.complete === true || this.drafted?.held
    return this.end && !whole ? [...this.moves, this.end.notation] : this.moves
  }

  async giveUp(): Promise<void> {
    this.busy = true
    try {
      await this.tell(true)
    } finally {
      this.busy = false
    }
  }

  private async tell(given_up: boolean): Promise<void> {
    const body = { tries: this.tries.slice(-12), hinted: this.hint !== null, given_up }
    this.answer = (await answered(ask.POST('/api/games/{slug}/puzzles/{puzzle}/answer', { ...this.path, body }))) as Schemas['PuzzleAnswer']
    this.offers = new Narrowing([])
    keepEarned(this.slug, this.id, this.answer.stars, dayOf(new Date()))
  }
}
