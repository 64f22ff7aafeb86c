import { expect, it } from 'vitest'
import { initialOf, readEach } from './board'

it('shows people by their letter and bots of one name by their number', () => {
  expect(initialOf({ name: 'Żaneta', bot: null })).toBe('Ż')
  expect(initialOf({ name: 'Agent 7', bot: null })).toBe('A')
  expect(initialOf({ name: 'Apprentice 2', bot: 'easy' })).toBe('2')
  expect(initialOf(undefined)).toBe('')
})

it('reads each property when it is asked for, not before', () => {
  let [count, asked] = [0, 0]
  const parts = readEach<{ count: number; other: string }>({ count: () => (count += 1), other: () => String((asked += 1)) })
  expect([parts.count, parts.count, asked]).toEqual([1, 2, 0])
  expect(Object.keys(parts)).toEqual(['count', 'other'])
})
