import { expect, test, type Page } from '@playwright/test'
import { clean, startServer, type Server } from './support'

let server: Server

test.beforeAll(async () => {
  server = await startServer()
})

test.afterAll(() => server.stop())

interface Lesson {
  id: string
  title: string
  steps: number
}

async function lessonsOf(page: Page, slug: string): Promise<Lesson[]> {
  return ((await (await page.request.get(`${server.address}/api/games/${slug}/lessons`)).json()) as { lessons: Lesson[] }).lessons
}

/** Do what the bubble says until the lesson is done: the first of the lit ways, or on. */
async function follow(page: Page): Promise<number> {
  for (let clicks = 0; clicks < 60; clicks += 1) {
    await expect(page.locator('.bubble')).toBeVisible()
    if (await page.locator('.bubble .pips .now').count() === 0) return clicks
    const answer = page.waitForResponse((response) => response.url().includes('/lessons/') && response.request().method() === 'POST')
    const next = page.locator('.bubble button[data-next]')
    await ((await next.count()) > 0 ? next : page.locator('.bubble .way').first()).click()
    await answer
    await expect(page.locator('.bubble button:disabled', { hasText: /Next|Skip/ })).toHaveCount(0)
  }
  throw new Error('the lesson does not end')
}

for (const slug of ['skyrise', 'paris', 'small_city', 'red_cathedral']) {
  test(`who does what the page says comes through all lessons of ${slug}`, async ({ page }) => {
    test.setTimeout(180_000)
    const lessons = await lessonsOf(page, slug)
    for (const lesson of lessons) {
      await page.goto(`${server.address}/learn/${slug}/${lesson.id}`)
      await expect(page.getByRole('heading', { level: 1, name: lesson.title })).toBeVisible()
      expect(await follow(page)).toBeGreaterThanOrEqual(lesson.steps)
    }
    await page.goto(`${server.address}/learn/${slug}`)
    await expect(page.locator('.street .done')).toHaveCount(lessons.length)
  })
}

test('a lit bank on the board does the step, a dark one is answered with the rule', async ({ page }) => {
  await page.goto(server.address)
  await page.locator('article.card', { hasText: 'Paris' }).getByRole('link', { name: /Learn it in ten minutes/ }).click()
  await page.getByRole('link', { name: /Key to the bank/ }).click()
  await expect(page.locator('.bubble')).toContainText('Every district has a bank')
  await page.keyboard.press('n')
  await expect(page.locator('.bubble header .num')).toHaveText('2 of 5')
  await page.locator('main').getByRole('button', { name: /bank of Montmartre/ }).click()
  await expect(page.locator('.bubble .wrong')).toContainText('That bank pays less')
  await page.locator('main').getByRole('button', { name: /bank of Belleville/ }).click()
  await expect(page.locator('.bubble')).toContainText('The money is yours')
  await page.keyboard.press('b')
  await expect(page.locator('.bubble')).toContainText('Put a key on Belleville')
})

interface Solution {
  ways: { moves: { text: string; move: { kind: string } }[] }[]
}

/** The first puzzle whose best turn is to pass: it needs no place on the board. */
async function passing(page: Page): Promise<string> {
  const at = `${server.address}/api/games/skyrise/puzzles`
  const { puzzles } = (await (await page.request.get(at)).json()) as { puzzles: { id: string }[] }
  for (const { id } of puzzles) {
    const told = (await (await page.request.post(`${at}/${id}/answer`, { data: { given_up: true } })).json()) as Solution
    if (told.ways[0]?.moves.map((one) => one.text).join() === 'pass') return id
  }
  throw new Error('no puzzle is solved by passing')
}

test('a puzzle is solved at once, lays a brick, and the first game begins', async ({ page }) => {
  const id = await passing(page)
  await page.goto(`${server.address}/learn/skyrise/puzzles/${id}`)
  const panel = page.getByRole('region', { name: 'Puzzle' })
  await expect(panel.getByRole('button', { name: 'This is the turn' })).toBeDisabled()
  await expect(panel).not.toContainText('%')
  await panel.locator('.out', { hasText: 'Pass' }).click()
  await expect(panel.locator('.draft')).toBeVisible()
  await panel.getByRole('button', { name: 'This is the turn' }).click()
  await expect(panel.getByRole('heading', { name: 'Solved' })).toBeVisible()
  await expect(panel.getByRole('img', { name: '3 stars of three' })).toBeVisible()
  await expect(panel.locator('[data-next]')).toBeFocused()
  await clean(page, '.solve')
  await page.goto(`${server.address}/learn/skyrise`)
  await expect(page.getByText('1 day in a row')).toBeVisible()
  await page.locator('[data-first]').click()
  await expect(page.locator('.table')).toBeVisible()
  const table = (await (await page.request.get(`${server.address}/api/tables/${page.url().split('/').at(-1) ?? ''}`)).json()) as { seats: { level: string | null }[] }
  expect(table.seats.map((seat) => seat.level)).toEqual([null, 'easy'])
})

test('a hint points somewhere, and who gives up is told the answer without stars', async ({ page }) => {
  await page.goto(`${server.address}/learn/skyrise/puzzles`)
  await page.locator('.part li a').first().click()
  const panel = page.getByRole('region', { name: 'Puzzle' })
  await expect(panel.getByRole('button', { name: 'Hint' })).toBeVisible()
  await page.keyboard.press('h')
  await expect(panel.locator('.hint')).toBeVisible()
  await panel.getByRole('button', { name: 'Show the answer' }).click()
  await expect(panel.getByRole('heading', { name: 'The answer' })).toBeVisible()
  await expect(panel.getByRole('img', { name: '0 stars of three' })).toBeVisible()
  await expect(panel.locator('.top')).toContainText('%')
  await page.keyboard.press('n')
  await expect(panel.getByRole('button', { name: 'This is the turn' })).toBeVisible()
})

for (const { width, height, colorScheme } of [
  { width: 390, height: 844, colorScheme: 'light' },
  { width: 1440, height: 900, colorScheme: 'dark' },
] as const) {
  test(`learning fits ${width} px and passes axe, ${colorScheme}`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.emulateMedia({ colorScheme })
    for (const path of ['/learn', '/learn/skyrise', '/learn/paris/bank', '/learn/skyrise/puzzles', '/learn/paris/how-to-win', '/rules/paris']) {
      await page.goto(server.address + path)
      await expect(page.locator('#content')).toBeVisible()
      await page.waitForLoadState('networkidle')
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      await clean(page)
    }
  })
}
