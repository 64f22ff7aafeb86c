/** The view of the game as `State.view` gives it, and what its components say about cards and tokens. */

import { initialOf, type Seat, type Trace } from '$lib/table/board'
import type { Value } from '$lib/table/moves'
import type { Narrowing } from '$lib/table/narrowing'
import { reached } from './layout'

export const MATERIALS = ['wood', 'brick', 'stone', 'gold', 'green', 'purple'] as const
export const DICE = ['red', 'blue', 'green', 'yellow', 'white'] as const
export const SLOTS = ['s_red', 's_blue', 's_green', 's_yellow', 's_white1', 's_white2'] as const
export const SEASONS = ['winter', 'spring', 'summer', 'autumn'] as const
export const GUILDS: Record<string, string> = { cr: 'craftsmen', te: 'teamsters', me: 'merchants', cl: 'clergy' }
export const ORNAMENTS = ['door', 'arch', 'cross'] as const

/** The ornament that a kind of section takes. */
export const ORNAMENT_OF = { base: 'door', middle: 'arch', dome: 'cross' } as const

export type Pile = Partial<Record<string, number>>

export interface SectionView {
  card: string
  token: string | null
  owner: number | null
  delivered: Pile
  completed: boolean
  ornament: number | null
}

export interface PlayerView {
  colour: string
  board: 'basic' | 'advanced'
  position: number
  rubles: number
  storage: Pile
  banners: Record<string, number>
  slots: Partial<Record<string, [token: string, face: string]>>
  ornaments: Record<string, number>
  free_cells: number
  slot_costs: Record<string, number>
  locked: Partial<Record<string, string>>
  buried: Partial<Record<string, string>>
  prestige: number
  completed: number
  banners_left: number
  ornaments_placed: number
  score: number
}

export interface RivalView {
  colour: string
  position: number
  cards: string[]
  tokens: string[]
  face_up: boolean[]
  inventory: string[]
  construction: string[]
  ornament_queue: string[]
  prestige: number
  completed: number
  banners_left: number
  score: number
}

export interface CathedralView {
  players: number
  actors: number[]
  phase: string
  tiles: string[]
  guilds: string[]
  dice: Record<string, [sector: number, value: number]>
  supply: Pile
  sections: Record<string, SectionView>
  claiming: string | null
  token: string | null
  budget: number
  moved: string | null
  deals: string[]
  finisher: number | null
  towers: { height: number; value: number; contributions: number[] }[]
  seats: PlayerView[]
  rival: RivalView | null
}

export interface SectionCard {
  id: string
  type: 'base' | 'middle' | 'dome'
  cost: number[]
  recognition: number
  rubles: number
}

interface Components {
  sections: { card: SectionCard[] }
  workshop_tokens: { token: { id: string; gives: string; amount: number }[] }
  guild_cards: { card: { id: string; guild: string; actions: string[] }[] }
  guild_actions: { action: { id: string; repeat?: boolean }[] }
  resource_tiles: { tile: { gives: string; amount: number }[] }
  score_track: { prestige_spaces: number[] }
  ornaments: { kind: { id: string; material: string }[]; prestige: Record<string, number> }
}

/** The components of the game by their ids. */
export class Book {
  private readonly data: Components

  constructor(components: Record<string, unknown>) {
    this.data = components as unknown as Components
  }

  get ready(): boolean {
    return this.data.sections !== undefined
  }

  section(id: string): SectionCard {
    return this.data.sections.card.find((card) => card.id === id) ?? { id, type: 'base', cost: [0, 0, 0, 0, 0, 0], recognition: 0, rubles: 0 }
  }

  /** What a token gives: a resource or die_<colour>, as drawn. */
  token(id: string): string {
    const gives = this.data.workshop_tokens.token.find((token) => token.id === id)?.gives ?? 'back'
    return gives === 'die_green' ? 'die_teal' : gives
  }

  actions(card: string): string[] {
    return this.data.guild_cards.card.find((found) => found.id === card)?.actions ?? []
  }

  repeats(action: string): boolean {
    const found = this.data.guild_actions.action.find((one) => one.id === action)
    return found?.repeat === true
  }

  amount(tile: string): number {
    return this.data.resource_tiles.tile.find((one) => one.gives === tile)?.amount ?? 1
  }

  /** What an ornament is made of, and the prestige that it may bring. */
  ornament(id: string): { material: string; least: number; most: number } {
    const { kind, prestige } = this.data.ornaments
    const points = Object.values(prestige).filter((n) => typeof n === 'number')
    return { material: kind.find((one) => one.id === id)?.material ?? 'wood', least: Math.min(...points), most: Math.max(...points) }
  }

  get prestigeSpaces(): number[] {
    return this.data.score_track.prestige_spaces
  }
}

/** The game's green is the table's teal: green is a gem. */
export function paint(colour: string): string {
  return colour === 'green' ? 'teal' : colour
}

/** Somebody with a marker, a banner and a shape: a seat, or in a solo game the Rival, who is the second. */
export interface Owner {
  name: string
  colour: string
  initial: string
}

export function owners(view: CathedralView, seats: Seat[], rival: string): Owner[] {
  const found = view.seats.map((seat, i) => {
    return { name: seats[i]?.name ?? '', colour: paint(seat.colour), initial: initialOf(seats[i]) }
  })
  if (view.rival) found.push({ name: rival, colour: paint(view.rival.colour), initial: 'R' })
  return found
}

/** The drawing of a resource. */
export function iconOf(resource: string): string {
  if (resource === 'rubles') return 'coin-plain'
  return resource === 'recognition' ? 'rp-plain' : `mat-${resource}`
}

/** The materials of a pile one by one, in their order. */
export function pieces(pile: Pile): string[] {
  return MATERIALS.flatMap((material) => Array.from({ length: pile[material] ?? 0 }, () => material))
}

/** The cost of a card as single sockets; true: delivered already. In solo the Rival delivers by number, not by kind. */
export function sockets(cost: number[], delivered: Pile, anyKind = false): { material: string; filled: boolean }[] {
  let spare = Object.values(delivered).reduce<number>((sum, n) => sum + (n ?? 0), 0)
  return MATERIALS.flatMap((material, m) => {
    const here = delivered[material] ?? 0
    return Array.from({ length: cost[m] ?? 0 }, (_, i) => {
      const filled = anyKind ? spare-- > 0 : i < here
      return { material, filled }
    })
  })
}

/** What a market visit would bring, as far as storage and supply hold it. */
export function haul(view: CathedralView, book: Book, seat: number | null, die: string, sector: number): { resource: string; amount: number; dice: number; most: number } {
  const resource = view.tiles[sector] ?? ''
  const others = DICE.filter((other) => other !== die && view.dice[other]?.[0] === sector).length
  const most = book.amount(resource) * (others + 1)
  const mine = seat === null ? undefined : view.seats[seat]
  const material = (MATERIALS as readonly string[]).includes(resource)
  const room = material ? Math.min(mine?.free_cells ?? most, view.supply[resource] ?? 0) : most
  return { resource, amount: Math.min(most, room), dice: others + 1, most }
}

export interface Target {
  extra: number
  sector: number
  resource: string
  amount: number
  dice: number
  most: number
}

/** Where a die may go by the moves on offer, and what each sector would bring. */
export function targetsOf(view: CathedralView, book: Book, seat: number | null, offers: Narrowing, die: string | null): Target[] {
  const at = die === null ? undefined : view.dice[die]
  if (die === null || !at) return []
  return offers.all
    .filter((path) => path.kind === 'market' && path.fields.die === die)
    .map((path) => {
      const extra = Number(path.fields.extra)
      const sector = reached(at[0], at[1], extra)
      return { extra, sector, ...haul(view, book, seat, die, sector) }
    })
}

/** The target that is aimed at; without an aim the one without extra steps. */
export function aimedAt(targets: Target[], sector: number | null): Target | null {
  return targets.find((one) => one.sector === sector) ?? targets.find((one) => one.extra === 0) ?? targets[0] ?? null
}

/** The die that is picked, else the one that the pointer is on, if it may move. */
export function dieInHand(offers: Narrowing, pointed: string | null): string | null {
  const picked = offers.picks.find((pick) => pick.field === 'die')
  if (picked) return String(picked.value)
  return pointed !== null && offers.offers('die', pointed) ? pointed : null
}

/** The first of these arguments that some open path of these kinds offers with the value; null: none. */
export function fieldFor(offers: Narrowing, names: string[], value: Value, kinds?: (kind: string) => boolean): string | null {
  for (const name of names) {
    const found = offers.open.some((path) => (!kinds || kinds(path.kind)) && path.fields[name] === value)
    if (found && !offers.picks.some((pick) => pick.field === name)) return name
  }
  return null
}

export const BUYS = (kind: string): boolean => kind.startsWith('cr_buy')
export const GIVES = (kind: string): boolean => !BUYS(kind)

/** The moves of an event name in the newest commit. */
export function fresh(traces: Trace[], name: string): Trace['event'][] {
  return traces.filter((trace) => trace.age === 0 && trace.event[0] === name).map((trace) => trace.event)
}

/** The gems on the ornaments of the site: a position does not keep them, what was told and the draft do. */
export function gemsOn(told: readonly Trace['event'][], draft: readonly string[]): Map<string, string[]> {
  const set = new Map<string, string[]>()
  for (const event of told) if (event[0] === 'ornament') set.set(String(event[3]), stones(String(event[4])))
  for (const move of draft) {
    const [kind, section, gems] = move.split(' ')
    if (kind === 'ornament' && section) set.set(section, stones(gems ?? 'none'))
  }
  return set
}

/** A choice of gems as stones: `two-green`, `green-purple`, `none`. */
export function stones(gems: string): string[] {
  if (gems === 'none') return []
  const [first = '', second] = gems.split('-')
  if (first === 'two' && second) return [second, second]
  return second ? [first, second] : [first]
}

/** Where the events name sectors: places in the event, its name included. */
const SECTORS: Record<string, number[]> = { moved: [5], reroll: [2], rolled: [3], swapped: [2, 3], 'rival-moved': [3], 'rival-blocked': [2] }

/** Sections, dice and sectors that an event of the log is about. */
export function pointedAt(event: readonly unknown[]): Set<string> {
  const found = event.slice(1).flatMap((part) => {
    if (typeof part !== 'string') return []
    if (/^[A-F]\d$/.test(part)) return [part]
    return (DICE as readonly string[]).includes(part) ? [`die ${part}`] : []
  })
  return new Set([...found, ...(SECTORS[String(event[0])] ?? []).map((at) => `sector ${String(event[at])}`)])
}

/** Enter and Space act like a click. */
export function onkey(act: () => void): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    event.stopPropagation()
    act()
  }
}
