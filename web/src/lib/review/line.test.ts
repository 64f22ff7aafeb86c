import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { LinePlayer } from './line.svelte'
import type { LineStep } from './review.svelte'
import type { View } from '$lib/api/client'

const view = (phase: string) => ({ phase }) as unknown as View
const step = (turn: number): LineStep => ({ turn, seat: turn, move: 'pass', told: { kind: 'pass' }, events: [], view: view(`after ${turn}`) }) as unknown as LineStep
const reviewing = { line: () => Promise.resolve({ before: view('before'), steps: [step(0), step(1)] }) }

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it('shows the position before the turn, then every move, and stays at the end', async () => {
  const line = new LinePlayer(reviewing)
  await line.play(7)
  expect(line.view).toEqual(view('before'))
  expect(line.step).toBeNull()
  vi.advanceTimersByTime(600)
  expect(line.step?.turn).toBe(0)
  vi.advanceTimersByTime(60_000)
  expect(line.view).toEqual(view('after 1'))
})

it('goes back to the game when it is left, also while the line is still asked for', async () => {
  const line = new LinePlayer(reviewing)
  const asked = line.play(7)
  line.stop()
  await asked
  expect(line.view).toBeNull()
  await line.play(7)
  vi.advanceTimersByTime(600)
  line.stop()
  vi.advanceTimersByTime(60_000)
  expect([line.view, line.step]).toEqual([null, null])
})
