import { describe, expect, it } from 'vitest'
import type { Move } from '$lib/table/moves'
import { Narrowing } from '$lib/table/narrowing'
import { BUYS, Book, GIVES, fieldFor, gemsOn, haul, pieces, pointedAt, sockets, type CathedralView } from './model'

const COMPONENTS = {
  sections: { card: [] },
  workshop_tokens: { token: [{ id: 'wt03', gives: 'die_green', amount: 1 }] },
  guild_cards: { card: [{ id: 'gc_cr_1', guild: 'craftsmen', actions: ['cr_sell_any_1'] }] },
  guild_actions: { action: [{ id: 'cr_sell_any_1', repeat: true }] },
  resource_tiles: { tile: [{ gives: 'stone', amount: 2 }, { gives: 'rubles', amount: 2 }] },
}
const book = new Book(COMPONENTS)
const move = (kind: string, fields: Move['fields']): Move => ({ notation: kind, kind, fields, reveals: false })

describe('materials', () => {
  it('lie in storage one by one, in their order', () => {
    expect(pieces({ gold: 1, wood: 2 })).toEqual(['wood', 'wood', 'gold'])
  })

  it('fill the sockets of their kind; those of the Rival any socket', () => {
    expect(sockets([1, 2, 0, 0, 0, 0], { brick: 1 }).map((one) => one.filled)).toEqual([false, true, false])
    expect(sockets([1, 2, 0, 0, 0, 0], { gold: 2 }, true).map((one) => one.filled)).toEqual([true, true, false])
  })
})

describe('a visit to the market', () => {
  const view = {
    tiles: ['stone', 'rubles'],
    dice: { red: [0, 1], blue: [0, 2], green: [1, 3], yellow: [5, 1], white: [5, 2] },
    supply: { stone: 20 },
    seats: [{ free_cells: 3 }],
  } as unknown as CathedralView

  it('brings goods for every die in the sector, as far as there is room', () => {
    expect(haul(view, book, 0, 'yellow', 0)).toEqual({ resource: 'stone', amount: 3, dice: 3, most: 6 })
    expect(haul(view, book, 0, 'red', 0)).toEqual({ resource: 'stone', amount: 3, dice: 2, most: 4 })
    expect(haul(view, book, 0, 'red', 1).amount).toBe(4)
  })
})

describe('what was told', () => {
  it('keeps the gems of ornaments, those of the draft too', () => {
    const told = [
      ['ornament', 0, 'arch', 'B2', 'two-green', 2],
      ['ornament', 1, 'door', 'A1', 'none', 0],
    ]
    const gems = gemsOn(told, ['build', 'ornament C3 green-purple'])
    expect(gems.get('B2')).toEqual(['green', 'green'])
    expect(gems.get('A1')).toEqual([])
    expect(gems.get('C3')).toEqual(['green', 'purple'])
  })

  it('points at sections, dice and sectors', () => {
    expect(pointedAt(['moved', 1, 'white', 4, 1, 6, 'rubles'])).toEqual(new Set(['die white', 'sector 6']))
    expect(pointedAt(['delivered', 0, 'wood', 'B1'])).toEqual(new Set(['B1']))
  })
})

describe('what a click picks', () => {
  const offers = new Narrowing([
    move('deliver', { material: 'wood', section: 'A1' }),
    move('cr_buy_any_2', { material: 'gold' }),
    move('me_two_to_one', { give_material: 'brick', get_material: 'gold' }),
  ])

  it('is taken from storage or from the supply, by the kind of move', () => {
    expect(fieldFor(offers, ['material', 'give_material'], 'wood', GIVES)).toBe('material')
    expect(fieldFor(offers, ['material', 'give_material'], 'gold', GIVES)).toBe(null)
    expect(fieldFor(offers, ['material', 'give_material'], 'brick', GIVES)).toBe('give_material')
    expect(fieldFor(offers, ['material'], 'gold', BUYS)).toBe('material')
    expect(fieldFor(offers, ['get_material'], 'gold')).toBe('get_material')
  })
})

describe('components', () => {
  it('are found by their ids; the green die is drawn teal', () => {
    expect(book.token('wt03')).toBe('die_teal')
    expect(book.actions('gc_cr_1')).toEqual(['cr_sell_any_1'])
    expect(book.repeats('cr_sell_any_1')).toBe(true)
  })
})
