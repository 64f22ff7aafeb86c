import { describe, expect, it, vi } from 'vitest'
import type { Fields, Move } from '$lib/table/moves'
import { Narrowing } from '$lib/table/narrowing'
import { goneTile, letter, litCells, litDistricts, pickAll, pickMove, picksAt, planned, revealed, targets, valuesOf, type SeatView } from './model'

const move = (kind: string, fields: Fields, facts?: Fields): Move => ({ notation: `${kind} ${Object.values(fields).join(' ')}`, kind, fields, reveals: false, ...(facts ? { facts } : {}) })
const seat = (extra: Partial<SeatView> = {}) => ({ tiles: [], chooses_in: 0, ...extra }) as SeatView
const trace = (age: number, name: string, fields: Fields) => ({ event: [name], fields, age })

describe('what is lit', () => {
  it('lies in the district that the move names', () => {
    const offers = new Narrowing([move('citizen', { seat: 0, cell: 'a1' }), move('citizen', { seat: 1, cell: 'b2' })])
    expect([...litDistricts(seat(), offers)]).toEqual([0, 1])
    expect([...litCells(seat(), offers, 1).cells]).toEqual(['b2'])
  })

  it('lies else where the player chooses: a street in the district of the host', () => {
    const offers = new Narrowing([move('mayor', { cell: 'a1', street: 'down' })])
    expect(litCells(seat({ chooses_in: 1 }), offers, 1)).toEqual({ cells: new Set(), streets: [['a1', 'down']] })
    expect(litCells(undefined, offers, 1).streets).toEqual([])
  })

  it('is not what is chosen in words', () => {
    expect([...litDistricts(seat(), new Narrowing([move('sell', { material: 'wood', cell: 'a1' })]))]).toEqual([])
  })

  it('is what any move offers, whatever is picked', () => {
    const offers = new Narrowing([move('build', { tile: 'K1' }), move('build', { tile: 'K2' }), move('commit', {})]).pick('tile', 'K1')
    expect(valuesOf(offers, 'tile')).toEqual(['K1', 'K2'])
    expect(valuesOf(offers, 'kind')).toEqual(['build', 'commit'])
  })
})

describe('a click', () => {
  const citizens = new Narrowing([move('citizen', { seat: 0, cell: 'a1' }), move('citizen', { seat: 1, cell: 'a1' }), move('citizen', { seat: 1, cell: 'b2' })])

  it('picks district, cell and street, as far as the moves name them', () => {
    expect(picksAt(citizens, 1, 'a1')).toEqual({ seat: 1, cell: 'a1' })
    const streets = new Narrowing([move('mayor', { cell: 'a1', street: 'down' }), move('mayor', { cell: 'a1', street: 'right' })])
    expect(picksAt(streets, 1, 'a1', 'right')).toEqual({ cell: 'a1', street: 'right' })
  })

  it('stops picking when one move is left', () => {
    const onpick = vi.fn()
    pickAll({ offers: citizens, onpick }, { seat: 0, cell: 'a1' })
    expect(onpick.mock.calls).toEqual([['seat', 0]])
    onpick.mockClear()
    pickMove({ offers: citizens, onpick }, move('citizen', { seat: 1, cell: 'b2' }))
    expect(onpick.mock.calls).toEqual([['kind', 'citizen'], ['seat', 1], ['cell', 'b2']])
  })

  it('on the council leads to the column that the table tells', () => {
    const offers = new Narrowing([move('advance', { row: 'economy' }, { column: 3 }), move('enter', { row: 'tourism' }, { column: 1 }), move('restart', { from_row: 'economy', row: 'tourism' }, { column: 1 })])
    expect([...targets(offers)]).toEqual(['economy 3', 'tourism 1'])
  })
})

it('the plan is what the table tells of it', () => {
  const tiles = [{ kind: 'R1', cells: ['a1'] }, null, { kind: 'C1', cells: ['b1'] }]
  expect(planned(seat({ tiles, plan: { steps: [], tiles: [2], builds: [1, 3], demolitions: [0, 1], again: false } }))).toEqual([tiles[2]])
  expect(planned(seat({ tiles, plan: null }))).toEqual([])
})

it('a plan that was cut names the tile that is gone to its owner', () => {
  const news = [trace(0, 'conflict', { player: 1 }), trace(0, 'gone', { player: 1, tile: 'police' })]
  expect(goneTile(news, 1)).toBe('police')
  expect(goneTile(news, 0)).toBeNull()
})

it('the reveal tells what was built and what it cost', () => {
  const news = [
    trace(0, 'built', { player: 0, tile: 'K1', cell: 'a1' }),
    trace(0, 'paid', { player: 0, money: 1, wood: 0, stone: 2, metal: 0 }),
    trace(0, 'built', { player: 1, tile: 'K2', cell: 'b1' }),
    trace(1, 'built', { player: 0, tile: 'R1', cell: 'c1' }),
  ]
  expect(revealed(news, 0)).toEqual({ deeds: [{ name: 'built', fields: { player: 0, tile: 'K1', cell: 'a1' } }], cost: [['money', 1], ['stone', 2]] })
  expect(revealed(news, 1)).toBeNull()
})

it('tells bots of one strength apart by their number', () => {
  expect([letter('Anna'), letter('Apprentice 2'), letter('żaba'), letter()]).toEqual(['A', '2', 'Ż', '?'])
})
