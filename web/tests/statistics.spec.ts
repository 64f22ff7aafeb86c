/** A player's page and a game's page: charts, tables in their place, small numbers, and who may see what. */

import { expect, test, type Browser, type Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { clean, importBots, startServer, withGames, type Server } from './support'

let server: Server
let anna: string
let page: Page

const at = (path: string) => server.address + path
const sheet = (name: string | RegExp) => page.getByRole('region', { name, exact: typeof name === 'string' })

async function stranger(browser: Browser, name = 'Zoe'): Promise<Page> {
  const other = await (await browser.newContext()).newPage()
  await other.request.post(at('/api/guest'), { data: { name } })
  return other
}

test.beforeAll(async ({ browser }) => {
  server = await startServer()
  page = await (await browser.newContext()).newPage()
  anna = await withGames(page, server, ['skyrise:31', 'paris:9', 'small_city:4', 'red_cathedral:12'])
})

test.afterAll(() => server.stop())

test('the own page: charts of the chosen game, each of them as a table', async () => {
  await page.goto(at('/me'))
  await page.getByRole('link', { name: 'Your page' }).click()
  await expect(page).toHaveURL(at(`/p/${anna}`))
  await expect(page.getByRole('img', { name: /^31 rated games, .* The estimate is [\d.]+ with a deviation of [\d.]+, the rating [\d.]+/ })).toBeVisible()
  await page.getByRole('link', { name: /^Paris/ }).click()
  await expect(page).toHaveURL(/\?game=paris$/)
  await expect(page.getByRole('heading', { name: 'Rating in Paris' })).toBeVisible()
  await expect(sheet('By seat').getByRole('img', { name: /^By seat\. Paris: first/ })).toBeVisible()
  await expect(sheet('Where your points come from').getByRole('img', { name: /Districts \d+ %, Average winner \d+ %/ })).toBeVisible()
  await clean(page)
  for (const name of ['Rating in Paris', 'Where your points come from', 'Against whom', 'By seat']) {
    const button = sheet(name).getByRole('button', { name: 'As a table' })
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(button).toHaveAttribute('aria-pressed', 'true')
    await expect(sheet(name).getByRole('table')).toBeVisible()
    await expect(sheet(name).getByRole('img')).toHaveCount(0)
  }
  await expect(sheet('Rating in Paris').getByRole('row')).toHaveCount(10)
  await expect(sheet('Against whom').getByRole('row').nth(1)).toContainText('Boris')
  await clean(page)
})

test('the rating is read game by game with the keys', async () => {
  await page.goto(at(`/p/${anna}?game=skyrise`))
  const reader = page.getByRole('slider', { name: 'Game' })
  await reader.focus()
  await page.keyboard.press('Home')
  const first = await reader.getAttribute('aria-valuetext')
  expect(first).toMatch(/: [\d.]+, estimate [\d.]+$/)
  await page.keyboard.press('ArrowRight')
  await expect(reader).not.toHaveAttribute('aria-valuetext', first ?? '')
})

test('small numbers are told as counts, and none as a ghost', async ({ browser }) => {
  await page.goto(at(`/p/${anna}`))
  const few = page.getByRole('link', { name: /^Small City/ })
  await expect(few).toContainText(/\d(\.\d)? of 4 won\. Fewer than 5 games: no share yet\./)
  await expect(few).not.toContainText('%')
  await expect(page.getByRole('link', { name: /^Paris/ })).toContainText(/\d+\s% of 9, even \d+\s%/)
  await expect(page.getByRole('link', { name: /^Skyrise 31/ })).toContainText(/\d+\s%, even \d+\s%/)
  await few.click()
  await expect(sheet('Where your points come from')).toContainText('From 4 games only')
  const fresh = await stranger(browser, 'New')
  const { me } = (await (await fresh.request.get(at('/api/visitor'))).json()) as { me: { id: string } }
  await fresh.goto(at(`/p/${me.id}`))
  await expect(fresh.getByRole('heading', { name: 'Nothing finished yet.' })).toBeVisible()
  await expect(fresh.getByRole('link', { name: 'Play now against bots' })).toBeVisible()
  await clean(fresh)
})

test('last games lead to their reviews, and leave as a file', async () => {
  await page.goto(at(`/p/${anna}`))
  const recent = sheet('Recent games')
  await expect(recent.getByRole('row')).toHaveCount(9)
  await expect(recent.getByRole('link', { name: /^Open the review of Skyrise/ }).first()).toHaveAttribute('href', /^\/t\/skyrise\d+\/review$/)
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'My games as a file (CSV)' }).click()])
  expect(readFileSync(await file.path(), 'utf-8').trim().split('\n')).toHaveLength(1 + 56)
  await recent.getByRole('link', { name: 'All 56' }).click()
  await expect(page.getByRole('article')).toHaveCount(20)
  await page.getByRole('button', { name: 'More' }).click()
  await expect(page.getByRole('article')).toHaveCount(40)
  await clean(page)
})

test('true moves, records and marks of reviewed games', async () => {
  await page.goto(at(`/p/${anna}`))
  const recent = sheet('Recent games')
  await expect(recent.getByRole('columnheader', { name: 'True moves' })).toBeVisible()
  await expect(recent.getByRole('cell', { name: /^\d+\s% \d+ of \d+$/ }).first()).toBeVisible()
  await expect(recent).toContainText(/Skyrise: \d+\s% true moves of [\d,]+ decisions, in the 24 of 31 games/)
  await expect(sheet('Records')).toContainText(/Truest\s*\d+ of \d+ moves/)
  await expect(sheet('Marks')).toContainText('true moves in a game')
  await expect(sheet('Marks')).toContainText('won from under 10')
})

test('another player stands beside, and a period narrows the games', async () => {
  await page.goto(at(`/p/${anna}?game=paris`))
  await page.getByRole('combobox', { name: 'Compare with' }).selectOption({ label: 'Boris' })
  await expect(page).toHaveURL(/game=paris/)
  await expect(page).toHaveURL(/with=boris0000001/)
  const compared = page.getByRole('table', { name: 'Anna and Boris' })
  await expect(compared.getByRole('row', { name: /^Skyrise [\d.]+ [\d.]+ \d+/ })).toBeVisible()
  await expect(compared.getByRole('row', { name: /^Small City/ })).toContainText(/of 4 won/)
  await expect(page.getByText('rating of Boris')).toBeVisible()
  await page.getByRole('link', { name: /^Skyrise 31/ }).click()
  await expect(page).toHaveURL(/with=boris0000001/)
  await clean(page)
  await page.getByRole('combobox', { name: 'Which games' }).selectOption({ label: 'Last 30 days' })
  await expect(page.getByRole('heading', { name: 'No game ended in this time.' })).toBeVisible()
  await page.getByRole('button', { name: 'All time' }).click()
  await expect(sheet('Recent games').getByRole('row')).toHaveCount(9)
})

test('who may see the page is the choice of its owner', async ({ browser }) => {
  const other = await stranger(browser)
  await other.goto(at(`/p/${anna}`))
  await expect(other.getByRole('heading', { name: 'Anna', exact: true })).toBeVisible()
  await expect(other.getByText('Everybody may see this page.')).toHaveCount(0)
  await page.goto(at('/settings'))
  await page.getByRole('radio', { name: 'People I played' }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
  await other.reload()
  await expect(other.getByRole('alert')).toContainText('This player does not show these pages to you.')
  await clean(other)
  await other.goto(at('/rules/skyrise/statistics'))
  const board = other.getByRole('region', { name: 'Ratings' })
  await expect(board.getByRole('link', { name: 'Boris' })).toBeVisible()
  await expect(board.getByRole('link', { name: 'Anna' })).toHaveCount(0)
  await other.goto(at('/p/boris0000001'))
  await expect(other.getByRole('region', { name: 'Against whom' })).toContainText('People who are not shown')
  await expect(other.getByText('Anna')).toHaveCount(0)
  await page.goto(at(`/p/${anna}`))
  await expect(page.getByText('Only people you have played with may see this page.')).toBeVisible()
})

test('plans and who ended the game, where a game tells them', async () => {
  await page.goto(at('/rules/red_cathedral/statistics'))
  await expect(page.getByText('won by the finisher')).toBeVisible()
  await expect(sheet('Openings').getByRole('img', { name: /Claim, three materials: / })).toBeVisible()
  await expect(sheet('Plans').getByRole('img', { name: /^Plans\. .*3-3-3-3: \d+, \d games/ })).toBeVisible()
  await expect(sheet('Balance of options').getByRole('img', { name: /^Used at least once\. .*(Clergy|Merchants|Craftsmen|Teamsters): / })).toBeVisible()
  await expect(sheet('Balance of options')).toContainText('5 of 6, those farthest from even.')
  await sheet('Plans').getByRole('button', { name: 'As a table' }).click()
  await expect(sheet('Plans').getByRole('row')).toHaveCount(7)
  await clean(page)
})

test('a club has its own table of ratings among the numbers', async () => {
  const { id } = (await (await page.request.post(at('/api/clubs'), { data: { name: 'Thursday' } })).json()) as { id: string }
  await page.goto(at('/rules/skyrise/statistics'))
  const board = sheet('Ratings')
  await expect(board.getByRole('link', { name: 'Boris' })).toBeVisible()
  await board.getByRole('combobox', { name: 'Whose ratings' }).selectOption({ label: 'Thursday' })
  await expect(board).toContainText('Nobody is rated in this game yet.')
  await clean(page)
  await board.getByRole('combobox', { name: 'Whose ratings' }).selectOption({ label: 'Everybody here' })
  await expect(board.getByRole('link', { name: 'Boris' })).toBeVisible()
  expect((await page.request.delete(at(`/api/clubs/${id}`))).ok()).toBe(true)
})

test('a game in numbers, sets of games apart', async () => {
  importBots(server, 'skyrise', 'dice')
  await page.goto(at('/rules/skyrise'))
  await page.getByRole('navigation', { name: 'Skyrise' }).getByRole('link', { name: 'Statistics' }).click()
  await expect(page.getByRole('definition').first()).toHaveText('31')
  await expect(sheet('Openings').getByRole('img', { name: /^Openings\. (Hub|Cedar|Aster): \d+\s% of \d+ games, between/ })).toBeVisible()
  await expect(sheet('Fairness of seats').getByRole('img', { name: /2 players, seat 1 \d+\s% of 11 games/ })).toBeVisible()
  await clean(page)
  for (const name of ['Openings', 'Fairness of seats', 'Points by player count', 'Where points come from', 'Ratings']) {
    await sheet(name).getByRole('button', { name: 'As a table' }).click()
    await expect(sheet(name).getByRole('table')).toBeVisible()
  }
  await clean(page)
  await page.getByRole('combobox', { name: 'How many players' }).selectOption({ label: '3 players' })
  await expect(page.getByRole('definition').first()).toHaveText('10')
  await page.getByRole('combobox', { name: 'Which games' }).selectOption({ label: 'Set of bots: dice' })
  await expect(page.getByRole('heading', { name: 'This choice leaves no game.' })).toBeVisible()
  await page.getByRole('button', { name: 'Any number of players' }).click()
  await expect(page.getByRole('definition').first()).toHaveText('6')
  await expect(page).toHaveURL(/\?origin=dice$/)
})

test('every page fits every screen, in every language, by night', async () => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(at('/rules/skyrise/statistics'))
  for (const [locale, word] of [['ru', 'Рейтинг: Парящий город'], ['pl', 'Ranking: Skyrise'], ['en', 'Rating in Skyrise']] as const) {
    await page.evaluate((to) => localStorage.setItem('mansard.settings', JSON.stringify({ ...JSON.parse(localStorage.getItem('mansard.settings') ?? '{}'), locale: to })), locale)
    for (const [path, width] of [[`/p/${anna}`, 390], ['/rules/skyrise/statistics', 390], [`/p/${anna}`, 820], ['/rules/skyrise/statistics', 820], ['/rules/skyrise/statistics', 1440]] as const) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(at(path))
      if (path.startsWith('/p/')) await expect(page.getByRole('heading', { name: word })).toBeVisible()
      else await expect(page.getByRole('definition').first()).toHaveText('31')
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    }
  }
  await clean(page)
})
