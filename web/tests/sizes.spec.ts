/** Every board on every screen in every language: no text too small or cut, no panel out of reach. */

import { expect, test, type Page } from '@playwright/test'
import { findings, type Finding } from './measuring'
import { positions, startServer, type Server } from './support'

const RECORDS = ['skyrise/4p-1', 'paris/4p-placement-fixed-setup-basic-1', 'red_cathedral/4p-boards-basic-guilds-first-game-1', 'small_city/4p-mode-basic-side-easy-1']
const SIZES = [
  [360, 640],
  [390, 844],
  [820, 1180],
  [1180, 820],
  [1440, 900],
  [2560, 1440],
] as const
/** the smallest text of panels, dock, bar and boards, in pixels of the screen */
const LEAST = 11
/** what each tab of a narrow screen must bring forth */
const PANELS = { board: '.stage', mine: '.mine', others: '.others', log: '.side' }

let server: Server

test.beforeAll(async () => {
  server = await startServer()
})

test.afterAll(() => server.stop())

/** The parts of a table that lie upon each other: none may. */
function upon(): string[] {
  const parts = ['.bar', '.mine', '.stage', '.others', '.side', '.tabs4'].flatMap((name) => [...document.querySelectorAll(`.table ${name}`)].filter((one) => one.checkVisibility()).map((one) => ({ name, one, box: one.getBoundingClientRect() })))
  const found: string[] = []
  for (const a of parts)
    for (const b of parts) {
      if (a.name >= b.name || a.one.contains(b.one) || b.one.contains(a.one)) continue
      const x = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left)
      const y = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top)
      if (x > 6 && y > 6) found.push(`${a.name} and ${b.name} share ${Math.round(x)}x${Math.round(y)} px`)
    }
  return found
}

/** What is wrong when the page has come to rest: words are measured and drawn anew after a change of size. */
async function settled(page: Page): Promise<Finding[]> {
  let found: Finding[] = []
  for (let looks = 0; looks < 10; looks += 1) {
    found = await page.evaluate(findings, LEAST)
    if (found.length === 0) break
    await page.waitForTimeout(150)
  }
  return found
}

/** Looks at the page as it is, and at each of its tabs if it has some. */
async function look(page: Page): Promise<Finding[]> {
  const found: Finding[] = []
  for (const [tab, panel] of Object.entries(PANELS)) {
    const button = page.locator(`.tabs4 .to-${tab}`)
    if (await button.isVisible()) await button.click()
    await expect(page.locator(`.table:not(.wide) ${panel}, .table.wide ${tab === 'mine' ? '.stage, .wide > .mine' : panel}`).filter({ visible: true }).first(), `${tab} can be seen`).toBeVisible()
    found.push(...(await settled(page)))
    if (!(await page.locator('.tabs4').isVisible())) break
  }
  const first = page.locator('.tabs4 .to-board')
  if (await first.isVisible()) await first.click()
  return found
}

for (const locale of ['en', 'ru', 'pl']) {
  test(`every board fits every screen: ${locale}`, async ({ browser }) => {
    const page = await browser.newPage({ reducedMotion: 'reduce' })
    await page.addInitScript((chosen) => localStorage.setItem('mansard.settings', JSON.stringify({ locale: chosen, pace: 'off' })), locale)
    const tables = await positions(page, server, RECORDS)
    const wrong: string[] = []
    for (const table of tables) {
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.goto(`${server.address}/t/${table.id}`)
      await expect(page.locator('.prompt').first()).toBeVisible()
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height })
        const all = await look(page)
        wrong.push(...(await page.evaluate(upon)).map((one) => `${table.game} ${table.place} ${width}x${height}: ${one}`))
        wrong.push(...new Set(all.map((one) => `${table.game} ${table.place} ${width}x${height}: ${one.what} ${one.size} px "${one.text}" in ${one.where}`)))
      }
    }
    await page.close()
    expect(wrong).toEqual([])
  })
}
