import { describe, expect, it } from 'vitest'
import {
  FIGURES, TRACK, artOf, chipHalf, chipSpot, contributors, dieCells, dieSpot, levelY, markerSpot, onward, pips, placeOf, planks, quadrantOf,
  revealLine, route, sectorPath, shape, siteBox, socketX, tileSpot, towerX, trackCell,
} from './layout'

describe('the score track', () => {
  it('runs clockwise round the rim and has a cell for every space', () => {
    expect(trackCell(0)).toEqual({ x: 0, y: 800 })
    expect(trackCell(20)).toEqual({ x: 0, y: 0 })
    expect(trackCell(40)).toEqual({ x: 800, y: 0 })
    expect(trackCell(60)).toEqual({ x: 800, y: 800 })
    expect(trackCell(79)).toEqual({ x: 40, y: 800 })
    expect(new Set(TRACK.map((space) => JSON.stringify(trackCell(space)))).size).toBe(80)
  })

  it('keeps several markers of a space on the board', () => {
    for (const at of [0, 20, 40, 60, 33]) {
      const spots = [0, 1, 2, 3].map((i) => markerSpot(at, i, 4))
      for (const spot of spots) expect(Math.min(spot.x, spot.y) >= 0 && Math.max(spot.x, spot.y) <= 800).toBe(true)
    }
    expect(markerSpot(33, 0, 1)).toEqual(trackCell(33))
  })
})

describe('the market', () => {
  it('has die cells and tiles where the components have them', () => {
    expect(dieSpot(0, 0)).toEqual({ x: 455, y: 154.3 })
    expect(dieSpot(1, 1)).toEqual({ x: 667.6, y: 317.4 })
    expect(tileSpot(0)).toEqual({ x: 482.8, y: 268.5 })
    expect(tileSpot(5).x).toBeLessThan(300)
  })

  it('gives the dice of a sector different cells', () => {
    const cells = dieCells({ red: [3, 1], blue: [3, 2], green: [5, 6], yellow: [3, 4], white: [0, 1] })
    expect([cells.red?.cell, cells.blue?.cell, cells.yellow?.cell]).toEqual([0, 1, 2])
    expect(cells.green).toEqual({ sector: 5, cell: 0, value: 6 })
  })

  it('turns dice clockwise over the end of the ring', () => {
    expect(onward(350, 10)).toBe(370)
    expect(onward(370, 20)).toBe(380)
    expect(onward(10, 10)).toBe(10)
  })

  it('draws closed sectors and a way with its steps', () => {
    expect(sectorPath(0)).toBe('M420 92A328 328 0 0 1 651.9 188.1L567.1 272.9A208 208 0 0 0 420 212Z')
    expect(route(7.5, 3, 1).steps.map((step) => step.n)).toEqual([1, 2])
    expect(route(7.5, 8, 0).path).not.toContain('NaN')
  })

  it('has two sectors a quadrant, each with its guild card', () => {
    expect([0, 1, 2, 7].map(quadrantOf)).toEqual([0, 0, 1, 3])
  })

  it('has numbers on every action that costs or gives a number of something', () => {
    expect(FIGURES.te_deliver_2?.map((figure) => figure.value)).toEqual(['rubles', 'deliveries'])
    expect(FIGURES.me_workshop).toBeUndefined()
  })

  it('makes chips wide enough for a price or for the number of dice', () => {
    expect([chipHalf(false, 1), chipHalf(true, 3), chipHalf(true, 1)]).toEqual([63, 74, 50])
  })

  it('keeps chips inside the frame', () => {
    for (let sector = 0; sector < 8; sector += 1) {
      const { x, y } = chipSpot(sector, 64)
      expect(x - 64 >= 40 && x + 64 <= 800 && y >= 40 && y <= 800).toBe(true)
    }
  })
})

describe('dice', () => {
  it('have as many pips as their value, in the shape of their colour', () => {
    expect([1, 2, 3, 4, 5, 6].map((value) => pips(value).length)).toEqual([1, 2, 3, 4, 5, 6])
    const shapes = ['red', 'teal', 'yellow', 'blue', 'white'].map((colour) => shape(colour, 10, 10, 5))
    expect(new Set(shapes).size).toBe(5)
  })
})

describe('the site', () => {
  it('stands on the ground, in the middle', () => {
    expect(placeOf('C4')).toEqual({ tower: 2, level: 4 })
    expect(levelY(1)).toBe(662)
    expect(towerX(0, 6)).toBe(32)
    expect(towerX(0, 4) + towerX(3, 4) + 116).toBe(800)
  })

  it('has room for every plan', () => {
    for (const heights of [[3, 3, 3, 3], [2, 4, 6, 4, 2], [3, 4, 5, 5, 4, 3], [2, 5, 4, 6, 4, 3]]) {
      const box = siteBox(heights)
      expect(levelY(Math.max(...heights))).toBeGreaterThanOrEqual(box.top)
      expect(towerX(0, heights.length)).toBeGreaterThanOrEqual(box.left)
      expect(box.top + box.height).toBe(890)
    }
  })

  it('knows a drawing for every card', () => {
    expect(artOf('b01')).toBe('b3')
    expect(artOf('m20')).toBe('m5')
    expect(artOf('d10')).toBe('d0')
  })

  it('reveals a section from below as materials arrive', () => {
    expect(revealLine(0, 3)).toBe(122)
    expect(revealLine(2, 3)).toBe(55.3)
    expect(revealLine(3, 3)).toBe(22)
    expect(planks(55.3)).toEqual([55.3, 91.3])
    expect(socketX(3, 0)).toBe(19)
    expect(socketX(4, 3) + 24).toBeLessThan(116)
  })

  it('lists contributors by what they gave', () => {
    expect(contributors([0, 3, 1, 5])).toEqual([{ who: 3, n: 5 }, { who: 1, n: 3 }, { who: 2, n: 1 }])
  })
})
