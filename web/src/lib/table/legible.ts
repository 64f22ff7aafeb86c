/** Words drawn on boards are read on every screen: what would be smaller than a reader can read is drawn larger, as
 *  far as its piece has room; what would have to grow too much is left to the lens. A part of a drawing says with
 *  `--grows` how many times larger than drawn its words may become; 1: they are rather left away. */

/** the least size, in pixels of the screen */
export const LEAST = 11
const GROWS = 1.65

/** How many times larger than drawn a word is shown; null: not at all. */
export function growth(size: number, most: number): number | null {
  if (size <= 0 || size >= LEAST) return 1
  const needed = LEAST / size
  return needed <= most ? needed : null
}

interface Word {
  word: SVGTextContentElement
  drawn: number
  times: number | null
}

/** Half the height of a capital, in parts of the size: so far a larger word goes down to keep its middle. */
const MIDDLE = 0.36

/** As it was drawn. */
export function restore(word: SVGElement): void {
  if (word.dataset.fits) word.removeAttribute('textLength')
  if (!word.dataset.legible) return
  delete word.dataset.legible
  for (const property of ['--legible', '--lower']) word.style.removeProperty(property)
}

function measured(word: SVGTextContentElement): Word | null {
  const matrix = word.getScreenCTM()
  const style = getComputedStyle(word)
  const drawn = Number.parseFloat(style.fontSize)
  if (!matrix || !drawn) return null
  const scale = Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c))
  const most = Number.parseFloat(style.getPropertyValue('--grows')) || GROWS
  return { word, drawn, times: growth(drawn * scale, most) }
}

function draw({ word, drawn, times }: Word): void {
  if (times === 1) return
  word.dataset.legible = times === null ? 'no' : 'yes'
  if (times === null) return
  word.style.setProperty('--legible', `${drawn * times}px`)
  const stands = word.tagName === 'text' && !word.hasAttribute('transform') && getComputedStyle(word).dominantBaseline === 'auto'
  if (stands) word.style.setProperty('--lower', `${drawn * (times - 1) * MIDDLE}px`)
}

/** Whether a word is wider than the room that its drawing gives it with `data-fits`, in units of the drawing. */
function beyond(word: SVGTextContentElement): boolean {
  const room = Number(word.dataset.fits)
  return room > 0 && word.getComputedTextLength() > room
}

function press(word: SVGTextContentElement): void {
  word.setAttribute('textLength', word.dataset.fits ?? '')
  word.setAttribute('lengthAdjust', 'spacingAndGlyphs')
}

const WORDS = 'svg :is(text, tspan)'

/** Measures all words anew: first everything is as drawn, then read, then written. */
function readable(root: Element): void {
  const words = [...root.querySelectorAll<SVGTextContentElement>(WORDS)].filter((word) => !word.closest('defs, symbol'))
  words.forEach(restore)
  words.flatMap((word) => measured(word) ?? []).forEach(draw)
  words.filter(beyond).forEach(press)
}

const drawing = (node: Node) => node instanceof SVGElement || node.parentElement instanceof SVGElement

/** Keeps the words of all drawings in a part of a page readable, whatever changes in it. */
export function legible(root: HTMLElement): () => void {
  let frame = 0
  const soon = () => {
    frame ||= requestAnimationFrame(() => {
      frame = 0
      readable(root)
    })
  }
  const sizes = new ResizeObserver(soon)
  const watch = () => root.querySelectorAll('svg').forEach((svg) => svg.ownerSVGElement ?? sizes.observe(svg))
  const changes = new MutationObserver((records) => {
    if (!records.some((one) => drawing(one.target) || [...one.addedNodes].some((node) => node instanceof Element && (drawing(node) || node.querySelector('svg'))))) return
    watch()
    soon()
  })
  changes.observe(root, { subtree: true, childList: true, characterData: true, attributes: true, attributeFilter: ['transform', 'viewBox', 'class', 'font-size', 'display'] })
  root.addEventListener('transitionend', soon)
  root.addEventListener('animationend', soon)
  watch()
  soon()
  return () => {
    cancelAnimationFrame(frame)
    sizes.disconnect()
    changes.disconnect()
    root.removeEventListener('transitionend', soon)
    root.removeEventListener('animationend', soon)
  }
}
