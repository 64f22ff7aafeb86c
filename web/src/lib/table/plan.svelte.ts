/** The plan for my next turn: lines that the server tries in order when the turn comes. */

import { answered, ask, Problem, type Schemas } from '$lib/api/client'
import { toast } from '$lib/shell/toasts.svelte'
import { say } from '$lib/text/words.svelte'
import type { Move } from './moves'

export type Line = Schemas['PlanLine']
export type Plan = Schemas['Plan']
export type Condition = NonNullable<Line['when']>
/** What of a move a text needs. */
export type Worded = Pick<Move, 'kind' | 'fields' | 'facts'>

export const MOST_LINES = 8
/** milliseconds until it is asked again what came of a plan whose turn has come */
const SOON = 700

export class Plans {
  plan: Plan | null = $state.raw(null)
  problem: Problem | null = $state.raw(null)
  /** the moves of the plan in the words that they were offered with; those of another device are read by their notation */
  private words: Record<string, Worded> = $state.raw({})
  private asked = 0
  private timer: ReturnType<typeof setTimeout> | null = null

  constructor(private readonly ground: { readonly id: string; readonly seat: number | null }) {}

  /** The lines that wait for my turn. */
  get lines(): Line[] {
    return this.plan && this.plan.outcome === null ? this.plan.lines : []
  }

  /** A plan that came to nothing, until it is put away. */
  get dropped(): boolean {
    return this.plan?.outcome === 'dropped'
  }

  wordsOf(notation: string): Worded | null {
    return this.words[notation] ?? null
  }

  /** What the server keeps for my seat, or what came of it. `due`: my turn has come, so it will be decided at any moment. */
  async look(due: boolean): Promise<void> {
    const { seat } = this.ground
    this.forget()
    if (seat === null || (this.plan?.lines.length === 0 && !due)) return
    const question = this.asked
    if (this.plan === null) this.words = this.stored()
    await this.told(async () => {
      const found = await answered(ask.GET('/api/tables/{table_id}/plan', { params: { ...this.here, query: { seat } } }))
      if (question === this.asked) this.hear(found)
    })
    if (due && question === this.asked && this.lines.length > 0) this.timer = setTimeout(() => void this.look(due), SOON)
  }

  /** Another seat looks on, or nobody does. */
  forget(): void {
    this.asked += 1
    if (this.timer !== null) clearTimeout(this.timer)
    this.timer = null
  }

  private hear(found: Plan): void {
    const waited = this.lines.length > 0
    this.plan = found
    if (waited && found.outcome === 'played') toast(say('plan-played'))
  }

  /** One line more, after those that wait. */
  async add(moves: readonly Move[]): Promise<boolean> {
    const words = Object.fromEntries(moves.map(({ notation, kind, fields, facts }) => [notation, { kind, fields, ...(facts ? { facts } : {}) }]))
    this.words = { ...this.words, ...words }
    return this.keep([...this.lines, { when: null, moves: moves.map((move) => move.notation) }])
  }

  /** The whole plan anew; no lines: none. */
  async keep(lines: Line[]): Promise<boolean> {
    const { seat } = this.ground
    if (seat === null) return false
    this.forget()
    const kept = await this.told(async () => {
      this.plan = await answered(ask.PUT('/api/tables/{table_id}/plan', { params: this.here, body: { seat, lines } }))
    })
    this.store()
    return kept
  }

  private get here() {
    return { path: { table_id: this.ground.id } }
  }

  private get place(): string {
    return `mansard.plan.${this.ground.id}.${this.ground.seat ?? ''}`
  }

  private stored(): Record<string, Worded> {
    try {
      return JSON.parse(localStorage.getItem(this.place) ?? '{}') as Record<string, Worded>
    } catch {
      return {}
    }
  }

  private store(): void {
    const needed = new Set(this.lines.flatMap((line) => line.moves))
    const words = Object.entries(this.words).filter(([notation]) => needed.has(notation))
    if (words.length > 0) localStorage.setItem(this.place, JSON.stringify(Object.fromEntries(words)))
    else localStorage.removeItem(this.place)
  }

  private async told(act: () => Promise<void>): Promise<boolean> {
    try {
      await act()
      this.problem = null
      return true
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem
      this.problem = problem
      return false
    }
  }
}
