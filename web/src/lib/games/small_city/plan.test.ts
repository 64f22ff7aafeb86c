import { describe, expect, it } from 'vitest'
import { asked, placesOf } from './model'
import { firstCell, footprint, mirrored, nextWay, planSteps, turned } from './plan'

describe('the plan', () => {
  it('groups the moves of the draft', () => {
    const steps = planSteps(['build library', 'lay ##', 'at h3', 'from d4', 'upgrade', 'tile g4', 'grow h5', 'expand', 'commit'])
    expect(steps.map((step) => [step.verb, step.tile, step.cell, step.from, step.to])).toEqual([
      ['build', 'library', 'h3', 0, 4],
      ['upgrade', null, 'h5', 4, 7],
      ['expand', null, null, 7, 8],
    ])
  })
})

describe('a tile in the hand', () => {
  it('is turned and mirrored', () => {
    expect(turned('12/.3')).toBe('.1/32')
    expect(mirrored('12/.3')).toBe('21/3.')
    expect(nextWay('##', ['##', '#/#'], turned)).toBe('#/#')
    expect(nextWay('##', ['##'], turned)).toBe('##')
    expect(nextWay('12/.3', ['12/.3', '32/.1'], turned)).toBe('12/.3')
  })

  it('is held by its first cell', () => {
    const cells = [{ r: 1, c: 0 }, { r: 0, c: 1 }, { r: 1, c: 1 }]
    expect(firstCell(cells)).toEqual({ r: 0, c: 1 })
    expect(footprint(cells, { r: 4, c: 4 })).toEqual([{ r: 5, c: 3 }, { r: 4, c: 4 }, { r: 5, c: 4 }])
  })
})

describe('what an event or a click is about', () => {
  it('names district and cell', () => {
    expect(placesOf({ player: 0, from_player: 0, origin: 'a1', to_player: 1, cell: 'b2' })).toEqual([{ seat: 0, cell: 'a1' }, { seat: 1, cell: 'b2' }])
    expect(placesOf({ player: 0, material: 'wood', host_player: 1, cell: 'c3' })).toEqual([{ seat: 1, cell: 'c3' }])
    expect(placesOf({ player: 1, tile: 'R1', cell: 'a2' })).toEqual([{ seat: 1, cell: 'a2' }])
    expect(placesOf({ player: 1, votes: 5, university: 0 })).toEqual([])
  })

  it('is asked in the notation of the step', () => {
    expect(asked('anchor', 0, 'c4')).toBe('at c4')
    expect(asked('citizen', 1, 'c4')).toBe('citizen 1 c4')
    expect(asked('card', 0, 'c4')).toBeNull()
  })
})
