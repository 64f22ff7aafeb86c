/** Where everything lies: cells of 100 units, outlines of tiles, drawings on them, the rim of votes, the circle of cards. */

export const CELL = 100
const LETTERS = 'abcdefghij'
const ICONS = ['cash', 'sell', 'buy', 'donate']
const GOODS = ['wood', 'stone', 'metal']

export interface Spot {
  r: number
  c: number
}

export interface Point {
  x: number
  y: number
}

/** A drawing of the sprite at a place of the district. */
export interface Picture {
  art: string
  x: number
  y: number
  /** pictures are painted back to front */
  row: number
}

export interface Insets {
  n: number
  e: number
  s: number
  w: number
}

export type Side = 'n' | 'e' | 's' | 'w'

export function spot(name: string): Spot {
  return { r: Number(name.slice(1)) - 1, c: LETTERS.indexOf(name.charAt(0)) }
}

export function cellName(r: number, c: number): string {
  return `${LETTERS.charAt(c)}${r + 1}`
}

/** The family that gives a tile its colours and its pattern. */
export function family(kind: string): string {
  if (kind === 'WH' || kind === 'refinery' || kind === 'port') return 'ind'
  if (kind === 'police' || kind === 'fire') return 'srv'
  if (kind === 'town_hall') return 'th'
  const levelled: Record<string, string> = { R: 'res', C: 'com', F: 'fac', K: 'park' }
  return /^[RCFK]\d/.test(kind) ? (levelled[kind.charAt(0)] ?? 'cul') : 'cul'
}

export function level(kind: string): number {
  return Number(/\d/.exec(kind)?.[0] ?? 1)
}

interface Corner {
  x: number
  y: number
  before: Side
  after: Side
}

const DIRECTIONS: Record<Side, Point> = { n: { x: 1, y: 0 }, e: { x: 0, y: 1 }, s: { x: -1, y: 0 }, w: { x: 0, y: -1 } }
const INWARD: Record<Side, Point> = { n: { x: 0, y: 1 }, e: { x: -1, y: 0 }, s: { x: 0, y: -1 }, w: { x: 1, y: 0 } }

/** The corners of the union of cells, clockwise; an edge is named by the side that it faces. */
function corners(cells: Spot[]): Corner[] {
  const taken = new Set(cells.map(({ r, c }) => `${r},${c}`))
  const edges = new Map<string, Side>()
  for (const { r, c } of cells) {
    if (!taken.has(`${r - 1},${c}`)) edges.set(`${c},${r}`, 'n')
    if (!taken.has(`${r},${c + 1}`)) edges.set(`${c + 1},${r}`, 'e')
    if (!taken.has(`${r + 1},${c}`)) edges.set(`${c + 1},${r + 1}`, 's')
    if (!taken.has(`${r},${c - 1}`)) edges.set(`${c},${r + 1}`, 'w')
  }
  const first = [...cells].sort((a, b) => a.r - b.r || a.c - b.c)[0]
  if (!first) return []
  const found: Corner[] = []
  let x = first.c
  let y = first.r
  let before: Side = 'w'
  for (let step = 0; step < 4 * cells.length + 1; step++) {
    const after = edges.get(`${x},${y}`)
    if (!after) break
    if (after !== before) found.push({ x, y, before, after })
    x += DIRECTIONS[after].x
    y += DIRECTIONS[after].y
    before = after
    if (x === first.c && y === first.r) break
  }
  return found
}

/** The corner points with every edge moved inwards by the inset of the side that it faces. */
export function polygon(cells: Spot[], insets: Insets): { points: Point[]; sides: Side[] } {
  const found = corners(cells)
  const points = found.map(({ x, y, before, after }) => ({
    x: x * CELL + INWARD[before].x * insets[before] + INWARD[after].x * insets[after],
    y: y * CELL + INWARD[before].y * insets[before] + INWARD[after].y * insets[after],
  }))
  return { points, sides: found.map((corner) => corner.after) }
}

/** The outline of the cells as a path: inset all around, rounded corners, concave ones too. */
export function outline(cells: Spot[], inset: number, radius: number): string {
  const found = corners(cells)
  const parts = found.map(({ x, y, before, after }) => {
    const px = x * CELL + (INWARD[before].x + INWARD[after].x) * inset
    const py = y * CELL + (INWARD[before].y + INWARD[after].y) * inset
    const a = DIRECTIONS[before]
    const b = DIRECTIONS[after]
    return { from: `${px - a.x * radius} ${py - a.y * radius}`, curve: `Q${px} ${py} ${px + b.x * radius} ${py + b.y * radius}` }
  })
  return parts.map((part, i) => `${i === 0 ? 'M' : 'L'}${part.from}${part.curve}`).join('') + 'Z'
}

/** All cells that lie on the cells or next to them, orthogonally or diagonally, on a board of this size. */
export function influence(cells: Spot[], size: number): Spot[] {
  const found = new Map<string, Spot>()
  for (const cell of cells) {
    for (const r of [cell.r - 1, cell.r, cell.r + 1]) {
      for (const c of [cell.c - 1, cell.c, cell.c + 1]) {
        if (r >= 0 && c >= 0 && r < size && c < size) found.set(`${r},${c}`, { r, c })
      }
    }
  }
  return [...found.values()]
}

/** The cells from which a tile acts: those of a port are its two sheds, not its water. */
export function acting(kind: string, cells: Spot[]): Spot[] {
  return kind === 'port' ? cells.slice(0, 2) : cells
}

/** The side of a port on which its water lies: the last two of its cells. */
export function waterSide(cells: Spot[]): Side {
  const shed = cells.slice(0, 2)
  const water = cells.slice(2)
  const top = Math.min(...cells.map((cell) => cell.r))
  const left = Math.min(...cells.map((cell) => cell.c))
  if (water.every((cell) => cell.r > top)) return 's'
  if (shed.every((cell) => cell.r > top)) return 'n'
  return water.every((cell) => cell.c > left) ? 'e' : 'w'
}

function corner(cells: Spot[]): Spot {
  return { r: Math.min(...cells.map((cell) => cell.r)), c: Math.min(...cells.map((cell) => cell.c)) }
}

function each(cells: Spot[], art: (cell: Spot, k: number) => string): Picture[] {
  return cells.map((cell, k) => ({ art: art(cell, k), x: cell.c * CELL, y: cell.r * CELL, row: cell.r }))
}

const DRAWN = ['clinic-00010211', 'university-L4-00101112', 'fire-001011', 'university-L4-01112021', 'university-L4-00102021']

/** The drawings on a tile; none for a public building that must be computed for its orientation. */
export function pictures(kind: string, cells: Spot[]): Picture[] {
  const group = family(kind)
  if (group === 'res') {
    const gardens = each(cells, ({ r, c }) => `garden-${(2 * r + c) % 3}`)
    return [...gardens, ...each(cells, () => `house-${level(kind)}`)]
  }
  if (group === 'com') return each(cells, (_, k) => `shop-${ICONS[k] ?? 'cash'}`)
  if (group === 'fac') return each(cells, (_, k) => `fac-${GOODS[k] ?? 'wood'}`)
  if (group === 'park') return each(cells, ({ r, c }) => `park-${(2 * r + c) % 3}`)
  if (kind === 'WH') return each(cells, () => 'warehouse')
  if (kind === 'refinery' || kind === 'school') return each(cells, () => kind)
  const at = corner(cells)
  const row = Math.max(...cells.map((cell) => cell.r))
  const whole = (art: string): Picture[] => [{ art, x: at.c * CELL, y: at.r * CELL, row }]
  if (kind === 'town_hall') return whole('townhall')
  if (kind === 'metro') return whole('metro')
  if (kind === 'port') return whole(`port-${waterSide(cells)}`)
  if (kind === 'library' || kind === 'museum' || kind === 'police') return whole(`${kind}-${row > at.r ? 'v' : 'h'}`)
  const drawn = DRAWN.find((name) => name.startsWith(kind) && name.endsWith(`-${signature(cells)}`))
  return drawn ? whole(drawn) : []
}

/** The shape of the cells as digits, row and column by turns, moved to the corner. */
export function signature(cells: Spot[]): string {
  const at = corner(cells)
  return [...cells]
    .sort((a, b) => a.r - b.r || a.c - b.c)
    .map(({ r, c }) => `${r - at.r}${c - at.c}`)
    .join('')
}

export interface Mass {
  walls: { x: number; y: number; width: number }[]
  slopes: { points: string; side: Side }[]
  deck: string
  sign: Point
}

/** A public building in any orientation: walls to the south, a mansard band in four tones, a flat deck. */
export function mass(cells: Spot[]): Mass {
  const eaves = polygon(cells, { n: 7, e: 20, s: 36, w: 8 })
  const deck = polygon(cells, { n: 19.4, e: 35, s: 51, w: 23 })
  const text = (points: Point[]) => points.map((point) => `${point.x},${point.y}`).join(' ')
  const next = <T>(items: T[], i: number) => items[(i + 1) % items.length] as T
  const walls: Mass['walls'] = []
  const slopes: Mass['slopes'] = []
  eaves.points.forEach((point, i) => {
    const side = eaves.sides[i] ?? 'n'
    const end = next(eaves.points, i)
    if (side === 's') walls.push({ x: end.x + 2, y: point.y - 2, width: point.x - end.x - 4 })
    slopes.push({ side, points: text([point, end, next(deck.points, i), deck.points[i] as Point]) })
  })
  const bend = [...cells].sort((a, b) => neighbours(b, cells) - neighbours(a, cells))[0] ?? { r: 0, c: 0 }
  return { walls, slopes, deck: text(deck.points), sign: { x: bend.c * CELL + 44, y: bend.r * CELL + 36 } }
}

function neighbours(cell: Spot, cells: Spot[]): number {
  const near = cells.filter((other) => Math.abs(other.r - cell.r) + Math.abs(other.c - cell.c) === 1)
  return near.length + (near.some((other) => other.r !== cell.r) && near.some((other) => other.c !== cell.c) ? 0.5 : 0)
}

/** A pattern of the rules ("12/.3": rows joined by a slash) as cells, in the order of its marks. */
export function patternCells(pattern: string): Spot[] {
  const found: { mark: string; r: number; c: number }[] = []
  pattern.split('/').forEach((row, r) => {
    ;[...row].forEach((mark, c) => {
      if (mark !== '.') found.push({ mark, r, c })
    })
  })
  return found.sort((a, b) => a.mark.localeCompare(b.mark)).map(({ r, c }) => ({ r, c }))
}

/** The four places in a Town Hall. */
export const HALL_SLOTS: Point[] = [
  { x: 29, y: 58 },
  { x: 171, y: 58 },
  { x: 29, y: 164 },
  { x: 171, y: 164 },
]

/** The place of the mayor and of his street: between a cell and the one to its right or below it. */
export function street(cell: string, way: string): { x: number; y: number; cells: Spot[] } {
  const { r, c } = spot(cell)
  return way === 'right'
    ? { x: (c + 1) * CELL, y: r * CELL + 66, cells: [{ r, c }, { r, c: c + 1 }] }
    : { x: c * CELL + 50, y: (r + 1) * CELL + 8, cells: [{ r, c }, { r: r + 1, c }] }
}

/** The square of a number of votes on the rim of the council: 50 to a lap, 14 by 13. */
export function rim(votes: number): { i: number; j: number } {
  const at = ((votes % 50) + 50) % 50
  if (at < 14) return { i: at, j: 0 }
  if (at < 26) return { i: 13, j: at - 13 }
  if (at < 39) return { i: 38 - at, j: 12 }
  return { i: 0, j: 51 - at - 1 }
}

/** The middle of card k of n on the ellipse, from the top clockwise. */
export function cardAt(k: number, n: number): Point {
  const angle = -Math.PI / 2 + (k * 2 * Math.PI) / n
  return { x: 160 + 123 * Math.cos(angle), y: 178 + 131 * Math.sin(angle) }
}

/** The height of a pollution on the tube. */
export function tube(pollution: number): number {
  return 404 - 3.12 * Math.max(0, Math.min(100, pollution))
}
