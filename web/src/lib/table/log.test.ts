import type { Entry } from '$lib/api/client'
import { expect, it } from 'vitest'
import { turnsOf } from './log'

const entry = (number: number, events: unknown[][], rewind_to: number | null = null): Entry =>
  ({ number, seat: rewind_to === null ? 0 : null, rewind_to, time: 0, by_bot: false, moves: null, events }) as Entry

const words = (event: readonly unknown[]) => (event[0] === 'secret' ? '' : String(event[0]))

it('leaves out turns of which nothing can be told', () => {
  const turns = turnsOf([entry(1, [['built']]), entry(2, []), entry(3, [['secret']])], words)
  expect(turns.map((turn) => turn.entry.number)).toEqual([1])
})

it('marks what was taken back, and keeps the way back itself', () => {
  const turns = turnsOf([entry(1, [['a']]), entry(2, [['b']]), entry(3, [['c']]), entry(4, [], 1), entry(5, [['d']])], words)
  expect(turns.map((turn) => [turn.entry.number, turn.undone])).toEqual([
    [1, false],
    [2, true],
    [3, true],
    [4, false],
    [5, false],
  ])
})
