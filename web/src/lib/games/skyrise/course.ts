/** Era and auction. */

import type { Course, Say } from '$lib/table/course'
import type { SkyriseView } from './model'

export function course(view: SkyriseView, say: Say): Course {
  return {
    rounds: { label: say('course-era'), names: ['I', 'II'], at: view.era - 1 },
    progress: { label: say('course-auction', { number: view.auction, total: view.pieces }), at: view.auction, of: view.pieces },
  }
}
