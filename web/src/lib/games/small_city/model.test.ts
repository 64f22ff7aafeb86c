import { describe, expect, it } from 'vitest'
import type { Fields, Move } from '$lib/table/moves'
import { cutPlan, letter, litCells, litDistricts, moveAt, planned, targets, type CityView, type SeatView } from './model'

const move = (kind: string, fields: Fields): Move => ({ notation: `${kind} ${Object.values(fields).join(' ')}`, kind, fields, reveals: false })
const seat = (extra: Partial<SeatView> = {}) => ({ pending: {}, tiles: [], ...extra }) as unknown as SeatView
const view = { host: 1, seats: [seat(), seat()] } as unknown as CityView

describe('what is lit', () => {
  it('lies in the district that the move names', () => {
    const offers = [move('citizen', { seat: 0, cell: 'a1' }), move('citizen', { seat: 1, cell: 'b2' })]
    expect([...litDistricts(view, 0, offers)]).toEqual([0, 1])
    expect([...litCells(view, 0, offers, 1).cells]).toEqual(['b2'])
  })

  it('is a street in the district of the host', () => {
    const offers = [move('mayor', { cell: 'a1', street: 'down' })]
    expect(litCells(view, 0, offers, 1).streets).toEqual([['a1', 'down']])
    expect(litCells(view, null, offers, 1).streets).toEqual([])
  })
})

describe('a click', () => {
  it('means the move of that cell, street and district', () => {
    const moves = [move('mayor', { cell: 'a1', street: 'down' }), move('mayor', { cell: 'a1', street: 'right' }), move('citizen', { seat: 0, cell: 'a1' })]
    expect(moveAt(view, 0, moves, 1, 'a1', 'right')).toBe(moves[1])
    expect(moveAt(view, 0, moves, 0, 'a1')).toBe(moves[2])
    expect(moveAt(view, 0, moves, 1, 'b1', 'down')).toBeUndefined()
  })

  it('on the council finds every move to a space', () => {
    const council = { seats: [seat({ discs: [['economy', 2], null] })] } as unknown as CityView
    const moves = [move('advance', { row: 'economy' }), move('enter', { row: 'tourism' }), move('restart', { from_row: 'economy', row: 'tourism' })]
    expect([...targets(council, 0, moves)].map(([space, found]) => [space, found.length])).toEqual([
      ['economy 3', 1],
      ['tourism 1', 2],
    ])
  })
})

describe('the plan', () => {
  it('is what this phase built', () => {
    const tiles = [{ kind: 'R1', cells: ['a1'] }, null, { kind: 'C1', cells: ['b1'] }]
    expect(planned(seat({ tiles, pending: { old_tiles: 1 } }), 'build')).toEqual([tiles[2]])
    expect(planned(seat({ tiles }), 'move')).toEqual([])
  })
})

describe('a plan that was cut', () => {
  const kept = { stock: { K1: 3, K2: 2 }, seats: [seat(), seat({ tiles: [{ kind: 'K1', cells: ['c1'] }] })] } as unknown as CityView
  const plan = [
    ['built', 1, 'K1', 'c1'],
    ['built', 1, 'police', 'd1'],
    ['built', 1, 'K2', 'e1'],
    ['committed', 1],
    ['conflict', 1],
  ]

  it('names the first tile that was lost', () => {
    expect(cutPlan(kept, 1, plan)).toEqual({ tile: 'police' })
    expect(cutPlan(kept, 1, [['conflict', 1]])).toEqual({ tile: null })
  })

  it('is that of one player and of one phase', () => {
    expect(cutPlan(kept, 0, plan)).toBeNull()
    expect(cutPlan(kept, 1, [['card', 0, 'A', 0], ...plan])).toBeNull()
  })
})

it('tells bots of one strength apart by their number', () => {
  expect([letter('Anna'), letter('Apprentice 2'), letter('żaba'), letter()]).toEqual(['A', '2', 'Ż', '?'])
})
