/** The private plan of the build phase, read from the moves of the draft, and the ways to lay a tile. */

import type { Spot } from './layout'
import type { SeatView } from './model'

export interface PlanStep {
  verb: 'build' | 'upgrade' | 'demolish' | 'expand'
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
export function planSteps(draft: string[]): PlanStep[] {
  const steps: PlanStep[] = []
  draft.forEach((notation, i) => {
    const [verb = '', about = null] = notation.split(' ')
    if (VERBS.includes(verb)) steps.push({ verb: verb as PlanStep['verb'], tile: verb === 'build' ? about : null, cell: null, pattern: null, from: i, to: i + 1 })
    const step = steps.at(-1)
    if (!step || verb === 'commit') return
    step.to = i + 1
    if (PLACES.includes(verb)) step.cell = about
    if (verb === 'lay') step.pattern = about
  })
  return steps
}

/** What a player owns that a plan can cost. */
export interface Purse {
  money: number
  wood: number
  stone: number
  metal: number
  pollution: number
}

export function purse(seat: SeatView): Purse {
  const stored = (material: string) => Object.values(seat.stores).reduce((sum, held) => sum + (held[material] ?? 0), 0)
  return { money: seat.money, wood: stored('wood'), stone: stored('stone'), metal: stored('metal'), pollution: seat.pollution }
}

/** Remembers the purse after every beginning of a draft that was shown, so that each step can tell what it cost. */
export class Ledger {
  private readonly known = new Map<string, Purse>()

  private key(moment: string, draft: string[]): string {
    return `${moment} ${draft.join('|')}`
  }

  note(moment: string, draft: string[], seat: SeatView): void {
    this.known.set(this.key(moment, draft), purse(seat))
  }

  /** What changes between two beginnings of a draft; nothing where one of them was never shown. */
  cost(moment: string, draft: string[], from: number, to: number): [what: keyof Purse, change: number][] {
    const before = this.known.get(this.key(moment, draft.slice(0, from)))
    const after = this.known.get(this.key(moment, draft.slice(0, to)))
    if (!before || !after) return []
    return (Object.keys(after) as (keyof Purse)[]).flatMap((what) => (after[what] === before[what] ? [] : [[what, after[what] - before[what]] as [keyof Purse, number]]))
  }
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

