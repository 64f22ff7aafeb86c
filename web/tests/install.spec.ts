import { expect, test } from '@playwright/test'
import { clean, playAgainstBots, startServer, type Server } from './support'

let server: Server

test.beforeAll(async () => {
  server = await startServer()
})

test.afterAll(() => server.stop())

interface Manifest {
  id: string
  name: string
  short_name: string
  start_url: string
  display: string
  icons: { src: string; sizes: string; type: string; purpose: string }[]
}

/** Width and height of a PNG, from its head. */
const sizeOf = (png: Buffer) => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`

test('the app can be installed: manifest, icons of the sizes they say, and a worker that has control', async ({ page }) => {
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  await page.goto(server.address)
  const link = await page.locator('link[rel=manifest]').getAttribute('href')
  const answer = await page.request.get(server.address + link)
  expect(answer.headers()['content-type']).toContain('application/manifest+json')
  const manifest = (await answer.json()) as Manifest
  expect(manifest).toMatchObject({ id: '/', name: 'Mansard', short_name: 'Mansard', start_url: '/', display: 'standalone' })
  for (const icon of manifest.icons) {
    const picture = await page.request.get(server.address + icon.src)
    expect([picture.headers()['content-type'], sizeOf(await picture.body())]).toEqual([icon.type, icon.sizes])
  }
  expect(manifest.icons.map((icon) => `${icon.sizes} ${icon.purpose}`)).toEqual(['192x192 any', '512x512 any', '512x512 maskable'])
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  const session = await page.context().newCDPSession(page)
  const { installabilityErrors } = (await session.send('Page.getInstallabilityErrors')) as { installabilityErrors: { errorId: string }[] }
  expect(installabilityErrors.map((error) => error.errorId).filter((id) => id !== 'in-incognito')).toEqual([])
  const { errors: wrong } = (await session.send('Page.getAppManifest')) as { errors: unknown[] }
  expect(wrong).toEqual([])
  expect(errors).toEqual([])
})

test('without the net a table says so, and it comes back by itself', async ({ page, context }) => {
  const id = await playAgainstBots(page, server.address, 'skyrise', 2)
  await expect(page.locator('.table')).toBeVisible()
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.reload()
  await expect(page.locator('.table')).toBeVisible()
  await context.setOffline(true)
  await expect(page.getByText('No connection: what you see may be old.')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible()
  await clean(page)
  await context.setOffline(false)
  await expect(page.locator('.table')).toBeVisible()
  await expect(page).toHaveURL(`${server.address}/t/${id}`)
  await expect(page.getByText('No connection')).toHaveCount(0)
})

test('tab title and icon tell that it is my turn, and a table can be muted', async ({ page }) => {
  await playAgainstBots(page, server.address, 'skyrise', 2)
  await expect(page).toHaveTitle('● Your turn · Skyrise · Mansard')
  await expect(page.locator('#favicon')).toHaveAttribute('href', /\/favicon-turn\.svg$/)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Mute notices of this table' }).click()
  await expect(page.getByRole('menuitemcheckbox', { name: 'Notices are muted' })).toHaveAttribute('aria-checked', 'true')
  await page.goto(`${server.address}/settings`)
  await expect(page.locator('#favicon')).toHaveAttribute('href', /\/favicon\.svg$/)
})

test('notices are chosen in the settings and are kept', async ({ page }) => {
  await page.request.post(`${server.address}/api/guest`, { data: { name: 'Anna' } })
  await page.goto(`${server.address}/settings`)
  await page.getByLabel('Quiet hours').check()
  await page.getByLabel('From').fill('21:30')
  await page.getByLabel('Reminder before the time runs out').selectOption({ label: '1 h' })
  await expect(page.getByText('This server sends no e-mail.')).toBeVisible()
  await page.getByLabel('By webhook').fill('http://127.0.0.1:9/x')
  await page.getByLabel('By webhook').blur()
  await expect(page.getByText('the address is not public')).toBeVisible()
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await clean(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  }
  await page.reload()
  await expect(page.getByLabel('From')).toHaveValue('21:30')
  await expect(page.getByLabel('Reminder before the time runs out')).toHaveValue('60')
})
