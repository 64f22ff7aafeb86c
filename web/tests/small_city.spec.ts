import { expect, test, type Browser, type Locator, type Page } from '@playwright/test'
import { answers, cleanByDayAndNight, playAgainstBots, startServer, type Server } from './support'

let server: Server
test.beforeAll(async () => {
  server = await startServer()
})
test.afterAll(() => server.stop())

/** The next click that the interface invites to; null while others move, over at the end.
 *  Up to `builds` tiles are laid in a plan; a citizen moves only if he must; a card for nothing is preferred.
 *  Without builds the Councillor is left alone as well: the money is wanted for the plan.
 *  Of several it is another one after every click: `clicks` are those done before. */
async function nextClick(page: Page, builds: number, clicks: number): Promise<string | null> {
  return page.evaluate(([builds, clicks]) => {
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement | SVGElement>(selector)]
    const some = (list: Element[]) => list[(clicks * 7) % list.length]
    const click = (mark: Element | undefined, name: string) => {
      mark?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
      return mark ? name : null
    }
    if (document.querySelector('.result')) return 'over'
    if (!document.querySelector('.prompt .go')) return null
    const outs = all('.prompt .go .b:not(.p, .ic)')
    const confirm = all('.prompt .go .b.p:not(:disabled)')[0]
    const cells = all('.mid [data-cell]')
    const tiles = all('[data-tile]')
    if (document.querySelector('.prompt.reveal')) return click(confirm, 'confirm')
    if (all('[data-choice]')[0]) return click(some(all('[data-choice]')), 'choice')
    const spends = (card: Element) => card.getAttribute('data-price') !== '0' || (builds === 0 && card.getAttribute('data-card') === 'G')
    const free = all('[data-card]').filter((card) => !spends(card))
    if (all('[data-card]')[0]) return click(some(free[0] ? free : all('[data-card]')), 'card')
    if (all('[data-street]')[0]) return click(some(all('[data-street]')), 'street')
    if (tiles[0] && all('.todo li').length < builds) return click(some(tiles), 'tile')
    if (document.querySelector('[data-step=way]')) return click(some(all('[data-way]')), 'way')
    if (confirm) return click(confirm, 'confirm')
    if (cells[0]) return click(some(cells), 'cell')
    if (all('[data-row]')[0]) return click(some(all('[data-row]')), 'row')
    if (tiles[0]) return click(some(tiles), 'tile')
    return click(outs[0], 'out')
  }, [builds, clicks] as const)
}

async function playToTheEnd(page: Page): Promise<Map<string, number>> {
  const seen = new Map<string, number>()
  const answered = answers(page)
  for (let clicks = 0; ; ) {
    const did = await nextClick(page, 2, clicks)
    if (did === 'over') return seen
    if (did) seen.set(did, (seen.get(did) ?? 0) + 1)
    if (did) clicks += 1
    await answered()
  }
}

test('a whole game against a bot by clicking, to the final score', async ({ page }) => {
  const problems: string[] = []
  page.on('pageerror', (problem) => problems.push(problem.message))
  await playAgainstBots(page, server.address, 'small_city', 2)
  await page.waitForSelector('svg.district')
  const seen = await playToTheEnd(page)
  for (const kind of ['card', 'tile', 'cell', 'confirm', 'row']) expect(seen.get(kind) ?? 0, kind).toBeGreaterThan(0)
  await expect(page.locator('.result h2')).toBeVisible()
  await expect(page.locator('.result')).toContainText('Promise')
  expect(problems).toEqual([])
})

test('a solo game to its rating', async ({ page }) => {
  await playAgainstBots(page, server.address, 'small_city', 1)
  await page.waitForSelector('svg.district')
  await playToTheEnd(page)
  await expect(page.locator('.result h2')).toBeVisible()
  await expect(page.locator('.rating')).toContainText(/Rating|No title/)
  await expect(page.locator('.result thead small')).toHaveCount(0) // alone there is no place to take
})

/** Two people at a new table, in browsers of their own. */
async function twoPeople(browser: Browser): Promise<[Page, Page]> {
  const [anna, boris] = [await browser.newPage(), await browser.newPage()]
  await anna.request.post(`${server.address}/api/guest`, { data: { name: 'Anna' } })
  await boris.request.post(`${server.address}/api/guest`, { data: { name: 'Boris' } })
  const answer = await anna.request.post(`${server.address}/api/tables`, { data: { game: 'small_city', seats: [{ kind: 'me' }, { kind: 'open' }] } })
  const { id } = (await answer.json()) as { id: string }
  await boris.goto(`${server.address}/t/${id}`)
  await boris.getByRole('button', { name: 'Join' }).click()
  await anna.goto(`${server.address}/t/${id}`)
  await anna.getByRole('button', { name: 'Start' }).click()
  for (const page of [anna, boris]) await page.waitForSelector('svg.district')
  return [anna, boris]
}

/** Clicks until the build phase has begun for all; who takes the last card sees it in his draft already. */
async function reachPlanning(pages: Page[]): Promise<void> {
  const waits = pages.map(answers)
  const begun = (page: Page) => page.locator('[data-phase=build] svg.district').count()
  const drafts = (page: Page) => page.getByRole('button', { name: 'Reset the turn' }).and(page.locator(':enabled'))
  for (let all = 0; all < pages.length; ) {
    all = 0
    for (const [i, page] of pages.entries()) {
      if ((await begun(page)) === 0) await nextClick(page, 0, 0)
      else if ((await drafts(page).count()) > 0) await page.locator('.prompt .go .b.p:not(:disabled)').dispatchEvent('click')
      else all += 1
      await waits[i]?.()
    }
  }
}

/** Lays a park of one cell on the first open place. */
async function layPark(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Parks' }).click()
  await page.locator('[data-tile=K1]').click()
  await page.locator('[data-step=anchor] [data-cell]').first().dispatchEvent('click')
  await expect(page.locator('.todo li:not(.open)')).toHaveCount(1)
}

/** Ends the plan and sends it. */
async function commit(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(Confirm|Finish my turn)$/ }).click()
}

/** Opens the thumbnail of the other district. */
async function lookAbroad(page: Page): Promise<void> {
  const own = await page.locator('svg.district').getAttribute('aria-label')
  await page.getByRole('button', { name: /Look at the district of/ }).click()
  await expect(page.locator('svg.district')).not.toHaveAttribute('aria-label', own ?? '')
}

const parks = (page: Page) => page.locator('svg.district [aria-label^="park 1"]')

test('two people plan at the same time, in private, until both are ready', async ({ browser }) => {
  const [anna, boris] = await twoPeople(browser)
  await reachPlanning([anna, boris])
  await layPark(anna)
  await layPark(boris)
  await expect(parks(anna)).toHaveCount(1)
  await lookAbroad(boris)
  await expect(parks(boris)).toHaveCount(0)
  await commit(anna)
  await expect(boris.locator('[data-seat="0"] .ready')).toBeVisible()
  await expect(parks(boris)).toHaveCount(0)
  await expect(boris.locator('.todo li')).toHaveCount(1)
  await commit(boris)
  for (const page of [anna, boris]) await expect(page.locator('[data-phase=build]')).toHaveCount(0)
  await lookAbroad(anna)
  await expect(parks(anna)).toHaveCount(1)
})

/** Takes the only police station of a game for two into the plan. */
async function layPolice(page: Page): Promise<void> {
  const before = await page.locator('.todo li:not(.open)').count()
  await page.getByRole('tab', { name: 'Services' }).click()
  await page.locator('[data-tile=police]').click()
  await page.locator('[data-step=anchor] [data-cell]').first().dispatchEvent('click')
  await expect(page.locator('.todo li:not(.open)')).toHaveCount(before + 1)
}

test('who finds the last tile gone is told so and plans again, from the start if he likes', async ({ browser }) => {
  const [anna, boris] = await twoPeople(browser)
  await reachPlanning([anna, boris])
  const host = await anna.locator('.lands button').first().locator('.ic').count()
  const [first, second] = host === 1 ? [anna, boris] : [boris, anna]
  await layPark(second)
  await layPolice(second)
  await commit(second)
  await layPolice(first)
  await commit(first)
  await expect(second.locator('.cut')).toContainText('none is left of police station')
  await expect(second.locator('.todo .fixed')).toHaveCount(1)
  await expect(parks(second)).toHaveCount(1)
  await expect(first.locator('.prompt.wait')).toBeVisible()
  await second.getByRole('button', { name: 'Take back all of it' }).click()
  await expect(parks(second)).toHaveCount(0)
  await layPark(second)
  await commit(second)
  for (const page of [anna, boris]) await expect(page.locator('[data-phase=build]')).toHaveCount(0)
})

/** Lays a factory of one cell on the last open place. Its warehouse lies down by itself where only one place is open. */
async function layFactory(page: Page): Promise<void> {
  const laid = page.locator('.todo li:not(.open)')
  const before = await laid.count()
  const places = page.locator('[data-step=warehouse] [data-cell]')
  await page.getByRole('tab', { name: 'Industry' }).click()
  await page.locator('[data-tile=F1]').first().click()
  await page.locator('[data-step=anchor] [data-cell]').last().dispatchEvent('click')
  await expect(places.first().or(laid.nth(before)).first()).toBeAttached()
  if ((await places.count()) > 0) await places.last().dispatchEvent('click')
  await expect(laid).toHaveCount(before + 1)
}

/** Brings the pointer over the middle of a mark, where it lies now. */
async function pointAt(page: Page, mark: Locator): Promise<void> {
  const box = await mark.boundingBox()
  if (!box) throw new Error('nothing to point at')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 4 })
}

test('a citizen is dragged from his home to his work', async ({ browser }) => {
  // the neighbour has a park and nobody to send: a bot's tourist may take the only place of work first
  const [page, neighbour] = await twoPeople(browser)
  await reachPlanning([page, neighbour])
  await page.locator('[data-tile=R1]').click()
  await page.locator('[data-step=anchor] [data-cell]').first().dispatchEvent('click')
  await expect(page.locator('.todo li:not(.open)')).toHaveCount(1)
  await layFactory(page)
  await layPark(neighbour)
  await commit(page)
  await expect(neighbour.locator('[data-seat="0"] .ready')).toBeVisible()
  await commit(neighbour)
  await page.locator('[data-step=citizen] [data-cell]').first().hover() // waits until nothing moves any more
  await page.mouse.down()
  const work = page.locator('svg.district [aria-label^="factory"]')
  await pointAt(page, work)
  await expect(page.locator('[data-step=citizen]')).toHaveCount(0)
  await pointAt(page, work) // the board may have moved when he was lifted
  await page.mouse.up()
  await expect(page.getByRole('button', { name: /^(Confirm|Finish my turn)$/ })).toBeEnabled()
  await expect(page.locator('[data-step=place]')).toHaveCount(0)
})

test('planning is clean for axe by day and by night, and says why a tile or a place is refused', async ({ page }) => {
  await playAgainstBots(page, server.address, 'small_city', 3)
  await page.waitForSelector('svg.district')
  await reachPlanning([page])
  await cleanByDayAndNight(page)
  const hatch = page.locator('#sc-pawn-red path[fill*=hatch]')
  await expect(hatch).toHaveCSS('fill', 'none')
  await page.evaluate(() => (document.documentElement.dataset.patterns = 'on'))
  await expect(hatch).toHaveCSS('fill', /sc-w-red/)
  await page.locator('.tile[aria-disabled=true]').first().dispatchEvent('click')
  await expect(page.locator('.dock').getByRole('alert')).toBeVisible()
  await page.locator('[data-tile=R1]').click()
  await page.locator('[data-step=anchor] [data-cell]').first().focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('.todo li:not(.open)')).toHaveCount(1)
  await page.locator('.todo li button').click()
  await expect(page.locator('.todo li')).toHaveCount(0)
})

test('the phone shows district, council and cards in turn', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await playAgainstBots(page, server.address, 'small_city', 3)
  await page.waitForSelector('svg.district')
  await page.getByRole('tab', { name: 'City Council' }).click()
  await expect(page.locator('svg.district')).toBeHidden()
  await page.getByRole('tab', { name: 'District', exact: true }).click()
  await expect(page.locator('svg.district')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await page.getByRole('button', { name: 'Players' }).click()
  await page.getByRole('button', { name: 'Look at the district of Apprentice 2' }).click()
  await expect(page.locator('svg.district')).toHaveAttribute('aria-label', 'District of Apprentice 2')
  await expect(page.locator('svg.district')).toBeVisible()
})
