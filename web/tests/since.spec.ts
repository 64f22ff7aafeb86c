/** What others did is played before my eyes, and stays told until I act. */

import { expect, test, type Page } from '@playwright/test'
import { clean, playAgainstBots, playUpTo, startServer, tableOf, twoBrowsers, type Server } from './support'

let server: Server
test.beforeAll(async () => {
  server = await startServer()
})
test.afterAll(() => server.stop())

const mine = (page: Page) => page.locator('.prompt:not(.wait)')
const finish = (page: Page) => page.getByRole('button', { name: /^(Confirm|Finish my turn)$/ })
const traces = (page: Page) => page.locator('.traces [data-trace]')

/** So fast the turns of others are played in this browser. */
const paced = (page: Page, pace: string) => page.addInitScript((chosen) => localStorage.setItem('mansard.settings', JSON.stringify({ locale: 'en', pace: chosen })), pace)

async function playSomething(page: Page) {
  await expect(mine(page)).toBeVisible()
  await page.getByRole('tab', { name: 'Moves' }).click()
  await page.locator('.moves li button').first().click()
  await finish(page).click()
  await page.getByRole('tab', { name: 'Log' }).click()
}

/** The numbers at the pieces stand at lines of the log too, and somebody's panel tells what changed. */
async function isTold(page: Page) {
  await expect(traces(page).first()).toBeVisible()
  const numbers = await traces(page).evaluateAll((all) => all.map((one) => one.getAttribute('data-trace') ?? ''))
  const told = await page.locator('.logs .le .no').allTextContents()
  expect(told).toEqual(expect.arrayContaining(numbers))
  await expect(page.locator('[data-since] li').first()).toHaveText(/ [+−]\d+$/)
}

test('turns of bots are played one after the other, a key goes to the present, and what they did is told until I act', async ({ page }) => {
  await paced(page, 'slow')
  const id = await playAgainstBots(page, server.address, 'paris', 3)
  await playUpTo(page, server.address, id, 9)
  await page.reload()
  await playSomething(page)
  await expect(page.getByRole('button', { name: 'Skip' }).first()).toBeVisible()
  await expect(finish(page)).toHaveCount(0)
  await expect.poll(async () => (await tableOf(page, server.address, id)).actors).toEqual([0])
  await expect(mine(page), 'the bots have moved, and are still shown').toHaveCount(0)
  await page.locator('body').press('Space')
  await expect(mine(page)).toBeVisible()
  await isTold(page)
  await page.reload()
  await isTold(page)
  await clean(page, '.table')
  await page.getByRole('tab', { name: 'Moves' }).click()
  await page.locator('.moves li button').first().click()
  await expect(traces(page)).toHaveCount(0)
  await expect(page.locator('[data-since] li')).toHaveCount(0)
})

test('nothing is played for who turned it off, and the traces are there all the same', async ({ page }) => {
  await paced(page, 'off')
  const id = await playAgainstBots(page, server.address, 'skyrise', 3)
  await playUpTo(page, server.address, id, 10)
  await page.reload()
  await playSomething(page)
  await expect(mine(page)).toBeVisible()
  await isTold(page)
})

test('what the rival did is told after a reload', async ({ page }) => {
  await paced(page, 'off')
  const id = await playAgainstBots(page, server.address, 'red_cathedral', 1)
  const last = async () => {
    const answer = await page.request.get(`${server.address}/api/tables/${id}/log?seat=0`)
    return JSON.stringify(((await answer.json()) as { entries: { events: unknown[] }[] }).entries.at(-1)?.events ?? [])
  }
  for (let version = 1; !(await last()).includes('rival-'); version += 1) await playUpTo(page, server.address, id, version)
  await page.reload()
  await expect(mine(page)).toBeVisible()
  await expect(traces(page).first()).toBeVisible()
  await expect(page.locator('.logs .le .no').first()).toBeVisible()
})

test('who was away sees what happened since his turn', async ({ browser }) => {
  const { first, second, id } = await twoBrowsers(browser, server.address, 'skyrise')
  for (const page of [first, second]) await paced(page, 'off')
  const { actors } = await tableOf(first, server.address, id)
  const [acting, other] = actors[0] === 0 ? [first, second] : [second, first]
  await playSomething(acting)
  await expect(acting.locator('.prompt.wait')).toBeVisible()
  await acting.goto(server.address)
  await playSomething(other)
  await expect(other.locator('.prompt.wait')).toBeVisible()
  await acting.goto(`${server.address}/t/${id}`)
  await expect(mine(acting)).toBeVisible()
  await expect(traces(acting).first()).toBeVisible()
})

test('an end that leaves goods behind is asked about once', async ({ page }) => {
  await paced(page, 'off')
  await playAgainstBots(page, server.address, 'red_cathedral', 2)
  await expect(mine(page)).toBeVisible()
  await page.getByRole('tab', { name: 'Moves' }).click()
  await page.locator('.moves li button').filter({ hasText: /die/ }).first().click()
  await expect(finish(page)).toBeEnabled()
  await finish(page).click()
  const question = page.getByRole('dialog')
  await expect(question).toContainText(/goods/i)
  await clean(page, 'dialog[open]')
  await question.getByRole('button').first().click()
  await expect(question).toBeHidden()
  await expect(page.locator('.table')).toHaveAttribute('data-version', '0')
  await finish(page).click()
  await expect(page.locator('.prompt.wait').or(page.locator('.traces')).first()).toBeAttached()
  await expect(question).toBeHidden()
})
