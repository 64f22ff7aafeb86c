/** A line of a plan in the words of the game. */

import type { GameWords } from '$lib/text/game-words'
import type { Line, Plans } from './plan.svelte'

/** Its moves; those that were planned on another device are told by their notation. */
export function planWords(text: Pick<GameWords, 'move'>, plans: Pick<Plans, 'wordsOf'>, line: Pick<Line, 'moves'>): string {
  const halves = line.moves.filter((move, i) => !isHalf(plans, move, line.moves[i + 1]))
  return halves
    .map((notation) => {
      const words = plans.wordsOf(notation)
      return words ? text.move(words.kind, { ...words.fields, ...words.facts }) : notation
    })
    .join(', ')
}

/** Whether the next move tells all that this one does. */
function isHalf(plans: Pick<Plans, 'wordsOf'>, notation: string, next: string | undefined): boolean {
  const [words, more] = [plans.wordsOf(notation), next === undefined ? null : plans.wordsOf(next)]
  if (!words || !more) return false
  const fields = Object.entries(words.fields)
  return fields.length > 0 && fields.every(([name, value]) => more.fields[name] === value)
}
