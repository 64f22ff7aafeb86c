/** What is wrong with the texts and panels of a page as they are drawn; runs inside the browser. */

export interface Finding {
  what: 'small' | 'overlap' | 'cut' | 'broken' | 'spilt' | 'unreachable'
  text: string
  where: string
  size: number
  /** part of a drawing, which scales with its board */
  drawn: boolean
}

/** Rendered sizes, overlaps, cut texts, words broken in two, words beyond their sheet, and what no scrolling reaches. `least`: the smallest text that may be. */
export function findings(least: number): Finding[] {
  const found: Finding[] = []
  const EDGE = 1.5 // what rounding may take
  const wide = document.documentElement.clientWidth
  const high = document.documentElement.clientHeight

  const nameOf = (element: Element): string => {
    const own = (one: Element) => one.tagName.toLowerCase() + [...one.classList].filter((name) => !name.startsWith('svelte-')).map((name) => `.${name}`).join('')
    return [element.parentElement?.parentElement, element.parentElement, element].filter((one) => one instanceof Element).map(own).join(' > ')
  }

  /** what clips an element: the boxes of ancestors, with whether they scroll */
  const frames = (element: Element): { box: DOMRect; x: boolean; y: boolean; scrollX: boolean; scrollY: boolean }[] => {
    const all = []
    for (let one = element.parentElement; one && one !== document.body; one = one.parentElement) {
      const style = getComputedStyle(one)
      const [x, y] = [style.overflowX !== 'visible', style.overflowY !== 'visible']
      if (x || y) all.push({ box: one.getBoundingClientRect(), x, y, scrollX: /auto|scroll/.test(style.overflowX), scrollY: /auto|scroll/.test(style.overflowY) })
      if (style.position === 'fixed') break
    }
    return all
  }

  const shown = (element: Element): boolean => {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false
    return element.closest('.vh, [aria-hidden="true"].ghosted, defs, symbol, title, desc, template, option, datalist') === null
  }

  const matrix = (element: Element): number => {
    const ctm = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null
    if (ctm) return Math.sqrt(Math.abs(ctm.a * ctm.d - ctm.b * ctm.c))
    return 1
  }

  /** the room of the letters of a drawn word, without what its box keeps free above and below them */
  const letters = (box: DOMRect) => new DOMRect(box.x, box.y + box.height * 0.2, box.width, box.height * 0.6)

  /** a word that is drawn on two lines without a hyphen that its text gives it */
  const broken = (node: Node): string | null => {
    for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[\p{L}\p{N}]{4,}/gu)) {
      const range = document.createRange()
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      const lines = [...range.getClientRects()].filter((line) => line.width > 0)
      if (lines.some((line) => line.top > (lines[0] as DOMRect).bottom - 2)) return word
    }
    return null
  }

  interface Drawn {
    node: Node
    element: Element
    text: string
    box: DOMRect
    size: number
    frames: ReturnType<typeof frames>
  }
  const drawn: Drawn[] = []
  const root = document.querySelector('.table, .replay') ?? document.body
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim() ?? ''
    const element = node.parentElement
    if (!text || !element || !shown(element)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const box = element instanceof SVGElement ? element.getBoundingClientRect() : range.getBoundingClientRect()
    if (box.width < 1 || box.height < 1) continue
    const zoom = element instanceof SVGElement ? 1 : element.currentCSSZoom
    const size = Number.parseFloat(getComputedStyle(element).fontSize) * matrix(element) * zoom
    drawn.push({ node, element, text, box: element instanceof SVGElement ? letters(box) : box, size, frames: frames(element) })
  }

  const tell = (what: Finding['what'], one: Drawn, more = '') => found.push({ what, text: one.text.slice(0, 40) + more, where: nameOf(one.element), size: Math.round(one.size * 10) / 10, drawn: one.element instanceof SVGElement })

  for (const one of drawn) {
    if (one.size < least - 0.05) tell('small', one)
    const written = !(one.element instanceof SVGElement)
    const style = getComputedStyle(one.element)
    const own = one.element.getBoundingClientRect()
    if (written && style.overflowX !== 'visible' && style.textOverflow !== 'ellipsis' && one.box.right > own.right + EDGE) tell('cut', one)
    if (written && broken(one.node)) tell('broken', one)
    const sheet = written ? one.element.closest('.sheet')?.getBoundingClientRect() : null
    if (sheet && !one.frames.some(({ scrollX }) => scrollX) && (one.box.right > sheet.right + EDGE || one.box.left < sheet.left - EDGE)) tell('spilt', one)
    for (const frame of one.frames) {
      const { box } = frame
      const [left, right] = [one.box.left < box.left - EDGE, one.box.right > box.right + EDGE]
      const [top, bottom] = [one.box.top < box.top - EDGE, one.box.bottom > box.bottom + EDGE]
      if ((frame.x && !frame.scrollX && (left || right)) || (frame.y && !frame.scrollY && (top || bottom))) {
        tell('cut', one)
        break
      }
      // what scrolls shows the rest: what lies beyond is looked at through it
      if ((frame.scrollX && (left || right)) || (frame.scrollY && (top || bottom))) break
    }
    const scrolled = one.frames.some((frame) => frame.scrollX || frame.scrollY)
    const outside = one.box.right > wide + EDGE || one.box.bottom > high + EDGE || one.box.left < -EDGE || one.box.top < -EDGE
    if (outside && !scrolled) tell('unreachable', one)
  }

  /** what of a word is not hidden by the edges around it */
  const seen = (one: Drawn): Drawn => {
    const own = one.element instanceof SVGElement || getComputedStyle(one.element).overflowX === 'visible' ? [] : [one.element.getBoundingClientRect()]
    const edges = [one.box, ...own, ...one.frames.map(({ box }) => box)]
    const [left, top] = [Math.max(...edges.map((edge) => edge.left)), Math.max(...edges.map((edge) => edge.top))]
    const [right, bottom] = [Math.min(...edges.map((edge) => edge.right)), Math.min(...edges.map((edge) => edge.bottom))]
    return { ...one, box: new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top)) }
  }
  const visible = drawn.map(seen).filter(({ box }) => box.width > 0 && box.height > 0)
  // pieces lie on spaces and on each other, as on a table; words on curves have no box of their own
  const layer = (element: Element): Element | null => element.closest('.traces, .whys, .menu, dialog, [popover], .veil, .pricetag, [data-piece-on]')
  const curved = (one: Drawn) => one.element.closest('textPath') !== null
  for (let a = 0; a < visible.length; a += 1) {
    for (let b = a + 1; b < visible.length; b += 1) {
      const [one, other] = [visible[a] as Drawn, visible[b] as Drawn]
      const x = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
      const y = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
      if (x < 2 || y < 2 || one.element === other.element || curved(one) || curved(other)) continue
      if (layer(one.element) !== layer(other.element) || one.element.contains(other.element) || other.element.contains(one.element)) continue
      const least = Math.min(one.box.width * one.box.height, other.box.width * other.box.height)
      if (x * y > least * 0.25) tell('overlap', one, ` / ${other.text.slice(0, 30)}`)
    }
  }
  return found
}
