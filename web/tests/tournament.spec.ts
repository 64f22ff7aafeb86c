/** A tournament of four people and bots, from the form to the result; its pages for everybody, on a phone, and when something cannot be. */

import { expect, test, type Browser, type Page } from '@playwright/test'
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { clean, ROOT, startServer, type Server } from './support'

interface Card {
  id: string
  status: string
  version: number
  actors: number[]
  seats: { player: string | null; away: string | null; name: string }[]
  my_seats: number[]
}
interface Cup {
  id: string
  status: string
  seed: string | null
  mine: object | null
  played: { number: number; state: string; tables: { table: string | null; over: boolean; card: Card | null }[] }[]
}
interface Somebody {
  id: string
  name: string
  page: Page
}

let server: Server

test.beforeAll(async () => {
  server = await startServer({ MANSARD_BOT_MEDIUM: 'random', MANSARD_KEEPER_INTERVAL: '0.1' })
})

test.afterAll(() => server.stop())

async function somebody(browser: Browser, name: string): Promise<Somebody> {
  const page = await (await browser.newContext()).newPage()
  const { id } = (await (await page.request.post(`${server.address}/api/guest`, { data: { name } })).json()) as { id: string }
  return { id, name, page }
}

async function cupOf(page: Page, id: string): Promise<Cup> {
  return (await (await page.request.get(`${server.address}/api/tournaments/${id}`)).json()) as Cup
}

async function opened(owner: Somebody, others: Somebody[], more: object = {}): Promise<string> {
  const body = { name: 'Attic Cup', game: 'skyrise', most: 2, rounds: 1, least: 3, places: 8, pause: 0, clock: { kind: 'bank', bank: 900, increment: 10 }, ...more }
  const { id } = (await (await owner.page.request.post(`${server.address}/api/tournaments`, { data: body })).json()) as Cup
  for (const one of others) await one.page.request.post(`${server.address}/api/tournaments/${id}/enter`, { data: {} })
  return id
}

/** One decision after the other for all people at a table, until it is over. */
async function playTable(people: Somebody[], table: string): Promise<void> {
  for (let turn = 0; ; turn += 1) {
    const { page } = people[0] as Somebody
    const card = (await (await page.request.get(`${server.address}/api/tables/${table}`)).json()) as Card
    if (card.status !== 'playing') return
    const seat = card.actors.find((one) => people.some(({ id }) => id === card.seats[one]?.player))
    if (seat === undefined) {
      await page.waitForTimeout(30)
      continue
    }
    const player = people.find(({ id }) => id === card.seats[seat]?.player) as Somebody
    const post = (what: string, data: object) => player.page.request.post(`${server.address}/api/tables/${table}/${what}`, { data: { seat, version: card.version, ...data } })
    const moves: string[] = []
    for (;;) {
      const draft = (await (await post('draft', { moves })).json()) as { complete: boolean; offers: { moves: { text: string }[] }[] }
      if (draft.complete) break
      const offered = draft.offers.flatMap((group) => group.moves)
      moves.push(offered[turn % offered.length]?.text ?? '')
    }
    expect((await post('commit', { moves, key: `turn-${card.version}` })).ok()).toBe(true)
  }
}

/** Everything that is open now is played to its end. */
async function playRound(people: Somebody[], id: string, number: number): Promise<void> {
  const { page } = people[0] as Somebody
  await expect.poll(async () => (await cupOf(page, id)).played.find((round) => round.number === number)?.tables.every(({ card }) => card !== null)).toBe(true)
  const round = (await cupOf(page, id)).played.find((one) => one.number === number)
  await Promise.all((round?.tables ?? []).map(({ table }) => playTable(people, table ?? '')))
}

test('four people and bots play a tournament from the form to its result', async ({ browser }) => {
  test.setTimeout(240_000)
  const people = await Promise.all(['Anna', 'Boris', 'Chloé', 'Dmitri'].map((name) => somebody(browser, name)))
  const [anna, boris, chloe, dmitri] = people as [Somebody, Somebody, Somebody, Somebody]
  const { page } = anna

  await page.goto(`${server.address}/tournaments/new`)
  await page.getByRole('textbox', { name: 'Name' }).fill('Rooftop Cup')
  await page.getByRole('radiogroup', { name: 'People at a table' }).getByRole('radio', { name: '3' }).click()
  const rounds = page.getByRole('group', { name: 'Rounds', exact: true })
  await rounds.getByRole('button', { name: 'Less' }).click()
  await rounds.getByRole('button', { name: 'Less' }).click()
  await page.getByRole('group', { name: 'Pause between rounds' }).getByRole('button', { name: 'Less' }).click()
  const run = page.getByRole('region', { name: 'How it will run' })
  await expect(run.locator('ol').getByRole('listitem')).toHaveCount(2)
  await expect(run.getByRole('img', { name: '3 tables: 3, 3, 3' })).toHaveCount(2)
  await page.getByRole('button', { name: 'As a table' }).click()
  await expect(page.getByRole('row', { name: '4 3 + 3', exact: true })).toBeVisible()
  await clean(page)
  await page.getByRole('button', { name: 'Open the list' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Rooftop Cup' })).toBeVisible()
  await expect(page.getByText('3 people are missing: it takes 4.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Start now' })).toHaveCount(0)
  const where = page.url()
  const id = where.split('/').at(-1) ?? ''

  for (const one of [boris, chloe]) expect((await one.page.request.post(`${server.address}/api/tournaments/${id}/enter`, { data: {} })).ok()).toBe(true)
  await dmitri.page.goto(`${server.address}/tournaments`)
  await dmitri.page.getByRole('link', { name: 'Enter: Rooftop Cup' }).click()
  await dmitri.page.getByRole('button', { name: 'Enter' }).click()
  await expect(dmitri.page.getByRole('heading', { name: 'You are on the list' })).toBeVisible()

  await expect(page.getByText('With 4 now, tables would have 3, 3 seats.')).toBeVisible()
  await clean(page)
  await page.getByRole('button', { name: 'Start now' }).click()
  await page.getByRole('dialog', { name: 'Start now?' }).getByRole('button', { name: 'Start', exact: true }).click()
  const steps = page.getByRole('list', { name: 'Rounds', exact: true })
  await expect(steps.locator('[aria-current=step]')).toContainText('Round 1')
  await expect(page.getByRole('link', { name: 'Go to my table' }).first()).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(2)
  await expect(page.getByRole('img', { name: 'Journeyman' }).first()).toBeVisible()

  const toMove = async () => {
    const cards = (await cupOf(page, id)).played[0]?.tables.map(({ card }) => card) ?? []
    return people.find((one) => cards.some((card) => card?.actors.some((seat) => card.seats[seat]?.player === one.id)))
  }
  await expect.poll(toMove).toBeDefined()
  const turn = (await toMove()) as Somebody
  await turn.page.goto(where)
  await expect(turn.page.getByRole('heading', { level: 2, name: new RegExp(`^${turn.name}( opens the auction|: raise the bid)`) })).toBeVisible()

  await page.keyboard.press('n')
  await expect(page).toHaveURL(/\/t\//)
  await page.getByRole('link', { name: 'Table of a tournament' }).click()
  await expect(page).toHaveURL(where)

  await playRound(people, id, 1)
  await expect(steps.locator('[aria-current=step]')).toContainText('Round 2')
  await expect(page.getByText('after round 1; round 2 counts when all tables are done')).toBeVisible()
  const standing = page.getByRole('region', { name: 'Standing' })
  await expect(standing.getByRole('row')).toHaveCount(5)
  await expect(standing.getByRole('columnheader', { name: 'Round 1' })).toBeVisible()
  await steps.getByRole('link', { name: /Round 1/ }).click()
  const first = page.getByRole('region', { name: 'Round 1' })
  await expect(first.getByRole('link', { name: 'Review' })).toHaveCount(2)

  await playRound(people, id, 2)
  await expect(page.getByRole('heading', { level: 2, name: /wins$/ })).toBeVisible()
  await expect(page.getByText(/^Your place: [1-4] of 4, points: \d/)).toBeVisible()
  await page.getByRole('region', { name: 'Who met whom' }).getByRole('button', { name: 'As a table' }).click()
  await expect(page.getByRole('row', { name: /^Anna .*round/ })).toBeVisible()
  await clean(page)

  const told = await cupOf(page, id)
  expect(told.seed).toMatch(/^[0-9a-f]{64}$/)
  await expect(page.getByText(told.seed ?? '')).toBeVisible()
  const waiting = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download the record' }).click()
  const record = await (await waiting).path()
  const python = join(ROOT, '.venv/bin/python')
  const verified = execFileSync(process.env.MANSARD_PYTHON ?? python, ['-m', 'mansard', 'tournament', 'verify', record], { env: { ...process.env, PYTHONPATH: join(ROOT, 'src') }, encoding: 'utf-8' })
  expect(verified).toContain('2')

  await page.goto(`${server.address}/t/${told.played[1]?.tables[0]?.table}`)
  await page.getByRole('link', { name: 'To the tournament' }).first().click()
  await expect(page).toHaveURL(where)
})

test('a spectator is told no more than every table shows, and every page fits a phone', async ({ browser }) => {
  const people = await Promise.all(['Anna', 'Boris', 'Maximiliana Konstantinopolitańczykow'].map((name) => somebody(browser, name)))
  const [anna, boris, maxi] = people as [Somebody, Somebody, Somebody]
  const id = await opened(anna, [boris, maxi], { most: 3, listed: true })
  await anna.page.request.post(`${server.address}/api/tournaments/${id}/start`)
  const stranger = await (await browser.newContext()).newPage()
  await stranger.goto(`${server.address}/tournaments/${id}`)
  await expect(stranger.getByRole('link', { name: /^Watch/ })).toHaveCount(1)
  await expect(stranger.getByRole('link', { name: 'Go to my table' })).toHaveCount(0)
  await expect(stranger.getByRole('button', { name: /Take|Leave|Call/ })).toHaveCount(0)
  const seen = await cupOf(stranger, id)
  expect([seen.seed, seen.mine]).toEqual([null, null])
  const { card } = seen.played[0]?.tables[0] ?? {}
  const table = (await (await stranger.request.get(`${server.address}/api/tables/${card?.id}`)).json()) as Record<string, unknown>
  const more = ['colours', 'online', 'progress', 'spectators', 'unread']
  expect(Object.keys(card ?? {}).toSorted()).toEqual([...Object.keys(table), ...more].toSorted())
  expect(card?.my_seats).toEqual([])

  for (const [locale, colorScheme] of [
    ['en', 'dark'],
    ['ru', 'light'],
    ['pl', 'dark'],
  ] as const) {
    await anna.page.addInitScript((locale) => localStorage.setItem('mansard.settings', JSON.stringify({ locale })), locale)
    await anna.page.emulateMedia({ colorScheme })
    await anna.page.setViewportSize({ width: 390, height: 844 })
    for (const path of ['/tournaments', '/tournaments/new', `/tournaments/${id}`, `/tournaments/${id}?view=people`, `/tournaments/${id}?view=rules`]) {
      await anna.page.goto(server.address + path)
      await expect(anna.page.locator('#content h2').first()).toBeVisible()
      await anna.page.waitForTimeout(400)
      expect(await anna.page.evaluate(() => document.documentElement.scrollWidth), `${path}, ${locale}`).toBeLessThanOrEqual(390)
      await clean(anna.page)
    }
  }
})

test('what cannot be is told in words, and what cannot be taken back is asked first', async ({ browser }) => {
  const people = await Promise.all(['Anna', 'Boris', 'Chloé'].map((name) => somebody(browser, name)))
  const [anna, boris, chloe] = people as [Somebody, Somebody, Somebody]
  const running = await opened(boris, [anna, chloe])
  await boris.page.request.post(`${server.address}/api/tournaments/${running}/start`)
  const id = await opened(anna, [boris, chloe])
  const { page } = anna
  await page.goto(`${server.address}/tournaments/${id}`)
  await page.getByRole('button', { name: 'Start now' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Start', exact: true }).click()
  await expect(page.getByText('Still in an open round of another tournament: Anna, Boris, and Chloé.')).toBeVisible()

  await page.getByRole('button', { name: 'Take Chloé out' }).click()
  await page.getByRole('dialog', { name: 'Take Chloé out?' }).getByRole('button', { name: 'Take out' }).click()
  await expect(page.getByText('1 person is missing: it takes 3.')).toBeVisible()
  await page.getByRole('button', { name: 'Call the tournament off' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Call off' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Called off' })).toBeVisible()

  await boris.page.goto(`${server.address}/tournaments/${running}?view=people`)
  await boris.page.getByRole('button', { name: 'Leave the tournament' }).click()
  await boris.page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click()
  await expect(boris.page.getByText('left after round 1')).toBeVisible()
  await page.goto(`${server.address}/tournaments/nosuchtournament`)
  await expect(page.getByRole('heading', { name: 'There is nothing here.' })).toBeVisible()
})
