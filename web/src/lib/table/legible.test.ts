import { expect, it } from 'vitest'
import { growth, LEAST } from './legible'

it('leaves words that can be read as they are', () => {
  expect([growth(LEAST, 2), growth(20, 2)]).toEqual([1, 1])
})

it('draws small words larger, as far as their piece has room', () => {
  expect(growth(8, 1.65)).toBe(LEAST / 8)
  expect(growth(6, 1.65)).toBeNull()
  expect(growth(6, 2)).toBe(LEAST / 6)
})

it('leaves out what may not grow', () => {
  expect(growth(10, 1)).toBeNull()
})
