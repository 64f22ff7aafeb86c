/** Names of groups, components and fields on the page of the box: the game's words where it has them. */

import type { Words } from '$lib/text/words.svelte'
import { fieldWords, type Content, type Piece, type Value } from './model'

const spaced = (word: string) => word.replaceAll(/[_-]/g, ' ')

export const groupName = (text: Words, group: string) => (text.has(`box-group-${group}`) ? text.say(`box-group-${group}`) : spaced(group))

/** The messages that are names of components, by their groups. */
const NAMES: Record<string, string> = {
  action_card: 'card-',
  building_type: 'type-',
  district: 'district-',
  islands: 'island-',
  landmark: 'property-',
  panoramas: 'panorama-',
  promise: 'promise-name-p',
}

/** The name of a component, in the reader's language if the box or the game has it; else its address. */
export function pieceName(text: Words, piece: Piece, locale: string, content: (value: Value) => Content): string {
  const word = piece.key.split('.').at(-1) ?? ''
  const names = piece.values.filter((value) => value.kind === 'name')
  const field = (name: string) => names.find((value) => fieldWords(value).join('.') === name)
  const own = names.find((value) => content(value) !== value.value)
  const told = NAMES[piece.group]
  const named = own ?? field(`name_${locale}`) ?? field(locale)
  if (named) return String(content(named))
  if (told && text.has(told + word)) return text.say(told + word)
  const plain = field('name')
  if (plain) return String(content(plain))
  return piece.key === piece.group ? groupName(text, piece.group) : `${groupName(text, piece.group)} ${spaced(word)}`
}

const WORDS = ['box-word', 'resource', 'material', 'prestige', 'colour']

function fieldWord(text: Words, word: string): string {
  if (/^\d+$/.test(word)) return String(Number(word) + 1)
  const key = WORDS.map((kind) => `${kind}-${word}`).find((key) => text.has(key))
  return key ? text.say(key) : spaced(word)
}

/** What a field is called: the words of its address below the component. */
export function fieldName(text: Words, value: Value): string {
  const words = fieldWords(value)
  return (words.length > 0 ? words : [value.key]).map((word) => fieldWord(text, word)).join(' · ')
}
