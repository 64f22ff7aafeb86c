import { expect, test, type Page } from '@playwright/test'
import { answers, cleanByDayAndNight, playAgainstBots, startServer, type Server } from './support'

let server: Server
test.beforeAll(async () => {
  server = await startServer()
})
test.afterAll(() => server.stop())
test.setTimeout(900_000)

/** The next click that the interface invites to; null while others move, over at the end. Of several it is another
 *  one after every click: `clicks` are those done before. */
async function nextClick(page: Page, clicks: number): Promise<string | null> {
  return page.evaluate((clicks) => {
    const claim = clicks % 6 === 0
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement | SVGElement>(selector)]
    const click = (mark: Element | undefined, name: string) => {
      mark?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
      return mark ? name : null
    }
    const some = (list: Element[]) => list[(clicks * 7) % list.length]
    if (document.querySelector('.result')) return 'over'
    const waste = document.querySelector('dialog[open] .go .b:not(.p)')
    if (waste) return click(waste, 'waste')
    if (!document.querySelector('.prompt .go')) return null
    const market = document.querySelector('svg.market')
    const buttons = all('.prompt .go .b:not(.p, .ic)')
    const named = (word: string) => buttons.find((button) => button.textContent?.includes(word))
    const picks = (field: string) => all(`.mid [data-pick^="${field}="]`)
    const confirm = all('.prompt .go .b.p:not(:disabled)')[0]
    const marks = all('.mid [data-pick]').length
    if (!market) return null
    if (confirm && marks === 0 && buttons.length === 0) return click(confirm, 'confirm')
    const lines = all('.mid .slip [data-line]')
    const up = lines.find((line) => line.dataset.line?.includes(' up'))
    const chosen = all('.mid [aria-pressed=true].die')[0]
    if (chosen && picks('extra')[0]) return click(picks('extra')[0], 'sector')
    if (picks('amount')[0]) return click(picks('amount')[0], 'goods')
    if (named('Build')) return click(named('Build'), 'build')
    if (up) return click(up, 'face')
    if (picks('slot')[0] && !picks('die')[0]) return click(some(picks('slot')), 'slot')
    if (picks('banner')[0]) return click(picks('banner')[0], 'banner')
    if (picks('section')[0] && (claim || !picks('die')[0])) return click(some(picks('section')), 'section')
    if (picks('die')[0]) return click(some(picks('die')), 'die')
    if (named('Stop')) return click(named('Stop'), 'stop')
    if (confirm) return click(confirm, 'confirm')
    if (lines[0]) return click(lines[0], 'line')
    return click(some(all('.mid [data-pick]')), 'mark') ?? click(buttons[0], 'button')
  }, clicks)
}

async function playToTheEnd(page: Page): Promise<Map<string, number>> {
  const seen = new Map<string, number>()
  const answered = answers(page)
  for (let clicks = 0; ; ) {
    const did = await nextClick(page, clicks)
    if (did === 'over') return seen
    if (did) seen.set(did, (seen.get(did) ?? 0) + 1)
    if (did) clicks += 1
    await answered()
  }
}

test('a whole game by clicking on the board, to the final score', async ({ page }) => {
  const problems: string[] = []
  page.on('pageerror', (problem) => problems.push(problem.message))
  await playAgainstBots(page, server.address, 'red_cathedral', 2)
  await page.waitForSelector('svg.market')
  const seen = await playToTheEnd(page)
  for (const kind of ['die', 'section', 'goods', 'confirm']) expect(seen.get(kind) ?? 0, kind).toBeGreaterThan(0)
  await expect(page.locator('.result h2')).toBeVisible()
  await expect(page.locator('.result')).toContainText('Score track')
  await page.locator('.le', { hasText: 'to sector' }).last().hover()
  await expect(page.locator('svg.market .pointed')).toHaveCount(1)
  expect(problems).toEqual([])
})

test('a solo game against the Rival, to the final score', async ({ page }) => {
  const problems: string[] = []
  page.on('pageerror', (problem) => problems.push(problem.message))
  await playAgainstBots(page, server.address, 'red_cathedral', 1)
  await expect(page.getByRole('region', { name: 'The Rival' })).toBeVisible()
  await page.waitForSelector('svg.market')
  await playToTheEnd(page)
  await expect(page.locator('.result h2')).toBeVisible()
  expect(problems).toEqual([])
})

test('a die shows its targets before it is moved, also from the keyboard', async ({ page }) => {
  await playAgainstBots(page, server.address, 'red_cathedral', 3)
  const die = page.locator('[data-pick="die=white"]')
  await expect(die).toBeVisible()
  await die.hover()
  await expect(page.locator('.route')).toBeVisible()
  await expect(page.locator('.bag.main')).toContainText(/\+\d/)
  await page.locator('[data-section="A1"]').hover()
  await expect(page.locator('.pricetag')).toContainText('Cost')
  await die.focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('.die[aria-pressed=true], [data-pick^="amount="]').first()).toBeVisible()
  const ways = await page.locator('.mid .slip .ways [data-line]').count()
  expect(await page.locator('.bag[data-target]').count()).toBe(ways)
  await page.keyboard.press('Escape')
  await expect(page.locator('.die[aria-pressed=true]')).toHaveCount(0)
})

test('the phone shows market and site in turn, and the own board in its tab', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await playAgainstBots(page, server.address, 'red_cathedral', 4)
  await expect(page.locator('svg.market')).toBeVisible()
  await page.getByRole('tab', { name: 'Site' }).click()
  await expect(page.locator('[data-section="A1"]')).toBeVisible()
  await expect(page.locator('svg.market')).toBeHidden()
  await page.getByRole('button', { name: 'Mine', exact: true }).click()
  await expect(page.locator('.plaque:visible')).toHaveCount(1)
  const widest = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(widest).toBeLessThanOrEqual(390)
})

test('dice and banners carry patterns when the settings ask for them', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('mansard.settings', JSON.stringify({ patterns: true })))
  await playAgainstBots(page, server.address, 'red_cathedral', 2)
  await expect(page.locator('svg.market')).toBeVisible()
  for (const symbol of ['die', 'bn', 'pl']) {
    const fill = await page.locator(`#rc-${symbol}-red [fill="var(--hatch-red)"]`).evaluate((mark) => getComputedStyle(mark).fill)
    expect(fill, symbol).toContain('#hatch-red')
  }
})

test('the board passes axe by day and by night', async ({ page }) => {
  await playAgainstBots(page, server.address, 'red_cathedral', 3)
  await expect(page.locator('[data-pick="die=white"]')).toBeVisible()
  await cleanByDayAndNight(page)
})
