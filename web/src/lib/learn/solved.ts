/** Which puzzles this browser has been through, and on which days: no account is needed. */

const STORE = 'mansard.puzzles'
const WEEK = 7

interface Kept {
  /** stars by game and puzzle: what the first time earned; 0: given up */
  stars: Record<string, Record<string, number>>
  /** the days on which a puzzle was solved, as 2031-05-04 */
  days: string[]
}

function stored(): Kept {
  try {
    const found = JSON.parse(localStorage.getItem(STORE) ?? '{}') as Partial<Kept>
    const stars = typeof found.stars === 'object' && found.stars !== null ? found.stars : {}
    return { stars, days: Array.isArray(found.days) ? found.days.filter((day) => typeof day === 'string') : [] }
  } catch {
    return { stars: {}, days: [] }
  }
}

/** Stars by puzzle. */
export function earned(slug: string): Record<string, number> {
  return stored().stars[slug] ?? {}
}

/** What the first time earned is kept; only what is solved builds a streak. */
export function keepEarned(slug: string, puzzle: string, stars: number, day: string): void {
  const kept = stored()
  const mine = kept.stars[slug] ?? {}
  if (mine[puzzle] === undefined) kept.stars[slug] = { ...mine, [puzzle]: stars }
  if (stars > 0 && !kept.days.includes(day)) kept.days = [...kept.days, day].sort()
  localStorage.setItem(STORE, JSON.stringify(kept))
}

/** A day of the calendar where the player is. */
export function dayOf(date: Date): string {
  const two = (n: number) => String(n).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

function daysBefore(date: Date, days: number): string {
  return dayOf(new Date(date.getFullYear(), date.getMonth(), date.getDate() - days, 12))
}

/** How many days in a row a puzzle was solved, up to today, or to yesterday while today's is still to come. */
export function streak(today: Date): number {
  const days = new Set(stored().days)
  let count = days.has(dayOf(today)) ? 0 : 1
  const first = count
  while (days.has(daysBefore(today, count))) count += 1
  return count - first
}

/** The last seven days, the oldest first: whether a puzzle was solved. */
export function lastWeek(today: Date): boolean[] {
  const days = new Set(stored().days)
  return Array.from({ length: WEEK }, (_, i) => days.has(daysBefore(today, WEEK - 1 - i)))
}

/** The puzzle to go on with: that of the day if it is new, else the first new one. */
export function nextPuzzle(slug: string, puzzles: readonly { id: string }[], today: string | null, besides = ''): string | null {
  const known = earned(slug)
  const isNew = (id: string) => known[id] === undefined && id !== besides
  if (today !== null && isNew(today)) return today
  return puzzles.find((puzzle) => isNew(puzzle.id))?.id ?? null
}
