/** The geometry of the charts, in their own pixels. What is drawn comes from the server: here it only gets its place. */

import { curve, type Point } from '$lib/review/graph'

export const short = (n: number) => Math.round(n * 10) / 10

export type Scale = (value: number) => number

/** From an interval of values to an interval of pixels. */
export function linear([from, to]: readonly [number, number], [left, right]: readonly [number, number]): Scale {
  const span = to - from || 1
  return (value) => left + ((right - left) * (value - from)) / span
}

/** Round values from 0 (or below) to at least `most`, not more than about `count` steps. */
export function ticks(most: number, count = 5, least = 0): number[] {
  const rough = Math.max(most - least, 1e-9) / count
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = ([1, 2, 2.5, 5, 10].find((one) => one * power >= rough * 0.999) ?? 10) * power
  const first = Math.floor(least / step)
  const last = Math.ceil(most / step - 1e-9)
  return Array.from({ length: last - first + 1 }, (_, i) => Math.round((first + i) * step * 1e6) / 1e6)
}

const DAY = 86_400
const MONTH = 30.44 * DAY

export interface Moment {
  /** in seconds */
  time: number
  /** how it is written: a day, a month, or a month with its year */
  as: 'day' | 'month' | 'year'
}

/** Days or firsts of months between two moments (in seconds), so few that they have room. */
export function moments(from: number, to: number, most: number): Moment[] {
  const span = Math.max(to - from, 1)
  const found: Moment[] = []
  const days = [1, 2, 7, 14].find((step) => span / (step * DAY) <= most)
  if (days !== undefined && span < 2.5 * MONTH) {
    const start = new Date(from * 1000)
    start.setHours(24, 0, 0, 0)
    for (let at = start; at.getTime() / 1000 <= to; at = new Date(at.getFullYear(), at.getMonth(), at.getDate() + days)) found.push({ time: at.getTime() / 1000, as: 'day' })
    return found
  }
  const months = [1, 2, 3, 6, 12, 24, 60].find((step) => span / (step * MONTH) <= most) ?? 120
  const start = new Date(from * 1000)
  for (let month = Math.ceil((start.getMonth() + 1) / months) * months; ; month += months) {
    const at = new Date(start.getFullYear(), month, 1)
    if (at.getTime() / 1000 > to) return found
    found.push({ time: at.getTime() / 1000, as: at.getMonth() === 0 ? 'year' : 'month' })
  }
}

/** The area between two lines over the same places. */
export function area(upper: readonly Point[], lower: readonly Point[]): string {
  if (upper.length === 0) return ''
  return `${curve(upper)}${curve(lower.toReversed()).replace('M', 'L')}Z`
}

/** The number of a thing that is nearest to a place. */
export function nearest(places: readonly number[], x: number): number {
  let best = 0
  places.forEach((place, i) => {
    if (Math.abs(place - x) < Math.abs((places[best] ?? Infinity) - x)) best = i
  })
  return best
}

/** The side of the square of a row: it grows with the count, its area with the logarithm. */
export function side(games: number): number {
  return short(Math.min(15, 6 + 2.6 * Math.log10(Math.max(1, games))))
}

export interface Counted {
  score: number
  seats: number
}

/** The outline of how often scores came, smoothed so that the form is seen and not the single score. */
export function ridge(scores: readonly Counted[], x: Scale, base: number, height: number): string {
  const all = scores.reduce((sum, one) => sum + one.seats, 0)
  const [first, last] = [scores[0]?.score, scores.at(-1)?.score]
  if (first === undefined || last === undefined || all === 0) return ''
  const mean = scores.reduce((sum, one) => sum + one.score * one.seats, 0) / all
  const spread = Math.sqrt(scores.reduce((sum, one) => sum + one.seats * (one.score - mean) ** 2, 0) / all)
  const width = Math.max(1, 1.06 * spread * all ** -0.2) // Silverman's rule
  const [from, to] = [Math.max(first - 2.5 * width, Math.min(0, first)), last + 2.5 * width] // no points below nothing where nobody had them
  const at = Array.from({ length: 61 }, (_, i) => from + ((to - from) * i) / 60)
  const dense = at.map((place) => scores.reduce((sum, one) => sum + one.seats * Math.exp(-0.5 * ((place - one.score) / width) ** 2), 0))
  const most = Math.max(...dense)
  const line = at.map((place, i): Point => [x(place), base - (height * (dense[i] ?? 0)) / most])
  return `${curve(line)}V${short(base)}H${short(x(from))}Z`
}

export interface Part {
  key: string
  from: number
  to: number
}

/** Parts of a whole side by side over so many pixels; what is below nothing has no room. */
export function stacked(parts: readonly (readonly [string, number])[], width: number): Part[] {
  const whole = parts.reduce((sum, [, value]) => sum + Math.max(0, value), 0) || 1
  let at = 0
  return parts.map(([key, value]) => {
    const from = at
    at += (width * Math.max(0, value)) / whole
    return { key, from, to: at }
  })
}

/** Whether light figures are read upon a material: the darkest two of the sources. */
export const onDark = (material: number) => material === 1 || material === 4

/** The ribbon that leads from a part of the upper bar to the same part of the lower. */
export function ribbon(upper: Part, lower: Part, top: number, bottom: number): string {
  return `M${short(upper.from)} ${top}H${short(upper.to)}L${short(lower.to)} ${bottom}H${short(lower.from)}Z`
}
