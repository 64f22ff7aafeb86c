import AxeBuilder from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { playAgainstBots, startServer, type Server } from './support'

let server: Server

test.beforeAll(async () => {
  server = await startServer()
})

test.afterAll(() => server.stop())

async function clean(page: Page) {
  const found = await new AxeBuilder({ page }).analyze()
  expect(found.violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.target.join(' ')).join(' | ')}`)).toEqual([])
}

test('two clicks lead from the first page to a game against bots', async ({ page }) => {
  await page.goto(server.address)
  const card = page.locator('article.card', { hasText: 'Skyrise' })
  await card.getByRole('button', { name: 'Play now against bots' }).click()
  await card.getByRole('button', { name: 'Apprentice' }).click()
  await expect(page).toHaveURL(/\/t\//)
  await expect(page.getByRole('heading', { level: 1, name: 'Skyrise' })).toBeVisible()
})

test('every page of the shell passes axe', async ({ page }) => {
  for (const path of ['/', '/tables', '/tables/new', '/rules', '/rules/skyrise', '/me', '/settings']) {
    await page.goto(server.address + path)
    await expect(page.locator('#content')).toBeVisible()
    await page.waitForLoadState('networkidle')
    await clean(page)
  }
})

test('the shell speaks three languages', async ({ page }) => {
  await page.goto(`${server.address}/settings`)
  await page.getByRole('radio', { name: 'Русский' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Настройки')
  await page.getByRole('radio', { name: 'Polski' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ustawienia')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ustawienia')
})

test('two browsers play at one table, and the second sees the turn of the first', async ({ browser }) => {
  const [first, second] = [await browser.newPage(), await browser.newPage()]
  await first.request.post(`${server.address}/api/guest`, { data: { name: 'Anna' } })
  await second.request.post(`${server.address}/api/guest`, { data: { name: 'Boris' } })
  const seats = [{ kind: 'me' }, { kind: 'open' }]
  const answer = await first.request.post(`${server.address}/api/tables`, { data: { game: 'skyrise', seats } })
  const { id } = (await answer.json()) as { id: string }
  await second.goto(`${server.address}/t/${id}`)
  await second.getByRole('button', { name: 'Join' }).click()
  await first.goto(`${server.address}/t/${id}`)
  await first.getByRole('button', { name: 'Start' }).click()
  await expect(second.locator('.prompt')).toBeVisible()
  await expect(first.locator('.prompt')).toBeVisible()
  const acting = (await first.locator('.prompt.wait').count()) === 0 ? first : second
  const waiting = acting === first ? second : first
  await acting.getByRole('tab', { name: 'Moves' }).click()
  await acting.locator('.moves li button').first().click()
  await acting.getByRole('button', { name: 'Confirm' }).click()
  await expect(waiting.locator('.prompt:not(.wait)')).toBeVisible()
})

test('a draft is private: after a reload the table is as it was', async ({ page }) => {
  await playAgainstBots(page, server.address, 'skyrise', 2)
  await expect(page.locator('.prompt:not(.wait)')).toBeVisible()
  await page.getByRole('tab', { name: 'Moves' }).click()
  const lines = page.locator('.moves li button')
  const before = await lines.count()
  await lines.last().click()
  await expect(page.getByRole('button', { name: 'Confirm' })).toBeEnabled()
  await page.reload()
  await page.getByRole('tab', { name: 'Moves' }).click()
  await expect(lines).toHaveCount(before)
  await expect(page.getByRole('button', { name: 'Confirm' })).toBeDisabled()
})

test('at a hot seat a curtain hides the secrets between two players', async ({ page }) => {
  await page.request.post(`${server.address}/api/guest`, { data: { name: 'Anna' } })
  const seats = [
    { kind: 'me', name: 'Anna' },
    { kind: 'me', name: 'Boris' },
  ]
  const answer = await page.request.post(`${server.address}/api/tables`, { data: { game: 'skyrise', seats, start: true } })
  const { id } = (await answer.json()) as { id: string }
  await page.goto(`${server.address}/t/${id}`)
  await page.getByRole('tab', { name: 'Moves' }).click()
  await page.locator('.moves li button').first().click()
  await page.getByRole('button', { name: 'Confirm' }).click()
  const curtain = page.getByRole('dialog', { name: /Hand over to/ })
  await expect(curtain).toBeVisible()
  await curtain.getByRole('button').click()
  await expect(curtain).toBeHidden()
  await expect(page.locator('.prompt:not(.wait)')).toBeVisible()
})

test('an unknown table says so', async ({ page }) => {
  await page.goto(`${server.address}/t/nosuchtable00000`)
  await expect(page.getByRole('heading', { name: 'There is nothing here.' })).toBeVisible()
})

test('a seat is handed to a bot and taken back', async ({ page }) => {
  await playAgainstBots(page, server.address, 'skyrise', 2)
  await page.getByRole('button', { name: 'Hand the seat to a bot' }).click()
  await expect(page.getByText('A bot plays for you.')).toBeVisible()
  await page.getByRole('button', { name: 'Take the seat back' }).click()
  await expect(page.getByText('A bot plays for you.')).toBeHidden()
})

test('a name is kept, and the profile shows that nothing was finished yet', async ({ page }) => {
  await page.goto(`${server.address}/me`)
  await page.getByLabel('Your name').fill('Ludwika')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Ludwika' })).toBeVisible()
  await expect(page.getByText('Nothing finished yet.')).toBeVisible()
})
