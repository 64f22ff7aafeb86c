import { describe, expect, it } from 'vitest'
import { cardAt, cellName, family, influence, mass, outline, patternCells, pictures, polygon, rim, signature, spot, street, tube, waterSide } from './layout'

const cells = (...names: string[]) => names.map(spot)

describe('cells', () => {
  it('have names of a letter and a row', () => {
    expect(spot('d2')).toEqual({ r: 1, c: 3 })
    expect(cellName(9, 9)).toBe('j10')
    expect(spot(cellName(9, 0))).toEqual({ r: 9, c: 0 })
  })

  it('come from a pattern in the order of its marks', () => {
    expect(patternCells('21/.3')).toEqual([
      { r: 0, c: 1 },
      { r: 0, c: 0 },
      { r: 1, c: 1 },
    ])
    expect(patternCells('xx/x.')).toHaveLength(3)
  })

  it('influence what lies around them, within the board', () => {
    expect(influence(cells('a1'), 10)).toHaveLength(4)
    expect(influence(cells('b2', 'c2'), 10)).toHaveLength(12)
  })
})

describe('outline', () => {
  it('has a curve for each corner, concave ones too', () => {
    expect(outline(cells('a1'), 4, 13).match(/Q/g)).toHaveLength(4)
    expect(outline(cells('a1', 'b1', 'b2'), 4, 13).match(/Q/g)).toHaveLength(6)
    expect(outline(cells('b1', 'b2', 'a3', 'b3', 'a4'), 4, 13).match(/Q/g)).toHaveLength(8)
  })

  it('lies inside by the inset', () => {
    expect(outline(cells('a1'), 4, 13)).toContain('Q4 4 17 4')
  })

  it('moves edges by the side that they face', () => {
    const { points } = polygon(cells('a1'), { n: 1, e: 2, s: 3, w: 4 })
    expect(points).toEqual([
      { x: 4, y: 1 },
      { x: 98, y: 1 },
      { x: 98, y: 97 },
      { x: 4, y: 97 },
    ])
  })
})

describe('drawings', () => {
  it('belong to families', () => {
    expect(['R3V', 'C1', 'F2', 'K1', 'WH', 'port', 'fire', 'town_hall', 'museum'].map(family)).toEqual(['res', 'com', 'fac', 'park', 'ind', 'ind', 'srv', 'th', 'cul'])
  })

  it('follow the path of a shop', () => {
    expect(pictures('C2', cells('b1', 'a1')).map((one) => [one.art, one.x])).toEqual([
      ['shop-cash', 100],
      ['shop-sell', 0],
    ])
  })

  it('face the water of a port', () => {
    expect(waterSide(cells('a1', 'b1', 'b2', 'a2'))).toBe('s')
    expect(waterSide(cells('b1', 'b2', 'a2', 'a1'))).toBe('w')
    expect(waterSide(cells('a1', 'a2', 'b2', 'b1'))).toBe('e')
    expect(waterSide(cells('a2', 'b2', 'b1', 'a1'))).toBe('n')
  })

  it('are computed where no drawing fits', () => {
    expect(signature(cells('c3', 'c4', 'd4'))).toBe('001011')
    expect(pictures('fire', cells('c3', 'c4', 'd4'))[0]?.art).toBe('fire-001011')
    expect(pictures('fire', cells('c3', 'd3', 'd4'))).toEqual([])
    const block = mass(cells('c3', 'd3', 'd4'))
    expect(block.slopes).toHaveLength(6)
    expect(block.walls).toHaveLength(2)
    expect(block.sign).toEqual({ x: 344, y: 236 })
  })
})

describe('tracks', () => {
  it('run around the council, fifty to a lap', () => {
    expect(rim(0)).toEqual({ i: 0, j: 0 })
    expect(rim(13)).toEqual({ i: 13, j: 0 })
    expect(rim(25)).toEqual({ i: 13, j: 12 })
    expect(rim(38)).toEqual({ i: 0, j: 12 })
    expect(rim(49)).toEqual({ i: 0, j: 1 })
    expect(rim(52)).toEqual(rim(2))
    const places = new Set(Array.from({ length: 50 }, (_, n) => JSON.stringify(rim(n))))
    expect(places.size).toBe(50)
  })

  it('show pollution from below', () => {
    expect(tube(0)).toBe(404)
    expect(tube(100)).toBeCloseTo(92)
    expect(tube(140)).toBe(tube(100))
  })

  it('put cards on a circle and the mayor on a street', () => {
    expect(cardAt(0, 8).y).toBeCloseTo(47)
    expect(cardAt(2, 8).x).toBeCloseTo(283)
    expect(street('g6', 'right')).toMatchObject({ x: 700, y: 566 })
    expect(street('a1', 'down').cells).toEqual(cells('a1', 'a2'))
  })
})
