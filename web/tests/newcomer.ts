/** A newcomer who knows nothing: clicks what glows, what the bubble or the prompt offers, and "next". Runs inside the page. */

import type { Page } from '@playwright/test'

/** what glows on each board because it may be clicked */
export const LIT: Record<string, string> = {
  skyrise: '[data-offer]',
  paris: '.pa-offer:not(.pa-chip), .pa-choice:enabled',
  red_cathedral: '[data-pick], [data-line]',
  small_city: '.lit, [data-tile], [data-act], [data-choice], [data-way]',
}

export interface Walked {
  clicks: number
  seconds: number
}

/** Counts what the page has asked and not been told yet; to be called before the page is opened. */
export async function countQuestions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const told = window.fetch.bind(window)
    const asked = window as unknown as { asked: number }
    asked.asked = 0
    window.fetch = async (...question) => {
      asked.asked += 1
      try {
        return await told(...question)
      } finally {
        asked.asked -= 1
      }
    }
  })
}

/** Goes through the lesson that is open, to its last page. */
export function throughLesson(page: Page, slug: string): Promise<Walked> {
  return page.evaluate(walk, { lit: LIT[slug] ?? '', end: '.bubble a[data-next]', game: false })
}

/** Plays the table that is open to its end. */
export function throughGame(page: Page, slug: string): Promise<Walked> {
  return page.evaluate(walk, { lit: LIT[slug] ?? '', end: '.prompt.result', game: true })
}

interface Way {
  lit: string
  end: string
  game: boolean
}

async function walk({ lit, end, game }: Way): Promise<Walked> {
  const ENOUGH = 3 // things that are done in a turn before it is ended
  const PATIENCE = 20_000
  const begun = performance.now()
  const shown = (found: Element) => found.getBoundingClientRect().width > 0
  const all = (what: string) => [...document.querySelectorAll(what)].filter(shown)
  const later = (ms: number) => new Promise((done) => setTimeout(done, ms))
  const root = game ? '.table' : '.lesson'
  const asking = game ? '.dock' : '.bubble'
  const glowing = () => all(lit).filter((piece) => piece.closest('.stage, .rack, .mine, .dock') && piece.getAttribute('aria-pressed') !== 'true')
  /** everything that a newcomer can see to have changed */
  const seen = () => [document.querySelector(root)?.getAttribute('data-step'), document.querySelector(asking)?.textContent, glowing().length].join()
  const idle = () => (window as unknown as { asked: number }).asked === 0
  let [clicks, done, dice] = [0, 0, 7]
  const chance = (count: number) => (dice = (dice * 1103515245 + 12345) % 2147483648) % count

  async function press(piece: Element): Promise<boolean> {
    const before = seen()
    piece.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    clicks += 1
    for (let waited = 0; waited < PATIENCE; waited += 8) {
      await later(8)
      if (idle() && seen() !== before) return true
      if (idle() && waited > 80) return false // nothing came of it
    }
    return false
  }

  /** What the page says is next: a button that goes on, then what glows, then what is offered in words. */
  function next(): Element | null {
    const on = all(game ? '.dock .prompt .go > .b.p:enabled, [role=dialog] .b:not(.p)' : '.bubble button[data-next]:enabled')
    const open = idle() ? glowing() : []
    const words = all(game ? '.dock .outs .b:enabled, .dock .acts .b:not(.p):enabled' : '.bubble .way:enabled')
    if (on[0] && (!game || done >= ENOUGH || open.length === 0)) return on[0]
    if (words.length > 0 && done >= ENOUGH) return words[chance(words.length)] ?? null
    return open[chance(Math.max(1, open.length))] ?? words[chance(Math.max(1, words.length))] ?? null
  }

  for (let idleSince = performance.now(); !document.querySelector(end); ) {
    const piece = next()
    if (piece === null) await later(10)
    if (piece !== null && (await press(piece))) idleSince = performance.now()
    done = piece?.matches('.b.p, .outs .b, .way') || piece === null ? 0 : done + 1
    if (performance.now() - idleSince > PATIENCE) throw new Error(`the page does not say how it goes on: ${seen()}`)
  }
  return { clicks, seconds: (performance.now() - begun) / 1000 }
}
