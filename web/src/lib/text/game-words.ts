/** The texts of a game at a table. Arguments are filled in by the same three rules as on the command line:
 *  seats become names, ids (and numbers) that have a text become that text, lists are filled in one by one and joined.
 *  `{ $die_acc }` asks for a form of that text: its attribute `.acc`; without one it is the text itself. */

import type { Reason } from '$lib/api/client'
import type { Fields } from '$lib/table/moves'
import type { Args, Words } from './words.svelte'

const SEATS = ['player', 'seat']
const FORMS = ['gen', 'acc', 'loc', 'from', 'to', 'count']

type Plain = string | number | boolean | null | Plain[]

export class GameWords {
  constructor(
    private readonly words: Words,
    private readonly events: Record<string, string[]>,
    private readonly names: string[],
  ) {}

  has(key: string): boolean {
    return this.words.has(key)
  }

  say = (key: string, args: Record<string, unknown> = {}): string => this.words.say(key, this.filled({ ...args, ...this.words.amount(key) }))

  move(kind: string, fields: Record<string, unknown>): string {
    const first = Object.keys(fields)[0]
    const key = first !== undefined && this.has(`move-${kind}-${first}`) ? `move-${kind}-${first}` : `move-${kind}`
    return this.say(key, fields)
  }

  event(event: readonly unknown[]): string {
    return this.say(`event-${String(event[0])}`, this.fields(event))
  }

  /** The arguments of an event by name. */
  fields([name, ...values]: readonly unknown[]): Fields {
    const names = this.events[String(name)] ?? ['player']
    return Object.fromEntries(names.map((key, i) => [key, values[i]])) as Fields
  }

  /** The seats that an event is about, for marks in the log. */
  actors(event: readonly unknown[]): number[] {
    const value = Object.entries(this.fields(event)).find(([name]) => SEATS.includes(name))?.[1]
    return Array.isArray(value) ? value.filter((seat) => typeof seat === 'number') : typeof value === 'number' ? [value] : []
  }

  reason(reason: Reason): string {
    return this.say(`reason-${reason.key}`, reason.args)
  }

  prompt(phase: string, seat: number): string {
    return this.say(`prompt-${phase}`, { player: seat })
  }

  /** The text that names a number of a player's part of the view: `prestige.gold` is `change-prestige-gold` or else `resource-gold`. */
  changeKey(path: string): string {
    const keys = [`change-${path.replaceAll(/[._]/g, '-')}`, `resource-${path.split('.').at(-1) ?? ''}`]
    return keys.find((key) => this.has(key)) ?? ''
  }

  /** What an argument is called: a district, a building, a player. */
  named(name: string, value: unknown): string {
    return String(this.shown(name.split('_').at(-1) ?? name, value as Plain))
  }

  player(seat: number): string {
    return this.names[seat] ?? String(seat + 1)
  }

  private filled(args: Record<string, unknown>): Record<string, string | number> {
    const plain = Object.entries(args).map(([name, value]) => [name, name.split('_').at(-1) ?? name, value as Plain] as const)
    const shown = Object.fromEntries(plain.map(([name, last, value]) => [name, this.shown(last, value)]))
    const forms = plain.flatMap(([name, last, value]) => FORMS.map((form) => [`${name}_${form}`, this.shown(last, value, form, shown)] as const))
    return { ...Object.fromEntries(forms), ...shown }
  }

  private shown(name: string, value: Plain, form = '', args: Args = {}): string | number {
    if (Array.isArray(value)) {
      const one = SEATS.includes(name) ? name : name.replace(/s$/, '')
      return value.map((item) => this.shown(one, item, form, args)).join(', ')
    }
    if (SEATS.includes(name) && typeof value === 'number') return this.player(value)
    if (typeof value !== 'number' && typeof value !== 'string') return String(value)
    return this.has(`${name}-${value}`) ? this.words.form(`${name}-${value}`, form, args) : value
  }
}
