import { expect, test, type Page } from '@playwright/test'
import { answers, cleanByDayAndNight, playAgainstBots, startServer, type Server } from './support'

let server: Server
test.beforeAll(async () => {
  server = await startServer()
})
test.afterAll(() => server.stop())

/** The next click that the interface invites to; null while others move. */
async function nextClick(page: Page, turn: number): Promise<string | null> {
  return page.evaluate((turn) => {
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement | SVGElement>(selector)]
    const click = (selector: string, name: string) => {
      const found = all(selector)
      const mark = found[turn % Math.max(1, found.length)]
      mark?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
      return mark ? name : null
    }
    if (all('.result').length > 0) return 'over'
    if (all('.prompt .go').length === 0) return null
    if (all('.prompt.reveal').length > 0) return click('.prompt .go .b.p:not(:disabled)', 'confirm')
    const step =
      click('.pa-rack .pa-choice:not(:disabled)', 'choice') ??
      click('.pa-stack.pa-live', 'stack') ??
      click('.pa-bonus.pa-live.pa-offer', 'bonus') ??
      click('.pa-vp.pa-live.pa-offer', 'vp-tile') ??
      click('.pa-plate.pa-live.pa-offer', 'vp-district')
    if (step) return step
    if (all('.pa-picked').length > 0) {
      const target = click('.pa-plot.pa-live.pa-offer', 'target') ?? click('.pa-reserve .pa-lc.pa-offer', 'landmark') ?? click('.pa-site.pa-live', 'site')
      if (target) return target
    }
    const confirm = () => click('.prompt .go .b.p:not(:disabled)', 'confirm')
    const out = all('.prompt .go .b:not(.p, .ic)').length > 0
    if (out && all('.prompt .go .b.p:not(:disabled)').length > 0) return click('.prompt .go .b:not(.p, .ic)', 'out')
    return (
      confirm() ??
      click('.pa-plot.pa-live.pa-offer', 'key') ??
      click('.pa-bank.pa-live.pa-offer, .pa-arc.pa-live.pa-offer', 'bank') ??
      click('.pa-corner.pa-live.pa-offer', 'end-token') ??
      click('.prompt .go .b:not(.p, .ic)', 'out')
    )
  }, turn)
}

test('a whole game of Paris by clicking, to the final score', async ({ page }) => {
  await playAgainstBots(page, server.address, 'paris', 2)
  await page.waitForSelector('.pa-plot')
  const seen = new Set<string>()
  const answered = answers(page)
  for (let turn = 0; !seen.has('over'); turn += 1) {
    const did = await nextClick(page, turn)
    if (did) seen.add(did)
    await answered()
  }
  expect([...seen]).toEqual(expect.arrayContaining(['stack', 'confirm', 'bank', 'key', 'target']))
  await expect(page.locator('.result h2')).toBeVisible()
})

test('a stack and a bank are chosen by keyboard, and Escape takes the key back', async ({ page }) => {
  await playAgainstBots(page, server.address, 'paris', 2)
  const stack = page.locator('.pa-stack.pa-live').first()
  await stack.focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('.prompt.reveal')).toBeVisible()
  await page.locator('.prompt .go .b.p').click()
  const bank = page.locator('.pa-bank.pa-offer').first()
  await bank.focus()
  await page.keyboard.press(' ')
  await expect(page.locator('.prompt .go .b.p')).toBeEnabled()
  await page.keyboard.press('Escape')
  await expect(page.locator('.pa-bank.pa-offer').first()).toBeVisible()
})

test('the phone shows the map, the purse and the landmarks', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await playAgainstBots(page, server.address, 'paris', 3)
  await expect(page.locator('.pa-mini')).toBeVisible()
  await expect(page.locator('.pa-purse')).toBeVisible()
  await page.getByRole('button', { name: 'Chaillot', exact: true }).first().click()
  await expect(page.locator('.pa-mmv')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})

test('the board passes axe by day and by night', async ({ page }) => {
  await playAgainstBots(page, server.address, 'paris', 3)
  await expect(page.locator('.pa-stack.pa-live').first()).toBeVisible()
  await cleanByDayAndNight(page)
})
