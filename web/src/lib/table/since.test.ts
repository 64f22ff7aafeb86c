import type { Entry, View } from '$lib/api/client'
import { describe, expect, it } from 'vitest'
import { changes, isOthers, numbered, partOf, sinceMine } from './since'
import type { Fields } from './moves'

const entry = (number: number, seat: number, events: unknown[][]): Entry => ({ number, seat, rewind_to: null, time: 0, by_bot: true, moves: null, events })
const answers = (event: readonly unknown[]) => isOthers(event, fields(event), 0)
const fields = ([, player, place]: readonly unknown[]) => ({ player, place }) as Fields
const log = [entry(1, 0, [['built', 0, 'a']]), entry(2, 1, [['built', 1, 'b'], ['paid', 1]]), entry(3, 2, [['built', 2, 'c']])]
const told = { words: (event: readonly unknown[]) => String(event[0]), places: (event: readonly unknown[]) => (event[2] ? [String(event[2])] : []), actor: (event: readonly unknown[]) => Number(event[1]) }

describe('since my turn', () => {
  it('counts what came after my last turn', () => {
    expect(sinceMine(log, 1, answers).map((one) => one.number)).toEqual([2, 3])
    expect(sinceMine(log, null, answers)).toEqual([])
  })

  it('takes what my own turn brought about of others', () => {
    const solo = [entry(5, 0, [['moved', 0], ['rival-claimed', 'b'], ['penalty', 'rival'], ['built', 1, 'd']])]
    expect(sinceMine(solo, 5, answers).map((one) => one.events)).toEqual([[['rival-claimed', 'b'], ['penalty', 'rival'], ['built', 1, 'd']]])
  })

  it('numbers the lines that have a place, in their order', () => {
    const marks = numbered(sinceMine(log, 1, answers), told)
    expect(marks.map(({ n, seat, places }) => [n, seat, places])).toEqual([[1, 1, ['b']], [2, 2, ['c']]])
  })
})

describe('what changed', () => {
  const part = (points: number, wood: number) => ({ standing: [['control', points]], resources: { wood, gold: 1 }, name: 'x', hand: null })

  it('is told of points and of every number, with its path', () => {
    expect(changes(part(5, 3), part(8, 1))).toEqual([{ path: '', by: 3 }, { path: 'resources.wood', by: -2 }])
    expect(changes(part(5, 3), part(5, 3))).toEqual([])
  })

  it('leaves out what is hidden', () => {
    expect(changes({ standing: [], francs: null }, { standing: [], francs: 4 })).toEqual([])
  })

  it('knows the rival after the last seat', () => {
    const view = { seats: [part(1, 1)], rival: { standing: [], pos: 4 } } as unknown as View
    expect(partOf(view, 1)).toEqual({ standing: [], pos: 4 })
  })
})
