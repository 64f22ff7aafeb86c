/** The view of the game as `State.view` gives it, and what its components say about cards and tokens. */

import type { Schemas } from '$lib/api/client'
import { initialOf, type Seat, type Trace } from '$lib/table/board'
import type { Fields, Value } from '$lib/table/moves'
import type { Narrowing } from '$lib/table/narrowing'

export const MATERIALS = ['wood', 'brick', 'stone', 'gold', 'green', 'purple'] as const
export const DICE = ['red', 'blue', 'green', 'yellow', 'white'] as const
export const SLOTS = ['s_red', 's_blue', 's_green', 's_yellow', 's_white1', 's_white2'] as const
export const SEASONS = ['winter', 'spring', 'summer', 'autumn'] as const
export const GUILDS: Record<string, string> = { cr: 'craftsmen', te: 'teamsters', me: 'merchants', cl: 'clergy' }
export const ORNAMENTS = ['door', 'arch', 'cross'] as const

export type CathedralView = Schemas['RedCathedralView']
export type SectionView = Schemas['RedCathedralSection']
export type PlayerView = Schemas['RedCathedralSeat']
export type RivalView = Schemas['RedCathedralRival']
export type Pile = Schemas['RedCathedralPile']
type Ornament = RivalView['ornament_queue'][number]

export interface SectionCard {
  id: string
  type: 'base' | 'middle' | 'dome'
  recognition: number
  rubles: number
}

/** A guild action as the box has it: what it costs and gives, by the names of its values. */
export type GuildAction = { id: string; repeat?: boolean } & Record<string, string | number | boolean>

/** What the boards read of the box. */
export interface Box {
  sections: { card: SectionCard[] }
  workshop_tokens: { token: { id: string; gives: string; amount: number }[] }
  guild_cards: { card: { id: string; guild: string; actions: string[] }[] }
  guild_actions: { action: GuildAction[] }
  resource_tiles: { tile: { gives: string; amount: number }[] }
  score_track: { prestige_spaces: number[] }
  ornaments: { kind: { id: Ornament; material: string; section: string; per_player: number }[]; prestige: Record<string, number | string> }
  workshop_board: { storage_cells: number }
  turn: { exchange_rubles_per_prestige: number }
  end: { sections_to_end: number }
}

/** The components of the game by their ids. */
export class Book {
  constructor(private readonly data: Box) {}

  /** Whether the box has come. */
  get ready(): boolean {
    return 'sections' in this.data
  }

  section(id: string): SectionCard {
    return this.data.sections.card.find((card) => card.id === id) ?? { id, type: 'base', recognition: 0, rubles: 0 }
  }

  /** What a token gives: a resource or die_<colour>, as drawn. */
  token(id: string): string {
    const gives = this.data.workshop_tokens.token.find((token) => token.id === id)?.gives ?? 'back'
    return gives === 'die_green' ? 'die_teal' : gives
  }

  actions(card: string): string[] {
    return this.data.guild_cards.card.find((found) => found.id === card)?.actions ?? []
  }

  action(id: string): GuildAction {
    return this.data.guild_actions.action.find((one) => one.id === id) ?? { id }
  }

  amount(tile: string): number {
    return this.data.resource_tiles.tile.find((one) => one.gives === tile)?.amount ?? 1
  }

  /** The ornament of a type of section: what it is made of, and the least and most prestige of its gems. */
  ornament(type: string): { id: Ornament; material: string; least: number; most: number } {
    const { kind, prestige } = this.data.ornaments
    const points = Object.values(prestige).filter((n) => typeof n === 'number')
    const { id, material } = kind.find((one) => one.section === type) ?? { id: 'door' as const, material: 'wood' }
    return { id, material, least: Math.min(...points), most: Math.max(...points) }
  }

  /** The ornaments that a player has in the box. */
  get ornaments(): { id: Ornament; count: number }[] {
    return this.data.ornaments.kind.map((kind) => ({ id: kind.id, count: kind.per_player }))
  }

  get cells(): number {
    return this.data.workshop_board.storage_cells
  }

  get exchangeRubles(): number {
    return this.data.turn.exchange_rubles_per_prestige
  }

  get sectionsToEnd(): number {
    return this.data.end.sections_to_end
  }

  /** The number of the prestige symbol on a space of the track; 0: none is there. */
  prestigeOf(space: number): number {
    return this.data.score_track.prestige_spaces.indexOf(space) + 1
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

/** What everybody has reached; in a solo game the Rival is the second. */
export function standings(view: CathedralView): (PlayerView | RivalView)[] {
  return view.rival ? [...view.seats, view.rival] : view.seats
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

/** The ornaments of a player one by one, those that are left last. */
export function niches(book: Book, seat: PlayerView): { ornament: Ornament; key: string; gone: boolean }[] {
  return book.ornaments.flatMap(({ id, count }) => {
    const gone = count - seat.ornaments[id]
    return Array.from({ length: count }, (_, i) => ({ ornament: id, key: `${id}${i}`, gone: i < gone }))
  })
}

/** The cost of a section as single sockets; filled: something lies there already. */
export function sockets(section: SectionView): { material: string; filled: boolean }[] {
  return MATERIALS.flatMap((material) => {
    const [there, cost] = section.sockets[material] ?? [0, 0]
    return Array.from({ length: cost }, (_, i) => ({ material, filled: i < there }))
  })
}

/** A sector that a die may go to, as the game tells it of the move on offer. */
export interface Target {
  extra: number
  sector: number
  steps: number
  price: number
  resource: string
  dice: number
  each: number
  goods: number
  fits: number
}

/** Where a die may go by the moves on offer, and what each sector would bring. */
export function targetsOf(offers: Narrowing, die: string | null): Target[] {
  return offers.all.flatMap(({ kind, fields, moves }) =>
    kind === 'market' && fields.die === die ? [{ extra: fields.extra, ...moves.at(-1)?.facts } as Target] : [],
  )
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

/** Sections, dice and sectors that an event of the log is about. */
export function pointedAt({ section, die, sector, second_sector }: Fields): Set<string> {
  const found = [
    ['', section],
    ['die ', die],
    ['sector ', sector],
    ['sector ', second_sector],
  ] as const
  return new Set(found.flatMap(([what, value]) => (value === undefined ? [] : [`${what}${String(value)}`])))
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
