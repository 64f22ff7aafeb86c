/** Where the ornament of the board goes: free spots in districts, moorings of airships, bridges, walls, the path of the bids. */

import { area, path, type Bridge, type District, type Island, type Layout, type Point } from './layout'

const distance = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1])

export function inside([x, y]: Point, outline: readonly Point[]): boolean {
  let odd = false
  outline.forEach(([ax, ay], i) => {
    const [bx, by] = outline[(i + 1) % outline.length] as Point
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) odd = !odd
  })
  return odd
}

export function edgeDistance(point: Point, outline: readonly Point[]): number {
  return Math.min(
    ...outline.map((a, i) => {
      const b = outline[(i + 1) % outline.length] as Point
      const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
      const t = Math.max(0, Math.min(1, ((point[0] - a[0]) * dx + (point[1] - a[1]) * dy) / (dx * dx + dy * dy || 1)))
      return distance(point, [a[0] + t * dx, a[1] + t * dy])
    }),
  )
}

/** The freest spots of a district, best first: far from its edge, its label, features and each other. */
export function spots(district: District, taken: readonly Point[], count: number): Point[] {
  const xs = district.outline.map(([x]) => x)
  const ys = district.outline.map(([, y]) => y)
  const found: Point[] = []
  const busy: [Point, number][] = [[district.at, 17], ...taken.map((point): [Point, number] => [point, 12])]
  for (let n = 0; n < count; n += 1) {
    let best: Point | null = null
    let most = n === 0 ? 8 : 7
    for (let x = Math.min(...xs) + 5; x < Math.max(...xs); x += 4) {
      for (let y = Math.min(...ys) + 5; y < Math.max(...ys); y += 4) {
        if (!inside([x, y], district.outline)) continue
        const room = Math.min(edgeDistance([x, y], district.outline), ...busy.map(([point, r]) => distance([x, y], point) - r + 8))
        if (room > most) [best, most] = [[x, y], room]
      }
    }
    if (!best) break
    found.push(best)
    busy.push([best, n === 0 ? 17 : 13])
  }
  return found
}

/** Where a disc lies when a bid stands in its district: beside the tip, as far inside as possible. */
export function aside(district: District): Point {
  const [x, y] = district.at
  const places: Point[] = [
    [x - 27, y + 4],
    [x + 27, y + 4],
    [x, y + 19],
    [x - 20, y + 14],
    [x + 20, y + 14],
  ]
  const room = (place: Point) => (inside(place, district.outline) ? edgeDistance(place, district.outline) : -1)
  return places.reduce((best, place) => (room(place) > room(best) ? place : best))
}

/** How far an airship floats from its corner: where it hides least of the pieces round it. */
export function mooring(at: Point, labels: readonly Point[]): Point {
  let best: Point = [0, -20]
  let least = Infinity
  for (let dx = -32; dx <= 32; dx += 4) {
    for (let dy = -38; dy <= -10; dy += 4) {
      const [x, y] = [at[0] + dx, at[1] + dy]
      const hidden = labels.reduce((sum, [lx, ly]) => sum + overlap(x - 21, y - 9, x + 24, y + 13, lx - 18, ly - 34, lx + 20, ly + 13), 0)
      const cost = hidden + Math.hypot(dx, dy + 16) * 3
      if (cost < least) [best, least] = [[dx, dy], cost]
    }
  }
  return best
}

function overlap(ax: number, ay: number, bx: number, by: number, cx: number, cy: number, dx: number, dy: number): number {
  return Math.max(0, Math.min(bx, dx) - Math.max(ax, cx)) * Math.max(0, Math.min(by, dy) - Math.max(ay, cy))
}

export interface Wall {
  d: string
  flutes: string
  foot: string
  /** -1 faces left (light), 1 faces right (dark) */
  turn: number
}

/** The wall under the edges of the coast that face the viewer. */
export function walls(coast: readonly Point[]): Wall[] {
  const clockwise = area(coast) > 0
  const found: Wall[] = []
  coast.forEach((a, i) => {
    const b = coast[(i + 1) % coast.length] as Point
    const [left, right] = a[0] < b[0] ? [a, b] : [b, a]
    if (right[0] - left[0] < 0.5 || b[0] < a[0] !== clockwise) return
    const steps = Math.floor((right[0] - left[0]) / 4.2)
    let flutes = ''
    for (let n = 1; n < steps; n += 1) {
      const x = left[0] + ((right[0] - left[0]) * n) / steps
      const y = left[1] + ((right[1] - left[1]) * n) / steps
      flutes += `M${x.toFixed(1)},${(y + 1.6).toFixed(1)}V${(y + 7).toFixed(1)}`
    }
    const down = (point: Point): Point => [point[0], point[1] + 8]
    const slope = (right[1] - left[1]) / (right[0] - left[0])
    found.push({ d: path([left, right, down(right), down(left)]), flutes, foot: path([down(left), down(right)], false), turn: Math.max(-1, Math.min(1, -slope)) })
  })
  return found
}

export interface Span {
  deck: string
  side: string
  planks: string
  rails: string
  arch: string
  posts: Point[]
}

/** A bridge between its anchors: deck 12 wide, 5 longer at both ends, a plank every 5; flat spans get an arch below. */
export function span({ from, to }: Bridge): Span {
  const length = distance(from, to)
  const [ux, uy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length]
  const at = (along: number, across: number): Point => [from[0] + ux * along - uy * across, from[1] + uy * along + ux * across]
  const corners: [Point, Point, Point, Point] = [at(-5, -6), at(length + 5, -6), at(length + 5, 6), at(-5, 6)]
  const lower: [Point, Point] = corners[2][1] + corners[3][1] > corners[0][1] + corners[1][1] ? [corners[3], corners[2]] : [corners[0], corners[1]]
  const right: [Point, Point] = corners[2][0] + corners[3][0] > corners[0][0] + corners[1][0] ? [corners[3], corners[2]] : [corners[0], corners[1]]
  const flat = Math.abs(uy) < 0.5
  const near = Math.abs(uy) > 0.9 ? right : lower
  let planks = ''
  for (let along = 0; along < length + 5; along += 5) planks += path([at(along, -4.9), at(along, 4.9)], false)
  const drop = (point: Point, by: number): Point => [point[0], point[1] + by]
  const [a, b] = near
  const middle: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
  const arch = flat
    ? `M${a[0]},${a[1]}L${b[0]},${b[1]}L${b[0]},${b[1] + 13}Q${middle[0]},${middle[1] - 6} ${a[0]},${a[1] + 13}Z`
    : ''
  return {
    deck: path(corners),
    side: path([a, b, drop(b, 4), drop(a, 4)]),
    planks,
    rails: path([corners[0], corners[1]], false) + path([corners[3], corners[2]], false),
    arch,
    posts: corners.toSorted((p, q) => p[1] - q[1]),
  }
}

export interface Step {
  d: string
  end: Point
  angle: number
}

/** From a bid to the next: over the bridge where the step uses one, with rounded corners; the ends stay clear of the tips. */
export function step(board: Layout, from: string, to: string): Step | null {
  const [a, b] = [board.districts.get(from), board.districts.get(to)]
  if (!a || !b) return null
  const bridge = board.bridges.find(({ districts: [x, y] }) => (x === from && y === to) || (x === to && y === from))
  const over = bridge ? (bridge.districts[0] === from ? [bridge.from, bridge.to] : [bridge.to, bridge.from]) : []
  const points = [tip(a), ...over, tip(b)]
  const first = towards(points[0] as Point, points[1] as Point, 10)
  const last = towards(points.at(-1) as Point, points.at(-2) as Point, 13)
  const line = [first, ...points.slice(1, -1), last]
  const before = line.at(-2) as Point
  const end = towards(points.at(-1) as Point, before, 8)
  return { d: curved(line, 9), end, angle: (Math.atan2(end[1] - before[1], end[0] - before[0]) * 180) / Math.PI }
}

export const tip = (district: District): Point => [district.at[0], district.at[1] + 9]

function towards(from: Point, to: Point, by: number): Point {
  const length = distance(from, to) || 1
  const share = Math.min(by, length * 0.45) / length
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
}

function curved(points: readonly Point[], radius: number): string {
  const show = ([x, y]: Point) => `${x.toFixed(1)},${y.toFixed(1)}`
  return points
    .map((point, i) => {
      if (i === 0) return `M${show(point)}`
      const next = points[i + 1]
      if (!next) return `L${show(point)}`
      return `L${show(towards(point, points[i - 1] as Point, radius))}Q${show(point)} ${show(towards(point, next, radius))}`
    })
    .join('')
}

/** What a camera must show: all these districts with a margin. */
export function frame(board: Layout, districts: readonly string[], margin: number): { x: number; y: number; width: number; height: number } | null {
  const found = districts.flatMap((id) => board.districts.get(id)?.outline ?? [])
  if (found.length === 0) return null
  const xs = found.map(([x]) => x)
  const ys = found.map(([, y]) => y)
  const [x, y] = [Math.min(...xs) - margin, Math.min(...ys) - margin]
  return { x, y, width: Math.max(...xs) + margin - x, height: Math.max(...ys) + margin - y }
}

/** Lakes, airships and windmills of an island with everything a drawing needs. */
export function airships(islands: readonly Island[], labels: readonly Point[]): { id: string; at: Point; ship: Point }[] {
  return islands.flatMap((island) =>
    island.features
      .filter((feature) => feature.kind === 'airship')
      .map((feature) => {
        const near = labels.filter((label) => distance(label, feature.at) < 95)
        const [dx, dy] = mooring(feature.at, near)
        return { id: feature.id, at: feature.at, ship: [feature.at[0] + dx, feature.at[1] + dy] as const }
      }),
  )
}
