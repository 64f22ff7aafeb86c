/** The round, and which of its eight phases it is. */

import type { Course, Say } from '$lib/table/course'
import type { CityView } from './model'

const PHASES = ['actions', 'build', 'move', 'income', 'votes', 'pollution', 'council', 'next_host']

export function course(view: CityView, say: Say, components: Record<string, unknown>): Course {
  const { rounds: count = 0 } = (components.meta ?? {}) as { rounds?: number }
  const rounds = Array.from({ length: Math.max(count, view.round) }, (_, i) => String(i + 1))
  return {
    rounds: { label: say('course-round'), names: rounds, at: view.round - 1 },
    phases: { label: say('course-phases'), names: PHASES.map((phase) => say(`course-${phase.replace('_', '-')}`)), at: PHASES.indexOf(view.phase) },
  }
}
