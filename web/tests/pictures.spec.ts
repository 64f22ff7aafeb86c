/** Pictures of every page and board for the documentation: `make screenshots`. Without it only the names are checked. */

import { expect, test, type Page } from '@playwright/test'
import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { playAgainstBots, startServer, tableOf, type Server } from './support'

const FOLDER = resolve(import.meta.dirname, '../../docs/img')
const wanted = process.env.MANSARD_PICTURES === '1'
const pages = { home: '/', tables: '/tables', new: '/tables/new', rules: '/rules/skyrise', statistics: '/rules/skyrise/statistics', settings: '/settings', profile: '/me', club: '/club', people: '/club/people', tournaments: '/tournaments', tournament: '/tournaments/new' }
const games = ['skyrise', 'paris', 'red_cathedral', 'small_city']
const looks = [
  { name: 'light', width: 1440, height: 900, colorScheme: 'light' },
  { name: 'night', width: 1440, height: 900, colorScheme: 'dark' },
  { name: 'phone', width: 390, height: 844, colorScheme: 'light' },
] as const

let server: Server

test.beforeAll(async () => {
  mkdirSync(FOLDER, { recursive: true })
  server = await startServer({ MANSARD_STAND_IN_PAUSE: '0' })
})

test.afterAll(() => server.stop())

/** A bot plays the own seat for a while, so that the board lives; then the seat is taken back. */
async function underWay(page: Page, id: string, turns: number) {
  const ask = (what: string) => page.request.post(`${server.address}/api/tables/${id}/${what}`, { data: { seat: 0 } })
  await ask('hand')
  await expect.poll(async () => (await tableOf(page, server.address, id)).version >= turns, { timeout: 300_000, intervals: [50] }).toBe(true)
  await ask('take-back')
  await expect(page.locator('.prompt:not(.wait)')).toBeVisible()
}

const TURNS: Record<string, number> = { skyrise: 70, paris: 60, red_cathedral: 60, small_city: 60 }

for (const look of wanted ? looks : looks.slice(0, 1)) {
  test(`pictures: ${look.name}`, async ({ browser }) => {
    const context = await browser.newContext({ viewport: { width: look.width, height: look.height }, colorScheme: look.colorScheme })
    const page = await context.newPage()
    for (const [name, path] of Object.entries(pages)) {
      await page.goto(server.address + path)
      await expect(page.locator('#content')).toBeVisible()
      if (!wanted) continue
      await page.waitForTimeout(900)
      await page.screenshot({ path: join(FOLDER, `${name}-${look.name}.png`) })
    }
    for (const game of wanted ? games : []) {
      const id = await playAgainstBots(page, server.address, game, 4)
      await expect(page.locator('.prompt')).toBeVisible()
      await underWay(page, id, TURNS[game] ?? 40)
      await page.waitForTimeout(3000)
      await page.screenshot({ path: join(FOLDER, `${game}-${look.name}.png`) })
    }
    await context.close()
  })
}
