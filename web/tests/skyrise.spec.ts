import { expect, test, type Page } from '@playwright/test'
import { answers, playAgainstBots, playUpTo, startServer, type Server } from './support'

let server: Server
test.beforeAll(async () => {
  server = await startServer()
})
test.afterAll(() => server.stop())

/** The next click that the interface invites to: confirm, a card, a track, a piece, a place; null while others move. */
async function nextClick(page: Page, raise: boolean): Promise<string | null> {
  return page.evaluate((raise) => {
    const first = (selector: string) => document.querySelector<HTMLElement | SVGElement>(selector)
    const click = (mark: Element | null, name: string) => {
      mark?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
      return mark ? name : null
    }
    if (first('.result')) return 'over'
    if (!first('.prompt .go')) return null
    const confirm = first('.prompt .go .b.p:not(:disabled)')
    if (confirm) return click(confirm, 'confirm')
    const card = first('[data-wonder][data-offer]') ?? first('.picker [data-track][data-offer]')
    if (card) return click(card, 'choice')
    const pass = [...document.querySelectorAll('.prompt .go .b:not(.p, .ic)')][0] ?? null
    if (pass && !raise) return click(pass, 'pass')
    const chosen = first('[data-district][aria-pressed=true]')
    const piece = first('[data-piece][data-offer]')
    if (chosen && piece) return click(piece, 'piece')
    return click(first('[data-district][data-offer]'), 'district') ?? click(pass, 'pass')
  }, raise)
}

async function playToTheEnd(page: Page): Promise<Set<string>> {
  const seen = new Set<string>()
  const answered = answers(page)
  for (let clicks = 0; ; ) {
    const did = await nextClick(page, Math.floor(clicks / 6) % 3 !== 2)
    if (did === 'over') return seen
    if (did) seen.add(did)
    if (did) clicks += 1
    await answered()
  }
}

test('a whole game of Skyrise by clicking, to the final score', async ({ page }) => {
  await playAgainstBots(page, server.address, 'skyrise', 2)
  await page.waitForSelector('[data-district]')
  const seen = await playToTheEnd(page)
  expect([...seen]).toEqual(expect.arrayContaining(['confirm', 'choice', 'district', 'piece']))
  await expect(page.locator('.result h2')).toBeVisible()
  await expect(page.locator('.result')).toContainText('Structures')
})

test('a place is chosen by keyboard, Escape takes it back, a calm district says why and nothing moves', async ({ page }) => {
  await playAgainstBots(page, server.address, 'skyrise', 4)
  await page.locator('[data-district][data-offer]').first().focus()
  await page.keyboard.press('Enter')
  const chosen = page.locator('[data-district][aria-pressed=true]')
  await expect(chosen.or(page.locator('.prompt .go .b.p:not(:disabled)')).first()).toBeVisible()
  await expect(async () => {
    await page.keyboard.press('Escape')
    await expect(chosen).toHaveCount(0, { timeout: 2000 })
  }).toPass()
  const places = () => Promise.all(['.stage', '.prompt', '[data-district]', '[data-piece]'].map((part) => page.locator(part).first().boundingBox()))
  const before = await places()
  await page.locator('[data-district][aria-disabled=true]').first().dispatchEvent('click')
  await expect(page.locator('.dock').getByRole('alert')).toBeVisible()
  expect(await places()).toEqual(before)
})

test('the phone shows the auction, the whole board and the rack', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await playAgainstBots(page, server.address, 'skyrise', 3)
  await expect(page.locator('[data-piece]').first()).toBeVisible()
  await page.getByRole('button', { name: 'The whole board, or the auction' }).click()
  await page.getByRole('button', { name: 'To the auction', exact: true }).click()
  const widest = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(widest).toBeLessThanOrEqual(390)
})

test('with four players and a long name nothing is cut, and the phone opens the log at its end', async ({ page }) => {
  const id = await playAgainstBots(page, server.address, 'skyrise', 4)
  await page.request.post(`${server.address}/api/guest`, { data: { name: 'Maximiliana Konstantinopolitańczyk' } })
  await playUpTo(page, server.address, id, 60)
  await page.reload()
  const panels = page.locator('.others .panel')
  await expect(panels).toHaveCount(4)
  const [box, last] = [await page.locator('.others').boundingBox(), await panels.last().boundingBox()]
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual((box?.y ?? 0) + (box?.height ?? 0) + 1)
  expect(await page.locator('.mine').evaluate((mine) => mine.scrollWidth - mine.clientWidth)).toBeLessThanOrEqual(0)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Log', exact: true }).click()
  await expect.poll(() => page.locator('.logs').evaluate((log) => log.scrollHeight - log.clientHeight - log.scrollTop)).toBeLessThanOrEqual(2)
})
