import { expect, it } from 'vitest'
import type { District, Layout, Point } from './layout'
import { airships, aside, frame, inside, mooring, span, spots, step, walls } from './scenery'

const square = (x: number, y: number, size = 60): Point[] => [
  [x, y],
  [x + size, y],
  [x + size, y + size],
  [x, y + size],
]
const district = (id: string, x: number, y: number): District => ({ id, island: 'hub', colour: 'green', at: [x + 20, y + 20], outline: square(x, y) })
const [a, b] = [district('a', 0, 0), district('b', 200, 0)]
const board: Layout = {
  islands: [],
  districts: new Map([
    ['a', a],
    ['b', b],
  ]),
  bridges: [{ from: [60, 50], to: [200, 50], districts: ['a', 'b'] }],
}

it('finds spots inside the district, apart from its label', () => {
  const found = spots(a, [[50, 10]], 3)
  expect(found.length).toBeGreaterThan(0)
  for (const point of found) {
    expect(inside(point, a.outline)).toBe(true)
    expect(Math.hypot(point[0] - 20, point[1] - 20)).toBeGreaterThan(12)
  }
})

it('slides a disc aside within its own district', () => {
  expect(inside(aside(a), a.outline)).toBe(true)
})

it('moors an airship away from the pieces', () => {
  const [dx, dy] = mooring([0, 0], [[0, -4]])
  expect(Math.abs(dx) + Math.abs(dy + 20)).toBeGreaterThan(10)
  expect(airships([], [])).toEqual([])
})

it('draws walls under the coast that faces the viewer only', () => {
  const found = walls(square(0, 0))
  expect(found.map((wall) => wall.d)).toEqual(['M0,60L60,60L60,68L0,68Z'])
  expect(walls(square(0, 0).toReversed()).length).toBe(1)
})

it('spans a bridge with an arch when it is flat', () => {
  expect(span(board.bridges[0] as never).arch).not.toBe('')
  expect(span({ from: [0, 0], to: [0, 80], districts: ['a', 'b'] }).arch).toBe('')
})

it('leads the path of the bids over the bridge', () => {
  const there = step(board, 'a', 'b')
  expect(there?.d).toContain('Q60.0,50.0')
  expect(step(board, 'b', 'a')?.d.indexOf('Q200.0,50.0')).toBeLessThan(step(board, 'b', 'a')?.d.indexOf('Q60.0,50.0') ?? 0)
  expect(step(board, 'a', 'nowhere')).toBeNull()
})

it('frames the districts that matter', () => {
  expect(frame(board, ['a'], 10)).toEqual({ x: -10, y: -10, width: 80, height: 80 })
  expect(frame(board, [], 10)).toBeNull()
})
