import { expect, test, type Page } from '@playwright/test'
import { clean, startServer, type Server } from './support'

let server: Server

test.beforeAll(async () => {
  server = await startServer()
})

test.afterAll(() => server.stop())

/** What the browser complains about while a page is used. */
function complaints(page: Page): string[] {
  const found: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') found.push(message.text())
  })
  return found
}

test('a visitor without a name sees every page without an error, and no title is a key', async ({ page }) => {
  const errors = complaints(page)
  for (const path of ['/', '/tables', '/tables/new', '/rules', '/settings']) {
    await page.goto(server.address + path)
    await expect(page.locator('#content')).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(await page.title()).not.toMatch(/[a-z]-[a-z]+ ·/)
  }
  await page.keyboard.press('n')
  await page.waitForLoadState('networkidle')
  expect(errors).toEqual([])
})

test('the name that a newcomer types is his name at the table, in the account and in the chat', async ({ page }) => {
  await page.goto(`${server.address}/tables/new?game=skyrise`)
  await page.getByLabel('Your name').fill('Ludwika')
  await page.getByRole('button', { name: 'Open the table' }).click()
  await expect(page).toHaveURL(/\/t\//)
  const { me } = (await (await page.request.get(`${server.address}/api/visitor`)).json()) as { me: { name: string } }
  expect(me.name).toBe('Ludwika')
  const id = page.url().split('/').at(-1) ?? ''
  const said = await page.request.post(`${server.address}/api/tables/${id}/chat`, { data: { text: 'Hello' } })
  expect(((await said.json()) as { name: string }).name).toBe('Ludwika')
})

test('an unknown address says so in the language of the reader', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('mansard.settings', JSON.stringify({ locale: 'pl' })))
  await page.goto(`${server.address}/no/such/page`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nic tu nie ma.')
  await expect(page.getByText('/no/such/page')).toBeVisible()
  await clean(page)
  await page.getByRole('link', { name: 'Na stronę główną' }).click()
  await expect(page).toHaveURL(`${server.address}/`)
})

test('the languages are a list for mouse and keyboard', async ({ page }) => {
  await page.goto(server.address)
  await page.getByRole('button', { name: 'Language: English' }).click()
  const list = page.getByRole('menu')
  await expect(list.getByRole('menuitemradio')).toHaveText(['English', 'Русский', 'Polski'])
  await clean(page)
  await page.keyboard.press('Escape')
  await expect(list).toBeHidden()
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
})

test('from a table to the settings and back', async ({ page }) => {
  await page.request.post(`${server.address}/api/guest`, { data: { name: 'Anna' } })
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 'easy' }]
  const made = await page.request.post(`${server.address}/api/tables`, { data: { game: 'skyrise', seats, start: true, listed: true } })
  const { id } = (await made.json()) as { id: string }
  await page.goto(`${server.address}/t/${id}`)
  await page.getByRole('link', { name: 'Settings' }).click()
  await expect(page).toHaveURL(`${server.address}/settings`)
  for (const language of ['Русский', 'Polski', 'English'])
    for (const width of [360, 820, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await page.getByRole('radio', { name: language }).click()
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${language}, ${width} px`).toBeLessThanOrEqual(0)
    }
  await page.reload()
  await page.getByRole('link', { name: 'Back to the table' }).click()
  await expect(page).toHaveURL(`${server.address}/t/${id}`)
})

test('bots have a name in every list of tables', async ({ page }) => {
  await page.request.post(`${server.address}/api/guest`, { data: { name: 'Anna' } })
  const bots = ['easy', 'medium', 'easy'].map((level) => ({ kind: 'bot', level }))
  for (const seats of [[{ kind: 'me' }, ...bots], [{ kind: 'me' }, { kind: 'open' }, ...bots.slice(1)]]) {
    await page.request.post(`${server.address}/api/tables`, { data: { game: 'skyrise', seats, listed: true, start: seats.length === 4 && seats[1]?.kind === 'bot' } })
  }
  await page.goto(`${server.address}/tables`)
  await expect(page.getByRole('img', { name: 'Apprentice 1' }).first()).toBeVisible()
  await clean(page)
})

test('somebody complains about a line of the chat', async ({ page, browser }) => {
  await page.request.post(`${server.address}/api/guest`, { data: { name: 'Anna' } })
  const made = await page.request.post(`${server.address}/api/tables`, { data: { game: 'skyrise', seats: [{ kind: 'me' }, { kind: 'open' }] } })
  const { id } = (await made.json()) as { id: string }
  const other = await browser.newContext()
  await other.request.post(`${server.address}/api/guest`, { data: { name: 'Boris' } })
  await other.request.post(`${server.address}/api/tables/${id}/join`, { data: {} })
  await other.request.post(`${server.address}/api/tables/${id}/chat`, { data: { text: 'Something unkind' } })
  await page.goto(`${server.address}/t/${id}`)
  await page.getByRole('button', { name: 'Complain about what Boris said' }).click()
  const dialog = page.getByRole('dialog', { name: 'Complain' })
  await expect(dialog.getByText('Something unkind')).toBeVisible()
  await dialog.getByLabel('What is wrong with it?').fill('unkind')
  await clean(page)
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Those who run this house will read it')).toBeVisible()
  await expect(dialog).toBeHidden()
  await other.close()
})

test('somebody goes on holiday and comes back early', async ({ page }) => {
  await page.request.post(`${server.address}/api/guest`, { data: { name: 'Anna' } })
  const clock = { kind: 'days', days: 3 }
  const made = await page.request.post(`${server.address}/api/tables`, { data: { game: 'skyrise', seats: [{ kind: 'me' }, { kind: 'me' }], clock, start: true } })
  const { id } = (await made.json()) as { id: string }
  await page.goto(`${server.address}/settings`)
  const part = page.locator('#holiday')
  await expect(part).toContainText('28 days left this year')
  await part.getByRole('button', { name: 'Begin now' }).click()
  await expect(part).toContainText('21 days left this year')
  await clean(page)
  await page.goto(`${server.address}/t/${id}`)
  await expect(page.getByText('on holiday').first()).toBeVisible()
  await page.goto(`${server.address}/settings`)
  await part.getByRole('button', { name: 'I am back' }).click()
  await expect(part).toContainText('27 days left this year')
})
