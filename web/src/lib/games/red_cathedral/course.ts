/** How many sections everybody has completed: whoever has enough of them ends the game. */

import type { Course, Say } from '$lib/table/course'
import { Book, type Box, type CathedralView } from './model'

export function course(view: CathedralView, say: Say, components: Box): Course {
  const book = new Book(components)
  if (!book.ready) return {}
  const done = [...view.seats, ...(view.rival ? [view.rival] : [])].map((one, seat) => ({ seat, n: one.completed }))
  return {
    race: { label: say('course-sections'), of: book.sectionsToEnd, done },
    note: view.finisher === null ? say('course-end', { count: book.sectionsToEnd }) : say('course-last-turns'),
  }
}
