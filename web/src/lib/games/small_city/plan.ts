/** The private plan of the build phase, read from the moves of the draft, and the ways to lay a tile. */

import type { Spot } from './layout'

export interface DraftStep {
  verb: string
  tile: string | null
  cell: string | null
  pattern: string | null
  /** the moves of the draft that belong to it: from the first to before the last */
  from: number
  to: number
}

const VERBS: readonly string[] = ['build', 'upgrade', 'demolish', 'expand']
const PLACES: readonly string[] = ['at', 'grow', 'raze', 'tile']

/** The steps of a draft in their order; what follows a first word belongs to it. */
export function planSteps(draft: string[]): DraftStep[] {
  const steps: DraftStep[] = []
  draft.forEach((notation, i) => {
    const [verb = '', about = null] = notation.split(' ')
    if (VERBS.includes(verb)) steps.push({ verb, tile: verb === 'build' ? about : null, cell: null, pattern: null, from: i, to: i + 1 })
    const step = steps.at(-1)
    if (!step || verb === 'commit') return
    step.to = i + 1
    if (PLACES.includes(verb)) step.cell = about
    if (verb === 'lay') step.pattern = about
  })
  return steps
}

/** A pattern turned by a quarter, clockwise. */
export function turned(pattern: string): string {
  const rows = pattern.split('/')
  const width = rows[0]?.length ?? 0
  return Array.from({ length: width }, (_, c) => rows.map((row) => row.charAt(c)).reverse().join('')).join('/')
}

/** A pattern mirrored, left for right. */
export function mirrored(pattern: string): string {
  return pattern
    .split('/')
    .map((row) => [...row].reverse().join(''))
    .join('/')
}

/** The next legal way after turning or mirroring; the same one where there is no other. */
export function nextWay(pattern: string, ways: string[], change: (pattern: string) => string): string {
  for (let way = change(pattern); way !== pattern; way = change(way)) if (ways.includes(way)) return way
  return pattern
}

/** The footprint of a tile with the first of its cells at a place. */
export function footprint(cells: Spot[], at: Spot): Spot[] {
  const first = firstCell(cells)
  return cells.map(({ r, c }) => ({ r: at.r + r - first.r, c: at.c + c - first.c }))
}

/** The first cell of a pattern by row, then column: where the pointer holds it. */
export function firstCell(cells: Spot[]): Spot {
  return [...cells].sort((a, b) => a.r - b.r || a.c - b.c)[0] ?? { r: 0, c: 0 }
}

