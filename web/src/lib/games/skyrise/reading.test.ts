import { expect, it } from 'vitest'
import { Narrowing } from '$lib/table/narrowing'
import { builtCount, controllers, drafted, gains, panoramaHits, pieces, winsAtOnce, wonderNow } from './reading'
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

const box = {
  islands: [
    {
      id: 'aster',
      kind: 'outer',
      districts: ['aster-01', 'aster-02', 'aster-03'].map((id, i, all) => ({ id, neighbours: [all[i - 1], all[i + 1]].filter(Boolean) })),
      features: [{ id: 'ship', kind: 'airship', districts: ['aster-01', 'aster-02'] }],
    },
  ],
  panoramas: [
    { id: 'airships', rule: 'per_feature_pair', feature: 'airship', min_structures: 2, prestige: 3 },
    { id: 'windmills', rule: 'per_structure_feature', feature: 'windmill', prestige: 2 },
    { id: 'bridges', rule: 'per_bridge_both_ends', feature: 'bridge', prestige: 4 },
    { id: 'chains', rule: 'per_island_chain', min_structures: 3, prestige: 5 },
  ],
}

it('counts how often everybody fulfils a panorama', () => {
  const city = {
    islands: ['aster', null, null, null],
    bridges: [['aster-01', 'hub-n']],
    seats: [seat({ structures: { 'aster-01': 'low', 'aster-02': 'low', 'aster-03': 'tall', 'hub-n': 'low' } }), seat({ structures: { 'aster-02': 'low' } })],
  } as unknown as SkyriseView
  const hits = (id: string) => panoramaHits(city, box, id)
  expect([hits('airships'), hits('windmills'), hits('bridges'), hits('chains')]).toEqual([
    [1, 0],
    [0, 0],
    [1, 0],
    [1, 0],
  ])
})

it('knows the own bid as a draft until an event tells of it', () => {
  expect(drafted(view, 0, [])).toBe('hub-n')
  expect(drafted(view, 0, [{ event: ['bid', 0, '47', 'hub-n', 1], age: 0 }])).toBeNull()
  expect(drafted(view, 1, [])).toBeNull()
})

it('shows what a district brings only where one way leads there', () => {
  const bid = (building: number, district: string, points: number) => ({ notation: '', kind: 'bid', fields: { building, district }, reveals: false, preview: { structures: points } })
  const offers = new Narrowing([bid(1, 'hub-n', 2), bid(2, 'hub-n', 3), bid(1, 'hub-e', 4)])
  expect([...gains(offers)]).toEqual([['hub-e', 4]])
  expect([...gains(offers.pick('building', 2))]).toEqual([['hub-n', 3]])
})

it('marks bids that win at once, and says what a wonder would bring, from what the server offers', () => {
  const bid = (piece: object, district: string, preview: Record<string, number>) => ({ notation: district, kind: 'bid', fields: { ...piece, district }, reveals: false, preview })
  const offers = new Narrowing([bid({ building: 54 }, 'hub-n', {}), bid({ building: 54 }, 'hub-e', { structures: 3 }), bid({ wonder: 'w05' }, 'hub-e', { wonders: 8, structures: 3 })])
  expect(winsAtOnce(offers)).toEqual(new Set(['hub-e']))
  expect(wonderNow(offers, 'w05')).toBe(8)
  expect(wonderNow(offers, 'w07')).toBeNull()
})
