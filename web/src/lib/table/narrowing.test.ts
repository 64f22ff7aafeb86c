import { describe, expect, it } from 'vitest'
import type { Move } from './moves'
import { Narrowing } from './narrowing'

const bid = (building: number, district: string): Move => ({
  notation: `bid ${building} ${district}`,
  kind: 'bid',
  fields: { building, district },
  reveals: false,
})

const at = (district: string, buildings: number[]): Move => ({
  notation: `at ${district}`,
  kind: 'at',
  fields: { district },
  reveals: false,
  next: buildings.map((building) => bid(building, district)),
})

const pass: Move = { notation: 'pass', kind: 'pass', fields: {}, reveals: false }
const moves = [pass, at('hub-n', [24, 36]), at('hub-e', [24, 98])]

describe('narrowing', () => {
  it('lights every place and every piece at first', () => {
    const start = new Narrowing(moves)
    expect(start.lit('district')).toEqual(new Set(['hub-n', 'hub-e']))
    expect(start.lit('building')).toEqual(new Set([24, 36, 98]))
    expect(start.path).toBeNull()
  })

  it('takes the place first, then the piece', () => {
    const place = new Narrowing(moves).pick('district', 'hub-n')
    expect(place.lit('building')).toEqual(new Set([24, 36]))
    expect(place.firstMove?.notation).toBe('at hub-n')
    const done = place.pick('building', 36)
    expect(done.path?.moves.map((move) => move.notation)).toEqual(['at hub-n', 'bid 36 hub-n'])
  })

  it('takes the piece first, then the place', () => {
    const piece = new Narrowing(moves).pick('building', 24)
    expect(piece.lit('district')).toEqual(new Set(['hub-n', 'hub-e']))
    expect(piece.firstMove).toBeNull()
    expect(piece.pick('district', 'hub-e').path?.kind).toBe('bid')
  })

  it('singles out a move as soon as only one is left', () => {
    expect(new Narrowing(moves).pick('building', 98).path?.fields).toEqual({ district: 'hub-e', building: 98 })
    expect(new Narrowing(moves).pick('kind', 'pass').path?.moves[0]?.notation).toBe('pass')
  })

  it('changes its mind when another value of the same argument is picked', () => {
    const changed = new Narrowing(moves).pick('district', 'hub-n').pick('district', 'hub-e')
    expect(changed.picks).toEqual([{ field: 'district', value: 'hub-e' }])
  })

  it('begins anew with a click that does not fit the others', () => {
    const anew = new Narrowing(moves).pick('building', 36).pick('building', 98)
    expect(anew.path?.fields.district).toBe('hub-e')
    const other = new Narrowing(moves).pick('building', 98).pick('district', 'hub-n')
    expect(other.picks).toEqual([{ field: 'district', value: 'hub-n' }])
  })

  it('ignores what nothing offers', () => {
    const start = new Narrowing(moves)
    expect(start.pick('district', 'aster-01')).toBe(start)
    expect(start.offers('district', 'aster-01')).toBe(false)
  })

  it('steps back one pick at a time', () => {
    const two = new Narrowing(moves).pick('building', 24).pick('district', 'hub-n')
    expect(two.back().picks).toEqual([{ field: 'building', value: 24 }])
    expect(two.reset().picks).toEqual([])
  })

  it('finds a value inside a list argument', () => {
    const pick: Move = { notation: 'pick w03,w07', kind: 'pick', fields: { wonders: ['w03', 'w07'] }, reveals: false }
    expect(new Narrowing([pick]).lit('wonders')).toEqual(new Set(['w03', 'w07']))
    expect(new Narrowing([pick, pass]).pick('wonders', 'w07').path?.moves[0]?.notation).toBe('pick w03,w07')
  })

  it('fills a list click by click', () => {
    const pair = (...wonders: string[]): Move => ({ notation: `pick ${wonders.join()}`, kind: 'pick', fields: { wonders }, reveals: false })
    const first = new Narrowing([pair('w01', 'w02'), pair('w01', 'w03'), pair('w02', 'w03')]).pick('wonders', 'w01')
    expect(first.lit('wonders')).toEqual(new Set(['w02', 'w03']))
    expect(first.path).toBeNull()
    expect(first.pick('wonders', 'w03').path?.moves[0]?.notation).toBe('pick w01,w03')
    expect(first.pick('wonders', 'w01')).toBe(first)
  })
})
