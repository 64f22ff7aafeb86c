/** Where on the board a turn lies: the shapes of the places that it names, as they are drawn now. */

export interface Meant {
  kind: 'played' | 'best'
  /** selectors of one thing, the best first */
  places: readonly string[]
}

export interface Drawn {
  key: string
  kind: Meant['kind']
  path: string | null
  transform: string | undefined
  x: number
  y: number
  width: number
  height: number
}

/** a box is drawn a little around its thing */
const AROUND = 3
/** so little has no shape that could be seen */
const LEAST = 18

/** What is advised lies under what was played: where both are one place, both are seen. */
const ORDER = { best: 0, played: 1 }

/** `frame`: the layer that is drawn upon, as it lies on the screen; `zoom`: how much larger that is than it knows. */
export function lookUp(meant: readonly Meant[], within: ParentNode, frame: DOMRect, zoom = 1): Drawn[] {
  const found = new Map<string, Drawn>()
  for (const { kind, places } of meant.toSorted((a, b) => ORDER[a.kind] - ORDER[b.kind])) {
    for (const place of places) {
      const thing = within.querySelector(place)
      const drawn = thing ? drawnAs(thing, kind, `${kind} ${place}`, frame, zoom) : null
      if (!drawn) continue
      found.set(drawn.key, drawn)
      break
    }
  }
  return [...found.values()]
}

function drawnAs(thing: Element, kind: Meant['kind'], key: string, frame: DOMRect, zoom: number): Drawn | null {
  const box = thing.getBoundingClientRect()
  if (box.width === 0 && box.height === 0) return null
  const matrix = thing instanceof SVGPathElement ? thing.getScreenCTM() : null
  const path = matrix ? thing.getAttribute('d') : null
  const [wide, high] = [Math.max(LEAST, box.width / zoom), Math.max(LEAST, box.height / zoom)]
  const x = (box.left + box.width / 2 - frame.left) / zoom - wide / 2 - AROUND
  const y = (box.top + box.height / 2 - frame.top) / zoom - high / 2 - AROUND
  const lain = matrix ? [matrix.a, matrix.b, matrix.c, matrix.d, matrix.e - frame.left, matrix.f - frame.top].map((one) => one / zoom) : []
  const transform = path ? `matrix(${lain.join(' ')})` : undefined
  return { key, kind, path, transform, x, y, width: wide + 2 * AROUND, height: high + 2 * AROUND }
}
