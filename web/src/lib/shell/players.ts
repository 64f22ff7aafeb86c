/** The colours of seats: from the view if the game has only colours of ours, else in seat order. */

import type { Table, TableCard, TableSeat } from '$lib/api/client'
import { say } from '$lib/text/words.svelte'
import type { Seat } from '$lib/table/board'

export const COLOURS = ['red', 'teal', 'yellow', 'blue'] as const
export type Colour = (typeof COLOURS)[number]

/** What a view of any game tells of the colours. */
type Coloured = { seats: readonly { colour?: string; standing: unknown }[] } | null

export function colourOf(view: Coloured, seat: number): Colour {
  const all = (view?.seats ?? []).map(({ colour }) => COLOURS.find((known) => known === (colour === 'green' ? 'teal' : colour)))
  return (all.includes(undefined) ? undefined : all[seat]) ?? COLOURS[seat % 4] ?? 'red'
}

/** The colour of a seat in a list of tables. */
export function colourIn(table: Pick<TableCard, 'colours'>, seat: number): Colour {
  return colourOf({ seats: table.colours.map((colour) => ({ colour, standing: null })) }, seat)
}

/** Names short enough for a sentence: the first word of a long one, unless another player would be called the same. */
export function brief(names: string[], most = 18): string[] {
  const cut = (name: string) => (name.length > most ? `${name.slice(0, most - 1).trimEnd()}…` : name)
  const short = names.map((name) => (name.length > most ? cut(name.split(/[\s-]/)[0] || name) : name))
  return names.map((name, i) => (short.filter((other) => other === short[i]).length > 1 ? cut(name) : (short[i] ?? name)))
}

/** What a player is called; bots of the same strength are counted. */
export function nameOf(table: Pick<Table, 'seats'>, seat: TableSeat): string {
  if (seat.name) return seat.name
  if (!seat.level) return String(seat.seat + 1)
  const alike = table.seats.filter((one) => !one.name && one.level === seat.level)
  const name = say(`level-${seat.level}`)
  return alike.length > 1 ? `${name} ${alike.indexOf(seat) + 1}` : name
}

export function seatsOf(table: Table, view: Coloured, online: Set<string>): Seat[] {
  return table.seats.map((seat) => ({
    seat: seat.seat,
    name: nameOf(table, seat),
    colour: colourOf(view, seat.seat),
    bot: seat.kind === 'bot' ? (seat.level ?? 'medium') : seat.away ? 'medium' : null,
    online: seat.player !== null && online.has(seat.player),
    clock: table.status === 'playing' ? seat.clock : null,
  }))
}
