import { expect, it } from 'vitest'
import { clockText } from './clock'

it('writes time as people read it', () => {
  expect([372, 5, 3661, 90061, -3, 0.2].map(clockText)).toEqual(['6:12', '0:05', '1:01:01', '1 d 1 h', '0:00', '0:01'])
})
