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
import type { Move, Value } from './moves'
import { Narrowing } from './narrowing'

type Message =
  | { type: 'sync'; version: number; seat: number | null; view: View; last_own: number | null; log: Entry[]; table: Table; chat: ChatLine[] }
  | { type: 'commits'; after: number; version: number; seat: number | null; log: Entry[]; view: View; status: Table['status']; actors: number[]; clocks: Table['seats'][number]['clock'][] | null; epoch: number; rewind: Table['rewind'] }
  | { type: 'table'; table: Table }
  | { type: 'chat'; chat: ChatLine }
  | { type: 'presence'; people: string[]; strangers: number }
  | { type: 'problem'; code: string; detail?: string }
  | { type: 'pong' }

const RECALLED = 80

export type Line = 'joining' | 'open' | 'lost'

interface OfferedMove {
  text: string
  move: Record<string, Value | Value[]>
  reveals: boolean
  preview: Record<string, number> | null
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
    ...(offered.next ? { next: offered.next.map(asMove) } : {}),
  }
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

  /** every move that was offered in this turn, by its notation */
  private readonly met = new Map<string, Move>()
  private socket: WebSocket | null = null
  private closed = false
  private asked = 0
  private retry = 0

  constructor(readonly id: string) {}

  // ---------------------------------------------------------------- what follows from the above

  get mine(): boolean {
    return this.seat !== null && (this.table?.my_seats.includes(this.seat) ?? false)
  }

  get myTurn(): boolean {
    return this.table?.status === 'playing' && this.mine && (this.table?.actors.includes(this.seat ?? -1) ?? false)
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
    this.seat = this.table.my_seats[0] ?? null
    const acting = this.table.my_seats.find((seat) => this.table?.actors.includes(seat))
    if (acting !== undefined) this.seat = acting
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
    this.say({ type: 'hello', version: -1, seat, chat: this.chat.at(-1)?.id ?? 0 })
  }

  private connect(): void {
    const socket = new WebSocket(socketAddress(`/tables/${this.id}/live`))
    this.socket = socket
    socket.onopen = () => {
      this.retry = 0
      this.say({ type: 'hello', version: this.version, seat: this.seat, chat: this.chat.at(-1)?.id ?? 0 })
    }
    socket.onmessage = (event) => this.hear(JSON.parse(String(event.data)) as Message)
    socket.onclose = () => {
      if (this.closed) return
      this.line = 'lost'
      this.retry += 1
      setTimeout(() => this.connect(), Math.min(8000, 250 * 2 ** this.retry))
    }
  }

  private say(message: Record<string, unknown>): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message))
  }

  private hear(message: Message): void {
    if (message.type === 'sync') this.sync(message)
    else if (message.type === 'commits') this.commits(message)
    else if (message.type === 'table') this.newTable(message.table)
    else if (message.type === 'chat') this.chat = [...this.chat.filter((line) => line.id !== message.chat.id), message.chat]
    else if (message.type === 'presence') this.online = new Set(message.people)
    else if (message.type === 'problem') this.problem = { code: message.code, detail: message.detail ?? message.code, args: {}, reason: null }
  }

  /** News of the table, unless they are old. When the game begins, or my seat is another, the view is asked for anew. */
  private newTable(table: Table): void {
    if (this.table && table.epoch < this.table.epoch) return
    const began = this.table?.status === 'open' && table.status === 'playing'
    this.table = table
    if (this.seat === null && table.my_seats.length > 0) this.seat = table.my_seats[0] ?? null
    if (began) this.sit(table.my_seats.find((seat) => table.actors.includes(seat)) ?? table.my_seats[0] ?? null)
  }

  private sync(message: Extract<Message, { type: 'sync' }>): void {
    this.line = 'open'
    this.table = message.table
    this.lastOwn = message.last_own
    this.entries = merged(this.entries, message.log)
    this.chat = [...this.chat, ...message.chat.filter((line) => !this.chat.some((known) => known.id === line.id))]
    this.moveTo(message.version, message.view)
    if (this.entries.length === 0 && message.version > 0) void this.recall(message.version)
  }

  /** The last turns of a table that was under way before this browser came. */
  private async recall(version: number): Promise<void> {
    const after = Math.max(0, version - RECALLED)
    const page = await get<{ entries: Entry[] }>(`/tables/${this.id}/log${query({ seat: this.seat, after, limit: RECALLED })}`)
    const known = new Set(this.entries.map((entry) => entry.number))
    this.entries = [...page.entries.filter((entry) => !known.has(entry.number)), ...this.entries]
  }

  private commits(message: Extract<Message, { type: 'commits' }>): void {
    if (message.after > this.version) {
      this.say({ type: 'hello', version: this.version, seat: this.seat, chat: this.chat.at(-1)?.id ?? 0 })
      return
    }
    this.say({ type: 'ack', version: message.version })
    if (message.version <= this.version) return
    this.entries = merged(this.entries, message.log)
    if (this.table) {
      const seats = this.table.seats.map((seat, i) => ({ ...seat, clock: message.clocks?.[i] ?? seat.clock }))
      const { status, actors, version, rewind } = message
      this.table = { ...this.table, status, actors, version, rewind, seats, epoch: Math.max(message.epoch, this.table.epoch) }
    }
    const others = !this.busy && message.log.every((entry) => entry.seat !== this.seat && entry.rewind_to === null)
    this.moveTo(message.version, message.view, others ? this.moves : [])
  }

  private moveTo(version: number, view: View, kept: string[] = []): void {
    const moved = version !== this.version
    this.version = version
    this.view = view
    if (this.myTurn && kept.length > 0) void this.goOn(kept)
    else if (moved || !this.drafted) {
      this.dropDraft()
      if (this.myTurn) void this.draft([])
    }
  }

  /** Others chose at the same time: the draft stays, unless what they did forbids it. */
  private async goOn(kept: string[]): Promise<void> {
    const before = this.drafted
    const question = this.asked + 1
    await this.draft(kept)
    if (this.drafted !== before || this.asked !== question) return
    this.dropDraft()
    if (this.myTurn) await this.draft([])
  }

  // ---------------------------------------------------------------- the draft

  private dropDraft(): void {
    this.asked += 1
    this.drafted = null
    this.offers = new Narrowing([])
  }

  /** Ask what these moves would do and what may follow; the newest question wins. */
  async draft(moves: string[]): Promise<void> {
    if (this.seat === null) return
    this.asked += 1
    const question = this.asked
    try {
      const body = { seat: this.seat, version: this.version, moves, ahead: true }
      const answer = await post<DraftAnswer>(`/tables/${this.id}/draft`, body)
      if (question !== this.asked) return
      this.drafted = answer
      const offered = answer.offers.flatMap((group) => group.moves as unknown as OfferedMove[])
      this.offers = new Narrowing(offered.map(asMove))
      for (const path of this.offers.all) for (const move of path.moves) this.met.set(move.notation, move)
    } catch (problem) {
      if (question === this.asked) this.complain(problem)
    }
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
    if (!settings.confirm && this.drafted?.complete && !this.drafted.held) await this.commit()
  }

  /** Escape: first un-pick, then take back the last move of the draft. */
  async back(): Promise<void> {
    this.problem = null
    if (this.offers.picks.length > 0) this.offers = this.offers.back()
    else if (this.moves.length > 0) await this.draft(this.moves.slice(0, -1))
  }

  async reset(): Promise<void> {
    this.problem = null
    await this.draft([])
  }

  async commit(): Promise<void> {
    if (this.seat === null || this.moves.length === 0 || this.busy) return
    this.busy = true
    try {
      const body = { seat: this.seat, version: this.version, moves: this.moves, key: crypto.randomUUID() }
      const answer = await post<CommitAnswer>(`/tables/${this.id}/commit`, body)
      // Where the news of it came first, the next draft is under way already.
      if (answer.version > this.version) {
        this.dropDraft()
        this.say({ type: 'hello', version: this.version, seat: this.seat, chat: this.chat.at(-1)?.id ?? 0 })
      }
    } catch (problem) {
      this.complain(problem)
    } finally {
      this.busy = false
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
      if (answer && 'seats' in answer) this.newTable(answer)
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

  async whole(seat: number | null): Promise<Entry[]> {
    const found: Entry[] = []
    for (;;) {
      const after = found.at(-1)?.number ?? 0
      const page = await get<{ version: number; entries: Entry[] }>(`/tables/${this.id}/log${query({ seat, after, limit: 200 })}`)
      found.push(...page.entries)
      if (page.entries.length < 200) return found
    }
  }

  private complain(problem: unknown): void {
    if (!(problem instanceof Problem)) throw problem
    const reason = (problem.body.reason as Reason | undefined) ?? null
    this.problem = { code: problem.code, detail: problem.detail, args: problem.args, reason }
    if (problem.code === 'stale') {
      this.say({ type: 'hello', version: this.version, seat: this.seat, chat: this.chat.at(-1)?.id ?? 0 })
    }
  }
}

function merged(known: Entry[], news: Entry[]): Entry[] {
  const last = known.at(-1)?.number ?? -1
  return [...known, ...news.filter((entry) => entry.number > last)]
}
