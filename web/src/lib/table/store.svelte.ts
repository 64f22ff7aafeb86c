/** A table as this browser sees it: the live connection, the view, the log, and the private draft. */

import { answered, ask, Problem, type ChatLine, type DraftAnswer, type Entry, type Reason, type Table, type View } from '$lib/api/client'
import { settings } from '$lib/settings.svelte'
import { chime } from '$lib/sound'
import { before, firstSeat, logOf, merged, newKey, viewAt, Wire, type Commits, type Message, type Sync, type Trouble } from './live'
import { alone, asMove, type Move, type Value } from './moves'
import { Narrowing, type Pick } from './narrowing'

/** turns that are told again: as many as the longest game with pieces that only the log knows can have */
const RECALLED = 400
const WITHDRAW = 'withdraw'
export type Line = 'joining' | 'open' | 'lost'

export class TableStore {
  table: Table | null = $state.raw(null)
  view: View | null = $state.raw(null)
  version = $state(-1)
  /** the seat whose eyes I look through; null: a spectator */
  seat: number | null = $state(null)
  entries: Entry[] = $state.raw([])
  chat: ChatLine[] = $state.raw([])
  lastOwn: number | null = $state(null)
  online: Set<string> = $state.raw(new Set())
  line: Line = $state('joining')
  missing = $state(false)

  /** the turn as far as it is composed */
  drafted: DraftAnswer | null = $state.raw(null)
  offers: Narrowing = $state.raw(new Narrowing([]))
  problem: Trouble | null = $state.raw(null)
  busy = $state(false)
  /** a question about the draft is under way: what is shown may change at once */
  asking = $state(false)
  /** what I submitted in a phase where all choose at once can be taken back */
  retractable = $state(false)

  /** every move that was offered in this turn, by its notation */
  private readonly met = new Map<string, Move>()
  /** whether the second halves of moves are asked for as well */
  private ahead = true
  private readonly wire: Wire
  private asked = 0
  /** the moves that the question under way is about */
  private pending: string[] = []
  /** the moves of a question that news of the table overtook: they are asked about again */
  private overtaken: string[] | null = null
  /** the phase in which I have submitted something; undefined: not known after loading */
  private submitted: string | null | undefined = undefined
  /** the last turn that was sent: sent again it has the same key */
  private sent: { turn: string; key: string } | null = null

  constructor(readonly id: string) {
    this.wire = new Wire(id, { open: () => this.hello(), message: (message) => this.hear(message), lost: () => (this.line = 'lost') })
  }

  /** Where a question about this table goes. */
  get here() {
    return { params: { path: { table_id: this.id } } }
  }

  // ---------------------------------------------------------------- what follows from the above

  get mine(): boolean {
    return this.seat !== null && (this.table?.my_seats.includes(this.seat) ?? false)
  }

  /** A bot plays for my seat. */
  get away(): boolean {
    return this.seat !== null && Boolean(this.table?.seats[this.seat]?.away)
  }

  get playing(): boolean {
    return this.table?.status === 'playing' && this.mine && !this.away
  }

  get myTurn(): boolean {
    return this.playing && (this.table?.actors.includes(this.seat ?? -1) ?? false)
  }

  get over(): boolean {
    return this.table?.status === 'finished'
  }

  get moves(): string[] {
    return this.drafted?.moves ?? []
  }

  /** The moves of the draft for people: a first half is not named once its second half is there. */
  get composed(): Move[] {
    const found = this.moves.flatMap((notation) => this.met.get(notation) ?? [])
    return found.filter((move, i) => !move.next || i === found.length - 1)
  }

  /** What the board shows: the draft's position while one is composed, else the table's. */
  get shown(): View | null {
    return this.drafted?.view ?? this.view
  }

  // ---------------------------------------------------------------- the live connection

  async open(): Promise<void> {
    try {
      this.table = await answered(ask.GET('/api/tables/{table_id}', this.here))
    } catch (problem) {
      this.missing = problem instanceof Problem && problem.status === 404
      if (!this.missing) this.complain(problem)
      return
    }
    this.seat = firstSeat(this.table)
    this.wire.connect()
  }

  close(): void {
    this.wire.close()
  }

  /** Look through another seat's eyes: at a hot seat, or after the end. */
  sit(seat: number | null): void {
    this.seat = seat
    this.dropDraft()
    this.entries = []
    this.version = -1
    this.submitted = undefined
    this.retractable = false
    this.hello()
  }

  /** What do I lack? */
  private hello(): void {
    this.wire.say({ type: 'hello', version: this.version, seat: this.seat, chat: this.chat.at(-1)?.id ?? 0 })
  }

  hear(message: Message): void {
    if (message.type === 'sync') this.sync(message)
    else if (message.type === 'commits') this.commits(message)
    else if (message.type === 'table') this.learn(message.table)
    else if (message.type === 'chat') this.chat = [...this.chat.filter((line) => line.id !== message.chat.id), message.chat]
    else if (message.type === 'presence') this.online = new Set(message.people)
    else if (message.type === 'problem') this.problem = { code: message.code, detail: message.detail ?? message.code, args: {}, reason: null }
  }

  /** News of the table, unless they are old. When the game begins, or my seat is another, the view is asked for anew. */
  learn(table: Table): void {
    if (this.table && table.epoch < this.table.epoch) return
    const began = this.table?.status === 'open' && table.status === 'playing'
    this.table = table
    const first = firstSeat(table)
    if (began || (this.seat === null && first !== null)) this.sit(first)
    if (table.version === this.version) this.think()
  }

  private sync(message: Sync): void {
    this.line = 'open'
    this.learn(message.table)
    this.chat = [...this.chat, ...message.chat.filter((line) => !this.chat.some((known) => known.id === line.id))]
    if (message.seat !== this.seat || message.version < this.version) return
    this.lastOwn = message.last_own
    this.entries = merged(this.entries, message.log)
    this.moveTo(message.version, message.view, message.log)
    if (this.entries.length === 0 && message.version > 0) void this.recall(message.version)
  }

  /** The last turns of a table that was under way before this browser came. */
  private async recall(version: number): Promise<void> {
    const seat = this.seat
    try {
      const told = await this.whole(seat, Math.max(0, version - RECALLED))
      if (seat === this.seat) this.entries = before(this.entries, told)
    } catch (problem) {
      this.complain(problem)
    }
  }

  private commits(message: Commits): void {
    if (message.seat !== this.seat) return
    if (message.after > this.version) return this.hello()
    this.wire.say({ type: 'ack', version: message.version })
    if (message.version <= this.version) return
    this.entries = merged(this.entries, message.log)
    if (this.table && message.epoch >= this.table.epoch) {
      const seats = this.table.seats.map((seat, i) => ({ ...seat, clock: message.clocks?.[i] ?? seat.clock }))
      const { status, actors, version, rewind, epoch } = message
      this.table = { ...this.table, status, actors, version, rewind, epoch, seats }
    }
    this.moveTo(message.version, message.view, message.log)
  }

  /** A new position. A draft stays if others chose beside me; what I did myself, or a way back, ends it. */
  private moveTo(version: number, view: View, news: Entry[]): void {
    const moved = version !== this.version
    const beside = news.length > 0 && news.every((entry) => entry.seat !== null && entry.seat !== this.seat)
    const waited = !this.myTurnIn(this.view)
    this.version = version
    this.view = view
    this.lastOwn = news.findLast((entry) => entry.seat !== null && entry.seat === this.seat)?.number ?? this.lastOwn
    if (moved) {
      this.retractable = false
      if (beside) chime(waited && this.myTurn ? 'turn' : 'move')
      if (this.submitted !== undefined && this.submitted !== view.phase) this.submitted = null
      if (beside && this.myTurn) void this.draft(this.asking ? this.pending : (this.overtaken ?? this.moves), true)
      else this.dropDraft()
    }
    this.think()
  }

  private myTurnIn(view: View | null): boolean {
    return view?.actors.includes(this.seat ?? -1) ?? false
  }

  /** Ask for what may be done now, if that is not known or asked for already. */
  private think(): void {
    if (!this.myTurn && this.drafted) this.dropDraft()
    if (this.myTurn && this.version >= 0 && !this.drafted && !this.asking) void this.draft([])
    void this.askRetractable()
  }

  // ---------------------------------------------------------------- the draft

  private dropDraft(): void {
    this.asked += 1
    this.asking = false
    this.overtaken = null
    this.drafted = null
    this.offers = new Narrowing([])
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
    if (this.moves.length === 0 || this.asking) return
    if (this.table && this.table.actors.length > 1) this.submitted = this.view?.phase
    await this.send(this.moves)
  }

  /** Take back what I submitted, as long as others still choose. */
  async withdraw(): Promise<void> {
    if (await this.send([WITHDRAW])) this.submitted = null
  }

  private async send(moves: string[]): Promise<boolean> {
    if (this.seat === null || this.busy) return false
    this.busy = true
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

  /** Whether a submitted choice can be taken back: the server is asked where I chose beside others. */
  private async askRetractable(): Promise<void> {
    const version = this.version
    const others = this.table?.actors.some((seat) => seat !== this.seat) ?? false
    if (this.seat === null || this.retractable || !this.playing || this.myTurn || !others || this.lastOwn === null || this.submitted === null) return
    try {
      const body = { seat: this.seat, version, moves: [WITHDRAW], previews: true, ahead: false }
      await answered(ask.POST('/api/tables/{table_id}/draft', { ...this.here, body }))
      if (version !== this.version) return
      this.submitted = this.view?.phase
      this.retractable = !this.myTurn
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem
      if (version === this.version) this.submitted = null
    }
  }

  async why(move: string): Promise<Reason | null> {
    if (this.seat === null) return null
    return (await answered(ask.POST('/api/tables/{table_id}/why', { ...this.here, body: { seat: this.seat, move, moves: this.moves } }))).reason
  }

  // ---------------------------------------------------------------- everything else at a table

  /** Something that changes the table, or a word: `act(ask.POST('/api/tables/{table_id}/start', store.here))`. */
  async act(asked: Parameters<typeof answered<Table | ChatLine>>[0]): Promise<boolean> {
    try {
      const answer = await answered(asked)
      if ('seats' in answer) this.learn(answer)
      return true
    } catch (problem) {
      this.complain(problem)
      return false
    }
  }

  at(version: number, seat: number | null): Promise<View> {
    return viewAt(this.id, version, seat)
  }

  /** The log from a turn on, the whole one if none is named. */
  whole(seat: number | null, from = 0): Promise<Entry[]> {
    return logOf(this.id, seat, from)
  }

  private complain(problem: unknown): void {
    if (!(problem instanceof Problem)) throw problem
    const { code, detail, args, reason } = problem
    this.problem = { code, detail, args, reason }
    if (code === 'stale') this.hello()
  }
}
