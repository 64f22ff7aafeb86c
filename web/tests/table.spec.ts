import AxeBuilder from '@axe-core/playwright'
import { expect, test, type Locator, type Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { clean, playUpTo, playAgainstBots, startServer, tableOf, twoBrowsers, type Server } from './support'

let server: Server
test.beforeAll(async () => {
  server = await startServer()
})
test.afterAll(() => server.stop())

const confirm = (page: Page) => page.getByRole('button', { name: /^(Confirm|Finish my turn)$/ })
const mine = (page: Page) => page.locator('.prompt:not(.wait)')

/** The first legal move of the list, and the end of the turn. */
async function playSomething(page: Page) {
  await expect(mine(page)).toBeVisible()
  await page.getByRole('tab', { name: 'Moves' }).click()
  await page.locator('.moves li button').first().click()
  await expect(confirm(page)).toBeEnabled()
  await confirm(page).click()
}

test('a submitted choice is taken back while the other still chooses', async ({ browser }) => {
  const { first, second } = await twoBrowsers(browser, server.address, 'small_city')
  await playSomething(first)
  const back = first.getByRole('button', { name: 'Take it back' })
  await expect(back).toBeVisible()
  await expect(first.getByText('You have chosen. Waiting for the others.')).toBeVisible()
  await first.reload()
  await expect(back).toBeVisible()
  await expect(mine(second)).toBeVisible()
  await back.click()
  await expect(mine(first)).toBeVisible()
  await expect(back).toBeHidden()
})

test('what the other chooses leaves my draft as it is', async ({ browser }) => {
  const { first, second, id } = await twoBrowsers(browser, server.address, 'small_city')
  await expect(mine(first)).toBeVisible()
  await first.getByRole('tab', { name: 'Moves' }).click()
  await first.locator('.moves li button').first().click()
  await expect(confirm(first)).toBeEnabled()
  const draft = await first.locator('.prompt .words p').textContent()
  const { version } = await tableOf(first, server.address, id)
  await playSomething(second)
  await expect(second.getByRole('button', { name: 'Take it back' })).toBeVisible()
  await expect(first.locator('.table')).toHaveAttribute('data-version', `${version + 1}`)
  await expect(confirm(first)).toBeEnabled()
  await expect(first.locator('.prompt .words p')).toHaveText(draft ?? '')
})

test('moves are tried on a copy while the other thinks, kept as a plan, and played when the turn comes', async ({ browser }) => {
  const { first, second, id } = await twoBrowsers(browser, server.address, 'skyrise')
  const { actors } = await tableOf(first, server.address, id)
  const [acting, waiting] = actors[0] === 0 ? [first, second] : [second, first]
  await waiting.getByRole('button', { name: 'Plan ahead' }).click()
  await waiting.getByRole('button', { name: 'To my turn' }).click()
  await waiting.getByRole('button', { name: 'Pass', exact: true }).click()
  await clean(waiting, '.table')
  await waiting.getByRole('button', { name: 'Keep as my plan' }).click()
  const dialog = waiting.getByRole('dialog', { name: 'The plan for your next turn' })
  await expect(dialog.getByText('Pass', { exact: true })).toBeVisible()
  await dialog.getByLabel('When the line is played').selectOption('If the highest bid is')
  await dialog.getByLabel('At most or at least').selectOption('at least')
  await dialog.getByLabel('Number', { exact: true }).fill('1')
  await clean(waiting, 'dialog[open]')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await waiting.reload()
  await expect(waiting.getByText('Planned: Pass')).toBeVisible()
  expect((await tableOf(first, server.address, id)).version).toBe(0)
  await playSomething(acting)
  await expect(waiting.getByText('Your plan was played.')).toBeVisible()
  await expect(waiting.getByText('Planned: Pass')).toBeHidden()
})

test('both must agree to go back, and the log shows what was undone', async ({ browser }) => {
  const { first, second, id } = await twoBrowsers(browser, server.address, 'skyrise')
  const { actors } = await tableOf(first, server.address, id)
  const [acting, waiting] = actors[0] === 0 ? [first, second] : [second, first]
  await playSomething(acting)
  await expect(mine(waiting)).toBeVisible()
  await acting.getByRole('tab', { name: 'Log' }).click()
  await acting.getByRole('button', { name: 'Go back to before turn 1' }).click()
  await acting.getByRole('dialog').getByRole('button', { name: 'Propose it' }).click()
  await expect(acting.getByText('You propose to go back: waiting for the others.')).toBeVisible()
  await waiting.getByRole('button', { name: 'Agree' }).click()
  await expect(mine(acting)).toBeVisible()
  for (const page of [acting, waiting]) {
    await page.getByRole('tab', { name: 'Log' }).click()
    await expect(page.locator('.logs .undone').first()).toBeVisible()
    await expect(page.locator('.logs')).toContainText('Back to the start')
  }
})

test('a report holds the position and the comment', async ({ page }) => {
  const id = await playAgainstBots(page, server.address, 'skyrise', 2)
  await expect(mine(page)).toBeVisible()
  await page.locator('header').getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('menuitem', { name: 'Report a problem' }).click()
  const dialog = page.getByRole('dialog', { name: 'Report a problem' })
  await dialog.getByRole('textbox').fill('The bridge is missing.')
  await new AxeBuilder({ page }).analyze().then((found) => expect(found.violations.map((one) => one.id)).toEqual([]))
  const coming = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download' }).click()
  const report = JSON.parse(readFileSync(await (await coming).path(), 'utf-8')) as Record<string, unknown>
  expect(report).toMatchObject({ comment: 'The bridge is missing.', game: 'skyrise', table: id })
  expect(report.view).toBeTruthy()
})

test('the log is one stop of the Tab key, points at the board, and jumps to a position', async ({ page }) => {
  const id = await playAgainstBots(page, server.address, 'skyrise', 3)
  await playUpTo(page, server.address, id, 12)
  const lines = page.locator('.logs .le', { hasText: /opens with|builds/ })
  await expect(lines.first()).toBeVisible()
  await lines.last().hover()
  await expect(page.locator('.skyrise [data-point]').first()).toBeVisible()
  await page.getByRole('tab', { name: 'Log' }).hover()
  await expect(page.locator('.skyrise [data-point]')).toHaveCount(0)
  await expect(page.locator('.logs [tabindex="0"]')).toHaveCount(1)
  await page.locator('.logs [tabindex="0"]').focus()
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowDown')
  await expect(page.locator('.logs .back').first()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.locator('.logs .le').first()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/replay\?at=\d+$/)
})

/** Presses Tab until the mark has the focus; says what was passed if it never gets it. */
async function tabTo(page: Page, mark: Locator) {
  for (let presses = 0; presses < 250; presses += 1) {
    if (await mark.evaluate((one) => one === document.activeElement || one.contains(document.activeElement))) return
    await page.keyboard.press('Tab')
  }
  throw new Error('the Tab key never comes there')
}

test('a turn is played by keyboard alone, from the list of legal moves', async ({ page }) => {
  const id = await playAgainstBots(page, server.address, 'skyrise', 2)
  await expect(mine(page)).toBeVisible()
  const { version } = await tableOf(page, server.address, id)
  await tabTo(page, page.getByRole('tab', { name: 'Log' }))
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Moves' })).toBeFocused()
  const first = page.locator('.moves li button').first()
  await expect(first).toBeVisible()
  await tabTo(page, first)
  await page.keyboard.press('Enter')
  await expect(confirm(page)).toBeEnabled()
  await page.keyboard.press('Control+Enter')
  await expect.poll(async () => (await tableOf(page, server.address, id)).version).toBeGreaterThan(version)
})

test('the replay is walked by keyboard and linked to', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const id = await playAgainstBots(page, server.address, 'skyrise', 2)
  await playUpTo(page, server.address, id, 10)
  await page.goto(`${server.address}/t/${id}?at=5`)
  await expect(page).toHaveURL(/replay\?at=5/)
  const where = page.locator('.transport .num')
  await expect(where).toContainText('Position 5 of')
  await page.locator('body').press('ArrowRight')
  await expect(where).toContainText('Position 6 of')
  await page.locator('body').press('ArrowLeft')
  await page.locator('body').press('ArrowLeft')
  await expect(where).toContainText('Position 4 of')
  await page.locator('body').press('Home')
  await expect(where).toContainText('Position 0 of')
  await page.locator('body').press('ArrowRight')
  await page.getByRole('button', { name: 'Link to this position' }).click()
  await expect(page.getByText('Copied.')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  await page.goto(link)
  await expect(where).toContainText('Position 1 of')
})

/** The table around the board, and the board itself where this file answers for it. */
function axe(page: Page, game: string): AxeBuilder {
  const all = new AxeBuilder({ page })
  return game === 'skyrise' ? all : ['.stage', '.mine', '.others', '.dock > :not(.prompt)'].reduce((some, part) => some.exclude(part), all)
}

for (const look of ['light', 'dark'] as const) {
  for (const game of ['skyrise', 'paris', 'red_cathedral', 'small_city']) {
    test(`axe finds nothing at a table of ${game}, ${look}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: look })
      const id = await playAgainstBots(page, server.address, game, 4)
      await playUpTo(page, server.address, id, 24)
      await expect(mine(page)).toBeVisible()
      for (const tab of ['Log', 'Moves', 'Total', 'Chat', 'Notes']) {
        await page.getByRole('tab', { name: tab, exact: true }).click()
        await expect(page.getByRole('tabpanel', { name: tab })).toBeVisible()
        const found = await axe(page, game).analyze()
        expect(found.violations.map((one) => `${tab} ${one.id}: ${one.nodes.map((node) => node.target.join(' ')).join(' | ')}`)).toEqual([])
      }
      await expect(page.getByRole('region', { name: 'The table in words' })).toBeAttached()
    })
  }
}

for (const game of ['skyrise', 'paris', 'red_cathedral', 'small_city']) {
  test(`nothing is wider than its column in Russian: ${game}`, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('mansard.settings', JSON.stringify({ locale: 'ru' })))
    await playAgainstBots(page, server.address, game, 3)
    await expect(page.locator('.prompt')).toBeVisible()
    await page.waitForTimeout(500)
    const wide = await page.evaluate(() =>
      [...document.querySelectorAll('aside')].flatMap((column) => {
        const edge = column.getBoundingClientRect().right + 1
        return [...column.querySelectorAll('.sheet')].filter((sheet) => sheet.getBoundingClientRect().right > edge).map((sheet) => sheet.textContent?.slice(0, 40))
      }),
    )
    expect(wide).toEqual([])
  })
}
