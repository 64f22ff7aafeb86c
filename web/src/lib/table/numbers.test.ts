import { expect, it } from 'vitest'
import { number, signed } from './numbers'

it('prints a minus that is as wide as a plus', () => {
  expect([number(12), number(0), number(-12)]).toEqual(['12', '0', '−12'])
  expect([signed(12), signed(0), signed(-12)]).toEqual(['+12', '0', '−12'])
})
