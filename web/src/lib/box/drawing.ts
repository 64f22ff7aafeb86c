/** How the components of a game are drawn on the page of its box: the game's own folder knows, if it wants to. */

import type { Component } from 'svelte'
import type { Content, Piece } from './model'

export interface DrawnProps {
  /** the table of the box, the name of the component there, and its place among the others */
  group: string
  id: string
  index: number
  /** its values as the box has them now */
  data: Record<string, Content>
  /** whether it is only designed */
  plan: boolean
  /** a value of another component */
  at: (key: string) => Content
}

export interface Drawing {
  default: Component<DrawnProps>
  draws: Set<string>
}

const drawings = import.meta.glob<Drawing>('../games/*/Drawn.svelte')

/** The drawings of a game; null for one that has none. */
export const drawingOf = async (slug: string): Promise<Drawing | null> => (await drawings[`../games/${slug}/Drawn.svelte`]?.()) ?? null

/** The drawings of the game, if it draws this component. */
export const drawingFor = (drawing: Drawing | null, piece: Piece): Drawing | null => (drawing?.draws.has(piece.group) && piece.key !== piece.group ? drawing : null)
