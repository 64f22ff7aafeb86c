import { expect, it } from 'vitest'
import { initialOf } from './board'

it('shows people by their letter and bots of one name by their number', () => {
  expect(initialOf({ name: 'Żaneta', bot: null })).toBe('Ż')
  expect(initialOf({ name: 'Agent 7', bot: null })).toBe('A')
  expect(initialOf({ name: 'Apprentice 2', bot: 'easy' })).toBe('2')
  expect(initialOf(undefined)).toBe('')
})
