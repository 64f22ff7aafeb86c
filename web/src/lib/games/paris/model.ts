/** The view of Paris as its board reads it, and small questions about it. */

import type { Schemas } from '$lib/api/client'
import { initialOf, type BoardProps, type Seat } from '$lib/table/board'
import type { Narrowing } from '$lib/table/narrowing'
import type { Fields, Path, Value } from '$lib/table/moves'

export const RESOURCES = ['wood', 'marble', 'gold'] as const
export const STARS = ['bronze', 'silver', 'gold'] as const

export type Resource = (typeof RESOURCES)[number]
export type Star = (typeof STARS)[number]
export type Shape = 'triangle' | 'square' | 'diamond' | 'circle'

const SHAPES: Record<Seat['colour'], Shape> = { red: 'triangle', teal: 'square', yellow: 'diamond', blue: 'circle' }

export type ParisView = Schemas['ParisView']
export type DistrictView = Schemas['ParisDistrict']
export type Goods = Schemas['ParisResources']
export type Props = BoardProps<ParisView, Partial<Box>>

export interface Landmark {
  id: string
  value: number
  cost: Record<Resource, number>
  slots: { prestige: Star; vp: number }[]
}

export interface Building {
  id: string
  district: string
  value: number
  cost: Record<Resource, number>
}

export interface Bonus {
  number: number
  effect: string
  zone: string
  francs?: number
  vp?: number
  value?: number
  count?: number
  price?: number
  max_steps?: number
  resource?: Resource
  vp_each?: number | Record<string, number>
  vp_by_types?: Record<string, number>
}

export interface Box {
  landmark: Landmark[]
  building: Building[]
  bonus: Bonus[]
  vp_tile: { id: string; places: number[] }[]
  end_token: { id: string; effect: string; vp?: number; francs?: number; resource?: Resource; prestige?: Star }[]
}

export function boxOf({ landmark = [], building = [], bonus = [], vp_tile = [], end_token = [] }: Partial<Box>): Box {
  return { landmark, building, bonus, vp_tile, end_token }
}

export function shapeOf(seat: Seat | undefined): Shape {
  return SHAPES[seat?.colour ?? 'red']
}

/** Colour of a player for all drawings inside: enamel (with a pattern if the settings ask for it), shade and letter. */
export function paint(seat: Seat | undefined): string {
  const colour = seat?.colour ?? 'red'
  return `--p:var(--pa-enamel-${colour});--pk:var(--p-${colour});--p2:var(--p-${colour}-2);--pi:var(--pa-on-${colour === 'yellow' ? 'light' : 'dark'})`
}

export const initial = initialOf

/** A name with soft hyphens in its long words, so that it can be broken where a card is narrow. */
export function soft(name: string): string {
  return name.replaceAll(/\p{L}{8,}/gu, (word) => word.replaceAll(SYLLABLE, '$&\u00AD'))
}
const SYLLABLE = /[aeiouyóąęаеёиоуыэюя][^aeiouyóąęаеёиоуыэюя]*(?=[^aeiouyóąęаеёиоуыэюяйьъ][aeiouyóąęаеёиоуыэюя]\p{L})/giu

/** The symbol of a prestige, and of the token beside a building space. */
export function starSymbol(star: string): string {
  return star === 'gold' ? 'pr-goldstar' : `pr-${star}`
}

export function tokenSymbol(view: Pick<ParisView, 'tokens' | 'prestige_tokens'>, space: string): string | null {
  const token = view.tokens[space]
  if (token === undefined) return null
  return view.prestige_tokens.includes(space) ? starSymbol(token) : token
}

/** The building space of a name; undefined for a landmark, a bank or the arch. */
export function buildingOf(box: Box, id: string): Building | undefined {
  return box.building.find((one) => one.id === id)
}

/** A cost as a list of resources, one for each unit. */
export function units(cost: Partial<Goods> | undefined): Resource[] {
  return RESOURCES.flatMap((resource) => Array.from({ length: cost?.[resource] ?? 0 }, () => resource))
}

/** The seats that have keys on a property, one entry for each key. */
export function keysOn(view: ParisView, property: string): number[] {
  return view.seats.flatMap((seat, i) => Array.from({ length: seat.keys.on[property] ?? 0 }, () => i))
}

/** The landmarks of a district, lowest value first. */
export function landmarksIn(view: ParisView, box: Box, district: string): Landmark[] {
  return box.landmark.filter((mark) => view.landmarks[mark.id] === district).toSorted((a, b) => a.value - b.value)
}

/** The landmarks that nobody has built yet. */
export function landmarksLeft(view: ParisView, box: Box): Landmark[] {
  return box.landmark.filter((mark) => !(mark.id in view.landmarks)).toSorted((a, b) => a.value - b.value)
}

/** Where the key of the turn comes from: picked on the board, or already drafted. */
export function origin(view: ParisView, offers: Narrowing): string | null {
  const picked = offers.picks.find((pick) => pick.field === 'place')?.value
  if (typeof picked === 'string' && offers.open.some((path) => path.moves[0]?.kind === 'key')) return picked
  return view.phase === 'target' ? (view.move?.from ?? null) : null
}

/** What the table tells of the cost of a target: francs, resources, and the bonus tiles that keys on it cost. */
export interface Cost {
  francs: number
  resources: Resource[]
  tiles: number[]
}

export function costOf(offers: Narrowing, wanted: Record<string, Value>): Cost | null {
  const facts = offers.open.find((path) => matches(path, wanted))?.moves.at(-1)?.facts
  return typeof facts?.francs === 'number' ? { francs: facts.francs, resources: facts.resources as Resource[], tiles: facts.tiles as number[] } : null
}

/** Whether the drawn tile may come to lie on a space. */
export function siting(offers: Narrowing, space: string): boolean {
  return offers.open.some((path) => path.kind === 'site' && path.moves.at(-1)?.facts?.property === space)
}

/** Whether an open path has all these arguments (`kind` among them). */
export function may(offers: Narrowing, wanted: Record<string, Value>): boolean {
  return offers.open.some((path) => matches(path, wanted))
}

/** Whether a path has them, whatever is picked so far. */
export function mayEver(offers: Narrowing, wanted: Record<string, Value>): boolean {
  return offers.all.some((path) => matches(path, wanted))
}

function matches(path: Path, wanted: Record<string, Value>): boolean {
  return Object.entries(wanted).every(([field, value]) => (field === 'kind' ? path.kind : path.fields[field]) === value)
}

/** The points that the table previews for a click with these arguments: the best of the moves it may lead to. */
export function gained(offers: Narrowing, wanted: Record<string, Value>): number {
  const sums = offers.open.flatMap((path) => {
    const preview = matches(path, wanted) ? path.moves.at(-1)?.preview : undefined
    return preview ? [Object.values(preview).reduce((sum, points) => sum + points, 0)] : []
  })
  return sums.length > 0 ? Math.max(...sums) : 0
}

export interface Bill {
  to: string
  francs: number
  price: Resource[]
  given: Resource[]
  owed: Resource[]
}

/** The payment that is under way. */
export function billOf({ move }: ParisView): Bill | null {
  if (!move?.to) return null
  return { to: move.to, francs: move.francs ?? 0, price: units(move.cost), given: units(move.given), owed: units(move.need) }
}

/** Places, properties, plates and spaces that an event of the log is about. */
export function pointedAt({ from_place, place, tile_property, property, landmark, district, tile, space }: Fields): Set<string> {
  const found = [from_place, place, tile_property, property, landmark, district].filter((id) => typeof id === 'string')
  if (typeof tile === 'string') found.push(`plate ${String(district)}`)
  return new Set(space === undefined ? found : [`space ${String(space)}`])
}

/** The key that moved last: whose, from where, to where. */
export function flightOf(traces: BoardProps['traces']): { seat: number; from: string; to: string } | null {
  const last = traces.find(({ event, age }) => age === 0 && (event[0] === 'moved' || event[0] === 'placed'))
  if (last?.event[0] !== 'moved') return null
  const { player, from_place, property } = last.fields
  return { seat: Number(player), from: String(from_place), to: String(property) }
}

/** The values of an argument in the open paths of a kind, in order. */
export function choices(offers: Narrowing, kind: string, field: string): Value[] {
  const found = new Set<Value>()
  for (const path of offers.open) {
    const value = path.kind === kind ? path.fields[field] : undefined
    if (value !== undefined && !Array.isArray(value)) found.add(value)
  }
  return [...found]
}

/** What an element needs to be a button for mouse and keyboard; nothing if there is nothing to do. */
export function press(act: (() => void) | null, label?: string): Record<string, unknown> {
  if (!act) return label ? { role: 'img', 'aria-label': label } : {}
  return {
    role: 'button',
    tabindex: 0,
    ...(label ? { 'aria-label': label } : {}),
    onclick: act,
    onkeydown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return
      event.preventDefault()
      act()
    },
  }
}

/** The last move of an opponent or of a bot: places and spaces that its events name. */
export function lately(traces: BoardProps['traces']): Set<string> {
  const found = new Set<string>()
  for (const { event, age } of traces) {
    if (age > 0) continue
    for (const value of event.slice(1)) if (typeof value === 'string') found.add(value)
  }
  return found
}
