/** A fifth game that lies in a folder of its own: the client knows nothing of it and plays it with the generic board. */

import { expect, test } from '@playwright/test'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT, startServer, type Server } from './support'

const folder = mkdtempSync(join(tmpdir(), 'mansard-games-'))
let server: Server
test.beforeAll(async () => {
  cpSync(join(ROOT, 'tests/fifth/games'), folder, { recursive: true })
  server = await startServer({ MANSARD_GAMES_PATH: folder })
})
test.afterAll(() => {
  server.stop()
  rmSync(folder, { recursive: true, force: true })
})

test('it stands on the home page after the others, with a picture', async ({ page }) => {
  await page.goto(server.address)
  const cards = page.locator('.card h3')
  await expect(cards).toHaveText(['Skyrise', 'Paris', 'The Red Cathedral', 'Small City', 'Ten Tokens'])
  const picture = page.locator('.card').last().locator('img.pic')
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await page.locator('.card').last().getByRole('link', { name: 'Ten Tokens' }).click()
  await expect(page.getByRole('heading', { name: '4.2 Swap' })).toBeVisible()
})

test('it is played to the end with the generic board', async ({ page }) => {
  await page.goto(server.address)
  const card = page.locator('.card').last()
  await card.getByRole('button', { name: 'Play now' }).click()
  await card.locator('.levels button').nth(1).click()
  await expect(page.locator('.generic')).toContainText('shown')
  await page.getByRole('tab', { name: 'Moves' }).click()
  const result = page.locator('.result h2')
  const move = page.locator('.moves li button').last()
  const confirm = page.getByRole('button', { name: /^(Confirm|Finish my turn)$/ })
  for (;;) {
    await expect(result.or(move).first()).toBeVisible()
    if (await result.isVisible()) break
    await move.click()
    await expect(confirm).toBeEnabled()
    const committed = page.waitForResponse(/commit$/)
    await confirm.click()
    await committed
  }
  await page.getByRole('tab', { name: 'Log' }).click()
  await expect(page.locator('.logs')).toContainText('swaps the secret')
})
