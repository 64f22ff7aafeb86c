import { beforeEach, expect, test, vi } from 'vitest'
import { dayOf, earned, keepEarned, lastWeek, nextPuzzle, streak } from './solved'

const TODAY = new Date(2031, 4, 4, 9)

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) })
})

test('what the first time earned is kept, each game for itself', () => {
  keepEarned('paris', 'a', 2, '2031-05-04')
  keepEarned('paris', 'a', 3, '2031-05-05')
  keepEarned('skyrise', 'a', 0, '2031-05-05')
  expect(earned('paris')).toEqual({ a: 2 })
  expect(earned('skyrise')).toEqual({ a: 0 })
  expect(earned('small_city')).toEqual({})
})

test('days in a row count up to today, or to yesterday while today is still to come', () => {
  expect(streak(TODAY)).toBe(0)
  for (const day of ['2031-05-03', '2031-05-02', '2031-05-01', '2031-04-29']) keepEarned('paris', day, 3, day)
  expect(streak(TODAY)).toBe(3)
  keepEarned('paris', 'today', 1, '2031-05-04')
  expect(streak(TODAY)).toBe(4)
  expect(streak(new Date(2031, 4, 6, 9))).toBe(0)
  expect(lastWeek(TODAY)).toEqual([false, true, false, true, true, true, true])
})

test('who gives up adds no brick', () => {
  keepEarned('paris', 'a', 0, dayOf(TODAY))
  expect(streak(TODAY)).toBe(0)
})

test('the puzzle of the day comes first, then the first new one', () => {
  const puzzles = [{ id: 'a' }, { id: 'b' }, { id: 'c' }]
  expect(nextPuzzle('paris', puzzles, 'c')).toBe('c')
  keepEarned('paris', 'c', 3, '2031-05-04')
  expect(nextPuzzle('paris', puzzles, 'c')).toBe('a')
  expect(nextPuzzle('paris', puzzles, 'c', 'a')).toBe('b')
  keepEarned('paris', 'a', 0, '2031-05-04')
  keepEarned('paris', 'b', 1, '2031-05-04')
  expect(nextPuzzle('paris', puzzles, 'c')).toBeNull()
})

test('what cannot be read counts as nothing', () => {
  localStorage.setItem('mansard.puzzles', '{broken')
  expect(earned('paris')).toEqual({})
  localStorage.setItem('mansard.puzzles', '{"days": 7, "stars": 3}')
  expect(streak(TODAY)).toBe(0)
})
