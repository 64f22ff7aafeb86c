/** The real server for a test, with a database of its own and games that are dealt the same way in every run, and the first steps of a player. */

import AxeBuilder from '@axe-core/playwright'
import { expect, type Browser, type Page } from '@playwright/test'
import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

export const ROOT = resolve(import.meta.dirname, '../..')
const PYTHON = process.env.MANSARD_PYTHON ?? [join(ROOT, '.venv/bin/python')].find(existsSync) ?? 'python3'

export interface Server {
  address: string
  /** the file of its database */
  database: string
  stop: () => void
}

function freePort(): Promise<number> {
  return new Promise((found) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => found(port))
    })
  })
}

export async function startServer(settings: Record<string, string> = {}): Promise<Server> {
  const port = await freePort()
  const folder = mkdtempSync(join(tmpdir(), 'mansard-'))
  const env = { ...process.env, PYTHONPATH: join(ROOT, 'src'), MANSARD_DATABASE: `sqlite:///${join(folder, 'test.db')}`, MANSARD_RATE_LIMITS: 'false', ...settings }
  const server: ChildProcess = spawn(PYTHON, [join(ROOT, 'tests/server/dealt.py'), `${port}`], { cwd: ROOT, env, stdio: 'inherit' })
  const address = `http://127.0.0.1:${port}`
  for (let tries = 0; ; tries += 1) {
    try {
      await fetch(`${address}/api/games`)
      break
    } catch (problem) {
      if (tries > 240) throw problem
      await new Promise((later) => setTimeout(later, 250))
    }
  }
  return {
    address,
    database: join(folder, 'test.db'),
    stop() {
      server.kill()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export interface Card {
  id: string
  status: string
  version: number
  actors: number[]
}

export async function tableOf(page: Page, address: string, id: string): Promise<Card> {
  const answer = await page.request.get(`${address}/api/tables/${id}`)
  expect(answer.ok(), await answer.text()).toBe(true)
  return (await answer.json()) as Card
}

interface Offered {
  text: string
  preview: Record<string, number> | null
}

/** The move that brings most at once; of equal ones another every time. */
function choice(moves: Offered[], version: number): string {
  const worth = (move: Offered) => Object.values(move.preview ?? {}).reduce((sum, points) => sum + points, 0)
  const most = Math.max(...moves.map(worth))
  const best = moves.filter((move) => worth(move) === most)
  return best[version % best.length]?.text ?? ''
}

/** Plays the own seat move by move through the API up to a turn: then it is the person's turn, or the game is over. */
export async function playUpTo(page: Page, address: string, id: string, version: number): Promise<void> {
  const post = (what: string, data: object) => page.request.post(`${address}/api/tables/${id}/${what}`, { data })
  for (;;) {
    const table = await tableOf(page, address, id)
    const mine = table.actors.includes(0)
    if (table.status !== 'playing' || (mine && table.version >= version)) return
    if (!mine) {
      await page.waitForTimeout(40)
      continue
    }
    const turn = { seat: 0, version: table.version }
    const draft = (await (await post('draft', { ...turn, moves: [] })).json()) as { offers?: { moves: Offered[] }[] }
    const moves = (draft.offers ?? []).flatMap((group) => group.moves)
    if (moves.length === 0) continue
    const answer = await post('commit', { ...turn, moves: [choice(moves, table.version)], key: `turn-${table.version}` })
    expect([200, 409], await answer.text()).toContain(answer.status())
  }
}

/** Two guests in two browsers at one table that has begun. */
export async function twoBrowsers(browser: Browser, address: string, game: string, options = {}): Promise<{ first: Page; second: Page; id: string }> {
  const [first, second] = [await (await browser.newContext()).newPage(), await (await browser.newContext()).newPage()]
  await first.request.post(`${address}/api/guest`, { data: { name: 'Anna' } })
  await second.request.post(`${address}/api/guest`, { data: { name: 'Boris' } })
  const made = await first.request.post(`${address}/api/tables`, { data: { game, seats: [{ kind: 'me' }, { kind: 'open' }], options } })
  const { id } = (await made.json()) as Card
  await second.request.post(`${address}/api/tables/${id}/join`, { data: {} })
  await first.request.post(`${address}/api/tables/${id}/start`, { data: {} })
  await Promise.all([first, second].map((page) => page.goto(`${address}/t/${id}`)))
  return { first, second, id }
}

/** A guest sits down at a table against easy bots; gives the table's id. */
export async function playAgainstBots(page: Page, address: string, game: string, players: number): Promise<string> {
  await page.request.post(`${address}/api/guest`, { data: { name: 'Anna' } })
  const bots = Array.from({ length: players - 1 }, () => ({ kind: 'bot', level: 'easy' }))
  const answer = await page.request.post(`${address}/api/tables`, { data: { game, seats: [{ kind: 'me' }, ...bots], start: true } })
  const table = (await answer.json()) as { id: string }
  await page.goto(`${address}/t/${table.id}`)
  return table.id
}

export interface Position {
  record: string
  game: string
  place: 'start' | 'middle' | 'end'
  id: string
}

/** Tables at the start, in the middle and at the end of recorded games, with this guest at the seat that is to move. */
export async function positions(page: Page, server: Server, records: string[]): Promise<Position[]> {
  const guest = (await (await page.request.post(`${server.address}/api/guest`, { data: { name: 'Aleksandra' } })).json()) as { id: string }
  const env = { ...process.env, PYTHONPATH: join(ROOT, 'src') }
  const told = execFileSync(PYTHON, [join(ROOT, 'tests/server/positions.py'), server.database, guest.id, ...records], { env, encoding: 'utf-8' })
  return JSON.parse(told) as Position[]
}

/** A guest called Anna who has finished so many games: `skyrise:30`. Gives the guest's id. */
export async function withGames(page: Page, server: Server, games: string[]): Promise<string> {
  const { id } = (await (await page.request.post(`${server.address}/api/guest`, { data: { name: 'Anna' } })).json()) as { id: string }
  const env = { ...process.env, PYTHONPATH: join(ROOT, 'src') }
  execFileSync(PYTHON, [join(ROOT, 'tests/server/players.py'), server.database, id, ...games], { env })
  return id
}

/** Games of bots among themselves, counted as a set of this name. */
export function importBots(server: Server, game: string, name: string): void {
  const run = (...args: string[]) => execFileSync(PYTHON, ['-m', 'mansard', ...args], { env: { ...process.env, PYTHONPATH: join(ROOT, 'src') } })
  const folder = join(dirname(server.database), name)
  run('selfplay', game, folder, '--games', '6', '--players', '2', '--bots', 'random')
  run('admin', 'import-selfplay', folder, '--name', name, '--database', `sqlite:///${server.database}`)
}

/** Waits until the server has answered everything that was asked. */
export function answers(page: Page): () => Promise<void> {
  let asked = 0
  const asks = (address: string) => /\/(draft|commit)$/.test(address)
  page.on('request', (request) => (asked += asks(request.url()) ? 1 : 0))
  page.on('requestfinished', (request) => (asked -= asks(request.url()) ? 1 : 0))
  page.on('requestfailed', (request) => (asked -= asks(request.url()) ? 1 : 0))
  return async () => {
    do await page.waitForTimeout(25)
    while (asked > 0)
  }
}

/** Axe finds nothing on this page, or in one part of it. */
export async function clean(page: Page, part = 'html'): Promise<void> {
  const found = await new AxeBuilder({ page }).include(part).analyze()
  expect(found.violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.target.join(' ')).join(' | ')}`)).toEqual([])
}

/** Axe finds nothing at this table, by day and by night. */
export async function cleanByDayAndNight(page: Page): Promise<void> {
  for (const light of ['Night', 'Light']) {
    await clean(page, '.table')
    await page.locator('header').getByRole('button', { name: light, exact: true }).click()
  }
}
