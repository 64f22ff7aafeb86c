/** A table that plays with a corrected box shows the numbers of that box, and those of the standard box nowhere. */

import { expect, test, type Page } from '@playwright/test'
import { startServer, type Server } from './support'

let server: Server

test.beforeAll(async () => {
  server = await startServer()
})

test.afterAll(() => server.stop())

async function sitDown(page: Page, game: string, components: string) {
  await page.request.post(`${server.address}/api/guest`, { data: { name: 'Anna' } })
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 'easy' }]
  const made = await page.request.post(`${server.address}/api/tables`, { data: { game, seats, start: true, components } })
  const { id } = (await made.json()) as { id: string }
  await page.goto(`${server.address}/t/${id}`)
  await expect(page.getByRole('link', { name: /^Own box/ })).toBeVisible()
  return id
}

const all = (page: Page, selector: string) => page.locator(selector).allInnerTexts()
const numbers = async (page: Page, selector: string) => (await all(page, selector)).join(' ').match(/\d+/g)?.map(Number) ?? []

test('Skyrise: panoramas and tracks; the rule book opens with the same numbers', async ({ page, context }) => {
  const cards = ['airships', 'windmills', 'lakes', 'bridges', 'chains'].map((card, i) => `panoramas.${card}.prestige = ${71 + i}\n`)
  await sitDown(page, 'skyrise', `${cards.join('')}track.value_by_discs = [61, 62, 63, 66, 64]\n`)
  await expect(page.locator('.tracks .values').first()).toHaveText(/61\s*62\s*63\s*66\s*64/)
  const drawn = await numbers(page, ['Airships', 'Windmills', 'Lakes', 'Bridges', 'Chains'].map((card) => `.sky-card:has(h3:text-is("${card}")) .val`).join())
  expect(drawn).toHaveLength(2)
  for (const value of drawn) expect(value).toBeGreaterThan(70)
  const [book] = await Promise.all([context.waitForEvent('page'), page.getByRole('link', { name: 'Rules', exact: true }).last().click()])
  await expect(book.getByRole('row', { name: /^Lakes 73 for every lake/ })).toBeVisible()
  await expect(book.getByRole('row', { name: /^prestige 61 62 63 66 64$/ })).toBeVisible()
  await expect(book.getByRole('link', { name: 'What it changes' })).toHaveAttribute('href', /\/rules\/skyrise\/box\?table=/)
})

test('Paris: landmarks, VP tiles, banks and the track', async ({ page }) => {
  await sitDown(page, 'paris', 'landmark.luxembourg.value = 9\nvp_tile.vp20.places = [24, 12, 6]\nbonus.1.francs = 17\ndistrict.montmartre.bank_income = 43\nprices.buy_resource.wood = 35\n')
  const body = page.locator('body')
  await expect(body).toContainText(/VP TILES\s*24\s*12\s*6/i)
  await expect(body).not.toContainText(/20\s*10\s*5/)
  for (const number of ['17', '43', '35']) await expect(page.getByText(number, { exact: true }).first()).toBeAttached()
  await expect(page.getByText(/^9$/).first()).toBeAttached()
})

test('The Red Cathedral: sections, supply, rubles and the race to the end', async ({ page }) => {
  const bases = Array.from({ length: 10 }, (_, i) => `sections.card.b${String(i + 1).padStart(2, '0')}.rubles = 17\n`)
  await sitDown(page, 'red_cathedral', `${bases.join('')}end.sections_to_end = 5\nmaterials.supply.wood = 33\nsetup.starting_rubles = [13, 13, 13, 13]\n`)
  await expect(page.locator('.plaque .prow b').first()).toHaveText('0/5')
  await expect(page.getByText('33', { exact: true }).first()).toBeAttached()
  await expect(page.getByText('13', { exact: true }).first()).toBeAttached()
  expect((await numbers(page, 'body')).filter((one) => one === 17).length).toBeGreaterThanOrEqual(4)
})

test('Small City: the council, the supply and the money', async ({ page }) => {
  await sitDown(page, 'small_city', 'supply.wood = 27\nstart_money.by_turn_order = [14, 14, 14, 14]\ncouncil.cost = [21, 22, 23, 24]\ncouncil_row.2.columns = [31, 32, 33, 34]\n')
  const body = page.locator('body')
  await expect(body).toContainText(/price\s*21\s*22\s*23\s*24/)
  await expect(body).toContainText(/economy\s*31\s*32\s*33\s*34/)
  await expect(body).toContainText(/27\s*wood/)
})
