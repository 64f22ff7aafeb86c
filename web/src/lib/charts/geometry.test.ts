import { expect, it } from 'vitest'
import { area, linear, moments, nearest, ribbon, ridge, side, stacked, ticks } from './geometry'

const at = (day: string) => new Date(`${day}T12:00:00`).getTime() / 1000

it('puts values in their place, upside down as well', () => {
  const y = linear([0, 60], [224, 14])
  expect([y(0), y(30), y(60)]).toEqual([224, 119, 14])
  expect(linear([5, 5], [0, 10])(5)).toBe(0)
})

it('counts in round steps that reach the highest value', () => {
  expect(ticks(58)).toEqual([0, 20, 40, 60])
  expect(ticks(60, 6)).toEqual([0, 10, 20, 30, 40, 50, 60])
  expect(ticks(0.8, 4)).toEqual([0, 0.2, 0.4, 0.6, 0.8])
  expect(ticks(30, 4, -12)).toEqual([-20, 0, 20, 40])
})

it('names days of a short time and months of a long one', () => {
  const days = moments(at('2026-03-02'), at('2026-03-07'), 6)
  expect(days.map(({ time, as }) => [new Date(time * 1000).getDate(), as])).toEqual([[3, 'day'], [4, 'day'], [5, 'day'], [6, 'day'], [7, 'day']])
  const months = moments(at('2025-09-10'), at('2026-11-04'), 6)
  expect(months.map(({ time, as }) => [new Date(time * 1000).getMonth(), as])).toEqual([[9, 'month'], [0, 'year'], [3, 'month'], [6, 'month'], [9, 'month']])
  expect(moments(at('2026-03-02'), at('2026-03-02'), 6)).toEqual([])
})

it('closes the area between two lines', () => {
  expect(area([[0, 1], [10, 1]], [[0, 5], [10, 5]])).toBe('M0 1C3.3 1 6.7 1 10 1L10 5C6.7 5 3.3 5 0 5Z')
  expect(area([], [])).toBe('')
})

it('finds the nearest place', () => {
  expect([nearest([0, 10, 30], 4), nearest([0, 10, 30], 6), nearest([0, 10, 30], 99)]).toEqual([0, 1, 2])
})

it('draws larger squares for more games, within bounds', () => {
  expect([side(0), side(1), side(100), side(10 ** 9)]).toEqual([6, 6, 11.2, 15])
})

it('draws a ridge that stands on its base and is highest where most scores are', () => {
  const path = ridge([{ score: 20, seats: 1 }, { score: 30, seats: 8 }, { score: 40, seats: 1 }], linear([0, 60], [0, 600]), 80, 50)
  expect(path).toMatch(/V80H[\d.-]+Z$/)
  const points = [...path.matchAll(/([\d.-]+) ([\d.-]+)(?=C|V)/g)].map((found) => [Number(found[1]), Number(found[2])] as const)
  const top = points.reduce((best, point) => (point[1] < best[1] ? point : best))
  expect(top[1]).toBe(30)
  expect(Math.abs(top[0] - 300)).toBeLessThan(15)
  expect(ridge([], linear([0, 1], [0, 1]), 80, 50)).toBe('')
})

it('stacks parts to the whole width and leads ribbons between them', () => {
  const [a, b, c] = stacked([['a', 1], ['b', 3], ['c', -2]], 100)
  expect([a, b, c]).toEqual([{ key: 'a', from: 0, to: 25 }, { key: 'b', from: 25, to: 100 }, { key: 'c', from: 100, to: 100 }])
  expect(a && b && ribbon(a, b, 20, 50)).toBe('M0 20H25L100 50H25Z')
})
