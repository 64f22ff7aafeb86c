import { describe, expect, it } from 'vitest'
import type { Move } from '$lib/table/moves'
import { Narrowing } from '$lib/table/narrowing'
import { BUYS, Book, GIVES, aimedAt, fieldFor, gemsOn, niches, pieces, pointedAt, sockets, standings, targetsOf, type Box, type CathedralView, type PlayerView, type SectionView } from './model'

const COMPONENTS: Box = {
  sections: { card: [] },
  workshop_tokens: { token: [{ id: 'wt03', gives: 'die_green', amount: 1 }] },
  guild_cards: { card: [{ id: 'gc_cr_1', guild: 'craftsmen', actions: ['cr_sell_any_1'] }] },
  guild_actions: { action: [{ id: 'cr_sell_any_1', price: 3, repeat: true }] },
  resource_tiles: { tile: [{ gives: 'stone', amount: 2 }, { gives: 'rubles', amount: 2 }] },
  ornaments: { kind: [{ id: 'door', material: 'wood', section: 'base', per_player: 1 }, { id: 'arch', material: 'stone', section: 'middle', per_player: 2 }], prestige: { no_gem: 0, two_different: 3, source: 'rulebook' } },
  score_track: { prestige_spaces: [5, 9] },
  end: { sections_to_end: 4 },
  workshop_board: { storage_cells: 10 },
  turn: { exchange_rubles_per_prestige: 2 },
}
const book = new Book(COMPONENTS)
const move = (kind: string, fields: Move['fields']): Move => ({ notation: kind, kind, fields, reveals: false })

describe('materials', () => {
  it('lie in storage one by one, in their order', () => {
    expect(pieces({ gold: 1, wood: 2 })).toEqual(['wood', 'wood', 'gold'])
  })

  it('fill the sockets that the view says', () => {
    const section = { sockets: { wood: [0, 1], brick: [1, 2] } } as Partial<SectionView> as SectionView
    expect(sockets(section)).toEqual([
      { material: 'wood', filled: false },
      { material: 'brick', filled: true },
      { material: 'brick', filled: false },
    ])
  })
})

describe('a visit to the market', () => {
  const visit = (extra: number, facts: Move['facts']): Move => ({ ...move('market', { die: 'white', extra }), facts: facts ?? {} })
  const offers = new Narrowing([
    visit(0, { sector: 6, steps: 1, price: 0, resource: 'rubles', dice: 1, each: 2, goods: 2, fits: 2 }),
    visit(2, { sector: 0, steps: 3, price: 4, resource: 'stone', dice: 3, each: 2, goods: 6, fits: 3 }),
    move('market', { die: 'red', extra: 0 }),
    move('build', {}),
  ])

  it('costs and brings what the game tells, whatever the number of steps', () => {
    const targets = targetsOf(offers, 'white')
    expect(targets.map(({ extra, sector, price, goods, fits }) => [extra, sector, price, goods, fits])).toEqual([[0, 6, 0, 2, 2], [2, 0, 4, 6, 3]])
    expect(targetsOf(offers, null)).toEqual([])
  })

  it('is aimed at by its sector, else without extra steps', () => {
    const targets = targetsOf(offers, 'white')
    expect(aimedAt(targets, 0)?.price).toBe(4)
    expect(aimedAt(targets, null)?.extra).toBe(0)
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
    expect(pointedAt({ player: 1, die: 'white', value: 4, extra: 1, sector: 6, resource: 'rubles' })).toEqual(new Set(['die white', 'sector 6']))
    expect(pointedAt({ player: 0, material: 'wood', section: 'B1' })).toEqual(new Set(['B1']))
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
    expect(book.action('cr_sell_any_1')).toEqual({ id: 'cr_sell_any_1', price: 3, repeat: true })
    expect(book.ornament('middle')).toEqual({ id: 'arch', material: 'stone', least: 0, most: 3 })
    expect([4, 5, 9].map((space) => book.prestigeOf(space))).toEqual([0, 1, 2])
    expect(book.sectionsToEnd).toBe(4)
  })

  it('say how many ornaments a player has; those that are gone stand first', () => {
    const seat = { ornaments: { door: 1, arch: 1 } } as Partial<PlayerView> as PlayerView
    expect(niches(book, seat).map((niche) => [niche.key, niche.gone])).toEqual([['door0', false], ['arch0', true], ['arch1', false]])
  })
})

describe('standings', () => {
  it('have the Rival last', () => {
    const view = { seats: [{ space: 3 }], rival: { space: 7 } } as Partial<CathedralView> as CathedralView
    expect(standings(view).map((one) => one.space)).toEqual([3, 7])
  })
})
