/** The view of the game as `State.view` gives it, and what its components say about cards and tokens. */

import type { Seat, Trace } from '$lib/table/board'
import type { Value } from '$lib/table/moves'
import type { Narrowing } from '$lib/table/narrowing'

export const MATERIALS = ['wood', 'brick', 'stone', 'gold', 'green', 'purple'] as const
export const DICE = ['red', 'blue', 'green', 'yellow', 'white'] as const
export const SLOTS = ['s_red', 's_blue', 's_green', 's_yellow', 's_white1', 's_white2'] as const
export const SEASONS = ['winter', 'spring', 'summer', 'autumn'] as const
export const GUILDS: Record<string, string> = { cr: 'craftsmen', te: 'teamsters', me: 'merchants', cl: 'clergy' }
export const ORNAMENTS = ['door', 'arch', 'cross'] as const

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
    const name = seats[i]?.name ?? ''
    return { name, colour: paint(seat.colour), initial: [...name][0]?.toUpperCase() ?? '' }
  })
  if (view.rival) found.push({ name: rival, colour: paint(view.rival.colour), initial: 'R' })
  return found
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

/** Enter and Space act like a click. */
export function onkey(act: () => void): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    event.stopPropagation()
    act()
  }
}
