/** How keys come to their places: the board tells how long it takes, every key asks. */

export const LAND = Symbol('land')

export interface Landing {
  /** milliseconds of the fall; 0: no motion */
  fall: number
  /** milliseconds until the flight of this key is over */
  after: number
}

export const STILL: Landing = { fall: 0, after: 0 }

/** A key that is put on a place drops onto it; one that flies there appears when the flight is over. */
export function land(_node: Element, { fall, after }: Landing) {
  return { delay: after, duration: after > 0 ? 1 : fall, css: (t: number, u: number) => `opacity:${t};transform:translateY(${-26 * u}px)` }
}
