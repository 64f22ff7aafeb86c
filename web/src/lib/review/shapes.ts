/** The shape of a player's colour, small, around (0, 0): for curves and strips. */

import type { Colour } from '$lib/shell/players'

export const SHAPES: Record<Colour, string> = {
  red: 'M0-4.8L5 4H-5Z',
  teal: 'M-4-4H4V4H-4Z',
  yellow: 'M0-5.4L5.4 0L0 5.4L-5.4 0Z',
  blue: 'M0-4.6A4.6 4.6 0 1 1 0 4.6A4.6 4.6 0 1 1 0-4.6Z',
}
