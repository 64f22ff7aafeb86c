/** Moves of any seat tried on a copy of the board, while the real one goes on. Nothing of it is stored or shown. */

import { answered, ask, Problem, type Schemas, type View } from '$lib/api/client'
import { alone, asMove, type Move, type Path, type Value } from './moves'
import { Narrowing } from './narrowing'

type Answer = Schemas['Sandbox']
export type Tried = Schemas['Tried']

/** The table that is tried upon: who looks, and which version is the newest. */
export interface Ground {
  readonly id: string
  readonly seat: number | null
  readonly version: number
}

/** The own turn among tried moves: what a plan would hold, and whether it is a whole one. */
export interface OwnTurn {
  moves: Move[]
  whole: boolean
}

export class Trial {
  answer: Answer | null = $state.raw(null)
  offers: Narrowing = $state.raw(new Narrowing([]))
  busy = $state(false)
  /** the table moved on and what was tried does not go there any more */
  begunAnew = $state(false)
  /** what went wrong otherwise */
  problem: Problem | null = $state.raw(null)

  /** every move that was offered, by its notation */
  private readonly met = new Map<string, Move>()
  private asked = 0
  private ahead = true

  constructor(private readonly ground: Ground) {}

  get on(): boolean {
    return this.answer !== null
  }

  get tries(): Tried[] {
    return this.answer?.tries ?? []
  }

  /** The board through the eyes of who moves: the secrets of others are guesses. */
  get view(): View | null {
    return (this.answer?.actor_view ?? this.answer?.view ?? null) as View | null
  }

  /** The seat that moves next. */
  get actor(): number | null {
    return this.answer?.actor ?? null
  }

  /** The moves that the next seat has made in a row: what its board draws as a draft. */
  get draft(): string[] {
    const from = this.tries.findLastIndex((one) => one.seat !== this.actor) + 1
    return this.tries.slice(from).map((one) => one.move)
  }

  /** The first turn of mine among what was tried. It ends where another moves, or something would come to light. */
  get own(): OwnTurn {
    const from = this.tries.findIndex((one) => one.seat === this.ground.seat)
    if (from < 0) return { moves: [], whole: false }
    const rest = this.tries.slice(from)
    const other = rest.findIndex((one) => one.seat !== this.ground.seat)
    const mine = (other < 0 ? rest : rest.slice(0, other)).map((one) => this.moveOf(one.move))
    const shown = mine.findIndex((move) => move.reveals)
    if (shown >= 0) return { moves: mine.slice(0, shown + 1), whole: true }
    const goesOn = other < 0 && (this.answer?.actors.includes(this.ground.seat ?? -1) ?? false)
    const end = goesOn ? this.offers.moves.find((move) => move.finishes) : undefined
    return { moves: end ? [...mine, end] : mine, whole: !goesOn || end !== undefined }
  }

  /** Moves have a first half that is not told once its second half is there. */
  told(moves: readonly Move[]): Move[] {
    return moves.filter((move, i) => !move.next || move.next.length === 0 || i === moves.length - 1)
  }

  moveOf(notation: string): Move {
    return this.met.get(notation) ?? { notation, kind: '', fields: {}, reveals: false }
  }

  async open(stepwise = false): Promise<void> {
    this.ahead = !stepwise
    this.begunAnew = false
    await this.try([])
  }

  close(): void {
    this.asked += 1
    this.answer = this.problem = null
    this.busy = this.begunAnew = false
    this.offers = new Narrowing([])
  }

  async pick(field: string, value: Value): Promise<void> {
    this.offers = this.offers.pick(field, value)
    if (this.offers.path) await this.add(this.offers.path)
  }

  async add(path: Pick<Path, 'moves'>): Promise<void> {
    await this.compose([...this.draft, ...path.moves.map((move) => move.notation)])
  }

  /** What the next seat has tried in a row, anew. */
  async compose(moves: string[]): Promise<void> {
    const { actor } = this
    if (actor === null) return
    const before = this.tries.slice(0, this.tries.length - this.draft.length)
    await this.try([...before, ...moves.map((move) => ({ seat: actor, move }))])
  }

  /** Un-pick, or take back the last move; both halves of one at once. */
  async back(): Promise<void> {
    if (this.offers.picks.length > 0) this.offers = this.offers.back()
    else if (this.tries.length > 0) {
      const half = this.ahead && (this.moveOf(this.tries.at(-2)?.move ?? '').next?.length ?? 0) > 0
      await this.try(this.tries.slice(0, half ? -2 : -1))
    }
  }

  async reset(): Promise<void> {
    await this.try([])
  }

  /** Let the others move, simply, until I am to act. */
  async toMe(): Promise<void> {
    await this.try(this.tries, { to_me: true })
  }

  /** Move for another seat, where several may act. */
  async actAs(actor: number): Promise<void> {
    await this.try(this.tries, { actor })
  }

  /** The table has moved on: the same moves from there, or from the beginning. */
  async follow(): Promise<void> {
    if (!this.on || this.answer?.version === this.ground.version) return
    this.begunAnew = this.tries.length > 0 && !(await this.goes(this.tries))
    if (this.begunAnew) await this.try([])
  }

  private async try(tries: Tried[], more: { to_me?: boolean; actor?: number } = {}): Promise<void> {
    if (tries.length > 0) this.begunAnew = false
    try {
      await this.ask(tries, more)
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem
      // newer positions come by themselves, and what was tried is asked about again then
      if (problem.code !== 'stale') this.problem = problem
    }
  }

  private async goes(tries: Tried[]): Promise<boolean> {
    try {
      await this.ask(tries, {})
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem
      return false
    }
    return true
  }

  private async ask(tries: Tried[], more: { to_me?: boolean; actor?: number }): Promise<void> {
    const { id: table_id, seat, version } = this.ground
    if (seat === null) return
    this.asked += 1
    const question = this.asked
    this.busy = true
    this.problem = null
    try {
      const found = await answered(ask.POST('/api/tables/{table_id}/sandbox', { params: { path: { table_id } }, body: { seat, version, tries, to_me: false, ...more } }))
      if (question === this.asked) this.show(found as Answer)
    } finally {
      if (question === this.asked) this.busy = false
    }
  }

  private show(found: Answer): void {
    this.answer = found
    const offered = found.offers.flatMap((group) => group.moves).map(asMove)
    this.offers = new Narrowing(this.ahead ? offered : offered.map(alone))
    for (const move of offered) {
      this.met.set(move.notation, this.ahead ? move : alone(move))
      for (const second of move.next ?? []) this.met.set(second.notation, second)
    }
  }
}
