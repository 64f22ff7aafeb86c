/** Pictures of every page and board for the documentation: `make screenshots`. Without it only the names are checked. */

import { expect, test } from '@playwright/test'
import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { playAgainstBots, startServer, type Server } from './support'

const FOLDER = resolve(import.meta.dirname, '../../docs/img')
const wanted = process.env.MANSARD_PICTURES === '1'
const pages = { home: '/', tables: '/tables', new: '/tables/new', rules: '/rules/skyrise', settings: '/settings' }
const games = ['skyrise', 'paris', 'red_cathedral', 'small_city']
const looks = [
  { name: 'light', width: 1440, height: 900, colorScheme: 'light' },
  { name: 'night', width: 1440, height: 900, colorScheme: 'dark' },
  { name: 'phone', width: 390, height: 844, colorScheme: 'light' },
] as const

let server: Server

test.beforeAll(async () => {
  mkdirSync(FOLDER, { recursive: true })
  server = await startServer()
})

test.afterAll(() => server.stop())

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
      await playAgainstBots(page, server.address, game, 4)
      await expect(page.locator('.prompt')).toBeVisible()
      await page.waitForTimeout(6000)
      await page.screenshot({ path: join(FOLDER, `${game}-${look.name}.png`) })
    }
    await context.close()
  })
}
