/** Where something on a page is to be seen: its outline, in the units of the layer that is drawn over it. */

export interface Spot {
  x: number
  y: number
  width: number
  height: number
  /** the outline of a shape as it is drawn, and the matrix that brings it into the layer */
  d?: string
  matrix?: string
}

const ROOM = 5

export function spotOf(piece: Element, layer: DOMRect): Spot | null {
  const box = piece.getBoundingClientRect()
  if (box.width === 0 || box.height === 0) return null
  const spot = { x: box.x - layer.x - ROOM, y: box.y - layer.y - ROOM, width: box.width + 2 * ROOM, height: box.height + 2 * ROOM }
  const matrix = piece instanceof SVGPathElement ? piece.getScreenCTM() : null
  const d = piece.getAttribute('d')
  if (!matrix || !d) return spot
  return { ...spot, d, matrix: `matrix(${[matrix.a, matrix.b, matrix.c, matrix.d, matrix.e - layer.x, matrix.f - layer.y].join(' ')})` }
}

/** The parts that cut off what they hold: what has been scrolled out of them is not to be seen. */
function inSight(piece: Element, parts: string): boolean {
  const frame = piece.closest(parts)?.getBoundingClientRect()
  const box = piece.getBoundingClientRect()
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  return !frame || (x > frame.left && x < frame.right && y > frame.top && y < frame.bottom)
}

/** Of the places by which something may be known, the first that is there. */
export function found(root: Element, places: readonly string[]): Element | null {
  for (const place of places) {
    const piece = root.querySelector(place)
    if (piece && piece.getBoundingClientRect().width > 0) return piece
  }
  return null
}

/** Panels under the veil take no part: they hold nothing that is looked at or may be clicked. */
export function quieten(panels: Iterable<HTMLElement>, meant: readonly Element[]): void {
  for (const panel of panels) panel.inert = meant.length > 0 && !meant.some((piece) => panel.contains(piece))
}

export function spots(pieces: readonly Element[], layer: DOMRect, parts: string): Spot[] {
  return pieces.filter((piece) => inSight(piece, parts)).flatMap((piece) => spotOf(piece, layer) ?? [])
}

/** What holds all of them. */
export function around(all: readonly Spot[]): Spot | null {
  if (all.length === 0) return null
  const [x, y] = [Math.min(...all.map((one) => one.x)), Math.min(...all.map((one) => one.y))]
  return { x, y, width: Math.max(...all.map((one) => one.x + one.width)) - x, height: Math.max(...all.map((one) => one.y + one.height)) - y }
}

export function same(one: readonly Spot[], other: readonly Spot[]): boolean {
  const near = (a: Spot, b: Spot | undefined) => b !== undefined && a.d === b.d && Math.abs(a.x - b.x) + Math.abs(a.y - b.y) + Math.abs(a.width - b.width) + Math.abs(a.height - b.height) < 1
  return one.length === other.length && one.every((spot, i) => near(spot, other[i]))
}
