/** A box value by value: what belongs together, what a field may hold, how sure the values are. Pure, without a server. */

import type { Schemas } from '$lib/api/client'

export type Value = Schemas['BoxValue']
export type Sheet = Schemas['BoxSheet']
export type Content = unknown
export type Limits = { type?: string; minimum?: number; maximum?: number; enum?: string[]; items?: Limits; minItems?: number; minLength?: number }
/** A wrong content: the key of a text and its arguments. */
export type Wrong = { key: string; args: Record<string, string | number> }
export type Read = { value: Content } | { wrong: Wrong }

/** From the surest to ours. */
export const SOURCES = ['rulebook', 'public', 'confirmed', 'inferred', 'designed'] as const
export type Source = (typeof SOURCES)[number]
export const ROWS = 7

/** A card, tile or board with its values. */
export interface Piece {
  key: string
  group: string
  values: Value[]
}

/** Components in the order of their groups; boards and numbers that are one component each come first. */
export function pieces(values: Value[]): Piece[] {
  const found = new Map<string, Piece>()
  for (const value of values) {
    const piece = found.get(value.component) ?? { key: value.component, group: value.group, values: [] }
    piece.values.push(value)
    found.set(value.component, piece)
  }
  const alone = (piece: Piece) => (piece.key === piece.group ? 0 : 1)
  return [...found.values()].toSorted((a, b) => alone(a) - alone(b))
}

/** Boards and numbers that are one component each lie together; all others with their group. */
export const shelfOf = (piece: Piece): string => (piece.key === piece.group ? 'numbers' : piece.group)

/** What an owner has compared is confirmed, if it was not known before. */
export function sourceOf(value: Value, confirmed: ReadonlySet<string>): Source {
  const unsure = value.source === 'inferred' || value.source === 'designed'
  return unsure && confirmed.has(value.key) ? 'confirmed' : (value.source as Source)
}

/** A component is as sure as its least sure value. */
export function leastSure(piece: Piece, confirmed: ReadonlySet<string>): Source {
  const counted = piece.values.filter((value) => value.counts)
  const at = Math.max(0, ...counted.map((value) => SOURCES.indexOf(sourceOf(value, confirmed))))
  return SOURCES[at] ?? 'designed'
}

export function counts(values: Value[], confirmed: ReadonlySet<string>): Record<Source, number> {
  const found = { rulebook: 0, public: 0, confirmed: 0, inferred: 0, designed: 0 }
  for (const value of values) if (value.counts) found[sourceOf(value, confirmed)] += 1
  return found
}

/** How many of a hundred values are known: all but ours. */
export function known(found: Record<Source, number>): number {
  const all = SOURCES.reduce((sum, source) => sum + found[source], 0)
  return all === 0 ? 0 : Math.round((100 * (all - found.designed)) / all)
}

/** The bricks of the wall from the ground up, row by row, in running bond. */
export function bricks(found: Record<Source, number>): { source: Source; x: number; y: number }[] {
  const all = SOURCES.flatMap((source) => Array.from({ length: found[source] }, () => source))
  const columns = Math.max(1, Math.ceil(all.length / ROWS))
  return all.map((source, i) => {
    const row = Math.floor(i / columns)
    return { source, x: (i % columns) + (row % 2) / 2, y: ROWS - 1 - row }
  })
}

/** The words of an address below its component: `slots`, `0`, `vp`. */
export function fieldWords(value: Value): string[] {
  return value.key.slice(value.component.length).split('.').filter(Boolean)
}

/** The values of a component as one piece of data: `slots.0.vp` is in a list. */
export function dataOf(piece: Piece, content: (value: Value) => Content): Record<string, Content> {
  const data: Record<string, Content> = {}
  for (const value of piece.values) {
    const words = fieldWords(value)
    let here = data
    for (const [i, word] of words.slice(0, -1).entries()) {
      here[word] ??= words[i + 1] === '0' ? [] : {}
      here = here[word] as Record<string, Content>
    }
    const last = words.at(-1)
    if (last !== undefined) here[last] = content(value)
  }
  return data
}

export const equal = (a: Content, b: Content): boolean => JSON.stringify(a) === JSON.stringify(b)

/** A content as one edits it. */
export function written(kind: string, content: Content): string {
  if (content === null || content === undefined) return ''
  if (kind === 'list') return JSON.stringify(content)
  return Array.isArray(content) ? content.join(', ') : String(content)
}

/** A content as one reads it: lists of lists in short. */
export function shown(content: Content): string {
  if (Array.isArray(content)) return content.map(shown).join(content.some(Array.isArray) ? ' · ' : ' ')
  return content === null || content === undefined ? '–' : String(content)
}

const wrong = (key: string, args: Wrong['args'] = {}): Read => ({ wrong: { key, args } })

function whole(text: string, limits: Limits): Read {
  if (!/^-?\d+$/.test(text.trim())) return wrong('box-wrong-number', { value: text })
  const value = Number(text)
  const { minimum = -999, maximum = 999 } = limits
  return value < minimum || value > maximum ? wrong('box-wrong-range', { value, least: minimum, most: maximum }) : { value }
}

function word(text: string, limits: Limits): Read {
  if (limits.enum && !limits.enum.includes(text)) return wrong('box-wrong-word', { value: text, words: limits.enum.join(', ') })
  return text.length < (limits.minLength ?? 0) ? wrong('box-wrong-empty') : { value: text }
}

function each(text: string, limits: Limits, one: (text: string, limits: Limits) => Read): Read {
  const parts = text.split(',').map((part) => part.trim()).filter(Boolean)
  if (limits.minItems !== undefined && parts.length !== limits.minItems) return wrong('box-wrong-count', { count: limits.minItems, found: parts.length })
  const found = parts.map((part) => one(part, limits.items ?? {}))
  const bad = found.find((read) => 'wrong' in read)
  return bad ?? { value: found.map((read) => ('value' in read ? read.value : null)) }
}

/** What somebody has typed, as a content of this kind; the rules are asked afterwards. */
export function read(kind: string, text: string, limits: Limits): Read {
  if (kind === 'whole') return whole(text, limits)
  if (kind === 'wholes') return each(text, limits, whole)
  if (kind === 'texts') return each(text, limits, word)
  if (kind === 'flag') return { value: text === 'true' }
  if (kind !== 'list') return word(text.trim(), limits)
  try {
    const value: unknown = JSON.parse(text)
    return Array.isArray(value) ? { value } : wrong('box-wrong-list')
  } catch {
    return wrong('box-wrong-list')
  }
}
