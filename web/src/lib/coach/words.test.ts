import { expect, it } from 'vitest'
import { GameWords } from '$lib/text/game-words'
import { gainWords, kindWords, lookWords, pointsWords, reasonWords, turnWords } from './words'
import { Words } from '$lib/text/words.svelte'

const TEXTS = `
move-bid = Bid { $building } in { $district }
move-pass = Pass
district-hub-n = Hub north
source-control = Island control
reason-more = { $points } more by { $source }
reason-less = { $points } less by { $source }
`
const text = new GameWords(new Words('en', [TEXTS]), {}, ['Anna', 'Boris'])
const bid = [{ kind: 'bid', building: 24, district: 'hub-n' }] as unknown as Parameters<typeof turnWords>[0]

it('tells a whole turn in words', () => {
  expect(turnWords([...bid, { kind: 'pass' }] as typeof bid, text)).toBe('Bid 24 in Hub north, Pass')
})

it('tells the kind of a turn and keeps the rest open', () => {
  expect(kindWords(bid, text)).toBe('Bid … in …')
  expect(kindWords([], text)).toBe('')
})

it('names the place that is meant', () => {
  expect(lookWords({ district: 'hub-n' }, text)).toBe('Hub north')
  expect(lookWords({ stack: 1 }, text)).toBe('')
})

it('says points with a place behind the point only where it matters', () => {
  expect([5.04, 5.2, -1.5, -0.01, 14.6].map(pointsWords)).toEqual(['5', '5.2', '−1.5', '0', '15'])
})

it('never tells a gain without its error', () => {
  expect(gainWords(3.24, 1.04)).toBe('+3.2 ± 1')
})

it('gives the reasons that matter most first, in whole points', () => {
  const reasons = [
    { key: 'reason-more' as const, source: 'control', points: 1.2, error: 0.5 },
    { key: 'reason-less' as const, source: 'control', points: -4.6, error: 0.5 },
  ]
  expect(reasonWords(reasons, text)).toEqual(['5 less by Island control', '1 more by Island control'])
  expect(reasonWords(reasons, text, 1)).toHaveLength(1)
})
