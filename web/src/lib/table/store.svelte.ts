/** A table as this browser sees it: the live connection, the view, the log, and the private draft. */

import {
  get,
  post,
  Problem,
  query,
  socketAddress,
  type ChatLine,
  type CommitAnswer,
  type DraftAnswer,
  type Entry,
  type Reason,
  type Table,
  type View,
} from '$lib/api/client'
import { settings } from '$lib/settings.svelte'
import { chime } from '$lib/sound'
import type { Move, Value } from './moves'
import { Narrowing, type Pick } from './narrowing'

export type Message =
  | { type: 'sync'; version: number; seat: number | null; view: View; last_own: number | null; log: Entry[]; table: Table; chat: ChatLine[] }
  | { type: 'commits'; after: number; version: number; seat: number | null; log: Entry[]; view: View; status: Table['status']; actors: number[]; clocks: Table['seats'][number]['clock'][] | null; epoch: number; rewind: Table['rewind'] }
  | { type: 'table'; table: Table }
  | { type: 'chat'; chat: ChatLine }
  | { type: 'presence'; people: string[]; strangers: number }
  | { type: 'problem'; code: string; detail?: string }
  | { type: 'pong' }

/** turns that are told again: as many as the longest game with pieces that only the log knows can have */
const RECALLED = 400
const PAGE = 200
const WITHDRAW = 'withdraw'

export type Line = 'joining' | 'open' | 'lost'

interface OfferedMove {
  text: string
  move: Record<string, Value | Value[]>
  reveals: boolean
  preview: Record<string, number> | null
  facts?: Move['facts'] | null
  next?: OfferedMove[] | null
}

/** An offered move of the API as the table handles it. */
export function asMove(offered: OfferedMove): Move {
  const { kind, ...fields } = offered.move
  return {
    notation: offered.text,
    kind: String(kind),
    fields,
    reveals: offered.reveals,
    ...(offered.preview ? { preview: offered.preview } : {}),
    ...(offered.facts ? { facts: offered.facts } : {}),
    ...(offered.next ? { next: offered.next.map(asMove) } : {}),
  }
}

/** The seat to look from first. At a hot seat it is nobody's until somebody has said who he is: secrets stay hidden. */
function firstSeat({ status, my_seats, actors }: Table): number | null {
  if (status === 'playing' && my_seats.length > 1) return null
  return my_seats.find((seat) => actors.includes(seat)) ?? my_seats[0] ?? null
}

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
  problem: { code: string; detail: string; args: Record<string, string | number>; reason: Reason | null } | null = $state.raw(null)
  busy = $state(false)
  /** a question about the draft is under way: what is shown may change at once */
  asking = $state(false)
  /** what I submitted in a phase where all choose at once can be taken back */
  retractable = $state(false)

  /** every move that was offered in this turn, by its notation */
  private readonly met = new Map<string, Move>()
  private socket: WebSocket | null = null
  private closed = false
  private asked = 0
  /** the moves that the question under way is about */
  private pending: string[] = []
  /** the moves of a question that news of the table overtook: they are asked about again */
  private overtaken: string[] | null = null
  private retry = 0
  /** the phase in which I have submitted something; undefined: not known after loading */
  private submitted: string | null | undefined = undefined
  /** the last turn that was sent: sent again it has the same key */
  private sent: { turn: string; key: string } | null = null

  constructor(readonly id: string) {}

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
    return (this.drafted?.view as View | undefined) ?? this.view
  }

  // ---------------------------------------------------------------- the live connection

  async open(): Promise<void> {
    try {
      this.table = await get<Table>(`/tables/${this.id}`)
    } catch (problem) {
      this.missing = problem instanceof Problem && problem.status === 404
      if (!this.missing) this.complain(problem)
      return
    }
    this.seat = firstSeat(this.table)
    this.connect()
  }

  close(): void {
    this.closed = true
    this.socket?.close()
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

  private connect(): void {
    if (this.closed) return
    const socket = new WebSocket(socketAddress(`/tables/${this.id}/live`))
    this.socket = socket
    socket.onopen = () => {
      this.retry = 0
      this.hello()
    }
    socket.onmessage = (event) => this.hear(JSON.parse(String(event.data)) as Message)
    socket.onclose = () => {
      if (this.closed) return
      this.line = 'lost'
      this.retry += 1
      setTimeout(() => this.connect(), Math.min(8000, 250 * 2 ** this.retry))
    }
  }

  /** What do I lack? */
  private hello(): void {
    this.say({ type: 'hello', version: this.version, seat: this.seat, chat: this.chat.at(-1)?.id ?? 0 })
  }

  private say(message: Record<string, unknown>): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message))
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

  private sync(message: Extract<Message, { type: 'sync' }>): void {
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
      if (seat !== this.seat) return
      const known = new Set(this.entries.map((entry) => entry.number))
      this.entries = [...told.filter((entry) => !known.has(entry.number)), ...this.entries].toSorted((a, b) => a.number - b.number)
    } catch (problem) {
      this.complain(problem)
    }
  }

  private commits(message: Extract<Message, { type: 'commits' }>): void {
    if (message.seat !== this.seat) return
    if (message.after > this.version) {
      this.hello()
      return
    }
    this.say({ type: 'ack', version: message.version })
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
      if (this.submitted !== undefined && this.submitted !== phaseOf(view)) this.submitted = null
      if (beside && this.myTurn) void this.draft(this.asking ? this.pending : (this.overtaken ?? this.moves), true)
      else this.dropDraft()
    }
    this.think()
  }

  private myTurnIn(view: View | null): boolean {
    return ((view?.actors ?? []) as number[]).includes(this.seat ?? -1)
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
      const body = { seat: this.seat, version: this.version, moves, ahead: true }
      const answer = await post<DraftAnswer>(`/tables/${this.id}/draft`, body)
      if (question === this.asked) this.show(answer, keep ? this.offers.picks : [])
    } catch (problem) {
      if (question === this.asked) await this.undrafted(problem, moves)
    } finally {
      if (question === this.asked) this.asking = false
    }
  }

  private show(answer: DraftAnswer, picks: readonly Pick[]): void {
    this.drafted = answer
    const offered = answer.offers.flatMap((group) => group.moves as unknown as OfferedMove[])
    this.offers = picks.reduce((offers, { field, value }) => (offers.offers(field, value) ? offers.pick(field, value) : offers), new Narrowing(offered.map(asMove)))
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
    const together = (this.table?.actors.length ?? 0) > 1
    const phase = phaseOf(this.view)
    const draft = this.moves
    if (together) this.submitted = phase
    await this.send(draft)
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
      const answer = await post<CommitAnswer>(`/tables/${this.id}/commit`, { ...turn, key: this.keyOf(JSON.stringify(turn)) })
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
    if (this.retractable || !this.playing || this.myTurn || !others || this.lastOwn === null || this.submitted === null) return
    try {
      await post(`/tables/${this.id}/draft`, { seat: this.seat, version, moves: [WITHDRAW] })
      if (version !== this.version) return
      this.submitted = phaseOf(this.view)
      this.retractable = !this.myTurn
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem
      if (version === this.version) this.submitted = null
    }
  }

  async why(notation: string): Promise<Reason | null> {
    if (this.seat === null) return null
    const body = { seat: this.seat, move: notation, moves: this.moves }
    const answer = await post<{ legal: boolean; reason: Reason | null }>(`/tables/${this.id}/why`, body)
    return answer.reason
  }

  // ---------------------------------------------------------------- everything else at a table

  async act(path: string, body: unknown = {}): Promise<boolean> {
    try {
      const answer = await post<Table | undefined>(`/tables/${this.id}/${path}`, body)
      if (answer && 'seats' in answer) this.learn(answer)
      return true
    } catch (problem) {
      this.complain(problem)
      return false
    }
  }

  async at(version: number, seat: number | null): Promise<View> {
    const answer = await get<{ view: View }>(`/tables/${this.id}/view${query({ seat, version })}`)
    return answer.view
  }

  /** The log from a turn on, the whole one if none is named. */
  async whole(seat: number | null, from = 0): Promise<Entry[]> {
    const found: Entry[] = []
    for (;;) {
      const after = found.at(-1)?.number ?? from
      const page = await get<{ version: number; entries: Entry[] }>(`/tables/${this.id}/log${query({ seat, after, limit: PAGE })}`)
      found.push(...page.entries)
      if (page.entries.length < PAGE) return found
    }
  }

  private complain(problem: unknown): void {
    if (!(problem instanceof Problem)) throw problem
    const reason = (problem.body.reason as Reason | undefined) ?? null
    this.problem = { code: problem.code, detail: problem.detail, args: problem.args, reason }
    if (problem.code === 'stale') {
      this.hello()
    }
  }
}

function phaseOf(view: View | null): string {
  return String(view?.phase ?? '')
}

/** A key that nobody else has; also on a page that came over plain http, where `randomUUID` is missing. */
function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

function merged(known: Entry[], news: Entry[]): Entry[] {
  const last = known.at(-1)?.number ?? -1
  return [...known, ...news.filter((entry) => entry.number > last)]
}
