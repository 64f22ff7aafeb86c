import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { area, coast, inset, layout, placed, rock, rounded, seeded, turned, type Components, type Point } from './layout'

const square: Point[] = [
  [0, 0],
  [10, 0],
  [10, 10],
  [0, 10],
]

describe('geometry', () => {
  it('turns an island clockwise by its slot', () => {
    expect([0, 1, 2, 3].map((slot) => turned([1, 2], slot, 0))).toEqual([
      [1, 2],
      [2, -1],
      [-1, -2],
      [-2, 1],
    ])
    expect(turned([1, 2], -1, 0.5)).toEqual([1, 2])
  })

  it('puts the hub in the middle and islands apart', () => {
    expect(placed([0, 0], -1)).toEqual([426, 352])
    expect(placed([1, 1], 0)[0]).toBeGreaterThan(placed([1, 1], -1)[0])
    expect(placed([-1, -1], 2)[1]).toBeGreaterThan(placed([-1, -1], -1)[1])
  })

  it('moves a polygon inwards whichever way it runs', () => {
    expect(Math.abs(area(inset(square, 1)))).toBeCloseTo(64)
    expect(Math.abs(area(inset(square.toReversed(), 1)))).toBeCloseTo(64)
  })

  it('finds the coast of polygons that share borders', () => {
    const right = square.map(([x, y]): Point => [x + 10, y])
    expect(Math.abs(area(coast([square, right])))).toBeCloseTo(200)
  })

  it('rounds corners without leaving the polygon', () => {
    expect(rounded(square, 2)).toBe('M0,2Q0,0 2,0L8,0Q10,0 10,2L10,8Q10,10 8,10L2,10Q0,10 0,8Z')
  })

  it('draws the same rock every time', () => {
    const shore = square.map(([x, y]): Point => [x * 20, y])
    expect(rock(shore, 50, 'aster')).toEqual(rock(shore, 50, 'aster'))
    expect(seeded('a')()).not.toBe(seeded('b')())
    expect(rock(shore, 50, 'aster').every((facet) => facet.shade >= 0 && facet.shade <= 1)).toBe(true)
  })
})

describe('the board', () => {
  const data = fixture()

  it('has the bridges of the rules: 12, 8, 5 or 4', () => {
    const count = (islands: (string | null)[]) => layout(data, islands).bridges.length
    expect(count(['aster', 'briar', 'cedar', 'dahlia'])).toBe(12)
    expect(count(['aster', 'briar', 'cedar', null])).toBe(8)
    expect(count(['aster', 'briar', null, null])).toBe(5)
    expect(count(['aster', null, 'briar', null])).toBe(4)
  })

  it('shows only islands that are in play', () => {
    const board = layout(data, ['aster', null, 'briar', null])
    expect(board.islands.map((island) => island.id)).toEqual(['hub', 'aster', 'briar'])
    expect(board.districts.size).toBe(12)
  })
})

function fixture(): Components {
  const ids = ['aster', 'briar', 'cedar', 'dahlia']
  const district = (id: string) => ({ id, colour: 'yellow' as const, neighbours: [], label: [1, 1] as Point, polygon: square })
  const outer = ids.map((id) => ({
    id,
    kind: 'outer' as const,
    gate_ccw: `${id}-1`,
    gate_cw: `${id}-2`,
    port_ccw: `${id}-3`,
    port_cw: `${id}-4`,
    districts: [1, 2, 3, 4].map((n) => district(`${id}-${n}`)),
    features: [],
  }))
  const hub = { id: 'hub', kind: 'central' as const, districts: ['n', 'e', 's', 'w'].map((n) => district(`hub-${n}`)), features: [] }
  const anchors = { anchor_gate_ccw: [0.5, 2], anchor_gate_cw: [2, 0.5], anchor_port_ccw: [0, 4.5], anchor_port_cw: [4.5, 0] } as const
  const hubs = { hub_anchor_to_ccw_gate_slot0: [0.9, 1.8], hub_anchor_to_cw_gate_slot0: [1.8, 0.9] } as const
  return {
    islands: [hub, ...outer],
    slots: { offset: 0.5 },
    bridges: { hub_ring: ['hub-n', 'hub-e', 'hub-s', 'hub-w'], ...anchors, ...hubs },
  }
}

it('has texts for the drawings in the sprite', () => {
  const art = readFileSync(new URL('./Art.svelte', import.meta.url), 'utf-8')
  for (const id of ['sky-s-low', 'sky-s-medium', 'sky-s-tall', 'sky-b-low', 'sky-b-tall', 'sky-disc-wild', 'sky-airship']) {
    expect(art).toContain(`id="${id}"`)
  }
})
