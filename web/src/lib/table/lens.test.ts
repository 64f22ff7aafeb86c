import { describe, expect, it } from 'vitest'
import { beside, lens } from './lens'

const size = { width: 200, height: 120 }
const screen = { width: 1000, height: 600 }
const piece = (left: number, top: number) => ({ left, top, right: left + 40, bottom: top + 40 })

describe('a lens', () => {
  it('stands to the right of its piece, or to the left where there is no room', () => {
    expect(beside(piece(100, 300), size, screen)).toEqual({ x: 150, y: 260 })
    expect(beside(piece(900, 300), size, screen)).toEqual({ x: 690, y: 260 })
  })

  it('stays on the screen at its edges', () => {
    expect(beside(piece(100, 0), size, screen).y).toBe(10)
    expect(beside(piece(100, 590), size, screen).y).toBe(470)
  })

  it('stands above or below where a phone has no room beside', () => {
    const phone = { width: 220, height: 600 }
    expect(beside(piece(90, 300), size, phone)).toEqual({ x: 10, y: 170 })
    expect(beside(piece(90, 20), size, phone)).toEqual({ x: 10, y: 70 })
  })

  it('is asked for by name, effect and rule', () => {
    expect(lens('Purse', '5 francs', '2.7')).toEqual({ 'data-lens': 'Purse', 'data-lens-effect': '5 francs', 'data-lens-rule': '2.7' })
  })
})
