/** Era and auction. */

import type { Course, Say } from '$lib/table/course'
import type { SkyriseView } from './model'

export function course(view: SkyriseView, say: Say): Course {
  const total = view.pieces * view.seats.length // every auction builds one piece
  return {
    rounds: { label: say('course-era'), names: ['I', 'II'], at: view.era - 1 },
    progress: { label: say('course-auction', { number: view.auction, total }), at: view.auction, of: total },
  }
}
