import { expect, test } from 'vitest'
import { commonOptions, fewest, fitting, forecastQuery, momentOf, mostRounds, type Wishes } from './wishes'

const wishes: Wishes = { form: 'swiss', most: 4, fixed: false, bots: 'medium', rounds: 4, least: 4, places: 16 }

test('full tables without bots need as many people as sit at one', () => {
  expect(fewest({ most: 4, fixed: true, bots: null })).toBe(4)
  expect(fewest({ most: 4, fixed: true, bots: 'easy' })).toBe(3)
  expect(fitting({ ...wishes, least: 3, fixed: true, bots: null }).least).toBe(4)
})

test('what is wished goes together: places follow the least, rounds the form', () => {
  expect(fitting({ ...wishes, least: 20 }).places).toBe(20)
  expect(fitting({ ...wishes, places: 2 }).places).toBe(4)
  expect(fitting({ ...wishes, least: 99 })).toMatchObject({ least: 64, places: 64 })
  expect(mostRounds({ form: 'league', most: 2 })).toBe(63)
  expect(fitting({ ...wishes, rounds: 40 }).rounds).toBe(20)
})

test('the forecast is asked for a number of people that may come', () => {
  expect(forecastQuery(wishes, 99)).toEqual({ form: 'swiss', most: 4, fixed: false, bots: true, rounds: 4, least: 4, places: 16, people: 16 })
  expect(forecastQuery({ ...wishes, bots: null }, 1)).toMatchObject({ people: 4, bots: false })
})

test('options hold for every table of a tournament, whatever its size', () => {
  const option = (name: string, players: number[] | null, per_seat = false) => ({ name, players, per_seat, choices: [], default: '', distinct: false })
  const all = [option('setup', null), option('colours', null, true), option('solo', [1]), option('both', [2, 3, 4])]
  expect(commonOptions(all, 4).map(({ name }) => name)).toEqual(['setup', 'both'])
})

test('a time of the form is a moment, nothing is none', () => {
  expect(momentOf('')).toBeNull()
  expect(momentOf('2025-11-13T19:00')).toBe(new Date(2025, 10, 13, 19).getTime() / 1000)
})
