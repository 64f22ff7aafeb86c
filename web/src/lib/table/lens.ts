/** What a lens shows of a small piece: boards mark pieces with `{...lens(...)}`, the table page opens them. */

/** Marks a piece: its name, what it does, and the section of the rule book that tells more. */
export function lens(name: string, effect: string, rule = ''): Record<string, string> {
  return { 'data-lens': name, 'data-lens-effect': effect, 'data-lens-rule': rule }
}

export interface Look {
  name: string
  effect: string
  rule: string
}

export function lookOf(piece: Element): Look {
  const read = (what: string) => piece.getAttribute(`data-lens${what}`) ?? ''
  const [name, effect] = [read(''), read('-effect')]
  return { name: name.slice(0, 1).toUpperCase() + name.slice(1), effect: effect.slice(0, 1).toUpperCase() + effect.slice(1), rule: read('-rule') }
}

export interface Area {
  left: number
  top: number
  right: number
  bottom: number
}

const GAP = 10

/** Where a box of this size stands beside a piece: to the right, to the left, above or below, whole on the screen. */
export function beside(piece: Area, size: { width: number; height: number }, screen: { width: number; height: number }): { x: number; y: number } {
  const kept = (at: number, length: number, all: number) => Math.max(GAP, Math.min(all - length - GAP, at))
  const middle = { x: (piece.left + piece.right - size.width) / 2, y: (piece.top + piece.bottom - size.height) / 2 }
  if (piece.right + GAP + size.width + GAP <= screen.width) return { x: piece.right + GAP, y: kept(middle.y, size.height, screen.height) }
  if (piece.left - GAP - size.width >= GAP) return { x: piece.left - GAP - size.width, y: kept(middle.y, size.height, screen.height) }
  const above = piece.top - GAP - size.height
  return { x: kept(middle.x, size.width, screen.width), y: above >= GAP ? above : kept(piece.bottom + GAP, size.height, screen.height) }
}

/** The pieces that can be looked at now, from top to bottom as they are read. */
export function pieces(root: ParentNode = document): Element[] {
  return [...root.querySelectorAll('[data-lens]')].filter((one) => one.checkVisibility() && one.getBoundingClientRect().width > 0)
}

const SVG = 'http://www.w3.org/2000/svg'

/** A larger drawing of a piece, to be looked at only. */
export function enlarged(piece: Element, width: number, height: number): Element {
  const copy = piece.cloneNode(true) as Element
  for (const one of [copy, ...copy.querySelectorAll('*')]) for (const name of ['id', 'role', 'tabindex', 'aria-label', 'data-pick', 'data-lens', 'data-legible', 'title']) one.removeAttribute(name)
  if (piece instanceof SVGGraphicsElement && !(piece instanceof SVGSVGElement)) return framed(piece, copy, width, height)
  const { width: own, height: tall } = piece.getBoundingClientRect()
  const frame = document.createElement('div')
  const zoom = Math.min(width / own, height / tall, 3)
  frame.style.cssText = `width:${own}px;zoom:${Math.max(1, zoom)}`
  frame.append(copy)
  return frame
}

/** A part of a drawing in a drawing of its own, with the colours that it has on its board. */
function framed(piece: SVGGraphicsElement, copy: Element, width: number, height: number): Element {
  const box = piece.getBBox()
  const frame = document.createElementNS(SVG, 'svg')
  const scale = Math.min(width / box.width, height / box.height)
  frame.setAttribute('viewBox', `${box.x} ${box.y} ${box.width} ${box.height}`)
  frame.setAttribute('width', String(box.width * scale))
  frame.setAttribute('height', String(box.height * scale))
  frame.setAttribute('class', piece.ownerSVGElement?.getAttribute('class') ?? '')
  copy.removeAttribute('transform')
  frame.append(copy)
  return frame
}
