/** What others did, one step after the other: how long each is shown, and what is left out where there is too much. */

import type { Step, View } from '$lib/api/client'

export type Pace = 'off' | 'fast' | 'normal' | 'slow'
export const PACES = ['off', 'fast', 'normal', 'slow'] as const

/** milliseconds that a step stays before the next one */
export const STEP: Record<Pace, number> = { off: 0, fast: 250, normal: 600, slow: 1200 }
/** a longer queue is shortened */
export const LONGEST = 8000
/** the turns that are shown whole then */
const WHOLE = 2

export interface Frame {
  /** the turn that it belongs to */
  number: number
  seat: number | null
  events: readonly (readonly unknown[])[]
  view: View
}

export const asFrame = ({ number, seat, events, view }: Step): Frame => ({ number, seat, events, view: view as View })

/** The frames that are played, and those that are only listed because all together would take too long. */
export function shortened(frames: readonly Frame[], pace: Pace): { listed: Frame[]; played: Frame[] } {
  if (frames.length * STEP[pace] <= LONGEST) return { listed: [], played: [...frames] }
  const turns = [...new Set(frames.map((frame) => frame.number))]
  const first = turns.at(-WHOLE) ?? 0
  return { listed: frames.filter((frame) => frame.number < first), played: frames.filter((frame) => frame.number >= first) }
}

/** Events that all happened in one step are told one after the other: what a rival does by itself after my turn. */
export function oneByOne(number: number, events: readonly (readonly unknown[])[], view: View): Frame[] {
  return events.map((event) => ({ number, seat: null, events: [event], view }))
}
