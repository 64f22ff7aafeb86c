/** The answer of a puzzle as the board and the page tell it. */

import type { Schemas } from '$lib/api/client'
import type { Fields } from '$lib/table/moves'

type Way = Schemas['PuzzleWay']
type Answer = Schemas['PuzzleAnswer']

/** What a turn would have been worth, and the marks on the board where it may be shown, the best first. */
export interface Value {
  key: string
  percent: number
  kind: 'best' | 'own' | 'other'
  places: string[]
  words: string
}

export const percent = (chance: number) => Math.round(chance * 100)

const notation = (way: Way) => way.moves.map((move) => move.text).join(', ')

export function fieldsOf(move: Record<string, unknown>): Fields {
  return Object.fromEntries(Object.entries(move).filter(([name]) => name !== 'kind')) as Fields
}

/** The turns at their places: one place has one value, the best that goes there. */
export function valuesOf(answer: Answer, places: (fields: Fields) => string[], words: (way: Way) => string): Value[] {
  const found: Value[] = []
  const taken = new Set<string>()
  const put = (way: Way, kind: Value['kind']) => {
    const where = way.moves.toReversed().flatMap((move) => places(fieldsOf(move.move as Record<string, unknown>)))
    const free = where.filter((place) => !taken.has(place))
    if (where.length === 0 || free.length === 0 || found.some((one) => one.key === notation(way))) return
    if (free[0] !== undefined) taken.add(free[0])
    found.push({ key: notation(way), percent: percent(way.chance), kind, places: free, words: words(way) })
  }
  const [best, ...others] = answer.ways
  if (best) put(best, 'best')
  for (const one of answer.tries) if (!one.right) put(one, 'own')
  for (const way of others) put(way, 'other')
  return found
}

/** What the best turn brings by source more than another: own points, then what rivals lose by it. */
export function reasonsOf(answer: Answer): { source: string | null; points: number }[] {
  const best = answer.ways[0]
  const other = answer.tries.find((one) => !one.right) ?? answer.ways[1]
  if (!best || !other) return []
  const names = [...new Set([...Object.keys(best.sources), ...Object.keys(other.sources)])]
  const gaps = names.map((source) => ({ source: source as string | null, points: (best.sources[source] ?? 0) - (other.sources[source] ?? 0) }))
  const own = gaps.reduce((sum, gap) => sum + gap.points, 0)
  const all = [...gaps, { source: null, points: best.lead - other.lead - own }]
  const round = (points: number) => Math.round(points * 10) / 10
  return all.map(({ source, points }) => ({ source, points: round(points) })).filter(({ points }) => Math.abs(points) >= 0.5).sort((a, b) => b.points - a.points)
}

/** The turn that tempts: the most own points of those that are clearly behind, and more than the best one brings. */
export function trapOf(answer: Answer): { way: Way; points: number; behind: number } | null {
  const best = answer.ways[0]
  if (!best) return null
  const own = (way: Way) => Object.values(way.sources).reduce((sum, points) => sum + points, 0)
  const others: Way[] = [...answer.ways.slice(1), ...answer.tries.filter((one) => !one.right)]
  const [way] = others.filter((other) => own(other) >= own(best) + 1 && percent(best.chance) - percent(other.chance) >= 2 * percent(answer.error)).sort((a, b) => own(b) - own(a))
  return way ? { way, points: Math.round(own(way) - own(best)), behind: percent(best.chance) - percent(way.chance) } : null
}
