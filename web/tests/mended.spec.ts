/** What went wrong once at a table, and does not any more. */

import { expect, test, type Locator, type Page } from '@playwright/test'
import { playAgainstBots, playUpTo, positions, startServer, tableOf, type Card, type Server } from './support'

let server: Server

test.beforeAll(async () => {
  server = await startServer()
})

test.afterAll(() => server.stop())

/** The box of a mark that is there. */
async function box(mark: Locator) {
  const found = await mark.boundingBox()
  if (!found) throw new Error('it is not to be seen')
  return { ...found, right: found.x + found.width, bottom: found.y + found.height }
}

test('a rematch shows the new game at once, and begins when all seats are bots or mine', async ({ page }) => {
  const id = await playAgainstBots(page, server.address, 'skyrise', 2)
  await playUpTo(page, server.address, id, 100_000)
  await expect(page.locator('.result h2')).toBeVisible()
  await page.locator('header').getByRole('button', { name: 'Rematch' }).click()
  await expect(page).not.toHaveURL(new RegExp(id))
  await expect(page.locator('.result')).toHaveCount(0)
  await expect(page.locator('.prompt')).toBeVisible()
  const next = page.url().split('/').at(-1) ?? ''
  expect((await tableOf(page, server.address, next)).status).toBe('playing')
})

test('a replay opens at the asked position: knob, line of the log and board under the header', async ({ page }) => {
  const middle = (await positions(page, server, ['skyrise/4p-1'])).find((one) => one.place === 'end')
  await page.goto(`${server.address}/t/${middle?.id ?? ''}?at=80`)
  await expect(page.getByText('Position 80 of')).toBeVisible()
  await expect(page.getByRole('slider')).toHaveValue('80')
  const [list, line] = [page.locator('.list'), page.locator('.list .sel')]
  await expect(line).toBeVisible()
  await expect.poll(async () => (await box(line)).bottom <= (await box(list)).bottom + 1 && (await box(line)).y >= (await box(list)).y - 1).toBe(true)
  expect((await box(page.locator('main .stage'))).y).toBeGreaterThanOrEqual((await box(page.locator('header.top'))).bottom - 1)
  await expect(page).toHaveTitle('Replay · Skyrise · Mansard')
})

/** Seconds that a clock shows. */
async function seconds(clock: Locator): Promise<number> {
  const [minutes, rest] = ((await clock.textContent()) ?? '').trim().split(':').map(Number)
  return (minutes ?? 0) * 60 + (rest ?? 0)
}

test('a clock that runs goes on when a third person opens the table', async ({ browser }) => {
  const people = await Promise.all(['Anna', 'Boris', 'Wanda'].map(async (name) => {
    const page = await (await browser.newContext()).newPage()
    await page.request.post(`${server.address}/api/guest`, { data: { name } })
    return page
  }))
  const [anna, boris, wanda] = people as [Page, Page, Page]
  const made = await anna.request.post(`${server.address}/api/tables`, { data: { game: 'skyrise', seats: [{ kind: 'me' }, { kind: 'open' }], clock: { kind: 'bank', bank: 1800, increment: 5 } } })
  const { id } = (await made.json()) as Card
  await boris.request.post(`${server.address}/api/tables/${id}/join`, { data: {} })
  await anna.request.post(`${server.address}/api/tables/${id}/start`, { data: {} })
  for (const page of [anna, boris]) await page.goto(`${server.address}/t/${id}`)
  const { actors } = await tableOf(anna, server.address, id)
  const waiting = actors[0] === 0 ? boris : anna
  const least = async (page: Page) => Math.min(...(await Promise.all((await page.locator('.others .left', { hasText: ':' }).all()).map(seconds))))
  await expect.poll(() => least(waiting)).toBeLessThan(1799) // the one who is to move loses time
  const before = await least(waiting)
  await wanda.goto(`${server.address}/t/${id}`)
  await expect(wanda.getByText('You are watching')).toBeVisible()
  expect(await least(waiting)).toBeLessThanOrEqual(before)
  await expect.poll(() => least(wanda)).toBeLessThanOrEqual(before)
})

test('with four players the total shows my own column whole, and bots of one strength by different names', async ({ page }) => {
  const id = await playAgainstBots(page, server.address, 'skyrise', 4)
  await playUpTo(page, server.address, id, 8)
  await page.getByRole('tab', { name: 'Total' }).click()
  const panel = page.getByRole('tabpanel', { name: 'Total' })
  const heads = panel.locator('thead th')
  await expect(heads).toHaveCount(4)
  const names = (await heads.allTextContents()).map((name) => name.trim())
  expect(new Set(names).size).toBe(4)
  const edge = (await box(panel)).right + 1
  for (const head of await heads.all()) expect((await box(head)).right).toBeLessThanOrEqual(edge)
  const cut = await heads.locator('span').evaluateAll((spans) => spans.filter((span) => span.scrollWidth > span.clientWidth + 1 && getComputedStyle(span).overflow !== 'visible').map((span) => span.textContent))
  expect(cut).toEqual([])
})

test('alone, what I build stands in the log once', async ({ page }) => {
  const id = await playAgainstBots(page, server.address, 'small_city', 1)
  await playUpTo(page, server.address, id, 24)
  await page.reload()
  const built = page.locator('.logs .le', { hasText: ' builds ' })
  await expect(built.first()).toBeVisible()
  const turns = await page.locator('.logs').evaluate((log) => {
    const groups: string[][] = [[]]
    for (const line of log.querySelectorAll('.turn, .le')) {
      if (line.classList.contains('turn')) groups.push([])
      else groups.at(-1)?.push(line.textContent?.trim() ?? '')
    }
    return groups.map((lines) => lines.filter((line) => line.includes(' builds ')))
  })
  const all = turns.flat()
  expect(all.length).toBeGreaterThan(0)
  expect(all.filter((line, n) => all.indexOf(line) !== n)).toEqual([])
})

test('a whole turn leaves nothing in the console of the browser', async ({ page }) => {
  const errors: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  const id = await playAgainstBots(page, server.address, 'small_city', 3)
  await expect(page.locator('.prompt:not(.wait)')).toBeVisible()
  await page.getByRole('tab', { name: 'Moves' }).click()
  await page.locator('.moves li button').first().click()
  await page.getByRole('button', { name: /^(Confirm|Finish my turn)$/ }).click()
  await expect.poll(async () => (await tableOf(page, server.address, id)).version).toBeGreaterThan(1)
  await page.waitForLoadState('networkidle')
  expect(errors).toEqual([])
})

test('while a plan is laid the district keeps its size', async ({ page }) => {
  const id = await playAgainstBots(page, server.address, 'small_city', 2)
  const district = page.locator('svg.district')
  await expect(district).toBeVisible()
  for (let version = 1, phase = ''; phase !== 'build'; version += 1) {
    await playUpTo(page, server.address, id, version)
    const seen = await page.request.get(`${server.address}/api/tables/${id}/view?seat=0`)
    phase = ((await seen.json()) as { view: { phase: string } }).view.phase
  }
  await expect(page.locator('[data-phase=build] svg.district')).toBeVisible()
  await expect(page.locator('[data-tile]').first()).toBeVisible()
  const { width, height } = await box(district)
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(500)
})

for (const locale of ['pl', 'ru']) {
  test(`at the end of Skyrise keys, islands and their plaques are whole, ${locale}`, async ({ page }) => {
    await page.addInitScript((chosen) => localStorage.setItem('mansard.settings', JSON.stringify({ locale: chosen, pace: 'off' })), locale)
    const tables = await positions(page, server, ['skyrise/4p-1'])
    for (const place of ['middle', 'end']) {
      await page.goto(`${server.address}/t/${tables.find((one) => one.place === place)?.id ?? ''}`)
      for (const [width, height] of [[1440, 900], [820, 1180], [1180, 820]] as const) {
        await page.setViewportSize({ width, height })
        if (width < 1241) await page.locator('.tabs4 .to-mine').click()
        for (const [part, whole] of [['.key', '.aux'], ['.tile', '.aux'], ['li', '.control']] as const) {
          const inside = (await box(page.locator(whole))).right
          for (const one of await page.locator(whole).locator(part).all()) expect((await box(one)).right, `${place} ${width} ${part}`).toBeLessThanOrEqual(inside)
        }
        const cut = await page.locator('.control li').evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent?.trim()))
        expect(cut, `${place} ${width}`).toEqual([])
      }
      await page.setViewportSize({ width: 820, height: 1180 })
      await page.locator('.tabs4 .to-board').click()
      await expect(page.locator('.plaque text').first()).toBeAttached()
      const beyond = () => page.locator('.plaque').evaluateAll((all) => all.flatMap((plaque) => {
        const [word, board, flag] = ['text', '.board', '.cloth'].map((part) => plaque.querySelector(part)?.getBoundingClientRect())
        if (!word || !board) return []
        const right = Math.min(board.right, flag?.left ?? board.right)
        return word.left < board.left - 1 || word.right > right + 1 ? [plaque.textContent?.trim()] : []
      }))
      await expect.poll(beyond, { message: place }).toEqual([])
    }
  })
}

for (const [width, height] of [[1440, 900], [1180, 820]] as const) {
  test(`two players of Skyrise have the city in the middle, keys and patrons on the screen, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await playAgainstBots(page, server.address, 'skyrise', 2)
    await expect(page.locator('[data-district]').first()).toBeVisible()
    const stage = await box(page.locator('main.stage'))
    const lots = await page.locator('[data-district]').evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).map(({ left, right, top, bottom }) => ({ left, right, top, bottom })))
    const wide = Math.max(...lots.map((one) => one.right)) - Math.min(...lots.map((one) => one.left))
    const high = Math.max(...lots.map((one) => one.bottom)) - Math.min(...lots.map((one) => one.top))
    expect(Math.max(wide / stage.width, high / stage.height)).toBeGreaterThanOrEqual(0.6)
    if (width === 1440) expect((await box(page.locator('.aux'))).bottom).toBeLessThanOrEqual(height)
  })
}
