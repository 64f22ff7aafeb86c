/** The boards of the games, each loaded only when a table of that game is opened. */

import type { Component } from 'svelte'
import type { View as GameView } from '$lib/api/client'
import type { BoardProps } from './board'
import type { Course, Say } from './course'
import type { Fields } from './moves'

export interface GameBoards<View = GameView, Box = Record<string, unknown>> {
  /** the board itself: the stage */
  Board: Component<BoardProps<View, Box>>
  /** the own area: left column, a tab on the phone */
  Mine?: Component<BoardProps<View, Box>>
  /** all players: right column, a tab on the phone */
  Others?: Component<BoardProps<View, Box>>
  /** what is played from: under the prompt */
  Rack?: Component<BoardProps<View, Box>>
  /** the rack shows the own area: on a wide screen the stage takes the left column too */
  wide?: boolean
  /** how wide the left column is on a screen with three columns, in pixels; 280 unless told */
  column?: number
  /** every half of a move is drafted at once, for the board shows the position after it */
  stepwise?: boolean
  /** moves that have a button of their own on the board: the prompt does not repeat it */
  buttons?: readonly string[]
  /** where the game stands, in its own words */
  course?: (view: View, say: Say, components: Box) => Course
  /** the marks on the board that an event is about, as selectors, the best first */
  places?: (fields: Fields) => string[]
  /** what glows because it may be clicked, as a selector */
  lit?: string
  /** phases in which the board lists the draft itself */
  listed?: readonly string[]
  /** numbers of the view that a plan may ask for: the highest at a path; the text is `when-<key>` */
  conditions?: readonly Countable[]
}

export interface Countable {
  key: string
  path: readonly string[]
}

const found = import.meta.glob<{ default: GameBoards }>('$lib/games/*/index.ts')

export async function boardsOf(slug: string): Promise<GameBoards | null> {
  const load = Object.entries(found).find(([path]) => path.endsWith(`/games/${slug}/index.ts`))?.[1]
  return load ? (await load()).default : null
}
