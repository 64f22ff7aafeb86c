import { describe, expect, it } from 'vitest'
import { bricks, counts, dataOf, fieldWords, known, leastSure, pieces, read, written, type Value } from './model'

function value(key: string, source: string, content: unknown = 1): Value {
  const component = key.split('.').slice(0, 2).join('.')
  return { address: `skyrise.${key}`, key, group: key.split('.')[0] ?? '', component, kind: 'whole', value: content, given: true, counts: true, source, reason: '' }
}

const LAKES = [value('panoramas.lakes.prestige', 'designed'), value('panoramas.lakes.min_structures', 'public'), value('panoramas.chains.prestige', 'inferred')]

describe('sources', () => {
  it('a component is as sure as its least sure value, and a tick makes it sure', () => {
    const [lakes, chains] = pieces(LAKES)
    expect(lakes && leastSure(lakes, new Set())).toBe('designed')
    expect(lakes && leastSure(lakes, new Set(['panoramas.lakes.prestige']))).toBe('confirmed')
    expect(chains && leastSure(chains, new Set())).toBe('inferred')
  })

  it('known is all but ours', () => {
    expect(counts(LAKES, new Set())).toEqual({ rulebook: 0, public: 1, confirmed: 0, inferred: 1, designed: 1 })
    expect(known(counts(LAKES, new Set()))).toBe(67)
    expect(known(counts(LAKES, new Set(['panoramas.lakes.prestige'])))).toBe(100)
  })

  it('the wall has a brick for every value, the surest at the ground', () => {
    const wall = bricks({ rulebook: 3, public: 0, confirmed: 0, inferred: 0, designed: 12 })
    expect(wall).toHaveLength(15)
    expect(wall[0]).toEqual({ source: 'rulebook', x: 0, y: 6 })
    expect(wall.at(-1)?.source).toBe('designed')
    expect(Math.min(...wall.map((brick) => brick.y))).toBeGreaterThanOrEqual(0)
  })
})

describe('fields', () => {
  it('reads what is typed, and names the limit', () => {
    expect(read('whole', ' 7 ', { minimum: 0, maximum: 99 })).toEqual({ value: 7 })
    expect(read('whole', '100', { minimum: 0, maximum: 99 })).toEqual({ wrong: { key: 'box-wrong-range', args: { value: 100, least: 0, most: 99 } } })
    expect(read('whole', '', {})).toEqual({ wrong: { key: 'box-wrong-number', args: { value: '' } } })
    expect(read('wholes', '24, 12, 6', { minItems: 3, items: { minimum: 0 } })).toEqual({ value: [24, 12, 6] })
    expect(read('wholes', '24, 12', { minItems: 3 })).toEqual({ wrong: { key: 'box-wrong-count', args: { count: 3, found: 2 } } })
    expect(read('choice', 'iron', { enum: ['wood', 'gold'] })).toEqual({ wrong: { key: 'box-wrong-word', args: { value: 'iron', words: 'wood, gold' } } })
    expect(read('flag', 'true', {})).toEqual({ value: true })
    expect(read('list', '[[0, 1]', {})).toEqual({ wrong: { key: 'box-wrong-list', args: {} } })
    expect(read('name', '', { minLength: 1 })).toEqual({ wrong: { key: 'box-wrong-empty', args: {} } })
  })

  it('makes the values of a component one piece of data, lists where they count from 0', () => {
    const opera = [value('landmark.opera.value', 'public', 12), value('landmark.opera.slots.0.vp', 'public', 4), value('landmark.opera.slots.1.vp', 'public', 5), value('landmark.opera.cost.wood', 'public', 0)]
    const [piece] = pieces(opera)
    expect(piece && dataOf(piece, (one) => one.value)).toEqual({ value: 12, slots: [{ vp: 4 }, { vp: 5 }], cost: { wood: 0 } })
  })

  it('writes what it reads', () => {
    for (const [kind, content] of [['wholes', [3, 2, 1]], ['list', [[0, 0], [0, 1]]], ['texts', ['wood', 'gold']]] as const)
      expect(read(kind, written(kind, content), {})).toEqual({ value: content })
    expect(fieldWords(value('landmark.opera.slots.0.vp', 'public'))).toEqual(['slots', '0', 'vp'])
  })
})
