/** Names of groups, components and fields on the page of the box: the game's words where it has them. */

import type { Words } from '$lib/text/words.svelte'
import { fieldWords, shown, type Content, type Piece, type Value } from './model'

const spaced = (word: string) => word.replaceAll(/[_-]/g, ' ')

export const groupName = (text: Words, group: string) => (text.has(`box-group-${group}`) ? text.say(`box-group-${group}`) : spaced(group))

/** What one component of a group is called. */
const oneOf = (text: Words, group: string) => (text.has(`box-one-${group}`) ? text.say(`box-one-${group}`) : groupName(text, group))

/** The messages that may be names of components, by their groups. */
const NAMES: Record<string, string[]> = {
  action_card: ['card-'],
  bonus: ['bonus-'],
  building: ['property-', 'tile-'],
  building_type: ['type-'],
  district: ['district-', 'option-side-'],
  guild_actions: ['box-word-'],
  guild_cards: ['card-'],
  islands: ['island-'],
  landmark: ['property-'],
  panoramas: ['panorama-'],
  promise: ['promise-name-p'],
  solo_level: ['option-level-'],
  tile: ['tile-'],
}

/** What a special promise asks for is its name: the most or the least of something. */
function ranked(text: Words, piece: Piece, content: (value: Value) => Content): string | null {
  const word = (name: string) => piece.values.filter((value) => fieldWords(value).join('.') === name).map(content).join('')
  const key = `special-of-${word('best')}-${word('metric')}`
  return text.has(key) ? text.say(key) : null
}

/** The name of a component, in the reader's language if the box or the game has it; else its address. */
export function pieceName(text: Words, piece: Piece, locale: string, content: (value: Value) => Content): string {
  const word = piece.key.split('.').at(-1) ?? ''
  const names = piece.values.filter((value) => value.kind === 'name')
  const field = (name: string) => names.find((value) => fieldWords(value).join('.') === name)
  const own = names.find((value) => content(value) !== value.value)
  const told = NAMES[piece.group]?.map((beginning) => beginning + word).find((key) => text.has(key))
  const named = own ?? field(`name_${locale}`) ?? field(locale)
  if (named) return String(content(named))
  if (told) return text.say(told)
  const plain = field('name')
  if (plain) return ranked(text, piece, content) ?? known(text, String(content(plain))) ?? String(content(plain))
  if (piece.key === piece.group) return groupName(text, piece.group)
  const [, last = ''] = /^[a-z]+[-_]([a-z]+)$/.exec(word) ?? [] // obj-yellow, rt_wood
  const said = known(text, word) ?? known(text, last)
  return said ? `${oneOf(text, piece.group)}: ${said}` : `${oneOf(text, piece.group)} ${spaced(word)}`
}

const WORDS = ['box-word', 'resource', 'material', 'prestige', 'colour', 'height', 'type', 'district', 'metric', 'tile', 'card', 'title', 'row']
const SIGNS: Record<string, string> = { '>=': 'at_least', '<=': 'at_most', 'small town': 'small-town' }

/** Tables whose numbers are what they say: of players, of a value, of types; all others count their entries. */
const NUMBERED = new Set(['hand', 'bonus_cost_by_value', 'vp_by_types'])

/** A word of an address in the reader's language, if there is one for it. */
function known(text: Words, word: string): string | null {
  const key = WORDS.map((kind) => `${kind}-${SIGNS[word] ?? word}`).find((key) => text.has(key))
  if (key) return text.say(key, { value: '' }).trim() // what a promise counts, without an amount
  const [, kind, number] = /^[a-z]+-([a-z]+)-(\d+)$/.exec(word) ?? [] // aster-lake-1
  return kind && text.has(`box-word-${kind}`) ? `${text.say(`box-word-${kind}`)} ${number}` : null
}

function fieldWord(text: Words, word: string, before: string): string {
  if (/^\d+$/.test(word)) return String(Number(word) + (NUMBERED.has(before) ? 0 : 1))
  return known(text, word) ?? spaced(word)
}

/** A content in the reader's language: what is one word of the rules is said, the rest stays as it is in the file. */
export function contentTold(text: Words, content: Content): string {
  if (typeof content === 'string') return known(text, content) ?? content
  if (Array.isArray(content) && content.every((one) => typeof one === 'string')) return content.map((one) => known(text, one) ?? one).join(', ')
  return shown(content)
}

/** What a field is called: the words of its address below the component. */
export function fieldName(text: Words, value: Value): string {
  const words = fieldWords(value)
  return (words.length > 0 ? words : [value.key]).map((word, i) => fieldWord(text, word, words[i - 1] ?? '')).join(' · ')
}
