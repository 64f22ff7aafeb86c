import { beforeEach, expect, it, vi } from 'vitest'
import { keepCoached, knowsTheWay } from './kept'

let kept: Record<string, string>

beforeEach(() => {
  kept = {}
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept[key] ?? null, setItem: (key: string, value: string) => (kept[key] = value) })
})

it('knows the way after two finished games, each counted once', () => {
  keepCoached('first')
  keepCoached('first')
  expect(knowsTheWay()).toBe(false)
  keepCoached('second')
  expect(knowsTheWay()).toBe(true)
})

it('begins anew where what was kept cannot be read', () => {
  kept['mansard.coached'] = '{'
  expect(knowsTheWay()).toBe(false)
  keepCoached('first')
  keepCoached('second')
  expect(knowsTheWay()).toBe(true)
})
