import { expect, test, type Page } from '@playwright/test'
import { countQuestions, LIT, throughGame, throughLesson } from './newcomer'
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

for (const slug of Object.keys(LIT)) {
  test(`a newcomer who does what the page says comes through all lessons of ${slug} and a whole first game`, async ({ page }) => {
    test.setTimeout(300_000)
    await countQuestions(page)
    await page.addInitScript(() => localStorage.setItem('mansard.settings', JSON.stringify({ locale: 'en', pace: 'off', motion: 'off' })))
    await page.goto(server.address)
    await page.locator(`a[href="/learn/${slug}"]`).click()
    const lessons = await lessonsOf(page, slug)
    await page.getByRole('link', { name: 'Begin with the first lesson' }).click()
    const times: string[] = []
    for (const lesson of lessons) {
      await expect(page.getByRole('heading', { level: 1, name: lesson.title })).toBeVisible()
      const { clicks, seconds } = await throughLesson(page, slug)
      expect(clicks).toBeGreaterThanOrEqual(lesson.steps)
      times.push(`${lesson.id} ${clicks} clicks ${seconds.toFixed(1)} s`)
      await page.locator('.bubble a[data-next]').click()
    }
    await expect(page.locator('.street .done')).toHaveCount(lessons.length)
    await page.locator('[data-first]').click()
    await expect(page.locator('.table')).toBeVisible()
    await page.mouse.move(0, 0) // a pointer that rests upon the log points at its pieces
    const { clicks, seconds } = await throughGame(page, slug)
    await expect(page.locator('.prompt.result')).toBeVisible()
    times.push(`first game ${clicks} clicks ${seconds.toFixed(1)} s`)
    console.log(`${slug}: ${times.join(', ')}`)
    await page.goto(server.address)
    await expect(page.locator('article.card').first()).toBeVisible()
    await expect(page.locator(`a[href="/learn/${slug}"]`)).toHaveCount(0)
  })
}

test('a lit bank on the board does the step, a dark one is answered with the rule', async ({ page }) => {
  await page.goto(server.address)
  await page.locator('article.card', { hasText: 'Paris' }).getByRole('link', { name: /Learn it in ten minutes/ }).click()
  await page.getByRole('link', { name: /Key to the bank/ }).click()
  await expect(page.locator('.bubble')).toContainText('Every district has a bank')
  await page.keyboard.press('n')
  await expect(page.locator('.bubble header .num')).toHaveText('2 of 5')
  // what lies under the veil takes no part
  await expect(page.locator('.lesson .part[inert]')).toHaveCount(2)
  await page.locator('main').getByRole('button', { name: /bank of Montmartre/ }).click()
  await expect(page.locator('.bubble .wrong')).toContainText('That bank pays less')
  await page.locator('main').getByRole('button', { name: /bank of Belleville/ }).click()
  await expect(page.locator('.bubble')).toContainText('The money is yours')
  await page.keyboard.press('b')
  await expect(page.locator('.bubble')).toContainText('Put a key on Belleville')
  // by keyboard alone: the allowed place, then the bubble, and round again
  const place = page.locator('main').getByRole('button', { name: /bank of Belleville/ })
  await expect(place).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.locator('.bubble .way')).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(place).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(page.locator('.leave')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.locator('.bubble [data-next]')).toBeFocused()
})

interface Solution {
  ways: { moves: { text: string; move: { kind: string } }[] }[]
}

for (const slug of Object.keys(LIT)) {
  test(`the rules of ${slug} are shown by the board, and what matters stands on one sheet`, async ({ page }) => {
    const { pictures } = (await (await page.request.get(`${server.address}/api/games/${slug}/rules`)).json()) as { pictures: { anchor: string }[] }
    await page.goto(`${server.address}/rules/${slug}`)
    await expect(page.locator('.prose figure')).toHaveCount(pictures.length)
    const figure = page.locator('.prose figure').nth(1)
    await figure.scrollIntoViewIfNeeded()
    await expect(figure.getByRole('img').first()).toHaveAttribute('aria-label', /.{12}/)
    await expect(figure.locator('.board').first()).toBeVisible()
    await clean(page, '.prose')
    await page.getByRole('link', { name: 'Reference sheet' }).click()
    await expect(page.locator('.paper section').first()).toBeVisible()
    await clean(page)
    const paper = await page.pdf({ preferCSSPageSize: true })
    expect(paper.toString('latin1').match(/\/Type\s*\/Page[^s]/g)).toHaveLength(1)
    const line = page.locator('.paper li a').first()
    const anchor = (await line.getAttribute('href'))?.split('#').at(-1) ?? ''
    await line.click()
    await expect(page.locator(`[id="${anchor}"]`)).toBeInViewport()
  })
}

/** The first puzzle whose best turn is a single move of this form, with that move. */
async function solvedBy(page: Page, slug: string, form: RegExp): Promise<{ id: string; move: string }> {
  const at = `${server.address}/api/games/${slug}/puzzles`
  const { puzzles } = (await (await page.request.get(at)).json()) as { puzzles: { id: string }[] }
  for (const { id } of puzzles) {
    const told = (await (await page.request.post(`${at}/${id}/answer`, { data: { given_up: true } })).json()) as Solution
    const move = told.ways[0]?.moves.map((one) => one.text).join() ?? ''
    if (form.test(move)) return { id, move }
  }
  throw new Error(`no puzzle of ${slug} is solved by ${form.source}`)
}

test('a puzzle is solved at once, lays a brick, and the first game begins', async ({ page }) => {
  const { id } = await solvedBy(page, 'skyrise', /^pass$/)
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

test('a puzzle of Paris and one of Small City are solved on their boards', async ({ page }) => {
  const paris = await solvedBy(page, 'paris', /^draw \d$/)
  const city = await solvedBy(page, 'small_city', /^take [A-G]$/)
  const panel = page.getByRole('region', { name: 'Puzzle' })
  for (const [slug, id, selector] of [
    ['paris', paris.id, `.pa-stack:nth-of-type(${paris.move.slice(-1)})`],
    ['small_city', city.id, `[data-card="${city.move.slice(-1)}"]`],
  ] as const) {
    await page.goto(`${server.address}/learn/${slug}/puzzles/${id}`)
    await expect(panel.getByRole('button', { name: 'Hint' })).toBeVisible()
    await page.locator(selector).first().dispatchEvent('click')
    await panel.getByRole('button', { name: 'This is the turn' }).click()
    await expect(panel.getByRole('heading', { name: 'Solved' })).toBeVisible()
    await expect(panel.getByRole('img', { name: '3 stars of three' })).toBeVisible()
  }
})

for (const slug of ['skyrise', 'paris', 'small_city', 'red_cathedral']) {
  test(`a hint points somewhere, and who gives up is told the answer without stars: ${slug}`, async ({ page }) => {
    await page.goto(`${server.address}/learn/${slug}/puzzles`)
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
}

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
