/** The coach of one seat at a table: what it says by itself, hints in steps, the position, and a word before a blunder. */

import { answered, ask, Problem, type Schemas } from '$lib/api/client'
import type { Fields } from '$lib/table/moves'
import type { TableStore } from '$lib/table/store.svelte'
import { keepCoached, knowsTheWay } from './kept'
import { gainWords } from './words'

export type CoachLevel = Schemas['Table']['coach']
export type Advice = Schemas['AdviceOption']
export const LEVELS = ['guided', 'quiet', 'call', 'off'] as const satisfies readonly CoachLevel[]

/** The steps of a hint: where to look, what kind of move, the move. */
export const STEPS = ['where', 'kind', 'move'] as const

export class Coach {
  told: Schemas['CoachAnswer'] | null = $state.raw(null)
  hint: Schemas['HintAnswer'] | null = $state.raw(null)
  position: Schemas['PositionAnswer'] | null = $state.raw(null)
  warning: Schemas['WarningAnswer'] | null = $state.raw(null)
  /** how many steps of the hint are open */
  step = $state(0)
  /** whether the sheet is open */
  open = $state(false)
  busy = $state(false)
  problem: Problem | null = $state.raw(null)
  /** the sentence that was said last: the same is not said twice running */
  private said = ''
  /** the newest position asked about: answers about older ones come too late */
  private heard = ''

  constructor(private readonly store: TableStore) {
    store.before = (moves) => this.weigh(moves)
  }

  get level(): CoachLevel {
    return this.store.table?.coach ?? 'off'
  }

  /** Whether this seat may be advised. */
  get on(): boolean {
    return this.store.playing && (this.told?.allowed ?? false)
  }

  /** Only the owner of a table sets how much its coach says. */
  mayTurn(person: string | null): boolean {
    return this.store.playing && !this.store.table?.rated && this.store.table?.owner === person
  }

  /** Whether to offer fewer words: two games with the coach are finished. */
  offersQuiet(person: string | null): boolean {
    return this.level === 'guided' && this.mayTurn(person) && knowsTheWay()
  }

  /** The place that the hint means, as a part of a move. */
  get look(): Fields | null {
    const found = this.warning?.look ?? (this.open && this.step > 0 ? this.hint?.look : null)
    return found ? ({ [found.name]: found.value } as Fields) : null
  }

  /** What is gained there against the next best turn, or the composed one; nothing while it is too close to call. */
  get gain(): string | null {
    const best = this.open && this.step === STEPS.length && this.hint?.gap !== 'close' && !this.hint?.forced ? this.hint?.options[0] : null
    const told = this.warning ? { points: this.warning.points, points_error: this.warning.error } : best
    return told && told.points >= 1 ? gainWords(told.points, told.points_error) : null
  }

  /** A position came: what was said of another one is over. */
  async listen(): Promise<void> {
    const { store } = this
    const now = `${store.seat} ${store.version} ${store.myTurn} ${this.level}`
    if (now === this.heard || store.version < 0) return
    this.heard = now
    this.hint = this.position = this.warning = this.problem = null
    this.step = 0
    if (store.over && this.level !== 'off' && store.mine) keepCoached(store.id)
    if (!store.playing || store.seat === null || store.table?.rated) {
      this.told = null
      return
    }
    // while others are to act there is nothing to say
    if (!store.myTurn && this.told?.level === this.level) return
    if (this.told) this.told = { ...this.told, matters: null }
    await this.asked(async () => {
      const query = { seat: store.seat ?? 0, ...(this.said ? { after: this.said } : {}) }
      const told = await answered(ask.GET('/api/tables/{table_id}/coach', { params: { ...store.here.params, query } }))
      if (now !== this.heard) return
      this.told = told
      this.said = told.matters?.key ?? this.said
    }, false)
  }

  /** The next step of the hint; the first asks for it. */
  async more(): Promise<void> {
    this.open = true
    if (!this.hint) await this.asked(async (body) => void (this.hint = await answered(ask.POST('/api/tables/{table_id}/coach/hint', { ...this.store.here, body }))))
    if (this.hint) this.step = Math.min(STEPS.length, this.step + 1)
  }

  async explain(): Promise<void> {
    this.open = true
    if (!this.position) await this.asked(async (body) => void (this.position = await answered(ask.POST('/api/tables/{table_id}/coach/position', { ...this.store.here, body }))))
  }

  close(): void {
    this.open = false
  }

  /** Before a turn is sent: whether it may go. A turn that was warned of goes when it is sent again. */
  async weigh(moves: readonly string[]): Promise<boolean> {
    const warned = this.warning !== null
    this.warning = null
    if (warned || !this.on || (this.level !== 'guided' && this.level !== 'quiet')) return true
    await this.asked(async (body) => {
      const found = await answered(ask.POST('/api/tables/{table_id}/coach/warning', { ...this.store.here, body: { ...body, moves: [...moves] } }))
      if (found.warns) this.warning = found
    })
    return this.warning === null
  }

  /** The turn that was warned of is another one now. */
  drop(): void {
    this.warning = null
  }

  async takeBack(): Promise<void> {
    this.warning = null
    await this.store.reset()
  }

  turn(level: CoachLevel): Promise<boolean> {
    return this.store.act(ask.PUT('/api/tables/{table_id}/coach', { ...this.store.here, body: { level } }))
  }

  /** A question; a coach that cannot answer keeps nobody from playing. */
  private async asked(question: (body: { seat: number; version: number; moves: string[] }) => Promise<void>, shown = true): Promise<void> {
    this.busy = shown
    this.problem = null
    try {
      await question({ seat: this.store.seat ?? 0, version: this.store.version, moves: [] })
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem
      if (shown) this.problem = problem
    } finally {
      this.busy = false
    }
  }
}
