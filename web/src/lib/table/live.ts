/** The live connection of a table: what the server says, and a line that is opened again when it is lost. */

import { answered, ask, socketAddress, type ChatLine, type Entry, type Reason, type Step, type Table, type View } from '$lib/api/client'
import { asFrame, type Frame } from './queue'

export type Message =
  | { type: 'sync'; version: number; seat: number | null; view: View; withdrawable: boolean; last_own: number | null; log: Entry[]; table: Table; chat: ChatLine[] }
  | { type: 'commits'; after: number; version: number; seat: number | null; log: Entry[]; view: View; withdrawable: boolean; status: Table['status']; actors: number[]; clocks: Table['seats'][number]['clock'][] | null; epoch: number; rewind: Table['rewind']; pause: Table['pause'] }
  | { type: 'table'; table: Table }
  | { type: 'chat'; chat: ChatLine }
  | { type: 'presence'; people: string[]; strangers: number }
  | { type: 'problem'; code: string; detail?: string }
  | { type: 'pong' }

/** What went wrong, as it is told beside the board. */
export type Trouble = { code: string; detail: string; args: Record<string, string | number>; reason: Reason | null }
export type Sync = Extract<Message, { type: 'sync' }>
export type Commits = Extract<Message, { type: 'commits' }>

const PAGE = 200

export class Wire {
  private socket: WebSocket | null = null
  private closed = false
  private retry = 0

  constructor(
    private readonly id: string,
    private readonly on: { open: () => void; message: (message: Message) => void; lost: () => void },
  ) {}

  connect(): void {
    if (this.closed) return
    const socket = new WebSocket(socketAddress(`/tables/${this.id}/live`))
    this.socket = socket
    socket.onopen = () => {
      this.retry = 0
      this.on.open()
    }
    socket.onmessage = (event) => this.on.message(JSON.parse(String(event.data)) as Message)
    socket.onclose = () => {
      if (this.closed) return
      this.on.lost()
      this.retry += 1
      setTimeout(() => this.connect(), Math.min(8000, 250 * 2 ** this.retry))
    }
  }

  say(message: Record<string, unknown>): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message))
  }

  close(): void {
    this.closed = true
    this.socket?.close()
  }
}

/** The log of a table from a turn on, as a seat may know it. */
export async function logOf(table_id: string, seat: number | null, from: number): Promise<Entry[]> {
  const found: Entry[] = []
  for (;;) {
    const query = { after: found.at(-1)?.number ?? from, limit: PAGE, ...(seat === null ? {} : { seat }) }
    const { entries } = await answered(ask.GET('/api/tables/{table_id}/log', { params: { path: { table_id }, query } }))
    found.push(...entries)
    if (entries.length < PAGE) return found
  }
}

/** What a seat saw at a version. */
export async function viewAt(table_id: string, version: number, seat: number | null): Promise<View> {
  const query = { version, ...(seat === null ? {} : { seat }) }
  return (await answered(ask.GET('/api/tables/{table_id}/view', { params: { path: { table_id }, query } }))).view as View
}

/** The turns between two versions move by move, as a seat saw them. */
export async function stepsOf(table_id: string, after: number, until: number, seat: number | null): Promise<Frame[]> {
  const query = { after, until, ...(seat === null ? {} : { seat }) }
  const { steps } = await answered(ask.GET('/api/tables/{table_id}/steps', { params: { path: { table_id }, query } }))
  return (steps as Step[]).map(asFrame)
}

/** Older entries before those that are known. */
export function before(known: Entry[], older: Entry[]): Entry[] {
  const numbers = new Set(known.map((entry) => entry.number))
  return [...older.filter((entry) => !numbers.has(entry.number)), ...known].toSorted((a, b) => a.number - b.number)
}

/** The entries that are known and the new ones after them. */
export function merged(known: Entry[], news: Entry[]): Entry[] {
  const last = known.at(-1)?.number ?? -1
  return [...known, ...news.filter((entry) => entry.number > last)]
}

/** The seat to look from first. At a hot seat it is nobody's until somebody has said who he is: secrets stay hidden. */
export function firstSeat({ status, my_seats, actors }: Table): number | null {
  if (status === 'playing' && my_seats.length > 1) return null
  return my_seats.find((seat) => actors.includes(seat)) ?? my_seats[0] ?? null
}

/** A key that nobody else has; also on a page that came over plain http, where `randomUUID` is missing. */
export function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
