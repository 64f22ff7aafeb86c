/** What is drawn on a bonus tile: one or two parts side by side, taken from the data of the tile. */

import type { Bonus } from './model'

export type Part =
  | { draw: 'coin'; n: number; size: number }
  | { draw: 'laurel'; n: number; size: number }
  | { draw: 'symbol'; id: string; size: number }
  | { draw: 'house'; n: number; size: number }
  | { draw: 'keys'; own: boolean; size: number }
  | { draw: 'newkey'; size: number }
  | { draw: 'cards'; arrow: boolean; size: number }
  | { draw: 'pair'; id: string; size: number }
  | { draw: 'back'; n: number; size: number }
  | { draw: 'types'; size: number }
  | { draw: 'tower'; size: number }

export function partsOf(bonus: Bonus, players: number): Part[] {
  const each = typeof bonus.vp_each === 'object' ? (bonus.vp_each[String(players)] ?? 0) : (bonus.vp_each ?? 0)
  const laurel: Part = { draw: 'laurel', n: each, size: 26 }
  switch (bonus.effect) {
    case 'gain':
      return gain(bonus.francs ?? 0, bonus.vp ?? 0)
    case 'resource':
      return [{ draw: 'symbol', id: bonus.resource ?? 'wood', size: 30 }]
    case 'any_resource':
      return twice({ draw: 'symbol', id: 'anyres', size: bonus.count === 2 ? 24 : 28 }, bonus.count)
    case 'any_prestige':
      return twice({ draw: 'symbol', id: 'pr-any', size: bonus.count === 2 ? 25 : 31 }, bonus.count)
    case 'score_value':
      return [{ draw: 'house', n: bonus.value ?? 0, size: 22 }, laurel]
    case 'score_landmarks':
      return [{ draw: 'tower', size: 24 }, laurel]
    case 'score_unused':
      return [{ draw: 'cards', arrow: false, size: 22 }, laurel]
    case 'score_francs_end':
      return [{ draw: 'coin', n: 1, size: 21 }, laurel]
    case 'score_types':
      return [{ draw: 'types', size: 28 }, { draw: 'laurel', n: Math.max(...Object.values(bonus.vp_by_types ?? { a: 0 })), size: 28 }]
    case 'pairs_prestige':
      return [{ draw: 'pair', id: 'pr-silver', size: 26 }, laurel]
    case 'pairs_resource':
      return [{ draw: 'pair', id: 'marble', size: 26 }, laurel]
    case 'extra_key':
      return [{ draw: 'newkey', size: 22 }, { draw: 'coin', n: bonus.price ?? 0, size: 20 }]
    case 'double_own':
      return [{ draw: 'keys', own: true, size: 30 }]
    case 'join_other':
      return [{ draw: 'keys', own: false, size: 30 }]
    case 'step_back':
      return [{ draw: 'back', n: bonus.max_steps ?? 0, size: 28 }]
    default:
      return [{ draw: 'cards', arrow: true, size: 28 }]
  }
}

function gain(francs: number, vp: number): Part[] {
  const both = francs > 0 && vp > 0
  return [
    ...(francs > 0 ? [{ draw: 'coin', n: francs, size: both ? 24 : 28 } as const] : []),
    ...(vp > 0 ? [{ draw: 'laurel', n: vp, size: both ? 26 : 34 } as const] : []),
  ]
}

function twice(part: Part, count = 1): Part[] {
  return Array.from({ length: count }, () => part)
}
