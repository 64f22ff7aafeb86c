import { expect, it } from 'vitest'
import { BOTTOM, curve, labels, leaders, LEFT, RIGHT, scale, shapesAt, ticks, TOP } from './graph'

it('puts the first and the last turn at the edges and finds them again', () => {
  const one = scale(936, 52)
  expect([one.x(0), one.x(52), one.y(0), one.y(1)]).toEqual([LEFT, 936 - RIGHT, BOTTOM, TOP])
  expect([0, 17, 52].map((number) => one.at(one.x(number)))).toEqual([0, 17, 52])
  expect([one.at(-100), one.at(5000)]).toEqual([0, 52])
})

it('draws curves that never overshoot their points', () => {
  const path = curve([[0, 0], [10, 100], [20, 100], [30, 0]])
  const heights = path.split(/[MC]/).filter(Boolean).flatMap((part) => part.split(' ').map(Number).filter((_, i) => i % 2 === 1))
  expect(path.startsWith('M0 0C')).toBe(true)
  expect(Math.min(...heights)).toBe(0)
  expect(Math.max(...heights)).toBe(100)
})

it('names the leader from turn to turn, and who draws level does not lead yet', () => {
  const chances = [[0.5, 0.5], [0.4, 0.6], [0.5, 0.5], [0.7, 0.3]]
  expect(leaders(chances)).toEqual([
    { seat: 0, from: 0, until: 0 },
    { seat: 1, from: 1, until: 2 },
    { seat: 0, from: 3, until: 3 },
  ])
})

it('names as many turns as there is room for, the first and the last always', () => {
  expect(ticks(52, 832)).toEqual([0, 5, 10, 15, 20, 25, 30, 35, 40, 45, 52])
  expect(ticks(52, 200)).toEqual([0, 20, 40, 52])
  expect(ticks(3, 800)).toEqual([0, 1, 2, 3])
})

it('puts the marks of players at different turns', () => {
  const all = [0, 1, 2, 3].flatMap((seat) => shapesAt(seat, 4, 52))
  expect(new Set(all).size).toBe(all.length)
  expect(Math.max(...all)).toBeLessThan(52)
})

it('words of turning points flip to the left where the next is near, and never lie over each other', () => {
  const { x } = scale(936, 52)
  const found = labels([8, 24, 27, 29], x, 936)
  expect(found.map(({ side }) => side)).toEqual(['right', 'left', null, 'right'])
  const spans = found.flatMap(({ x: at, side, room }) => (side === 'right' ? [[at + 14, at + 14 + room]] : side === 'left' ? [[at - 14 - room, at - 14]] : []))
  spans.forEach(([from = 0], i) => expect(from).toBeGreaterThanOrEqual(spans[i - 1]?.[1] ?? 0))
})
