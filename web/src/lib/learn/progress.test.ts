import { beforeEach, expect, test, vi } from 'vitest'
import { doneLessons, keepDone, nextLesson } from './progress'

const LESSONS = [{ id: 'draw' }, { id: 'bank' }, { id: 'move' }]

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) })
})

test('lessons are done one by one, in any order, each game for itself', () => {
  expect(nextLesson('paris', LESSONS)).toBe(0)
  keepDone('paris', 'draw')
  keepDone('paris', 'move')
  keepDone('paris', 'move')
  expect(doneLessons('paris')).toEqual(['draw', 'move'])
  expect(nextLesson('paris', LESSONS)).toBe(1)
  keepDone('paris', 'bank')
  expect(nextLesson('paris', LESSONS)).toBeNull()
  expect(nextLesson('skyrise', LESSONS)).toBe(0)
})

test('what cannot be read counts as nothing', () => {
  localStorage.setItem('mansard.lessons', '{broken')
  expect(doneLessons('paris')).toEqual([])
  localStorage.setItem('mansard.lessons', '{"paris": 7}')
  expect(doneLessons('paris')).toEqual([])
})
