/** The geometry of the chance graph, in its own pixels: scales, curves, the strip of leaders, labels of turning points. */

export const HEIGHT = 267
export const TOP = 40
export const BOTTOM = 214
export const STRIP = 222
export const TRACK = 242
export const LABELS = 261
export const LEFT = 42
export const RIGHT = 76
export const HEAD = 14

export type Point = readonly [x: number, y: number]

export interface Scale {
  width: number
  x: (number: number) => number
  y: (chance: number) => number
  /** the commit that is nearest to a place */
  at: (x: number) => number
}

export function scale(width: number, last: number): Scale {
  const wide = Math.max(1, width - LEFT - RIGHT)
  const steps = Math.max(1, last)
  return {
    width,
    x: (number) => LEFT + (wide * number) / steps,
    y: (chance) => BOTTOM - (BOTTOM - TOP) * chance,
    at: (x) => Math.max(0, Math.min(last, Math.round(((x - LEFT) / wide) * steps))),
  }
}

/** Slopes that never lead a curve beyond its points (Fritsch and Carlson). */
function slopes(points: readonly Point[]): number[] {
  const rise = points.slice(1).map((point, i) => {
    const before = points[i] ?? point
    return (point[1] - before[1]) / (point[0] - before[0] || 1)
  })
  return points.map((_, i) => {
    const [before, after] = [rise[i - 1] ?? rise[i] ?? 0, rise[i] ?? rise[i - 1] ?? 0]
    return before * after <= 0 ? 0 : (2 * before * after) / (before + after)
  })
}

const short = (n: number) => Math.round(n * 10) / 10

/** A smooth line through points that never overshoots them. */
export function curve(points: readonly Point[]): string {
  const slope = slopes(points)
  return points
    .map(([x, y], i) => {
      const before = points[i - 1]
      if (!before) return `M${short(x)} ${short(y)}`
      const third = (x - before[0]) / 3
      const first = [before[0] + third, before[1] + third * (slope[i - 1] ?? 0)]
      const second = [x - third, y - third * (slope[i] ?? 0)]
      return `C${[...first, ...second, x, y].map(short).join(' ')}`
    })
    .join('')
}

export interface Led {
  seat: number
  from: number
  until: number
}

/** Who was ahead from when to when; one who draws level does not lead yet. */
export function leaders(chances: readonly (readonly number[])[]): Led[] {
  const found: Led[] = []
  chances.forEach((now, number) => {
    const last = found.at(-1)
    const most = Math.max(...now)
    const seat = last && now[last.seat] === most ? last.seat : now.indexOf(most)
    if (last?.seat === seat) last.until = number
    else found.push({ seat, from: number, until: number })
  })
  return found
}

/** Commits to name under the graph: the first, round numbers, the last. */
export function ticks(last: number, room: number): number[] {
  const step = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500].find((one) => (last / one) * 56 <= room) ?? 1000
  const found = Array.from({ length: Math.floor(last / step) + 1 }, (_, i) => i * step)
  return [...found.filter((one) => last - one >= step / 2), last]
}

/** The commits at which curves carry the marks of their players: none two at one place. */
export function shapesAt(seat: number, seats: number, last: number): number[] {
  const apart = Math.max(6, Math.round(last / 4))
  const first = Math.round((apart * (seat + 0.5)) / seats)
  return Array.from({ length: 6 }, (_, i) => first + i * apart).filter((number) => number < last)
}

export interface Labelled {
  number: number
  n: number
  x: number
  /** where its words stand; null: there is no room for them */
  side: 'right' | 'left' | null
  room: number
}

const LEAST = 74
const MOST = 190

/** Turning points with their words to the right, else to the left, else without. */
export function labels(points: readonly number[], x: (number: number) => number, width: number): Labelled[] {
  const toNext = points.map((number, i) => {
    const next = points[i + 1]
    return (next === undefined ? width - 8 : x(next) - HEAD) - x(number) - HEAD
  })
  /** who has no room to the right shares the room to the left with the one before */
  const free = toNext.map((room, i) => ((toNext[i + 1] ?? LEAST) < LEAST && room >= 2 * LEAST ? room / 2 : room))
  const found: Labelled[] = []
  points.forEach((number, i) => {
    const before = found.at(-1)
    const taken = before ? before.x + HEAD + (before.side === 'right' ? before.room : 0) : 8
    const left = x(number) - HEAD - taken
    const right = free[i] ?? 0
    const side = right >= LEAST ? 'right' : left >= LEAST ? 'left' : null
    found.push({ number, n: i + 1, x: x(number), side, room: Math.min(MOST, side === 'left' ? left : right) })
  })
  return found
}
