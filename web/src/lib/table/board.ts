/** What a game's board gets and gives: it draws a view and offers moves; it decides nothing. */

import type { View as GameView } from '$lib/api/client'
import type { Narrowing } from './narrowing'
import type { Fields, Value } from './moves'

/** A player at the table: colour + shape + initial everywhere. */
export interface Seat {
  seat: number
  name: string
  /** red, teal, yellow or blue: the custom properties --p-<colour> and the shape that belongs to it */
  colour: 'red' | 'teal' | 'yellow' | 'blue'
  bot: string | null
  online: boolean
  /** seconds left, and whether they run; null: the table has no clock */
  clock?: { left: number; running: boolean; reserve?: number } | null
}

/** The letter of a player on a piece; bots of the same name are told apart by their number. */
export function initialOf(seat: Pick<Seat, 'name' | 'bot'> | undefined): string {
  const letters = [...(seat?.name ?? '')]
  const counted = seat && seat.bot !== null && /\d$/.test(seat.name)
  return (counted ? letters.at(-1) : letters[0])?.toUpperCase() ?? ''
}

/** A piece of the log or of an opponent's last move that the board should point at. */
export interface Trace {
  /** event name and arguments as the server sent them */
  event: (string | number | boolean | null | unknown[])[]
  /** the arguments by name, as in moves */
  fields: Fields
  /** how long ago, in commits: 0 is the newest */
  age: number
}

/** `View` is the game's own, `Schemas['ParisView']`; `Box` is what it reads of its components. */
export interface BoardProps<View = GameView, Box = Record<string, unknown>> {
  view: View
  /** the box that the table is played with: GET /api/tables/{id}/components */
  components: Box
  seats: Seat[]
  /** the seat that looks on; null for a spectator */
  me: number | null
  /** the legal moves of the draft, narrowed by what is picked so far; lit things are clickable */
  offers: Narrowing
  onpick: (field: string, value: Value) => void
  /** the moves of the draft in notation, and a way to compose it anew: step back to any of them, or change one */
  draft?: string[]
  onredraft?: (moves: string[]) => void
  /** asked when something that is not lit is clicked or hovered: shows "why not?" for that notation */
  onwhy?: (notation: string) => void
  /** brings the board to the front: on the phone another tab may cover it */
  onlook?: () => void
  /** a text by its key, from the game's and the shell's .ftl files */
  say: (key: string, args?: Record<string, string | number>) => string
  /** what happened lately, newest first */
  traces: Trace[]
  /** every event that this browser has been told, oldest first: what a position does not keep */
  told?: readonly Trace['event'][]
  /** what a log entry points at: the value of each field, as in moves */
  highlight: Fields | null
  /** 0 = no motion (reduced motion or settings), 1 = normal, 2 = fast */
  motion: number
}

/** Properties that are read one by one: what did not change is not drawn again. */
export function readEach<Props extends object>(parts: { [Name in keyof Props]: () => Props[Name] }): Props {
  const getters = Object.entries(parts).map(([name, get]) => [name, { get, enumerable: true }])
  return Object.defineProperties({}, Object.fromEntries(getters)) as Props
}
