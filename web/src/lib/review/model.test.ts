import { expect, it } from 'vitest'
import { bar, counts, differences, hasBetter, margin, nextPoint, order, percent, sourcesOf, type Mark, type Review, type ReviewedTurn, type Way } from './model'

const way = (moves: string[], chance: number): Way => ({ moves, told: [], chance, chance_error: 0.02, lead: 0, lead_error: 1, sources: {}, tries: 40 })

const better = { best: [way(['bid 24'], 0.36)], played: way(['bid 107'], 0.21), forced: false, lost: 0.15 }

const turn = (seat: number, mark: Mark): Pick<ReviewedTurn, 'seat' | 'mark'> => ({ seat, mark })

it('goes from one turning point to the next and back', () => {
  const points = [8, 25, 30]
  expect(nextPoint(points, 8, 1)).toBe(25)
  expect(nextPoint(points, 25, -1)).toBe(8)
  expect(nextPoint(points, 30, 1)).toBeNull()
  expect(nextPoint([], 5, -1)).toBeNull()
})

it('stacks what counts up and keeps what is taken off apart', () => {
  const points: Record<string, number>[] = [{ votes: 30, pollution: -4, money: 0 }, { votes: 12, promise: 5 }]
  const sources = sourcesOf(points)
  expect(sources).toEqual(['votes', 'pollution', 'promise'])
  expect(bar(points[0] ?? {}, sources)).toEqual({ up: [['votes', 30]], down: [['pollution', -4]] })
})

it('orders seats by place, also where they share one', () => {
  expect(order([3, 1, 2])).toEqual([1, 2, 0])
  expect(order([1, 1])).toEqual([0, 1])
})

it('says chances in whole per cent, and never without a doubt', () => {
  expect(percent(0.2149)).toBe(21)
  expect([margin(0), margin(0.034)]).toEqual([1, 3])
})

it('tells the differences that matter most first', () => {
  expect(differences({ control: 5.2, keys: 0.3, panoramas: -6.8, patrons: 1.1, wonders: 2 })).toEqual([['panoramas', -7], ['control', 5], ['wonders', 2]])
})

it('knows whether there was a better turn', () => {
  expect(hasBetter(better)).toBe(true)
  expect(hasBetter({ ...better, forced: true })).toBe(false)
  expect(hasBetter({ ...better, lost: 0 })).toBe(false)
  expect(hasBetter({ ...better, played: way(['bid 24'], 0.36) })).toBe(false)
})

it('counts the marks of a seat', () => {
  const review = { turns: [turn(0, 'true'), turn(0, 'collapse'), turn(1, 'collapse')] } as unknown as Review
  expect(counts(review, 0)).toEqual({ keystone: 0, true: 1, 'off-plumb': 0, crack: 0, collapse: 1 })
})
