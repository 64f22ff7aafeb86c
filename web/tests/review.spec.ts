import { expect, test, type Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { clean, playAgainstBots, ROOT, startServer, type Server } from './support'

let server: Server
test.beforeAll(async () => {
  server = await startServer({ MANSARD_REVIEW_QUICK: '24' })
})
test.afterAll(() => server.stop())

/** A short finished game at this server, and this guest beside it. */
async function finished(page: Page): Promise<string> {
  await page.request.post(`${server.address}/api/guest`, { data: { name: 'Anna' } })
  const record = readFileSync(join(ROOT, 'tests/golden/skyrise/2p-1.txt'), 'utf-8')
  const answer = await page.request.post(`${server.address}/api/records`, { data: { record } })
  expect(answer.status(), await answer.text()).toBe(201)
  return ((await answer.json()) as { id: string }).id
}

test('a finished game is reviewed, walked from turning point to turning point, and played on from one', async ({ page }) => {
  test.setTimeout(240_000)
  const id = await finished(page)
  await page.goto(`${server.address}/t/${id}`)
  await page.getByRole('link', { name: 'Review' }).first().click()
  await expect(page).toHaveURL(/\/review$/)
  const chances = page.getByRole('slider', { name: 'Chance to win' })
  await expect(chances).toBeVisible({ timeout: 200_000 })
  const points = page.getByRole('button', { name: /^Turning point \d/ })
  const number = async () => Number(await chances.inputValue())
  const first = await number()
  await expect(points).not.toHaveCount(0)
  await expect(page.locator('.list .sel')).toHaveAttribute('data-turn', `${first}`)
  await page.keyboard.press('n')
  await expect.poll(number).toBeGreaterThan(first)
  await page.keyboard.press('p')
  await expect.poll(number).toBe(first)
  await page.keyboard.press('ArrowRight')
  await expect.poll(number).toBe(first + 1)
  await points.first().click()
  await expect.poll(number).toBe(first)
  await expect(page.locator('.pos .outlines g').first()).toBeAttached()
  await page.getByRole('button', { name: 'Show the line' }).click()
  await expect(page.getByRole('button', { name: 'Leave the line' })).toBeVisible()
  await page.getByRole('button', { name: 'Leave the line' }).click()
  await clean(page)
  await page.getByRole('button', { name: 'Play on from here' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Play on' }).click()
  await expect(page).not.toHaveURL(new RegExp(id))
  await expect(page.locator('.table')).toBeVisible()
  await expect.poll(async () => Number(await page.locator('.table').getAttribute('data-version'))).toBeGreaterThanOrEqual(first - 1)
})

test('the coach gives a hint in three steps in a first game, and everybody sees that it is there', async ({ page }) => {
  await page.request.post(`${server.address}/api/guest`, { data: { name: 'Anna' } })
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 'easy' }]
  const answer = await page.request.post(`${server.address}/api/tables`, { data: { game: 'skyrise', seats, coach: 'guided', start: true } })
  const { id } = (await answer.json()) as { id: string }
  await page.goto(`${server.address}/t/${id}`)
  await expect(page.getByText('With coach')).toBeVisible()
  const line = page.getByRole('group', { name: 'Coach', exact: true })
  await expect(line.getByRole('button', { name: 'Hint' })).toBeVisible()
  await page.keyboard.press('h')
  await expect(page.locator('.ladder .open')).toHaveCount(1, { timeout: 30_000 })
  const more = page.getByRole('button', { name: 'Show more' })
  await more.click()
  await more.click()
  await expect(page.locator('.ladder .open')).toHaveCount(3)
  await expect(more).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Best three turns' })).toBeVisible()
  await expect(page.locator('.csheet footer')).toContainText('give or take')
  await expect(page.locator('.plumb .chip')).toHaveText(/^\+\d+(\.\d)? ± \d/)
  for (const [width, height] of [[820, 1180], [1180, 820]] as const) {
    await page.setViewportSize({ width, height })
    await expect.poll(() => page.locator('.dock').evaluate((dock) => [0.1, 0.5, 0.9].every((part) => {
      const box = dock.getBoundingClientRect()
      return dock.contains(document.elementFromPoint(box.x + part * box.width, box.bottom - 12))
    }))).toBe(true)
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(page.locator('.folded li')).toHaveText([/Anna/, /Apprentice/])
  await clean(page, '.csheet')
})

test('nobody is coached at a rated table', async ({ page }) => {
  const id = await playAgainstBots(page, server.address, 'skyrise', 2)
  await expect(page.locator('.prompt')).toBeVisible()
  await expect(page.getByRole('group', { name: 'Coach', exact: true })).toHaveCount(0)
  await page.locator('header').getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('menuitem', { name: 'No coach at rated tables' })).toBeVisible()
  const refused = await page.request.post(`${server.address}/api/tables/${id}/coach/hint`, { data: { seat: 0, version: 0, moves: [] } })
  expect(refused.status()).toBe(409)
  expect(((await refused.json()) as { code: string }).code).toBe('coach-at-rated')
})
