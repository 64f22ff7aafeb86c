/** Picking by progressive narrowing: every click keeps the paths that still fit; only what they need is lit. */

import { fits, paths, type Move, type Path, type Value } from './moves'

export interface Pick {
  field: string
  value: Value
}

export class Narrowing {
  readonly all: Path[]

  constructor(
    readonly moves: Move[],
    readonly picks: readonly Pick[] = [],
  ) {
    this.all = paths(moves)
  }

  /** The paths that fit everything picked so far. */
  get open(): Path[] {
    return this.all.filter((path) => this.picks.every((pick) => fits(path, pick.field, pick.value)))
  }

  /** The values of an argument that a click may still choose. */
  lit(field: string): Set<Value> {
    const values = new Set<Value>()
    for (const path of this.open) {
      const found = field === 'kind' ? path.kind : path.fields[field]
      for (const value of Array.isArray(found) ? found : found === undefined ? [] : [found]) values.add(value)
    }
    for (const pick of this.picks) if (pick.field === field) values.delete(pick.value)
    return values
  }

  offers(field: string, value: Value): boolean {
    return this.open.some((path) => fits(path, field, value)) && !this.picked(field, value)
  }

  picked(field: string, value: Value): boolean {
    return this.picks.some((pick) => pick.field === field && pick.value === value)
  }

  /** A click. A list takes one value more; any other argument changes its value.
   *  What no open path offers begins anew with this click, if anything offers it at all. */
  pick(field: string, value: Value): Narrowing {
    if (this.picked(field, value)) return this
    const more = new Narrowing(this.moves, [...this.picks, { field, value }])
    if (more.open.length > 0) return more
    const next = new Narrowing(this.moves, [...this.picks.filter((pick) => pick.field !== field), { field, value }])
    if (next.open.length > 0) return next
    const anew = new Narrowing(this.moves, [{ field, value }])
    return anew.open.length > 0 ? anew : this
  }

  /** The same picks again, as far as they are still offered. */
  again(picks: readonly Pick[]): Narrowing {
    return picks.reduce<Narrowing>((open, { field, value }) => (open.offers(field, value) ? open.pick(field, value) : open), this)
  }

  /** One step back (Escape). */
  back(): Narrowing {
    return new Narrowing(this.moves, this.picks.slice(0, -1))
  }

  reset(): Narrowing {
    return new Narrowing(this.moves)
  }

  /** The one path that is left, once the picks single it out. */
  get path(): Path | null {
    const open = this.open
    return this.picks.length > 0 && open.length === 1 ? (open[0] ?? null) : null
  }

  /** The one first move that all open paths share: it can be drafted although its second half is not chosen yet. */
  get firstMove(): Move | null {
    const first = this.open[0]?.moves[0]
    if (this.picks.length === 0 || !first) return null
    return this.open.every((path) => path.moves[0] === first) ? first : null
  }
}
