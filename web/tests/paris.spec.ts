import { expect, test, type Page } from '@playwright/test'
import { answers, cleanByDayAndNight, playAgainstBots, startServer, type Server } from './support'

let server: Server
test.beforeAll(async () => {
  server = await startServer()
})
test.afterAll(() => server.stop())

/** The next click that the interface invites to; null while others move. Of several it is another one after every click. */
async function nextClick(page: Page, clicks: number): Promise<string | null> {
  return page.evaluate((clicks) => {
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement | SVGElement>(selector)]
    const click = (selector: string, name: string) => {
      const found = all(selector)
      const mark = found[clicks % Math.max(1, found.length)]
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
  }, clicks)
}

test('a whole game of Paris by clicking, to the final score', async ({ page }) => {
  await playAgainstBots(page, server.address, 'paris', 2)
  await page.waitForSelector('.pa-plot')
  const seen = new Set<string>()
  const answered = answers(page)
  for (let clicks = 0; !seen.has('over'); ) {
    const did = await nextClick(page, clicks)
    if (did) seen.add(did)
    if (did) clicks += 1
    await answered()
  }
  expect([...seen]).toEqual(expect.arrayContaining(['stack', 'confirm', 'bank', 'key', 'target']))
  await expect(page.locator('.result h2')).toBeVisible()
  await page.locator('.le', { hasText: /places a key|moves a key/ }).last().hover()
  await expect(page.locator('.pa-point').first()).toBeVisible()
})

test('a payment shows its price, what is given and what is still owed; keys carry patterns if asked', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('mansard.settings', JSON.stringify({ patterns: true })))
  await page.route('**/draft', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.json()) as { view: Record<string, unknown>; offers: unknown[] }
    const pay = (way: string) => ({ text: `pay marble ${way}`, move: { kind: 'pay', resource: 'marble', way }, reveals: false, preview: null })
    body.view.phase = 'pay'
    const goods = (marble: number, gold: number) => ({ wood: 0, marble, gold })
    body.view.move = { from: 'arc', to: 'louvre', francs: 14, cost: goods(2, 1), given: goods(1, 0), need: goods(1, 1), second_half: false, open_slots: [] }
    body.offers = [{ kind: 'pay', arguments: {}, moves: [pay('token'), pay('bonus-3')] }]
    await route.fulfill({ json: body })
  })
  await playAgainstBots(page, server.address, 'paris', 2)
  const bill = page.locator('.pa-bill')
  await expect(bill).toContainText('Louvre')
  await expect(bill.locator('.pa-owed')).toContainText('Still owed')
  await expect(bill.locator('.pa-owed svg')).toHaveCount(2)
  await expect(page.locator('.pa-rack .pa-choice')).toHaveCount(2)
  const enamel = await page.locator('.pa-house').evaluate((house) => getComputedStyle(house).getPropertyValue('--p'))
  expect(enamel).toContain('#pa-h-')
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
