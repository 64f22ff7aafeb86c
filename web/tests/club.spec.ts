/** Clubs and the people one knows: found, join, roles, tables, leave; follow, invite again, block. */

import { expect, test, type Browser, type Page } from '@playwright/test'
import { clean, playUpTo, startServer, type Card, type Server } from './support'

let server: Server

test.beforeAll(async () => {
  server = await startServer()
})

test.afterAll(() => server.stop())

async function guest(browser: Browser, name: string): Promise<{ page: Page; id: string }> {
  const page = await (await browser.newContext()).newPage()
  const answer = await page.request.post(`${server.address}/api/guest`, { data: { name } })
  expect(answer.ok(), await answer.text()).toBe(true)
  return { page, id: ((await answer.json()) as { id: string }).id }
}

interface Club {
  id: string
  invite: { code: string }
}

async function founded(page: Page, name: string): Promise<Club> {
  const answer = await page.request.post(`${server.address}/api/clubs`, { data: { name } })
  expect(answer.ok(), await answer.text()).toBe(true)
  return (await answer.json()) as Club
}

async function fitsPhone(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(server.address + path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(390)
  await page.setViewportSize({ width: 1440, height: 900 })
}

test('a club is founded, a second person comes by the link, a table of it is found there', async ({ browser }) => {
  const anna = (await guest(browser, 'Anna')).page
  const boris = (await guest(browser, 'Boris')).page
  await anna.goto(`${server.address}/`)
  await anna.getByRole('navigation').getByRole('link', { name: 'Club', exact: true }).click()
  await clean(anna)
  await anna.getByLabel('Name of the club').fill('Thursday table')
  await anna.getByLabel('What it is about').fill('Paris on weekdays')
  await anna.getByRole('button', { name: 'Found the club' }).click()
  await expect(anna.getByRole('heading', { level: 1, name: 'Thursday table' })).toBeVisible()
  await expect(anna.getByText('You are alone here so far.')).toBeVisible()
  const link = await anna.getByRole('textbox', { name: 'Invite link' }).inputValue()

  await boris.goto(`${server.address}/club`)
  await boris.getByRole('textbox', { name: 'Link or code' }).fill('Nonsense!')
  await boris.getByRole('button', { name: 'Look' }).click()
  await expect(boris.getByRole('alert')).toContainText('This is no link of a club.')
  await boris.getByRole('textbox', { name: 'Link or code' }).fill(link)
  await boris.getByRole('button', { name: 'Look' }).click()
  await expect(boris.getByRole('heading', { level: 1, name: 'Thursday table' })).toBeVisible()
  await expect(boris.getByText('Anna invites you')).toBeVisible()
  await clean(boris)
  await boris.getByRole('button', { name: 'Join the club' }).click()
  await expect(boris.getByRole('row', { name: /Anna keeper/ })).toBeVisible()
  await expect(boris.getByRole('region', { name: 'Notice board' })).toHaveCount(0)

  await anna.reload()
  await anna.getByRole('link', { name: 'New table' }).click()
  await expect(anna.getByRole('combobox', { name: 'Belongs to' })).toHaveValue(/\w{8}/)
  await expect(anna.getByRole('checkbox', { name: 'Show it in the lobby' })).toHaveCount(0)
  await anna.getByRole('button', { name: 'Open the table' }).click()
  await expect(anna.getByRole('link', { name: 'A table of Thursday table' })).toBeVisible()

  await boris.goto(`${server.address}/club`)
  await boris.getByRole('navigation', { name: 'Thursday table' }).getByRole('link', { name: 'Tables' }).click()
  const row = boris.getByRole('region', { name: 'Open tables' }).getByRole('article')
  await expect(row).toContainText('Anna')
  await clean(boris)
  await row.getByRole('button', { name: 'Join' }).click()
  await expect(boris).toHaveURL(/\/t\//)
  await expect(boris.getByRole('link', { name: 'A table of Thursday table' })).toBeVisible()
  await boris.goto(`${server.address}/tables`)
  await expect(boris.getByRole('region', { name: 'Your tables' })).toContainText('· Thursday table')
})

test('keepers write on the board, let people in, hand on the keys, and send away', async ({ browser }) => {
  const anna = (await guest(browser, 'Anna')).page
  const boris = (await guest(browser, 'Boris')).page
  const club = await founded(anna, 'Rooftops')
  await anna.goto(`${server.address}/club/${club.id}`)
  await anna.getByRole('button', { name: 'New link' }).click()
  const dialog = anna.getByRole('dialog', { name: 'New link' })
  await dialog.getByLabel('A keeper lets people in').check()
  await dialog.getByRole('group', { name: 'Works for' }).getByRole('button', { name: 'Less' }).click()
  await dialog.getByRole('button', { name: 'New link' }).click()
  await expect(anna.getByRole('definition').filter({ hasText: '100 people' })).toBeVisible()

  const link = await anna.getByRole('textbox', { name: 'Invite link' }).inputValue()
  await boris.goto(link)
  await boris.getByRole('button', { name: 'Ask to be let in' }).click()
  await expect(boris.getByRole('status').filter({ hasText: 'Waiting for a keeper' })).toBeVisible()
  await clean(boris)
  await boris.goto(`${server.address}/club`)
  await boris.getByRole('button', { name: 'Wait no longer' }).click()
  await expect(boris.getByRole('heading', { name: 'Found a club' })).toBeVisible()
  await boris.goto(link)
  await boris.getByRole('button', { name: 'Ask to be let in' }).click()
  await expect(boris.getByRole('status').filter({ hasText: 'Waiting for a keeper' })).toBeVisible()
  await boris.goto(`${server.address}/club/${club.id}`)
  await expect(boris.getByText('Only members of the club may do this.')).toBeVisible()

  await anna.goto(`${server.address}/club/new`)
  await expect(anna.getByRole('navigation').getByRole('link', { name: 'Club 1 thing waits for you' })).toBeVisible()
  await clean(anna)
  await anna.goto(`${server.address}/club/${club.id}`)
  await anna.getByRole('region', { name: 'At the door' }).getByRole('button', { name: 'Let in' }).click()
  await expect(anna.getByRole('row', { name: /Boris/ })).toBeVisible()
  await expect(anna.getByRole('region', { name: 'At the door' })).toHaveCount(0)

  await anna.getByRole('button', { name: 'Write a notice' }).click()
  await anna.getByRole('textbox', { name: 'Notice' }).fill('We meet at eight.')
  await anna.getByRole('button', { name: 'Pin it' }).click()
  const board = anna.getByRole('region', { name: 'Notice board' })
  await expect(board).toContainText('We meet at eight.')
  await clean(anna)
  await boris.reload()
  await expect(boris.getByRole('region', { name: 'Notice board' })).toContainText('We meet at eight.')
  await expect(boris.getByRole('button', { name: 'Take it down' })).toHaveCount(0)
  await board.getByRole('button', { name: 'Take it down' }).click()
  await anna.getByRole('dialog').getByRole('button', { name: 'Take it down' }).click()
  await expect(board).toContainText('Nothing is pinned here.')

  await anna.getByRole('button', { name: 'Boris: more' }).click()
  await clean(anna)
  await anna.getByRole('button', { name: 'Make a keeper' }).click()
  await expect(anna.getByRole('dialog', { name: 'Make Boris a keeper?' })).toBeVisible()
  await anna.getByRole('button', { name: 'Make a keeper' }).click()
  await anna.keyboard.press('Escape')
  await expect(anna.getByRole('row', { name: /Boris keeper/ })).toBeVisible()

  await anna.getByRole('button', { name: 'Leave', exact: true }).click()
  await anna.getByRole('dialog', { name: 'Leave Rooftops?' }).getByRole('button', { name: 'Leave' }).click()
  await expect(anna.getByText('You are no longer in Rooftops.')).toBeVisible()
  await expect(anna.getByRole('heading', { name: 'Found a club' })).toBeVisible()

  await boris.reload()
  await boris.getByRole('button', { name: 'Name and words' }).click()
  await boris.getByRole('dialog').getByLabel('Name of the club').fill('Chimneys')
  await boris.getByRole('button', { name: 'Save' }).click()
  await expect(boris.getByRole('heading', { level: 1, name: 'Chimneys' })).toBeVisible()
  await boris.getByRole('button', { name: 'End the club' }).click()
  await boris.getByRole('dialog').getByRole('button', { name: 'End the club' }).click()
  await expect(boris.getByText('Chimneys has ended.')).toBeVisible()
})

test('somebody from a finished game is followed, invited again, blocked and unblocked', async ({ browser }) => {
  const [anna, boris] = [await guest(browser, 'Anna'), await guest(browser, 'Boris')]
  const post = (page: Page, path: string, data: object = {}) => page.request.post(`${server.address}/api/tables${path}`, { data })
  const made = (await (await post(anna.page, '', { game: 'skyrise', seats: [{ kind: 'me' }, { kind: 'open' }] })).json()) as Card
  await post(boris.page, `/${made.id}/join`)
  await post(anna.page, `/${made.id}/start`)
  await post(boris.page, `/${made.id}/resign`, { seat: 1 })
  await playUpTo(anna.page, server.address, made.id, 100_000)

  await anna.page.goto(`${server.address}/t/${made.id}`)
  await anna.page.getByRole('button', { name: 'Boris: more' }).click()
  await anna.page.getByRole('button', { name: 'Follow', exact: true }).click()
  await expect(anna.page.getByRole('button', { name: 'Follow no longer' })).toBeVisible()
  await anna.page.getByRole('link', { name: 'Invite to a table' }).click()
  await expect(anna.page.getByRole('combobox', { name: 'Seat 2: Whom' })).toHaveValue(boris.id)
  await anna.page.getByRole('button', { name: 'Open the table' }).click()
  await expect(anna.page.getByRole('listitem').filter({ hasText: 'Boris' })).toBeVisible()

  await boris.page.goto(`${server.address}/club/people`)
  const kept = boris.page.getByRole('region', { name: 'Seats kept for you' })
  await expect(kept.getByRole('article')).toContainText('Anna invites you')
  await clean(boris.page)
  await kept.getByRole('button', { name: 'Join' }).click()
  await expect(boris.page).toHaveURL(/\/t\//)
  const bot = { kind: 'bot', level: 'easy' }
  await post(boris.page, '', { game: 'skyrise', seats: [{ kind: 'me' }, bot], listed: true, start: true })

  await anna.page.goto(`${server.address}/club/people`)
  const row = anna.page.getByRole('region', { name: 'Played with, followed' }).getByRole('listitem')
  await expect(row).toContainText('1 game together, last')
  await expect(anna.page.getByRole('region', { name: 'Tables to watch' }).getByRole('link', { name: 'Watch' })).toBeVisible()
  await clean(anna.page)
  await row.getByRole('button', { name: 'Boris: more' }).click()
  await anna.page.getByRole('button', { name: 'Block', exact: true }).click()
  await anna.page.getByRole('dialog', { name: 'Block Boris?' }).getByRole('button', { name: 'Block' }).click()
  await anna.page.keyboard.press('Escape')
  await expect(anna.page.getByText('Nobody is left here: see who is blocked.')).toBeVisible()
  await anna.page.getByRole('radio', { name: 'Blocked' }).click()
  await row.getByRole('button', { name: 'Unblock' }).click()
  await expect(anna.page.getByText('Nobody is blocked.')).toBeVisible()
  await anna.page.getByRole('radio', { name: 'All' }).click()
  await expect(row.getByRole('button', { name: 'Follow' })).toHaveAttribute('aria-pressed', 'false')
})

for (const locale of ['ru', 'pl']) {
  test(`no page of a club is wider than a phone, by night, ${locale}`, async ({ browser }) => {
    const { page } = await guest(browser, 'Maximiliana Konstantinopolitanska-Nowak')
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.addInitScript((locale) => localStorage.setItem('mansard.settings', JSON.stringify({ locale })), locale)
    await fitsPhone(page, '/club')
    const club = await founded(page, 'Donaudampfschifffahrtsgesellschaftskapit')
    for (const path of ['', '/tables', '/tournaments']) await fitsPhone(page, `/club/${club.id}${path}`)
    for (const path of ['/club/new', '/club/people', `/c/${club.invite.code}`, `/tables/new?club=${club.id}`, '/me']) await fitsPhone(page, path)
    await page.goto(`${server.address}/club/${club.id}`)
    await expect(page.getByRole('table')).toBeVisible()
    await clean(page)
  })
}
