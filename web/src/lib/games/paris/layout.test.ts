import { describe, expect, it } from 'vitest'
import { assistantAt, CELL, cellPath, eaves, floorsOf, frameOf, keyholes, inRow, keyFoot, numberAt, onArc, outline, plotAt, RING, siteAt, SIZE, spot, trail } from './layout'
import { PLACES, type Point } from './places'

const SPACES = Array.from({ length: RING.spaces }, (_, i) => i + 1)

function inside([x, y]: Point, points: readonly Point[]): boolean {
  let odd = false
  points.forEach(([ax, ay], i) => {
    const [bx, by] = points[(i + 1) % points.length] ?? [0, 0]
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) odd = !odd
  })
  return odd
}

describe('the ring', () => {
  it('has spaces of equal length', () => {
    expect(CELL).toBeCloseTo(78, 0)
    for (const space of SPACES.slice(1)) {
      const [a, b] = [spot(space - 1), spot(space)]
      expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(CELL - 2)
    }
  })

  it('runs clockwise from the gate in the south', () => {
    expect(spot(1).x).toBeLessThan(0)
    expect(spot(1).y).toBeGreaterThan(300)
    expect(spot(30).x).toBeGreaterThan(0)
    expect(spot(15).y).toBeLessThan(-300)
  })

  it('reads to the right or down everywhere', () => {
    for (const space of SPACES) {
      const { along, out } = spot(space)
      expect(along[0] > -0.2).toBe(true)
      expect(Math.hypot(...along)).toBeCloseTo(1)
      expect(along[0] * out[0] + along[1] * out[1]).toBeCloseTo(0)
    }
  })

  it('puts the number left of or above the middle', () => {
    for (const space of SPACES) {
      const [x, y] = numberAt(space)
      const at = spot(space)
      expect(x < at.x || y < at.y).toBe(true)
    }
  })

  it('stays on the sheet and closes its outlines', () => {
    for (const space of SPACES) {
      const path = cellPath(space, 4, 4)
      expect(path).toMatch(/^M.*Z$/)
      for (const [, x, y] of path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)) {
        expect(Math.abs(Number(x))).toBeLessThan(SIZE.cx)
        expect(Math.abs(Number(y))).toBeLessThan(SIZE.cy)
      }
    }
  })

  it('keeps assistants of one space apart', () => {
    for (const space of [0, 7, 30]) {
      const places = [0, 1, 2, 3].map((nth) => assistantAt(space, nth, 4, false).map(Math.round).join())
      expect(new Set(places).size).toBe(4)
    }
  })
})

describe('the districts', () => {
  it('hold their plots and their bank', () => {
    expect(Object.keys(PLACES)).toHaveLength(6)
    for (const [district, place] of Object.entries(PLACES)) {
      expect(inside([place.bank[0], place.bank[1] - 20], place.outline)).toBe(true)
      for (const value of [1, 2, 3, 4, 5, 8]) {
        const [x, y] = plotAt(district, value)
        expect(inside([x, y - 30], place.outline)).toBe(true)
      }
    }
  })

  it('have room for any number of landmarks', () => {
    for (const district of Object.keys(PLACES)) {
      const sites = Array.from({ length: 8 }, (_, nth) => siteAt(district, nth)).map(({ x, y }) => `${x},${y}`)
      expect(new Set(sites).size).toBe(8)
    }
  })

  it('fill the frame of a phone, or the whole city does', () => {
    expect(frameOf(null)).toEqual({ x: 0, y: 0, width: 900, height: 784 })
    for (const district of Object.keys(PLACES)) expect(frameOf(district).width).toBeLessThan(450)
  })
})

describe('houses', () => {
  it('grow with their value', () => {
    expect([1, 2, 3, 4, 5, 8].map((value) => eaves(value))).toEqual([18, 26, 30.5, 34, 38.5, 42])
    expect(floorsOf(8).dome).toBe(true)
    expect(floorsOf(5)).toEqual({ whole: 2, half: true, dome: false })
  })
})

it('lays parts side by side round the middle', () => {
  expect(inRow([20, 10], 4)).toEqual([-7, 12])
  expect(inRow([30])).toEqual([0])
})

it('writes an outline', () => {
  expect(outline([[0, 0], [1.234, 2], [-3, 4.567]])).toBe('M0 0L1.23 2L-3 4.57Z')
})

it('flies keys in an arc from foot to foot', () => {
  const from = keyFoot('arc', 0, null)
  const to = keyFoot('chaillot_2', 0, null)
  expect(onArc(from, to, 0)).toEqual(from)
  expect(onArc(from, to, 1)).toEqual(to)
  expect(onArc(from, to, 0.5)[1]).toBeLessThan(Math.min(from[1], to[1]))
})

it('leads assistants along the ring', () => {
  const points = trail(2, 4).slice(1).split('L')
  const end = spot(4)
  expect(points.length).toBeGreaterThan(4)
  expect(points.at(-1)?.split(' ').map(Number)).toEqual([expect.closeTo(end.x, 1), expect.closeTo(end.y, 1)])
})

it('spreads the keyholes of a plate round its middle', () => {
  expect(keyholes(4)).toEqual([-15, -5, 5, 15])
  expect(keyholes(3)).toEqual([-10, 0, 10])
})
