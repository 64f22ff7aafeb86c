import { expect, it } from 'vitest'
import { builtCount, controllers, pieces } from './reading'
import type { SeatView, SkyriseView } from './types'

function seat(part: Partial<SeatView>): SeatView {
  const empty = { available: [], locked: [], structures: {}, hand: null, chosen: null, standing: [], wilds: [], keys: [] }
  return { colour: 'red', ...empty, ...part } as unknown as SeatView
}

const view = {
  bids: [{ seat: 0, piece: '47', district: 'hub-n' }],
  seats: [
    seat({ available: ['29', 'w05', '105'], locked: ['18'], structures: { 'aster-01': 'tall', 'hub-n': 'low' } }),
    seat({ structures: { 'aster-02': 'w14', 'aster-03': 'w05', 'hub-e': 'medium' } }),
  ],
} as unknown as SkyriseView

it('shows who controls an island, ties included; a wonder alone controls nothing', () => {
  expect(controllers(view, 'aster')).toEqual([0, 1])
  expect(controllers(view, 'hub')).toEqual([1])
  expect(controllers(view, 'cedar')).toEqual([])
})

it('sorts pieces by number, wonders last, and knows where each is', () => {
  expect(pieces(view, 0)).toEqual([
    { piece: '18', state: 'locked' },
    { piece: '29', state: 'free' },
    { piece: '47', state: 'bid' },
    { piece: '105', state: 'free' },
    { piece: 'w05', state: 'free' },
  ])
  expect(builtCount(view, 1)).toBe(3)
})
