import { expect, test, type Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { clean, startServer, type Server } from './support'

let server: Server

test.beforeAll(async () => {
  server = await startServer()
})

test.afterAll(() => server.stop())

const lakes = (page: Page) => page.getByRole('region', { name: 'Components' }).getByRole('button', { name: /^Lakes,/ })
const prestige = (page: Page) => page.getByRole('spinbutton', { name: 'prestige' })

async function openLakes(page: Page) {
  await page.request.post(`${server.address}/api/guest`, { data: { name: 'Anna' } })
  await page.goto(`${server.address}/rules/skyrise/box`)
  await lakes(page).click()
}

test('a value is corrected in place, saved, and played with at a table that says so', async ({ page }) => {
  await openLakes(page)
  await prestige(page).fill('100')
  await expect(page.getByRole('alert')).toHaveText('0 to 99 is possible; this says 100.')
  await expect(page.getByRole('button', { name: 'Save, next' })).toBeDisabled()
  await prestige(page).fill('9')
  await expect(page.getByText('was 4')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.getByRole('checkbox', { name: /My printed component shows this/ }).check()
  await clean(page)
  await page.getByRole('button', { name: 'Save, next' }).click()
  await expect(page).toHaveURL(/\?box=\w+/)
  await page.reload()
  await expect(page.getByRole('combobox', { name: 'Which box' })).toContainText('Box of Anna · 1 differs')
  const compared = page.getByRole('region', { name: 'Compared with the standard box' })
  await expect(compared.locator('del')).toHaveText('4')
  await expect(compared.locator('ins')).toHaveText('9')

  await page.getByRole('link', { name: 'Set a table with it' }).click()
  await expect(page.getByRole('combobox', { name: 'The box' })).toHaveValue(/\w+/)
  await page.getByRole('button', { name: 'Open the table' }).click()
  await expect(page).toHaveURL(/\/t\//)
  const id = page.url().split('/').at(-1) ?? ''
  const table = (await (await page.request.get(`${server.address}/api/tables/${id}`)).json()) as { box: { name: string; differs: number } }
  expect(table.box).toEqual({ name: 'Box of Anna', differs: 1 })
  await page.goto(`${server.address}/rules/skyrise/box?table=${id}`)
  await expect(page.getByText('The box of this table: Box of Anna.')).toBeVisible()
  await expect(compared.locator('ins')).toHaveText('9')
})

test('what the rules refuse stands beside its field, and undo takes it back', async ({ page }) => {
  await openLakes(page)
  await page.goto(`${server.address}/rules/paris/box`)
  await page.getByRole('region', { name: 'Components' }).getByRole('button', { name: /Luxembourg/ }).click()
  const field = page.getByRole('spinbutton', { name: 'value', exact: true })
  const before = await field.inputValue()
  await field.fill('9')
  await expect(page.getByText(`was ${before}`)).toBeVisible()
  await field.press('Control+z')
  await expect(field).toHaveValue(before)
  await field.press('Control+Shift+Z')
  await expect(field).toHaveValue('9')
  await page.getByRole('button', { name: 'Standard', exact: true }).click()
  await expect(field).toHaveValue(before)
})

test('by keyboard: arrows move, Enter opens, Escape returns to the card', async ({ page }) => {
  await page.goto(`${server.address}/rules/skyrise/box`)
  const cards = page.locator('[data-piece]')
  await cards.first().focus()
  await page.keyboard.press('ArrowRight')
  await expect(cards.nth(1)).toBeFocused()
  await page.keyboard.press('End')
  await expect(cards.last()).toBeFocused()
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowDown')
  const here = await page.evaluate(() => (document.activeElement as HTMLElement).dataset.piece)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: /^Correct: / }).getByRole('heading')).toBeFocused()
  await page.keyboard.press('Alt+ArrowRight')
  await page.keyboard.press('Alt+ArrowLeft')
  await page.keyboard.press('Escape')
  await expect(page.locator(`[data-piece="${here}"]`)).toBeFocused()
})

test('files and links: a wrong file changes nothing, a right one is read, others look and copy', async ({ page, browser }) => {
  await openLakes(page)
  const file = page.locator('input[type=file]')
  await file.setInputFiles({ name: 'x.toml', mimeType: 'text/plain', buffer: Buffer.from('[panoramas.lakes]\nprestige = 1000\n') })
  await expect(page.getByText('This file is no box of this game. panoramas.lakes.prestige: 1000 is more than 99')).toBeVisible()
  await expect(prestige(page)).toHaveValue('4')
  await file.setInputFiles({ name: 'x.toml', mimeType: 'text/plain', buffer: Buffer.from('name = "Club"\n[panoramas.lakes]\nprestige = 7\n') })
  await expect(prestige(page)).toHaveValue('7')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page).toHaveURL(/\?box=\w+/)
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save as a file' }).click()])
  expect(readFileSync(await download.path(), 'utf-8')).toContain('panoramas.lakes.prestige = 7')

  const other = await (await browser.newContext()).newPage()
  await other.goto(page.url())
  await expect(other.getByText('“Club” is a box of Anna.')).toBeVisible()
  await lakes(other).click()
  await expect(prestige(other)).toHaveAttribute('readonly')
  await other.getByRole('button', { name: 'Copy to my boxes' }).click()
  await prestige(other).fill('8')
  await other.getByRole('button', { name: 'Save, next' }).click()
  await expect(other.getByRole('combobox', { name: 'Which box' })).toContainText('Club · 1 differs')
  await page.reload()
  await expect(page.getByRole('region', { name: 'Compared with the standard box' }).locator('ins')).toHaveText('7')
})

test('components are drawn with the values that the box has now, and told in the language of the reader', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('mansard.settings', JSON.stringify({ locale: 'ru' })))
  for (const [slug, drawn, word] of [['skyrise', 33, 'контроль платформы'], ['paris', 90, 'франки на старте'], ['small_city', 60, 'места в Мэрии'], ['red_cathedral', 100, 'секций до конца']] as const) {
    await page.goto(`${server.address}/rules/${slug}/box`)
    await expect(page.getByText(word).first()).toBeVisible()
    await expect.poll(() => page.locator('.picture').count()).toBeGreaterThanOrEqual(drawn)
    const wild = await page.locator('[data-piece] :is(i, em)').evaluateAll((fields) => fields.map((one) => one.textContent ?? '').filter((name) => /[a-z]{4}/.test(name)))
    expect(wild, slug).toEqual([])
  }
  const card = page.locator('[data-piece="sections.card.b01"]')
  await expect(card.locator('text').first()).toHaveText('3')
  await card.click()
  await page.getByRole('spinbutton', { name: 'признание' }).fill('9')
  await expect(card.locator('text').first()).toHaveText('9')
  const drawn = page.getByRole('region', { name: /^Исправить: / }).getByRole('figure')
  await expect(drawn.first().locator('text').first()).toHaveText('3')
  await expect(drawn.last().locator('text').first()).toHaveText('9')
  const guild = page.locator('[data-piece="guild_cards.card.gc_cr_1"]')
  await expect(guild.locator('text')).toHaveText(['1', '1'])
  await page.getByRole('navigation', { name: 'Компоненты' }).getByRole('link', { name: /^Карты влияния 12 известно \d+ %/ }).click()
  await expect(guild).toBeInViewport()
})

test('it fits every screen in every language', async ({ page }) => {
  await page.goto(`${server.address}/rules/small_city/box`)
  for (const [locale, word] of [['en', 'Promises'], ['ru', 'Обещания'], ['pl', 'Obietnice']] as const) {
    await page.evaluate((to) => localStorage.setItem('mansard.settings', JSON.stringify({ ...JSON.parse(localStorage.getItem('mansard.settings') ?? '{}'), locale: to })), locale)
    for (const width of [390, 820, 1440, 2560]) {
      await page.setViewportSize({ width, height: 900 })
      await page.reload()
      await expect(page.getByRole('heading', { name: new RegExp(`^${word} \\d`) })).toBeVisible()
      await page.locator('[data-piece]').nth(3).click()
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    }
  }
})
