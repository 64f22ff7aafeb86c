/** How soon a commit shows on another screen: `npm run measure`. It prints and judges nothing. */

import { expect, test, type Page } from '@playwright/test'
import { startServer, tableOf, twoBrowsers } from './support'


const COMMITS = 15
const shown = (page: Page) => page.locator('.table')

/** The moment, on the clock of the machine, at which the turn on the screen changes. */
function changed(page: Page): Promise<number> {
  return page.evaluate(() => {
    const mark = document.querySelector('.table')
    return new Promise<number>((seen) => {
      const watch = new MutationObserver(() => {
        watch.disconnect()
        seen(performance.timeOrigin + performance.now())
      })
      if (mark) watch.observe(mark, { attributes: true, attributeFilter: ['data-version'] })
    })
  })
}

/** Confirm, and the moment of the click. */
function confirmed(page: Page): Promise<number> {
  return page.evaluate(() => {
    const now = performance.timeOrigin + performance.now()
    document.querySelector<HTMLElement>('.prompt .go .b.p')?.click()
    return now
  })
}

test('how soon a commit shows on the other screen', async ({ browser }) => {
  const server = await startServer()
  const { first, second, id } = await twoBrowsers(browser, server.address, 'skyrise')
  const times: number[] = []
  while (times.length < COMMITS) {
    const { actors, version } = await tableOf(first, server.address, id)
    const [acting, waiting] = actors[0] === 0 ? [first, second] : [second, first]
    for (const page of [acting, waiting]) await expect(shown(page)).toHaveAttribute('data-version', String(version))
    await acting.getByRole('tab', { name: 'Moves' }).click()
    await acting.locator('.moves li button').last().click()
    await expect(acting.getByRole('button', { name: /^(Confirm|Finish my turn)$/ })).toBeEnabled()
    const seen = changed(waiting)
    times.push(-(await confirmed(acting)) + (await seen))
  }
  times.sort((a, b) => a - b)
  const at = (part: number) => Math.round(times[Math.floor(part * (times.length - 1))] ?? 0)
  console.log(`a commit shows on the other screen after: median ${at(0.5)} ms, least ${at(0)} ms, most ${at(1)} ms (${times.length} commits)`)
  server.stop()
})
