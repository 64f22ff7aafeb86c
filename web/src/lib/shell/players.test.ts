import { expect, test } from 'vitest'
import { brief } from './players'

test('a long name is its first word in a sentence', () => {
  expect(brief(['Anna', 'Maximiliana Konstantinopolitańczyk'])).toEqual(['Anna', 'Maximiliana'])
})

test('two players are never called the same', () => {
  expect(brief(['Anna Konstantinopolitańczyk', 'Anna Brandenburgerowa-Nowak'])).toEqual(['Anna Konstantinop…', 'Anna Brandenburge…'])
})

test('one long word is cut', () => {
  expect(brief(['Konstantinopolitańczykowianeczka'])).toEqual(['Konstantinopolita…'])
})
