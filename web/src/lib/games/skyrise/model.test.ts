import { expect, it } from 'vitest'
import { Narrowing } from '$lib/table/narrowing'
import { drafted, gains, pieces, winsAtOnce, wonderNow, type SeatView, type SkyriseView } from './model'

const own = { available: ['29', '105', 'w05'], locked: ['18'], structures: { 'aster-01': 'tall' } } as Partial<SeatView> as SeatView
const view = { bids: [{ seat: 0, piece: '47', district: 'hub-n' }], seats: [own] } as Partial<SkyriseView> as SkyriseView

it('sorts pieces by number, wonders last, and knows where each is', () => {
  expect(pieces(view, 0)).toEqual([
    { piece: '18', state: 'locked' },
    { piece: '29', state: 'free' },
    { piece: '47', state: 'bid' },
    { piece: '105', state: 'free' },
    { piece: 'w05', state: 'free' },
  ])
})

it('knows the own bid as a draft until an event tells of it', () => {
  expect(drafted(view, 0, [])).toBe('hub-n')
  expect(drafted(view, 0, [{ event: ['bid', 0, '47', 'hub-n', 1], fields: {}, age: 0 }])).toBeNull()
  expect(drafted(view, 1, [])).toBeNull()
})

const bid = (piece: object, district: string, preview: Record<string, number>, wins = false) => ({
  notation: district,
  kind: 'bid',
  fields: { ...piece, district },
  reveals: false,
  preview,
  ...(wins ? { facts: { wins } } : {}),
})

it('shows what a district brings only where one way leads there', () => {
  const offers = new Narrowing([
    bid({ building: 1 }, 'hub-n', { structures: 2 }),
    bid({ building: 2 }, 'hub-n', { structures: 3, control: 5 }),
    bid({ building: 1 }, 'hub-e', { structures: 4 }),
  ])
  expect([...gains(offers)]).toEqual([['hub-e', 4]])
  expect([...gains(offers.pick('building', 2))]).toEqual([['hub-n', 8]])
})

it('marks bids that are built at once, whatever they bring, and says what a wonder would bring', () => {
  const offers = new Narrowing([
    bid({ building: 54 }, 'hub-n', {}),
    bid({ building: 54 }, 'hub-e', { structures: -2 }, true),
    bid({ wonder: 'w05' }, 'hub-e', { wonders: 8, structures: 3 }, true),
  ])
  expect(winsAtOnce(offers)).toEqual(new Set(['hub-e']))
  expect(wonderNow(offers, 'w05')).toBe(8)
  expect(wonderNow(offers, 'w07')).toBeNull()
})
