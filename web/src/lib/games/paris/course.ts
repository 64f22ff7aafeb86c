/** The round, and how many buildings are still to come: after the last one end tokens may be taken. */

import type { Course, Say } from '$lib/table/course'
import type { ParisView } from './model'

export function course(view: ParisView, say: Say): Course {
  const left = view.stacks.reduce((sum, stack) => sum + stack.height, 0)
  const last = view.last_round ? say('board-final', { round: view.last_round }) : null
  return {
    rounds: { label: say('course-round'), names: [String(view.round)], at: 0 },
    note: last ?? (left > 0 ? say('course-buildings', { count: left }) : say('course-end-tokens', { count: view.end_tokens.left })),
  }
}
