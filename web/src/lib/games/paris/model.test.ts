import { describe, expect, it } from 'vitest'
import { Narrowing } from '$lib/table/narrowing'
import type { Move } from '$lib/table/moves'
import { partsOf } from './bonus'
import { choices, climb, may, mayEver, origin, split, tokenSymbol, units, type Box, type ParisView } from './model'

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
    const view = { phase: 'main', move: null } as unknown as ParisView
    expect(origin(view, offers)).toBeNull()
    expect(origin(view, offers.pick('place', 'arc'))).toBe('arc')
    expect(origin({ phase: 'target', move: { from: 'chaillot' } } as unknown as ParisView, offers)).toBe('chaillot')
  })
})

it('reads the names of spaces', () => {
  expect(split('la_villette_3')).toEqual({ district: 'la_villette', value: 3 })
  expect(split('la_villette')).toBeNull()
  expect(split('louvre')).toBeNull()
})

it('tells prices and costs', () => {
  expect(climb(box, 'arc', 'louvre')).toBe(14)
  expect(climb(box, 'la_villette_3', 'louvre')).toBe(11)
  expect(units(box.landmark[0]?.cost)).toEqual(['marble', 'marble', 'gold'])
})

it('tells gold prestige from gold', () => {
  expect(tokenSymbol('gold', 3)).toBe('pr-goldstar')
  expect(tokenSymbol('gold', 8)).toBe('gold')
})

it('draws bonus tiles from their data', () => {
  expect(partsOf({ number: 12, zone: 'B', effect: 'gain', francs: 4, vp: 4 }, 2).map((part) => part.draw)).toEqual(['coin', 'laurel'])
  expect(partsOf({ number: 20, zone: 'B', effect: 'score_unused', vp_each: { '2': 1, '3': 2, '4': 3 } }, 3)).toContainEqual({ draw: 'laurel', n: 2, size: 26 })
})
