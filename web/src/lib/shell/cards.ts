/** How a game shows itself outside its board: found by folder, `games/<slug>/card.ts`. A game without one has the house's own. */

import type { Component } from 'svelte'
import plain from './scene.svg?url'

export interface GameCard {
  /** the place among the games; those without a card come last */
  order: number
  /** a symbol of the sprite with the id `em-<slug>` */
  Emblem: Component
  /** the address of the picture on the card */
  scene: string
}

const found = import.meta.glob<GameCard>('$lib/games/*/card.ts', { eager: true, import: 'default' })
const cards = new Map(Object.entries(found).map(([path, card]) => [path.split('/').at(-2) ?? '', card]))

export const emblems = [...cards.values()].map((card) => card.Emblem)

/** The id of a game's emblem in the sprite. */
export function emblem(slug: string): string {
  return cards.has(slug) ? `em-${slug}` : 'sign'
}

/** The address of a game's picture. */
export function scene(slug: string): string {
  return cards.get(slug)?.scene ?? plain
}

/** Games in the order in which they are shown. */
export function inOrder<G extends { slug: string }>(games: G[]): G[] {
  const place = (game: G) => cards.get(game.slug)?.order ?? cards.size + 1
  return games.toSorted((a, b) => place(a) - place(b))
}
