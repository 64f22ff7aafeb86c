/** A turn that is composed in private: what is offered, what is picked, what is drafted, and how it is sent. */

import { answered, ask, Problem, type DraftAnswer, type Reason } from '$lib/api/client'
import { settings } from '$lib/settings.svelte'
import { chime } from '$lib/sound'
import { Keeping } from './keeping'
import { newKey, type Trouble } from './live'
import { alone, asMove, type Move, type Value } from './moves'
import { Narrowing, type Pick } from './narrowing'
import type { Playback } from './playback.svelte'

const WITHDRAW = 'withdraw'

export abstract class Composer {
  version = $state(-1)
  /** the seat whose eyes I look through; null: a spectator */
  seat: number | null = $state(null)

  /** the turn as far as it is composed */
  drafted: DraftAnswer | null = $state.raw(null)
  offers: Narrowing = $state.raw(new Narrowing([]))
  problem: Trouble | null = $state.raw(null)
  busy = $state(false)
  /** a question about the draft is under way: what is shown may change at once */
  asking = $state(false)

  /** every move that was offered in this turn, by its notation */
  private readonly met = new Map<string, Move>()
  /** whether the second halves of moves are asked for as well */
  private ahead = true
  protected asked = 0
  /** the moves that the question under way is about */
  protected pending: string[] = []
  /** the moves of a question that news of the table overtook: they are asked about again */
  protected overtaken: string[] | null = null
  /** the draft as the server keeps it */
  private readonly keeping: Keeping
  /** whether the kept draft has been looked for */
  protected looked = false
  /** the last turn that was sent: sent again it has the same key */
  private sent: { turn: string; key: string } | null = null

  constructor(readonly id: string) {
    this.keeping = new Keeping(id)
  }

  /** the turns of others, which every act of mine ends */
  abstract readonly playback: Playback
  /** asked before a turn is sent: whether it may go */
  before: ((moves: readonly string[]) => Promise<boolean>) | null = null
  /** Ask the server for what I lack. */
  protected abstract hello(): void
  /** Ask for what may be done now, if that is not known or asked for already. */
  protected abstract think(): void

  /** Where a question about this table goes. */
  get here() {
    return { params: { path: { table_id: this.id } } }
  }

  get moves(): string[] {
    return this.drafted?.moves ?? []
  }

  /** The moves of the draft for people: a first half is not named once its second half is there. */
  get composed(): Move[] {
    const found = this.moves.flatMap((notation) => this.met.get(notation) ?? [])
    return found.filter((move, i) => !move.next || i === found.length - 1)
  }

  /** The draft that was kept for this turn, the first time; else an empty one. */
  protected async begin(): Promise<void> {
    if (this.looked || this.seat === null) return this.draft([])
    this.looked = this.asking = true
    const { seat, version, asked } = this
    const moves = await this.keeping.look(seat)
    if (asked !== this.asked || seat !== this.seat || version !== this.version) return
    // move by move, for every move is told in the words of its offer
    for (let n = 0; n <= moves.length && this.moves.length === Math.max(0, n - 1); n += 1) await this.draft(moves.slice(0, n))
  }

  protected dropDraft(): void {
    this.asked += 1
    this.asking = false
    this.overtaken = null
    this.drafted = null
    this.offers = new Narrowing([])
    this.keeping.forget()
  }

  /** Ask what these moves would do and what may follow; the newest question wins. What is picked then may be kept. */
  async draft(moves: string[], keep = false): Promise<void> {
    if (this.seat === null) return
    this.asked += 1
    const question = this.asked
    this.pending = moves
    this.overtaken = null
    this.asking = true
    try {
      const body = { seat: this.seat, version: this.version, moves, previews: true, ahead: this.ahead }
      const answer = await answered(ask.POST('/api/tables/{table_id}/draft', { ...this.here, body }))
      if (question === this.asked) this.show(answer as DraftAnswer, keep ? this.offers.picks : [])
    } catch (problem) {
      if (question === this.asked) await this.undrafted(problem, moves)
    } finally {
      if (question === this.asked) this.asking = false
    }
  }

  private show(answer: DraftAnswer, picks: readonly Pick[]): void {
    this.drafted = answer
    this.keeping.keep(answer.seat, answer.version, answer.moves)
    const offered = answer.offers.flatMap((group) => group.moves).map(asMove)
    this.offers = new Narrowing(this.ahead ? offered : offered.map(alone)).again(picks)
    for (const path of this.offers.all) for (const move of path.moves) this.met.set(move.notation, move)
  }

  /** No answer: the table has moved on, and its news will come; or the moves are not legal any more. */
  private async undrafted(problem: unknown, moves: string[]): Promise<void> {
    const code = problem instanceof Problem ? problem.code : ''
    if (code === 'stale') {
      this.overtaken = moves
      return this.hello()
    }
    if (code === 'not-your-turn') return
    this.complain(problem)
    if (code === 'illegal' && moves.length > 0) await this.draft([])
  }

  /** From now on every half of a move is drafted by itself. */
  stepwise(): void {
    this.ahead = false
    this.offers = new Narrowing(this.offers.moves.map(alone))
  }

  /** A click on the board, a piece, a button or a line of the list. */
  async pick(field: string, value: Value): Promise<void> {
    this.playback.skip()
    this.problem = null
    this.offers = this.offers.pick(field, value)
    const path = this.offers.path
    if (path) await this.add(path.moves.map((move) => move.notation))
  }

  async add(notations: string[]): Promise<void> {
    await this.compose([...this.moves, ...notations])
  }

  /** A whole draft anew; a turn that is complete is sent at once by those who do not want to confirm. */
  async compose(moves: string[]): Promise<void> {
    this.playback.skip()
    this.problem = null
    await this.draft(moves)
    if (!settings.confirm && this.drafted?.complete && !this.drafted.held && !this.asking) await this.commit()
  }

  /** Escape: first un-pick, then take back the last move of the draft. */
  async back(): Promise<void> {
    this.problem = null
    if (this.asking && this.pending.length > this.moves.length) this.forget()
    if (this.offers.picks.length > 0) this.offers = this.offers.back()
    else if (this.moves.length > 0) await this.draft(this.moves.slice(0, -1))
  }

  /** The question under way is not asked any more. */
  private forget(): void {
    this.asked += 1
    this.asking = false
    if (!this.drafted) this.think()
  }

  async reset(): Promise<void> {
    this.problem = null
    await this.draft([])
  }

  async commit(): Promise<void> {
    if (this.moves.length === 0 || this.asking || this.busy) return
    if (!this.before || (await this.mayGo(this.before))) await this.send(this.moves)
  }

  /** Whether the turn may be sent; not if it is another one meanwhile. */
  private async mayGo(ask: (moves: readonly string[]) => Promise<boolean>): Promise<boolean> {
    const { moves, version } = this
    this.busy = true
    const goes = await ask(moves).finally(() => (this.busy = false))
    return goes && version === this.version && moves.join() === this.moves.join()
  }

  /** Take back what I submitted, as long as others still choose. */
  async withdraw(): Promise<void> {
    await this.send([WITHDRAW])
  }

  private async send(moves: string[]): Promise<boolean> {
    if (this.seat === null || this.busy) return false
    this.busy = true
    this.keeping.rest()
    try {
      const turn = { seat: this.seat, version: this.version, moves }
      const answer = await answered(ask.POST('/api/tables/{table_id}/commit', { ...this.here, body: { ...turn, key: this.keyOf(JSON.stringify(turn)) } }))
      chime('commit')
      // Where the news of it came first, the next draft is under way already.
      if (answer.version > this.version) {
        this.dropDraft()
        this.hello()
      }
      return true
    } catch (problem) {
      if (this.drafted) this.keeping.keep(this.drafted.seat, this.drafted.version, this.moves)
      this.complain(problem)
      return false
    } finally {
      this.busy = false
    }
  }

  private keyOf(turn: string): string {
    if (this.sent?.turn !== turn) this.sent = { turn, key: newKey() }
    return this.sent.key
  }

  async why(move: string): Promise<Reason | null> {
    if (this.seat === null) return null
    return (await answered(ask.POST('/api/tables/{table_id}/why', { ...this.here, body: { seat: this.seat, move, moves: this.moves } }))).reason
  }

  protected complain(problem: unknown): void {
    if (!(problem instanceof Problem)) throw problem
    const { code, detail, args, reason } = problem
    this.problem = { code, detail, args, reason }
    if (code === 'stale') this.hello()
  }
}
