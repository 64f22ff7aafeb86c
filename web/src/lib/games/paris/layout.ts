/** Geometry of the map in units of its viewBox, relative to the centre of the city. Pure: no view, no rule. */

import { PLACES, type Point } from './places'

export const SIZE = { width: 900, height: 784, cx: 450, cy: 392 } as const
export const RING = { rx: 416, ry: 358, half: 23.5, gate: 92, spaces: 30 } as const

/** Where keys stand: a place for each seat, so that a coin or a gate between them stays free. */
export const BANK_PEGS = [-24, -14, 14, 24] as const
export const ARCH_PEGS = [-60, -46, 46, 60] as const

const STEPS = 7200

function onRing(angle: number): Point {
  return [-RING.rx * Math.sin(angle), RING.ry * Math.cos(angle)]
}

/** The length of the middle line from the south, clockwise, at equal steps of the angle. */
const LENGTHS: readonly number[] = (() => {
  const lengths = [0]
  let last = onRing(0)
  for (let i = 1; i <= STEPS; i += 1) {
    const next = onRing((i / STEPS) * 2 * Math.PI)
    lengths.push((lengths[i - 1] ?? 0) + Math.hypot(next[0] - last[0], next[1] - last[1]))
    last = next
  }
  return lengths
})()

const ROUND = LENGTHS[STEPS] ?? 0
export const CELL = (ROUND - RING.gate) / RING.spaces

function angleAt(length: number): number {
  let low = 0
  let high = STEPS
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if ((LENGTHS[middle] ?? 0) <= length) low = middle
    else high = middle
  }
  const from = LENGTHS[low] ?? 0
  const step = (LENGTHS[high] ?? 0) - from
  return ((low + (step > 0 ? (length - from) / step : 0)) / STEPS) * 2 * Math.PI
}

/** A point beside the middle line of the ring: `length` along it, `off` outwards. */
function beside(length: number, off: number): Point {
  const [x, y] = onRing(angleAt(length))
  const [nx, ny] = outwards(x, y)
  return [x + nx * off, y + ny * off]
}

function outwards(x: number, y: number): Point {
  const nx = x / RING.rx ** 2
  const ny = y / RING.ry ** 2
  const size = Math.hypot(nx, ny)
  return [nx / size, ny / size]
}

export interface Spot {
  x: number
  y: number
  /** along the ring, always to the right or down: the way to read */
  along: Point
  /** away from the centre */
  out: Point
}

/** The middle of a space of the bonus track, 1 to 30. */
export function spot(space: number): Spot {
  const [x, y] = onRing(angleAt(RING.gate / 2 + (space - 0.5) * CELL))
  const out = outwards(x, y)
  const way: Point = [-out[1], out[0]]
  const turned = way[0] < -0.2 || (Math.abs(way[0]) <= 0.2 && way[1] < 0)
  return { x, y, out, along: turned ? [-way[0], -way[1]] : way }
}

/** The outline of a space, smaller by `edge` at both ends and by `rim` at both sides. */
export function cellPath(space: number, edge = 0, rim = 0): string {
  const from = RING.gate / 2 + (space - 1) * CELL + edge
  const to = RING.gate / 2 + space * CELL - edge
  const points: Point[] = []
  for (let i = 0; i <= 8; i += 1) points.push(beside(from + ((to - from) * i) / 8, RING.half - rim))
  for (let i = 8; i >= 0; i -= 1) points.push(beside(from + ((to - from) * i) / 8, rim - RING.half))
  return outline(points)
}

/** The gate between the last and the first space. */
export function gatePath(): string {
  const points: Point[] = []
  for (let i = 0; i <= 8; i += 1) points.push(beside(((i / 8 - 0.5) * RING.gate + ROUND) % ROUND, RING.half))
  for (let i = 8; i >= 0; i -= 1) points.push(beside(((i / 8 - 0.5) * RING.gate + ROUND) % ROUND, -RING.half))
  return outline(points)
}

export function outline(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`
}

export function round(n: number): number {
  return Math.round(n * 100) / 100
}

/** The corner of a space where its number stands: the upper left one. */
export function numberAt(space: number): Point {
  const { x, y, along, out } = spot(space)
  const corners = [-1, 1].flatMap((a) =>
    [-1, 1].map((b): Point => [x + along[0] * a * 27 + out[0] * b * 11.5, y + along[1] * a * 27 + out[1] * b * 11.5]),
  )
  return corners.reduce((best, corner) => (corner[0] * 0.7 + corner[1] < best[0] * 0.7 + best[1] ? corner : best))
}

/** Middles of parts of these widths side by side along a space, with a gap between them. */
export function inRow(widths: readonly number[], gap = 3): number[] {
  const whole = widths.reduce((sum, width) => sum + width, 0) + gap * (widths.length - 1)
  let at = -whole / 2
  return widths.map((width) => {
    const middle = at + width / 2
    at += width + gap
    return middle
  })
}

/** Where an assistant stands: before the gate until it starts, several beside each other. */
export function assistantAt(space: number, nth: number, count: number, crowded: boolean): Point {
  if (space < 0.3) return [(nth - (count - 1) / 2) * 17, 372]
  const { x, y, along } = spot(space)
  const shift = (nth - (count - 1) / 2) * 11 + (crowded ? -20 : 0)
  return [x + along[0] * shift, y + along[1] * shift]
}

/** The way of an assistant along the ring. */
export function trail(from: number, to: number): string {
  const steps = Math.max(2, Math.ceil(Math.abs(to - from) * 3))
  const points = Array.from({ length: steps + 1 }, (_, i) => {
    const { x, y } = spot(Math.max(0.3, from + ((to - from) * i) / steps))
    return `${round(x)} ${round(y)}`
  })
  return `M${points.join('L')}`
}

/** A flight from one point to another: the top of its arc. */
export function apex(from: Point, to: Point): Point {
  const far = Math.hypot(to[0] - from[0], to[1] - from[1])
  return [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 - Math.min(90, 24 + far * 0.35)]
}

/** A point of the arc between two points, 0 to 1. */
export function onArc(from: Point, to: Point, t: number): Point {
  const top = apex(from, to)
  const at = (i: 0 | 1) => (1 - t) ** 2 * from[i] + 2 * t * (1 - t) * top[i] + t ** 2 * to[i]
  return [at(0), at(1)]
}

/** The foot of a seat's key at the arch, a bank, a building space or a landmark's site. */
export function keyFoot(place: string, seat: number, site: Site | null): Point {
  if (site) return [site.x + 23 * site.scale, site.y]
  if (place === 'arc') return [ARCH_PEGS[seat] ?? 0, 9]
  const bank = PLACES[place]?.bank
  if (bank) return [bank[0] + (BANK_PEGS[seat] ?? 0), bank[1]]
  const at = place.lastIndexOf('_')
  const [x, y] = plotAt(place.slice(0, at), Number(place.slice(at + 1)))
  return [x + 22.6, y - 1.6]
}

export interface Site {
  x: number
  y: number
  scale: number
}

/** The site of the n-th landmark of a district, lowest value first; more than there are sites overlap by a plaque. */
export function siteAt(district: string, nth: number): Site {
  const place = PLACES[district]
  const sites = place?.sites ?? []
  const last = sites.at(-1) ?? [0, 0]
  const at = sites[nth]
  const more = Math.max(0, nth - sites.length + 1)
  const [x, y] = at ?? [last[0] - more * 28, last[1] - more * 3]
  return { x, y, scale: place?.scale ?? 1 }
}

/** The foot of a building's plot. */
export function plotAt(district: string, value: number): Point {
  return PLACES[district]?.plots[value] ?? [0, 0]
}

/** How many whole and half floors a building of a value has. */
export function floorsOf(value: number): { whole: number; half: boolean; dome: boolean } {
  const floors = value === 8 ? 3 : (value - 1) / 2 + (value > 1 ? 0.5 : 0)
  return { whole: Math.floor(floors), half: floors % 1 !== 0, dome: value === 8 }
}

/** Where the roof of a building begins, upwards from the ground. */
export function eaves(value: number): number {
  const { whole, half } = floorsOf(value)
  return 18 + whole * 8 + (half ? 4.5 : 0)
}

/** Where the keyholes of a plate are, from its middle. */
export function keyholes(count: number): number[] {
  return Array.from({ length: count }, (_, i) => i * 10 - (count - 1) * 5)
}

/** The district that a phone should look at, in the units of the map: a frame round its plots and its bank. */
export function frameOf(district: string | null): { x: number; y: number; width: number; height: number } {
  const place = district === null ? undefined : PLACES[district]
  if (!place) return { x: 0, y: 0, width: SIZE.width, height: SIZE.height }
  const points = [...Object.values(place.plots), place.bank, place.plate, ...place.sites.slice(0, 2)]
  const left = Math.min(...points.map(([x]) => x)) - 48
  const right = Math.max(...points.map(([x]) => x)) + 48
  const top = Math.min(...points.map(([, y]) => y)) - 84
  const bottom = Math.max(...points.map(([, y]) => y)) + 40
  return { x: SIZE.cx + left, y: SIZE.cy + top, width: right - left, height: bottom - top }
}
