import { expect, test, type Page } from '@playwright/test'
import { gzipSync } from 'node:zlib'
import { clean, playAgainstBots, startServer, tableOf, twoBrowsers, type Server } from './support'

let server: Server

test.beforeAll(async () => {
  server = await startServer({ MANSARD_STAND_IN_PAUSE: '0' })
})

test.afterAll(() => server.stop())

test('two clicks lead from the first page to a game against bots', async ({ page }) => {
  await page.goto(server.address)
  const card = page.locator('article.card', { hasText: 'Skyrise' })
  await card.getByRole('button', { name: 'Play now against bots' }).click()
  await card.getByRole('button', { name: 'Apprentice' }).click()
  await expect(page).toHaveURL(/\/t\//)
  await expect(page.getByRole('heading', { level: 1, name: 'Skyrise' })).toBeVisible()
})

test('the page of the API loads nothing from elsewhere', async ({ page }) => {
  const foreign: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(server.address) && !request.url().startsWith('data:')) foreign.push(request.url())
  })
  await page.goto(`${server.address}/api/docs`)
  await expect(page.locator('.swagger-ui .opblock-summary-path').first()).toBeVisible()
  expect(foreign).toEqual([])
})

const PAGES = ['/', '/tables', '/tables/new', '/tournaments', '/tournaments/new', '/rules', '/rules/skyrise', '/rules/skyrise/statistics', '/me', '/settings']

for (const colorScheme of ['light', 'dark'] as const) {
  test(`every page of the shell passes axe, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    for (const path of PAGES) {
      await page.goto(server.address + path)
      await expect(page.locator('#content')).toBeVisible()
      await page.waitForLoadState('networkidle')
      await clean(page)
    }
  })
}

for (const locale of ['en', 'ru', 'pl']) {
  test(`no page is wider than a phone, ${locale}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.addInitScript((locale) => localStorage.setItem('mansard.settings', JSON.stringify({ locale })), locale)
    await page.request.post(`${server.address}/api/guest`, { data: { name: 'Maximiliana Konstantinopolitańczykowianeczka' } })
    for (const path of PAGES) {
      await page.goto(server.address + path)
      await expect(page.locator('#content')).toBeVisible()
      await page.waitForLoadState('networkidle')
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(390)
    }
  })

  test(`the button of a game keeps to one line, ${locale}`, async ({ page }) => {
    await page.addInitScript((locale) => localStorage.setItem('mansard.settings', JSON.stringify({ locale })), locale)
    await page.goto(server.address)
    const words = page.locator('article.card .go .long')
    await expect(words).toHaveCount(4)
    for (const button of await words.all()) expect((await button.boundingBox())?.height).toBeLessThan(24)
  })
}

test('a rule book speaks the reader\'s language, and its links lead to its sections', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('mansard.settings', JSON.stringify({ locale: 'ru' })))
  await page.goto(`${server.address}/rules/skyrise`)
  await expect(page.locator('article h1')).toContainText('правила')
  await page.locator('article a', { hasText: '2.10' }).first().click()
  await expect(page.locator('#s2-10')).toBeInViewport()
  await expect(page.locator('#s2-10')).toHaveText(/^2\.10 [А-Я]/)
})

/** What a page loads, packed; pictures come later and are not counted, nor is the board of a game. */
async function packed(page: Page, path: string): Promise<number> {
  const sizes: Promise<number>[] = []
  const counted = ['document', 'script', 'stylesheet', 'fetch', 'font']
  page.on('response', (response) => {
    if (!counted.includes(response.request().resourceType())) return
    sizes.push(
      response.body().then(
        (body) => (body.includes('sky-disc') || response.url().includes('/skyrise.') ? 0 : gzipSync(body).length),
        () => 0,
      ),
    )
  })
  await page.goto(server.address + path)
  await expect(page.locator('#content')).toBeVisible()
  await page.waitForLoadState('networkidle')
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}

test('the first load is at most 250 KB, packed and without the boards', async ({ browser }) => {
  const [home, table] = [await browser.newPage(), await browser.newPage()]
  const atHome = await packed(home, '/')
  await table.request.post(`${server.address}/api/guest`, { data: { name: 'Anna' } })
  const made = await table.request.post(`${server.address}/api/tables`, { data: { game: 'skyrise', seats: [{ kind: 'me' }, { kind: 'bot', level: 'easy' }], start: true } })
  const { id } = (await made.json()) as { id: string }
  const atTable = await packed(table, `/t/${id}`)
  console.log(`first load, packed: home ${Math.round(atHome / 1024)} KB, table without its board ${Math.round(atTable / 1024)} KB`)
  expect(atHome).toBeLessThanOrEqual(250 * 1024)
  expect(atTable).toBeLessThanOrEqual(250 * 1024)
})

test('sounds are on with a volume and stay off when turned off, and patterns are marked on the page', async ({ page }) => {
  await page.goto(`${server.address}/settings`)
  const [sound, patterns] = [page.getByLabel('Sound'), page.getByLabel('Patterns for colours')]
  await expect(sound).toBeChecked()
  await expect(page.getByLabel('Volume')).toHaveValue('0.6')
  await sound.uncheck()
  await expect(page.getByLabel('Volume')).toHaveCount(0)
  await patterns.check()
  await expect(page.locator('html')).toHaveAttribute('data-patterns', 'on')
  await page.reload()
  await expect(sound).not.toBeChecked()
  await expect(page.locator('html')).toHaveAttribute('data-patterns', 'on')
})

test('the profile counts a finished game', async ({ page }) => {
  const id = await playAgainstBots(page, server.address, 'skyrise', 2)
  await page.request.post(`${server.address}/api/tables/${id}/hand`, { data: { seat: 0 } })
  await expect.poll(async () => (await tableOf(page, server.address, id)).status, { timeout: 300_000, intervals: [500] }).toBe('finished')
  await expect(page.locator('.result h2')).toBeVisible()
  await page.goto(`${server.address}/me`)
  const row = page.getByRole('row', { name: /Skyrise/ })
  await expect(row).toBeVisible()
  await expect(row.getByRole('cell').first()).toHaveText('1')
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
  const { actors } = await tableOf(first, server.address, id)
  const [acting, waiting] = actors[0] === 0 ? [first, second] : [second, first]
  await acting.getByRole('tab', { name: 'Moves' }).click()
  await acting.locator('.moves li button').first().click()
  await acting.getByRole('button', { name: /^(Confirm|Finish my turn)$/ }).click()
  await expect(waiting.locator('.prompt:not(.wait)')).toBeVisible()
  await expect(acting.locator('.prompt.wait')).toBeVisible()
})

test('a draft is there again after a reload', async ({ page }) => {
  await playAgainstBots(page, server.address, 'skyrise', 2)
  await expect(page.locator('.prompt:not(.wait)')).toBeVisible()
  await page.getByRole('tab', { name: 'Moves' }).click()
  const finish = page.getByRole('button', { name: 'Finish my turn' })
  await expect(finish).toBeDisabled()
  const kept = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.url().endsWith('/draft'))
  await page.locator('.moves li button').last().click()
  await expect(finish).toBeEnabled()
  const draft = await page.locator('.prompt .words p').textContent()
  await kept
  await page.reload()
  await expect(page.locator('.prompt .words p')).toHaveText(draft ?? '')
  await expect(finish).toBeEnabled()
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
  const curtain = page.getByRole('dialog', { name: /Hand over to/ })
  for (let turn = 0; turn < 2; turn += 1) {
    await expect(curtain).toBeVisible()
    await curtain.getByRole('button').click()
    await expect(curtain).toBeHidden()
    await expect(page.locator('.prompt:not(.wait)')).toBeVisible()
    await page.getByRole('tab', { name: 'Moves' }).click()
    await page.locator('.moves li button').first().click()
    await page.getByRole('button', { name: /^(Confirm|Finish my turn)$/ }).click()
  }
  await expect(curtain).toBeVisible()
  await page.reload()
  await expect(curtain).toBeVisible()
})

test('an unknown table says so', async ({ page }) => {
  await page.goto(`${server.address}/t/nosuchtable00000`)
  await expect(page.getByRole('heading', { name: 'There is nothing here.' })).toBeVisible()
})

test('a seat is handed to a bot and taken back', async ({ browser }) => {
  const { first } = await twoBrowsers(browser, server.address, 'skyrise')
  await first.locator('header').getByRole('button', { name: 'Menu' }).click()
  await first.getByRole('menuitem', { name: 'Hand the seat to a bot' }).click()
  await first.getByRole('dialog').getByRole('button', { name: 'Hand it over' }).click()
  await expect(first.getByText('A bot plays for you.')).toBeVisible()
  await first.getByRole('button', { name: 'Take the seat back' }).click()
  await expect(first.getByText('A bot plays for you.')).toBeHidden()
})

test('a name is kept, and the profile shows that nothing was finished yet', async ({ page }) => {
  await page.goto(`${server.address}/me`)
  await expect(page.getByLabel('Your name')).not.toHaveValue('')
  await page.getByLabel('Your name').fill('Ludwika')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Ludwika' })).toBeVisible()
  await expect(page.getByText('Nothing finished yet.')).toBeVisible()
})
