/** A table as this browser sees it: the live connection, the view, the log, and the private draft. */

import { answered, ask, Problem, type ChatLine, type Entry, type Schemas, type Table, type View } from '$lib/api/client'
import { pace } from '$lib/settings.svelte'
import { chime } from '$lib/sound'
import { Composer } from './composer.svelte'
import { before, firstSeat, logOf, merged, stepsOf, viewAt, Wire, type Commits, type Message, type Sync } from './live'
import { Playback } from './playback.svelte'
import type { Frame } from './queue'

/** turns that are told again: as many as the longest game with pieces that only the log knows can have */
const RECALLED = 400
export type Line = 'joining' | 'open' | 'lost'

export class TableStore extends Composer {
  table: Table | null = $state.raw(null)
  view: View | null = $state.raw(null)
  entries: Entry[] = $state.raw([])
  chat: ChatLine[] = $state.raw([])
  lastOwn: number | null = $state(null)
  online: Set<string> = $state.raw(new Set())
  line: Line = $state('joining')
  missing = $state(false)

  /** what I submitted in a phase where all choose at once can be taken back */
  withdrawable = $state(false)
  /** the turns of others, played one step after the other */
  readonly playback: Playback
  /** the steps that tell what my own turn brought about of others */
  narrated: (entry: Entry | undefined, view: View) => Frame[] = () => []
  /** the position after my last turn; null: not known */
  base: View | null = $state.raw(null)

  private readonly wire: Wire
  /** it was not my turn before the newest position */
  private waited = false

  constructor(id: string) {
    super(id)
    this.playback = new Playback({ pace, steps: (after, until) => stepsOf(id, after, until, this.seat), done: () => this.present() })
    this.wire = new Wire(id, { open: () => this.hello(), message: (message) => this.hear(message), lost: () => (this.line = 'lost') })
  }

  // ---------------------------------------------------------------- what follows from the above

  get mine(): boolean {
    return this.seat !== null && (this.table?.my_seats.includes(this.seat) ?? false)
  }

  /** Why a bot plays for my seat; null: I play myself. */
  get away(): string | null {
    return this.seat === null ? null : (this.table?.seats[this.seat]?.away ?? null)
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

  /** What the board shows: what others do now, the draft's position while one is composed, else the table's. */
  get shown(): View | null {
    return this.playback.frame?.view ?? this.drafted?.view ?? this.view
  }

  get retractable(): boolean {
    return this.withdrawable && !this.myTurn
  }

  /** What has been told as far as it is shown. */
  get told(): Entry[] {
    const last = this.playback.frame?.number
    return last === undefined ? this.entries : this.entries.filter((entry) => entry.number <= last)
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
    this.playback.skip()
    this.wire.close()
  }

  /** Look through another seat's eyes: at a hot seat, or after the end. */
  sit(seat: number | null): void {
    this.seat = seat
    this.dropDraft()
    this.playback.skip()
    this.entries = []
    this.base = null
    this.version = -1
    this.looked = this.withdrawable = false
    this.hello()
  }

  /** What do I lack? */
  protected hello(): void {
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
    this.withdrawable = message.withdrawable
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
      const { status, actors, version, rewind, pause, epoch } = message
      this.table = { ...this.table, status, actors, version, rewind, pause, epoch, seats }
    }
    this.withdrawable = message.withdrawable
    this.moveTo(message.version, message.view, message.log)
  }

  /** A new position. A draft stays if others chose beside me; what I did myself, or a way back, ends it. */
  private moveTo(version: number, view: View, news: Entry[]): void {
    const moved = version !== this.version
    const beside = news.length > 0 && news.every((entry) => entry.seat !== null && entry.seat !== this.seat)
    const own = news.findLast((entry) => entry.seat !== null && entry.seat === this.seat)?.number
    if (moved) this.play(version, view, news, own)
    this.waited = !this.myTurnIn(this.view)
    this.version = version
    this.view = view
    this.lastOwn = own ?? this.lastOwn
    if (own === version) this.base = view
    else if (own !== undefined || this.base === null) void this.remember()
    if (moved) {
      if (beside && !this.playback.on) this.present()
      if (beside && this.myTurn) void this.draft(this.asking ? this.pending : (this.overtaken ?? this.moves), true)
      else this.dropDraft()
    }
    this.think()
  }

  /** Let what others did be played; not while I compose, and not what happened before I came. */
  private play(version: number, view: View, news: Entry[], own: number | undefined): void {
    const shown = this.drafted?.view ?? this.view
    const mine = this.table?.my_seats ?? []
    const after = Math.max(this.version, own ?? 0)
    const others = news.some((entry) => entry.number > after && entry.seat !== null && !mine.includes(entry.seat))
    const back = news.some((entry) => entry.rewind_to !== null)
    const composing = this.moves.length > 0 || this.offers.picks.length > 0
    const watched = shown !== null && this.version >= 0 && (own !== undefined || !composing) && !back
    if (!watched || pace() === 'off' || globalThis.document?.hidden) return this.playback.skip()
    const answers = own === version ? this.narrated(news.at(-1), view) : []
    if (answers.length > 0) this.playback.add(answers)
    if (others) this.playback.follow(after, version, shown)
    else if (answers.length === 0) this.playback.skip()
  }

  /** The board shows the present now. */
  private present(): void {
    chime(this.waited && this.myTurn ? 'turn' : 'move')
    this.waited = false
  }

  /** The position after my last turn, which the changes since are told against. */
  private async remember(): Promise<void> {
    const { lastOwn, seat } = this
    if (lastOwn === null || seat === null || lastOwn > this.version) return
    const base = await this.at(lastOwn, seat)
    if (lastOwn === this.lastOwn && seat === this.seat) this.base = base
  }

  private myTurnIn(view: View | null): boolean {
    return view?.actors.includes(this.seat ?? -1) ?? false
  }

  /** Ask for what may be done now, if that is not known or asked for already. */
  protected think(): void {
    if (!this.myTurn && this.drafted) this.dropDraft()
    if (this.myTurn && this.version >= 0 && !this.drafted && !this.asking) void this.begin()
  }

  // ---------------------------------------------------------------- everything else at a table

  /** Something that changes the table, or a word: `act(ask.POST('/api/tables/{table_id}/start', store.here))`. */
  async act(asked: Parameters<typeof answered<Table | ChatLine | Schemas['Complained']>>[0]): Promise<boolean> {
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
}
