import { expect, test } from 'vitest'
import { brief, colourIn } from './players'

test('a long name is its first word in a sentence', () => {
  expect(brief(['Anna', 'Maximiliana Konstantinopolitańczyk'])).toEqual(['Anna', 'Maximiliana'])
})

test('two players are never called the same', () => {
  expect(brief(['Anna Konstantinopolitańczyk', 'Anna Brandenburgerowa-Nowak'])).toEqual(['Anna Konstantinop…', 'Anna Brandenburge…'])
})

test('lists show the colours that a game gives, and seat order where it gives none', () => {
  const painted = { colours: ['blue', 'green', 'red'] }
  expect([0, 1, 2].map((seat) => colourIn(painted, seat))).toEqual(['blue', 'teal', 'red'])
  expect([0, 1, 4].map((seat) => colourIn({ colours: [] }, seat))).toEqual(['red', 'teal', 'red'])
})

test('one long word is cut', () => {
  expect(brief(['Konstantinopolitańczykowianeczka'])).toEqual(['Konstantinopolita…'])
})
