import { describe, expect, it } from 'vitest'
import { Narrowing } from '$lib/table/narrowing'
import type { Move } from '$lib/table/moves'
import { partsOf } from './bonus'
import { billOf, buildingOf, choices, costOf, flightOf, gained, may, mayEver, origin, pointedAt, siting, soft, tokenSymbol, units, type Box, type ParisView } from './model'

const box: Box = {
  landmark: [{ id: 'louvre', value: 14, cost: { wood: 0, marble: 2, gold: 1 }, slots: [] }],
  building: [{ id: 'la_villette_3', district: 'la_villette', value: 3, cost: { wood: 0, marble: 0, gold: 0 } }],
  bonus: [],
  vp_tile: [],
  end_token: [],
}

function move(kind: string, fields: Record<string, string | number>, next?: Move[]): Move {
  return { notation: [kind, ...Object.values(fields)].join(' '), kind, fields, reveals: false, ...(next ? { next } : {}) }
}

const moves = [
  move('place', { place: 'chaillot' }),
  move('key', { place: 'arc' }, [move('to', { property: 'la_villette_3' }), move('build', { landmark: 'louvre', district: 'chaillot' })]),
  move('buy', { resource: 'wood' }),
  move('sell', { resource: 'wood' }),
  move('sell', { resource: 'gold' }),
]

describe('what is offered', () => {
  const offers = new Narrowing(moves)
  it('knows arguments of one path', () => {
    expect(may(offers, { kind: 'buy', resource: 'wood' })).toBe(true)
    expect(may(offers, { kind: 'buy', resource: 'gold' })).toBe(false)
    expect(choices(offers, 'sell', 'resource')).toEqual(['wood', 'gold'])
    const picked = offers.pick('place', 'arc')
    expect(may(picked, { kind: 'buy' })).toBe(false)
    expect(mayEver(picked, { kind: 'buy' })).toBe(true)
  })

  it('knows where the key comes from', () => {
    const view = { phase: 'main', move: null } as ParisView
    expect(origin(view, offers)).toBeNull()
    expect(origin(view, offers.pick('place', 'arc'))).toBe('arc')
    expect(origin({ phase: 'target', move: { from: 'chaillot' } } as ParisView, offers)).toBe('chaillot')
  })
})

it('knows building spaces by their names', () => {
  expect(buildingOf(box, 'la_villette_3')?.value).toBe(3)
  expect(buildingOf(box, 'la_villette')).toBeUndefined()
})

it('tells costs as the table does', () => {
  const facts = { francs: 11, resources: ['marble', 'marble', 'gold'], tiles: [9, 16] }
  const offers = new Narrowing([{ ...move('to', { property: 'louvre' }), facts }, move('site', { district: 'chaillot' })])
  expect(costOf(offers, { property: 'louvre' })).toEqual(facts)
  expect(costOf(offers, { property: 'opera' })).toBeNull()
  expect(units(box.landmark[0]?.cost)).toEqual(['marble', 'marble', 'gold'])
})

it('knows where a drawn tile may lie', () => {
  const offers = new Narrowing([{ ...move('site', { district: 'chaillot' }), facts: { property: 'chaillot_5' } }])
  expect(siting(offers, 'chaillot_5')).toBe(true)
  expect(siting(offers, 'chaillot_4')).toBe(false)
})

it('keeps the account of a payment: price, what is given, what is owed', () => {
  const goods = (marble: number, gold: number) => ({ wood: 0, marble, gold })
  const view = { move: { from: 'la_villette_3', to: 'louvre', francs: 11, cost: goods(2, 1), given: goods(1, 0), need: goods(1, 1) } } as ParisView
  expect(billOf(view)).toEqual({ to: 'louvre', francs: 11, price: ['marble', 'marble', 'gold'], given: ['marble'], owed: ['marble', 'gold'] })
  expect(billOf({ move: null } as ParisView)).toBeNull()
})

it('adds up what the table previews', () => {
  const offers = new Narrowing([{ ...move('use', { number: 29 }), preview: { bonus: 8, districts: -1 } }, move('use', { number: 5 })])
  expect(gained(offers, { kind: 'use', number: 29 })).toBe(7)
  expect(gained(offers, { kind: 'use', number: 5 })).toBe(0)
})

it('finds the pieces of a line of the log, and the key that moved last', () => {
  const fields = { player: 1, from_place: 'arc', property: 'louvre', price: 14 }
  expect(pointedAt(fields)).toEqual(new Set(['arc', 'louvre']))
  expect(pointedAt({ player: 1, number: 15, space: 12, price: 0 })).toEqual(new Set(['space 12']))
  expect(pointedAt({ player: 1, tile: 'vp_2', district: 'chaillot' })).toEqual(new Set(['chaillot', 'plate chaillot']))
  expect(flightOf([{ event: ['moved', 1, 'arc', 'louvre', 14], fields, age: 0 }])).toEqual({ seat: 1, from: 'arc', to: 'louvre' })
  expect(flightOf([{ event: ['moved', 1, 'arc', 'louvre', 14], fields, age: 1 }])).toBeNull()
})

it('breaks long names between syllables', () => {
  expect(soft('Landmarks').split('\u00AD')).toEqual(['Land', 'marks'])
  expect(soft('Большой дворец')).toBe('Большой дворец')
  expect(soft('Люксембургский сад').split('\u00AD')).toEqual(['Люк', 'сем', 'бургс', 'кий сад'])
})

it('tells gold prestige from gold', () => {
  const view: Pick<ParisView, 'tokens' | 'prestige_tokens'> = { tokens: { chaillot_3: 'gold', chaillot_8: 'gold' }, prestige_tokens: ['chaillot_3'] }
  expect(tokenSymbol(view, 'chaillot_3')).toBe('pr-goldstar')
  expect(tokenSymbol(view, 'chaillot_8')).toBe('gold')
  expect(tokenSymbol(view, 'chaillot_1')).toBeNull()
})

it('draws bonus tiles from their data', () => {
  expect(partsOf({ number: 12, zone: 'B', effect: 'gain', francs: 4, vp: 4 }, 2).map((part) => part.draw)).toEqual(['coin', 'laurel'])
  expect(partsOf({ number: 20, zone: 'B', effect: 'score_unused', vp_each: { '2': 1, '3': 2, '4': 3 } }, 3)).toContainEqual({ draw: 'laurel', n: 2, size: 26 })
})
