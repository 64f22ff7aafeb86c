/** Where everything lies on the board, in the units of its viewBox. Pure: data in, geometry out. */

export type Point = readonly [number, number]

export const BOARD = { width: 852, height: 700 } as const
const CENTRE: Point = [426, 352]
const UNIT: Point = [53.5, 40]

export type Colour = 'yellow' | 'green' | 'white' | 'brown'

export interface DistrictData {
  id: string
  colour: Colour
  neighbours: string[]
  label: Point
  polygon: Point[]
}

export interface FeatureData {
  id: string
  kind: 'lake' | 'airship' | 'windmill'
  at: Point
  districts: string[]
  polygon?: Point[]
}

export interface IslandData {
  id: string
  kind: 'central' | 'outer'
  gate_ccw?: string
  gate_cw?: string
  port_ccw?: string
  port_cw?: string
  districts: DistrictData[]
  features: FeatureData[]
}

export interface BridgeData {
  hub_ring: string[]
  anchor_gate_ccw: Point
  anchor_gate_cw: Point
  anchor_port_ccw: Point
  anchor_port_cw: Point
  hub_anchor_to_ccw_gate_slot0: Point
  hub_anchor_to_cw_gate_slot0: Point
}

export interface Components {
  islands: IslandData[]
  slots: { offset: number }
  bridges: BridgeData
}

export interface District {
  id: string
  island: string
  colour: Colour
  at: Point
  outline: Point[]
}

export interface Feature {
  id: string
  kind: FeatureData['kind']
  at: Point
  outline: Point[]
}

export interface Island {
  id: string
  slot: number
  districts: District[]
  features: Feature[]
  coast: Point[]
  plaque: Point
}

export interface Bridge {
  from: Point
  to: Point
  districts: [string, string]
}

export interface Layout {
  islands: Island[]
  districts: Map<string, District>
  bridges: Bridge[]
}

/** How high the plate of a piece hangs over its tip. */
export function plinthTop(kind: 'low' | 'medium' | 'tall' | 'wonder'): number {
  return { low: 19.5, medium: 26, tall: 40, wonder: 34 }[kind]
}

/** A point of an island in a slot (clockwise from the north-east; -1: the hub) in board units, y up. */
export function turned([x, y]: Point, slot: number, offset: number): Point {
  if (slot < 0) return [x, y]
  const [a, b] = [x + offset, y + offset]
  return ([[a, b], [b, -a], [-a, -b], [-b, a]] as const)[slot] ?? [a, b]
}

/** Board units, y up, to the viewBox; outer islands move apart to leave room for their rock. */
export function placed([x, y]: Point, slot: number): Point {
  const dx = slot < 0 ? 0 : slot < 2 ? 6 : -6
  const dy = slot < 0 ? 0 : slot === 0 || slot === 3 ? -16 : 16
  return [CENTRE[0] + UNIT[0] * x + dx, CENTRE[1] - UNIT[1] * y + dy]
}

export function area(points: readonly Point[]): number {
  return points.reduce((sum, [x, y], i) => {
    const [u, v] = points[(i + 1) % points.length] as Point
    return sum + (x * v - u * y) / 2
  }, 0)
}

/** A polygon moved inwards by a distance: every edge is shifted, neighbouring edges meet again. */
export function inset(points: readonly Point[], distance: number): Point[] {
  const sign = area(points) > 0 ? 1 : -1
  return points.map((here, i) => {
    const before = points[(i + points.length - 1) % points.length] as Point
    const after = points[(i + 1) % points.length] as Point
    const a = normal(before, here, sign)
    const b = normal(here, after, sign)
    const [mx, my] = [a[0] + b[0], a[1] + b[1]]
    const length = Math.max(0.5, (mx * mx + my * my) / 2)
    return [here[0] + (mx * distance) / length, here[1] + (my * distance) / length] as const
  })
}

function normal(a: Point, b: Point, sign: number): Point {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
  const length = Math.hypot(dx, dy) || 1
  return [(-dy / length) * sign, (dx / length) * sign]
}

/** An SVG path with rounded corners. */
export function rounded(points: readonly Point[], radius: number): string {
  const n = points.length
  const parts = points.map((here, i) => {
    const before = points[(i + n - 1) % n] as Point
    const after = points[(i + 1) % n] as Point
    const start = towards(here, before, radius)
    const end = towards(here, after, radius)
    return `${i === 0 ? 'M' : 'L'}${show(start)}Q${show(here)} ${show(end)}`
  })
  return `${parts.join('')}Z`
}

export function path(points: readonly Point[], closed = true): string {
  return points.map((point, i) => `${i === 0 ? 'M' : 'L'}${show(point)}`).join('') + (closed ? 'Z' : '')
}

function towards(from: Point, to: Point, distance: number): Point {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
  const share = Math.min(distance, length / 2) / length
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
}

function show([x, y]: Point): string {
  return `${Math.round(x * 10) / 10},${Math.round(y * 10) / 10}`
}

/** The coast of an island: the edges that belong to one polygon only, joined to one line. */
export function coast(polygons: readonly (readonly Point[])[]): Point[] {
  const edges = new Map<string, [Point, Point]>()
  for (const polygon of polygons) {
    const points = area(polygon) < 0 ? polygon.toReversed() : polygon
    points.forEach((from, i) => {
      const to = points[(i + 1) % points.length] as Point
      if (!edges.delete(`${to.join()}|${from.join()}`)) edges.set(`${from.join()}|${to.join()}`, [from, to])
    })
  }
  return longest(loops([...edges.values()]))
}

function loops(edges: [Point, Point][]): Point[][] {
  const next = new Map<string, [Point, Point][]>()
  for (const edge of edges) next.set(edge[0].join(), [...(next.get(edge[0].join()) ?? []), edge])
  const found: Point[][] = []
  for (;;) {
    const start = [...next.values()].find((list) => list.length > 0)?.[0]
    if (!start) return found
    const loop: Point[] = []
    let edge: [Point, Point] | undefined = start
    while (edge) {
      const list: [Point, Point][] = next.get(edge[0].join()) ?? []
      list.splice(list.indexOf(edge), 1)
      loop.push(edge[0])
      edge = next.get(edge[1].join())?.[0]
    }
    found.push(loop)
  }
}

function longest(all: Point[][]): Point[] {
  return all.toSorted((a, b) => Math.abs(area(b)) - Math.abs(area(a)))[0] ?? []
}

/** Numbers that look random but are the same at every drawing. */
export function seeded(text: string): () => number {
  let state = [...text].reduce((sum, char) => (Math.imul(sum, 31) + char.charCodeAt(0)) | 0, 7)
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) | 0
    return (state >>> 8) / 2 ** 24
  }
}

export interface Facet {
  d: string
  shade: number
}

/** The rock under an island: triangles below its lower coast, deeper in the middle; shade 0 is dark, 1 is light. */
export function rock(shore: readonly Point[], depth: number, seed: string): Facet[] {
  const random = seeded(seed)
  const line = lowerCoast(shore)
  const first = line[0]
  const last = line.at(-1)
  if (!first || !last) return []
  const width = last[0] - first[0]
  const rows = [0, 0.45, 1].map((share) =>
    line.map(([x, y]): Point => {
      const t = (x - first[0]) / width
      const peak = Math.sin(Math.PI * Math.min(1, Math.max(0, t))) ** 0.55
      const wave = 0.45 + 0.3 * Math.abs(Math.sin(t * 9 + seed.length)) + 0.25 * random()
      return [x + (random() - 0.5) * 5 * share, y + 7 + depth * peak * wave * share]
    }),
  )
  const facets: Facet[] = []
  for (let band = 0; band < 2; band += 1) {
    for (let i = 0; i + 1 < line.length; i += 1) {
      const [a, b] = [rows[band]?.[i], rows[band]?.[i + 1]]
      const [c, d] = [rows[band + 1]?.[i], rows[band + 1]?.[i + 1]]
      if (!a || !b || !c || !d) continue
      const light = 1 - i / line.length
      facets.push({ d: path([a, b, c]), shade: clamp(light * 0.7 + random() * 0.35 - band * 0.25 + 0.1) })
      facets.push({ d: path([b, d, c]), shade: clamp(light * 0.7 + random() * 0.25 - band * 0.3) })
    }
  }
  return facets
}

const clamp = (n: number) => Math.min(1, Math.max(0, n))

/** The part of the coast that faces the viewer, from left to right, in short steps. */
export function lowerCoast(shore: readonly Point[]): Point[] {
  const xs = shore.map(([x]) => x)
  const [left, right] = [Math.min(...xs) + 2, Math.max(...xs) - 2]
  const steps = Math.max(6, Math.round((right - left) / 14))
  return Array.from({ length: steps + 1 }, (_, i): Point => {
    const x = left + ((right - left) * i) / steps
    return [x, lowest(shore, x)]
  })
}

function lowest(shore: readonly Point[], x: number): number {
  let found = -Infinity
  shore.forEach(([ax, ay], i) => {
    const [bx, by] = shore[(i + 1) % shore.length] as Point
    if (ax === bx || (x - ax) * (x - bx) > 0) return
    found = Math.max(found, ay + ((by - ay) * (x - ax)) / (bx - ax))
  })
  return found
}

/** The layout for the islands in their slots (null: an empty slot). */
export function layout(data: Components, islands: readonly (string | null)[]): Layout {
  const offset = data.slots.offset
  const found: Island[] = []
  for (const island of data.islands) {
    const slot = island.kind === 'central' ? -1 : islands.indexOf(island.id)
    if (island.kind === 'central' || slot >= 0) found.push(islandAt(island, slot, offset))
  }
  const districts = new Map(found.flatMap((island) => island.districts.map((district) => [district.id, district] as const)))
  return { islands: found, districts, bridges: bridges(data, islands) }
}

function islandAt(island: IslandData, slot: number, offset: number): Island {
  const put = (point: Point) => placed(turned(point, slot, offset), slot)
  const districts = island.districts.map((district) => ({
    id: district.id,
    island: island.id,
    colour: district.colour,
    at: put(district.label),
    outline: district.polygon.map(put),
  }))
  const features = island.features.map((feature) => ({
    id: feature.id,
    kind: feature.kind,
    at: put(feature.at),
    outline: (feature.polygon ?? []).map(put),
  }))
  const lakes = features.filter((feature) => feature.outline.length > 0).map((feature) => feature.outline)
  const shore = coast([...districts.map((district) => district.outline), ...lakes])
  return { id: island.id, slot, districts, features, coast: shore, plaque: plaque(shore) }
}

function plaque(shore: readonly Point[]): Point {
  const xs = shore.map(([x]) => x)
  const ys = shore.map(([, y]) => y)
  return [(Math.min(...xs) + Math.max(...xs)) / 2, Math.max(...ys) + 14]
}

/** §2.9 Bridges from the hub to both gates of every island, and between neighbouring islands. */
function bridges(data: Components, islands: readonly (string | null)[]): Bridge[] {
  const found: Bridge[] = []
  const rules = data.bridges
  islands.forEach((id, slot) => {
    const island = data.islands.find((one) => one.id === id)
    if (!island) return
    const after = (slot + 1) % 4
    const local = (point: Point) => placed(turned(point, slot, data.slots.offset), slot)
    const hub = (point: Point) => placed(turned(point, slot, 0), -1)
    found.push({ from: hub(rules.hub_anchor_to_ccw_gate_slot0), to: local(rules.anchor_gate_ccw), districts: [rules.hub_ring[slot] ?? '', island.gate_ccw ?? ''] })
    found.push({ from: hub(rules.hub_anchor_to_cw_gate_slot0), to: local(rules.anchor_gate_cw), districts: [rules.hub_ring[after] ?? '', island.gate_cw ?? ''] })
    const neighbour = data.islands.find((one) => one.id === islands[after])
    if (!neighbour) return
    const far = placed(turned(rules.anchor_port_ccw, after, data.slots.offset), after)
    found.push({ from: local(rules.anchor_port_cw), to: far, districts: [island.port_cw ?? '', neighbour.port_ccw ?? ''] })
  })
  return found
}

/** A cloud of this width: round heads on a flat foot, the same at every drawing. */
export function cloud(width: number, seed: string): string {
  const random = seeded(seed)
  const heads = Math.max(5, Math.round(width / 30))
  const parts = Array.from({ length: heads }, (_, i) => {
    const t = (i + 0.5) / heads
    const swell = Math.sin(Math.PI * t)
    const radius = width * (0.07 + 0.075 * swell + 0.015 * random())
    const x = (t - 0.5) * width
    const y = -swell * width * 0.045
    return `M${(x - radius).toFixed(1)},${y.toFixed(1)}a${radius.toFixed(1)},${radius.toFixed(1)} 0 1,0 ${(2 * radius).toFixed(1)},0a${radius.toFixed(1)},${radius.toFixed(1)} 0 1,0 ${(-2 * radius).toFixed(1)},0Z`
  })
  const foot = width * 0.04
  return `${parts.join('')}M${(-width / 2).toFixed(1)},0h${width}a${foot},${foot} 0 0,1 0,${2 * foot}h${-width}a${foot},${foot} 0 0,1 0,${-2 * foot}Z`
}
