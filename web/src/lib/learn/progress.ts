/** Which lessons this browser has been through: no account is needed. */

const STORE = 'mansard.lessons'

type Done = Record<string, string[]>

function stored(): Done {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? '{}') as Done
  } catch {
    return {}
  }
}

export function doneLessons(slug: string): string[] {
  const found: unknown = stored()[slug]
  return Array.isArray(found) ? found.filter((id) => typeof id === 'string') : []
}

export function keepDone(slug: string, lesson: string): void {
  const known = doneLessons(slug)
  if (!known.includes(lesson)) localStorage.setItem(STORE, JSON.stringify({ ...stored(), [slug]: [...known, lesson] }))
}

/** The lesson to go on with: the first that is not done; null: all are. */
export function nextLesson(slug: string, lessons: readonly { id: string }[]): number | null {
  const done = doneLessons(slug)
  const next = lessons.findIndex((lesson) => !done.includes(lesson.id))
  return next < 0 ? null : next
}
