import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { Words } from '$lib/text/words.svelte'
import type { Value } from './model'
import { contentTold, fieldName, pieceName } from './naming'

const source = (locale: string) => readFileSync(new URL(`./words/${locale}.ftl`, import.meta.url), 'utf-8')
const keys = (locale: string) => [...source(locale).matchAll(/^([\w-]+) =/gm)].map((found) => found[1])
const russian = new Words('ru', [source('ru')])

function field(component: string, rest: string): string {
  const value: Value = { address: `paris.${component}.${rest}`, key: `${component}.${rest}`, group: component, component, kind: 'whole', value: 1, given: true, counts: true, source: 'public', reason: '' }
  return fieldName(russian, value)
}

it('has the same words in every language, each once', () => {
  expect(new Set(keys('en')).size).toBe(keys('en').length)
  expect(keys('ru')).toEqual(keys('en'))
  expect(keys('pl')).toEqual(keys('en'))
})

it('says the fields in the language of the reader', () => {
  expect(field('scoring', 'island_control')).toBe('контроль платформы')
  expect(field('islands.aster', 'features.aster-lake-2')).toBe('объекты · озеро 2')
})

it('counts entries from 1, and leaves numbers of players and values as they are', () => {
  expect(field('landmark.opera', 'slots.0.vp')).toBe('место · 1 · победные очки')
  expect(field('keys', 'hand.2')).toBe('ключи в руке, игроков · 2')
  expect(field('constants', 'bonus_cost_by_value.3')).toBe('жетон бонуса после ценности · 3')
})

it('names a component by the word at the end of its short address, and no other by a part of it', () => {
  const piece = (key: string) => pieceName(russian, { key, group: 'objectives', values: [] }, 'ru', (value) => value.value)
  expect(piece('objectives.rt_gems')).toBe('Личная цель: самоцветы')
  expect(piece('objectives.cl_buy_nothing')).toBe('Личная цель cl buy nothing')
})

it('names a row of the council and a special promise by what they are, unless the box names them itself', () => {
  const words = new Words('pl', ['row-industry = przemysł', 'special-of-most-parks = najwięcej parków'])
  const one = (key: string, kind: string, content: unknown): Value => ({ address: `small_city.a.1.${key}`, key: `a.1.${key}`, group: 'a', component: 'a.1', kind, value: content, given: true, counts: true, source: 'public', reason: '' })
  const called = (...values: Value[]) => pieceName(words, { key: 'a.1', group: 'a', values }, 'pl', (value) => value.value)
  expect(called(one('name', 'name', 'industry'))).toBe('przemysł')
  expect(called(one('name', 'name', 'Most park'), one('best', 'choice', 'most'), one('metric', 'choice', 'parks'))).toBe('najwięcej parków')
  const named = one('name', 'name', 'industry')
  expect(pieceName(words, { key: 'a.1', group: 'a', values: [named] }, 'pl', () => 'Fabryki')).toBe('Fabryki')
})

it('says the words of a content, and leaves what has none', () => {
  expect(contentTold(russian, ['door', 'arch'])).toBe('дверь, арка')
  expect(contentTold(russian, 'per_adjacent_empty')).toBe('за пустые районы рядом')
  expect(contentTold(russian, ['cr_sell_any_1', 'me_workshop'])).toBe('Первая продажа, Жетон мастерской')
  expect(contentTold(russian, '>=')).toBe('не меньше')
  expect(contentTold(new Words('en', ['metric-homes = { $value } homes']), 'homes')).toBe('homes')
  expect(contentTold(russian, 'L4')).toBe('L4')
  expect(contentTold(russian, [3, 2, 1])).toBe('3 2 1')
})
