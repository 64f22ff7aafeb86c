/** What the coach says in words: turns, kinds of moves, reasons. */

import type { Fields } from '$lib/table/moves'
import type { GameWords } from '$lib/text/game-words'
import type { Advice } from './coach.svelte'

type Told = Advice['told']

/** A whole turn. */
export function turnWords(told: Told, text: GameWords): string {
  return told.map(({ kind, ...fields }) => text.move(kind, fields)).join(', ')
}

/** The kind of a turn: its first move with every argument left open. */
export function kindWords(told: Told, text: GameWords): string {
  const [first] = told
  if (!first) return ''
  const { kind, ...fields } = first
  return text.move(kind, Object.fromEntries(Object.keys(fields).map((name) => [name, '…'])))
}

/** A place or a thing that a hint means; nothing where it is only a number without a name. */
export function lookWords(look: Fields, text: GameWords): string {
  return Object.entries(look)
    .map(([name, value]) => text.named(name, value))
    .filter((words) => Number.isNaN(Number(words)))
    .join(', ')
}

/** Points as people say them: one place behind the point only where it matters. */
export function pointsWords(points: number): string {
  const most = Math.abs(points) < 10 ? points.toFixed(1).replace(/\.0$/, '') : String(Math.round(points))
  return most === '-0' ? '0' : most.replace('-', '−')
}

/** A gain with its error, as it stands on a chip. */
export function gainWords(points: number, error: number): string {
  return `+${pointsWords(points)} ± ${pointsWords(error)}`
}

/** Why a turn is better or worse, what matters most first. */
export function reasonWords(reasons: Advice['reasons'], text: GameWords, most = 2): string[] {
  return reasons
    .toSorted((a, b) => Math.abs(b.points) - Math.abs(a.points))
    .slice(0, most)
    .map(({ key, source, points }) => text.say(key, { source, points: Math.max(1, Math.round(Math.abs(points))) }))
}
