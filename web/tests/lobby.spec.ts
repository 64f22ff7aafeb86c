import { expect, test, type Page } from '@playwright/test'
import { clean, playUpTo, startServer, type Card, type Server } from './support'

let server: Server

test.beforeAll(async () => {
  server = await startServer()
})

test.afterAll(() => server.stop())

async function table(page: Page, data: object): Promise<string> {
  const made = await page.request.post(`${server.address}/api/tables`, { data: { listed: true, ...data } })
  return ((await made.json()) as Card).id
}

test('the lobby shows open, running and finished tables, searched and filtered', async ({ browser }) => {
  const [anna, watcher, stranger] = [await (await browser.newContext()).newPage(), await (await browser.newContext()).newPage(), await (await browser.newContext()).newPage()]
  await anna.request.post(`${server.address}/api/guest`, { data: { name: 'Anna' } })
  const bot = { kind: 'bot', level: 'easy' }
  await table(anna, { game: 'paris', seats: [{ kind: 'me' }, { kind: 'open' }], clock: { kind: 'bank', bank: 600, increment: 5 } })
  await table(anna, { game: 'skyrise', seats: [{ kind: 'me' }, { kind: 'open' }] })
  const running = await table(anna, { game: 'skyrise', seats: [{ kind: 'me' }, bot], start: true })
  const over = await table(anna, { game: 'skyrise', seats: [{ kind: 'me' }, bot], start: true })
  await playUpTo(anna, server.address, over, 100_000)
  await watcher.goto(`${server.address}/t/${running}`)
  await expect(watcher.getByText('You are watching')).toBeVisible()

  await stranger.goto(`${server.address}/tables`)
  const lobby = stranger.getByRole('region', { name: 'Open tables' })
  await expect(lobby.getByRole('article')).toHaveCount(2)
  await lobby.getByRole('button', { name: 'Live only' }).click()
  await expect(lobby.getByRole('heading', { level: 3 })).toHaveText(['Paris'])
  await lobby.getByRole('button', { name: 'Live only' }).click()
  await lobby.getByRole('searchbox', { name: 'Player' }).fill('nobody')
  await expect(lobby.getByText('Nothing fits the search.')).toBeVisible()
  await lobby.getByRole('searchbox', { name: 'Player' }).fill('ann')
  await expect(lobby.getByRole('article')).toHaveCount(2)

  await stranger.getByRole('radio', { name: 'To watch' }).click()
  const row = stranger.getByRole('region', { name: 'Running tables' }).getByRole('article')
  await expect(row).toContainText(/Era 1, auction \d/)
  await expect(row).toContainText('1 spectator')
  await expect(row.getByRole('link', { name: 'Watch' })).toHaveAttribute('href', `/t/${running}`)
  await clean(stranger)

  await stranger.getByRole('radio', { name: 'Finished' }).click()
  const done = stranger.getByRole('region', { name: 'Finished' }).getByRole('article')
  await expect(done).toContainText(/wins · \d+ : \d+/)
  await expect(done).toContainText(String(new Date().getFullYear()))
  await stranger.setViewportSize({ width: 390, height: 844 })
  expect(await stranger.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})

test('people talk in the waiting room, and what is not read is marked', async ({ browser }) => {
  const [anna, newcomer] = [await (await browser.newContext()).newPage(), await (await browser.newContext()).newPage()]
  await anna.request.post(`${server.address}/api/guest`, { data: { name: 'Anna' } })
  const id = await table(anna, { game: 'skyrise', seats: [{ kind: 'me' }, { kind: 'open' }] })
  await newcomer.goto(`${server.address}/t/${id}`)
  await newcomer.getByLabel('Your name').fill('Wanda')
  await newcomer.getByRole('button', { name: 'Join' }).click()
  await newcomer.getByLabel('Say something').fill('Shall we begin?')
  await newcomer.getByRole('button', { name: 'Send' }).click()
  await anna.goto(`${server.address}/tables`)
  await expect(anna.getByRole('img', { name: '1 new message' }).first()).toBeVisible()
  await anna.goto(`${server.address}/t/${id}`)
  await expect(anna.getByRole('log')).toContainText('Wanda Shall we begin?')
  await expect(anna.getByRole('img', { name: 'Wanda, at the table' })).toBeVisible()
  await clean(anna)
  await newcomer.close()
  await expect(anna.getByRole('img', { name: 'Wanda, away' })).toBeVisible()
  await anna.waitForLoadState('networkidle')
  await anna.goto(`${server.address}/tables`)
  await expect(anna.getByRole('img', { name: '1 new message' })).toHaveCount(0)
})
