/** The box on the page: the standard one, what is changed in it, what is saved; every change is checked by the rules. */

import { answered, ask, type Schemas } from '$lib/api/client'
import { someone } from '$lib/people.svelte'
import { counts, equal, pieces, type Content, type Sheet, type Value } from './model'

type Check = Schemas['BoxCheck']
type Body = Schemas['CheckBody']
type Draft = { changes: Record<string, Content>; confirmed: string[] }

const PAUSE = 250
const EMPTY: Draft = { changes: {}, confirmed: [] }

export class BoxStore {
  sheet = $state.raw<Sheet | null>(null)
  mine = $state.raw<Schemas['BoxName'][]>([])
  draft = $state.raw<Draft>(EMPTY)
  check = $state.raw<Check | null>(null)
  name = $state('')
  id = $state('')
  owner = $state('')
  /** whether it may be changed here: not the box of somebody else, not one of a table */
  open = $state(true)
  /** a file that changes more than single values is kept as it is */
  file = $state.raw<string | null>(null)
  private version = 0
  private kept = $state.raw('')
  private past = $state.raw<Draft[]>([])
  private future = $state.raw<Draft[]>([])
  private timer: ReturnType<typeof setTimeout> | undefined
  private asked = 0

  readonly confirmed = $derived(new Set(this.draft.confirmed))
  readonly pieces = $derived(pieces(this.sheet?.values ?? []))
  readonly counts = $derived(counts(this.sheet?.values ?? [], this.confirmed))
  readonly dirty = $derived(this.open && this.look() !== this.kept)
  readonly mayUndo = $derived(this.past.length > 0)
  readonly mayRedo = $derived(this.future.length > 0)
  readonly differ = $derived(Object.keys(this.draft.changes).length)

  constructor(readonly slug: string) {}

  private get here() {
    return { params: { path: { slug: this.slug } } }
  }

  private look(): string {
    return JSON.stringify([this.name, this.draft, this.file])
  }

  /** The standard box, or a saved one, or that of a table. */
  async load(box: string | null, table: string | null): Promise<void> {
    this.sheet = await answered(ask.GET('/api/games/{slug}/box', this.here))
    if (box) await this.take(box)
    else if (table) await this.lookAt(table)
    else this.standard()
  }

  async list(): Promise<void> {
    this.mine = (await answered(ask.GET('/api/me/boxes', { params: { query: { game: this.slug } } }))).boxes
  }

  standard(): void {
    Object.assign(this, { id: '', name: '', owner: '', open: true, file: null, version: 0, draft: EMPTY, check: null })
    this.settle()
  }

  async take(id: string): Promise<void> {
    this.lay(await answered(ask.GET('/api/boxes/{box_id}', { params: { path: { box_id: id } } })))
  }

  private async lookAt(id: string): Promise<void> {
    const path = { params: { path: { table_id: id } } }
    const [table, found] = await Promise.all([answered(ask.GET('/api/tables/{table_id}', path)), answered(ask.GET('/api/tables/{table_id}/box/differences', path))])
    this.standard()
    this.name = table.box?.name ?? ''
    this.open = false
    this.draft = { changes: Object.fromEntries(found.differences.map((one) => [one.key, one.own])), confirmed: found.differences.filter((one) => one.confirmed).map((one) => one.key) }
    this.settle()
  }

  private lay(box: Schemas['SavedBox']): void {
    Object.assign(this, { id: box.id, name: box.name, owner: box.owner, open: box.mine, version: box.version })
    this.layCheck(box.check)
    this.settle()
  }

  private layCheck(check: Check): void {
    this.check = check
    this.file = check.plain ? null : check.text
    this.draft = { changes: Object.fromEntries(check.differences.map((one) => [one.key, one.own])), confirmed: check.confirmed }
  }

  private settle(): void {
    this.past = []
    this.future = []
    this.kept = this.look()
  }

  /** The content of a value in this box. */
  content(value: Value): Content {
    return value.key in this.draft.changes ? this.draft.changes[value.key] : value.value
  }

  private put(draft: Draft): void {
    this.past = [...this.past.slice(-199), this.draft]
    this.future = []
    this.draft = draft
    this.later()
  }

  change(value: Value, content: Content): void {
    const changes = Object.fromEntries(Object.entries(this.draft.changes).filter(([key]) => key !== value.key))
    if (!equal(content, value.value)) changes[value.key] = content
    if (!equal(changes, this.draft.changes)) this.put({ ...this.draft, changes })
  }

  /** The values of a component as they are in the standard box. */
  restore(values: Value[]): void {
    const keys = new Set(values.map((value) => value.key))
    this.put({ ...this.draft, changes: Object.fromEntries(Object.entries(this.draft.changes).filter(([key]) => !keys.has(key))) })
  }

  confirm(values: Value[], on: boolean): void {
    const keys = new Set(values.filter((value) => value.counts).map((value) => value.key))
    const others = this.draft.confirmed.filter((key) => !keys.has(key))
    this.put({ ...this.draft, confirmed: on ? [...others, ...keys] : others })
  }

  undo(): void {
    const before = this.past.at(-1)
    if (!before) return
    this.future = [...this.future, this.draft]
    this.past = this.past.slice(0, -1)
    this.draft = before
    this.later()
  }

  redo(): void {
    const after = this.future.at(-1)
    if (!after) return
    this.past = [...this.past, this.draft]
    this.future = this.future.slice(0, -1)
    this.draft = after
    this.later()
  }

  // ------------------------------------------------------------------ the server

  private get body(): Body {
    if (this.file !== null) return { text: this.file, changes: {}, confirmed: [] }
    return { changes: this.draft.changes as Body['changes'], confirmed: this.draft.confirmed }
  }

  private later(): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => void this.ask(), PAUSE)
  }

  /** The rules say what is wrong, a moment after the last change; an old answer is dropped. */
  async ask(): Promise<void> {
    clearTimeout(this.timer)
    this.asked += 1
    const turn = this.asked
    const check = await answered(ask.POST('/api/games/{slug}/box/check', { ...this.here, body: this.body }))
    if (turn === this.asked) this.check = check
  }

  /** A file takes the place of what is here, if it is a box of this game; else what is wrong with it. */
  async read(text: string): Promise<Schemas['BoxProblem'] | null> {
    const check = await answered(ask.POST('/api/games/{slug}/box/check', { ...this.here, body: { text, changes: {}, confirmed: [] } }))
    if (check.problem) return check.problem
    const called = /^name\s*=\s*"([^"\\]*)"/m.exec(text)?.[1] ?? ''
    const before = this.draft
    if (!this.open) this.copy()
    this.layCheck(check)
    if (called && !this.id) this.name = called
    this.past = [...this.past, before]
    this.future = []
    return null
  }

  /** Somebody's box as the beginning of an own one. */
  copy(): void {
    Object.assign(this, { id: '', owner: '', open: true, version: 0 })
    this.kept = ''
  }

  /** Saves it to the account, under a new name if it has none; a Problem if the rules refuse it. */
  async save(usual: (name: string) => string): Promise<void> {
    const me = await someone()
    const name = this.name.trim() || usual(me.name)
    const saved = this.id
      ? await answered(ask.PUT('/api/me/boxes/{box_id}', { params: { path: { box_id: this.id } }, body: { ...this.body, name, version: this.version } }))
      : await answered(ask.POST('/api/me/boxes', { body: { ...this.body, name, game: this.slug } }))
    this.lay(saved)
    await this.list()
  }

  async remove(): Promise<void> {
    await answered(ask.DELETE('/api/me/boxes/{box_id}', { params: { path: { box_id: this.id } } }))
    this.standard()
    await this.list()
  }
}
