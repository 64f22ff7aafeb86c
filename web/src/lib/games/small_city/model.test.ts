import { describe, expect, it } from 'vitest'
import type { Fields, Move } from '$lib/table/moves'
import { Narrowing } from '$lib/table/narrowing'
import { litCells, litDistricts, needed, planned, type CityView, type SeatView } from './model'

const move = (kind: string, fields: Fields): Move => ({ notation: `${kind} ${Object.values(fields).join(' ')}`, kind, fields, reveals: false })
const seat = (extra: Partial<SeatView> = {}) => ({ pending: {}, tiles: [], ...extra }) as unknown as SeatView
const view = { host: 1, seats: [seat(), seat()] } as unknown as CityView

describe('what is lit', () => {
  it('lies in the district that the move names', () => {
    const offers = new Narrowing([move('citizen', { seat: 0, cell: 'a1' }), move('citizen', { seat: 1, cell: 'b2' })])
    expect([...litDistricts(view, 0, offers)]).toEqual([0, 1])
    expect([...litCells(view, 0, offers, 1).cells]).toEqual(['b2'])
  })

  it('is a street in the district of the host', () => {
    const offers = new Narrowing([move('mayor', { cell: 'a1', street: 'down' })])
    expect(litCells(view, 0, offers, 1).streets).toEqual([['a1', 'down']])
    expect(litCells(view, null, offers, 1).streets).toEqual([])
  })
})

describe('a click', () => {
  it('picks only what is still open', () => {
    const offers = new Narrowing([move('mayor', { cell: 'a1', street: 'down' }), move('mayor', { cell: 'a1', street: 'right' }), move('mayor', { cell: 'b1', street: 'down' })])
    expect(needed(offers, [['cell', 'a1'], ['street', 'down']])).toHaveLength(2)
    expect(needed(offers, [['cell', 'b1'], ['street', 'down']])).toEqual([['cell', 'b1']])
  })
})

describe('the plan', () => {
  it('is what this phase built', () => {
    const tiles = [{ kind: 'R1', cells: ['a1'] }, null, { kind: 'C1', cells: ['b1'] }]
    expect(planned(seat({ tiles, pending: { old_tiles: 1 } }), 'build')).toEqual([tiles[2]])
    expect(planned(seat({ tiles }), 'move')).toEqual([])
  })
})
