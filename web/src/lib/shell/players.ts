/** The colours of seats: from the view if the game knows them, else in seat order. */

import type { Table, View } from '$lib/api/client'
import { say } from '$lib/text/words.svelte'
import type { Seat } from '$lib/table/board'

export const COLOURS = ['red', 'teal', 'yellow', 'blue'] as const
export type Colour = (typeof COLOURS)[number]

export function colourOf(view: View | null, seat: number): Colour {
  const seats = (view?.seats ?? []) as { colour?: string }[]
  const colour = seats[seat]?.colour === 'green' ? 'teal' : seats[seat]?.colour
  return COLOURS.find((known) => known === colour) ?? COLOURS[seat % 4] ?? 'red'
}

export function seatsOf(table: Table, view: View | null, online: Set<string>): Seat[] {
  return table.seats.map((seat) => ({
    seat: seat.seat,
    name: seat.name || (seat.level ? say(`level-${seat.level}`) : String(seat.seat + 1)),
    colour: colourOf(view, seat.seat),
    bot: seat.kind === 'bot' ? (seat.level ?? 'medium') : seat.away ? 'medium' : null,
    online: seat.player !== null && online.has(seat.player),
  }))
}
