import type { Schemas } from '$lib/api/client'
import { expect, test } from 'vitest'
import { reasonsOf, trapOf, valuesOf } from './values'

type Way = Schemas['PuzzleWay']

function way(district: string | null, chance: number, lead = 0, sources: Record<string, number> = {}): Way {
  const move = district === null ? { kind: 'pass' } : { kind: 'bid', piece: 'w13', district }
  return { moves: [{ text: `bid ${district ?? 'pass'} ${chance}`, move: move as Way['moves'][number]['move'], facts: null }], chance, lead, sources }
}

function answer(ways: Way[], tries: Way[] = []): Schemas['PuzzleAnswer'] {
  const told = tries.map((one) => ({ ...one, right: false, lost: 0.1, line: [] }))
  return { stars: 3, ways, tries: told, ahead: 0.1, error: 0.02, line: [], view: null }
}

const places = ({ district }: Record<string, unknown>) => (typeof district === 'string' ? [`#${district}`] : [])

test('a place carries the best turn that goes there, a turn without a place carries none', () => {
  const found = valuesOf(answer([way('hub', 0.7), way('hub', 0.6), way(null, 0.5), way('aster', 0.4)]), places, () => '')
  expect(found.map(({ percent, kind, places: [place] }) => [place, percent, kind])).toEqual([
    ['#hub', 70, 'best'],
    ['#aster', 40, 'other'],
  ])
})

test('the own wrong try is told apart', () => {
  const found = valuesOf(answer([way('hub', 0.7)], [way('cedar', 0.3)]), places, () => '')
  expect(found.map(({ kind }) => kind)).toEqual(['best', 'own'])
})

test('reasons are the points by source against the own try, and what rivals lose', () => {
  const best = way('hub', 0.7, 12, { control: 15, keys: 10 })
  const own = way('cedar', 0.3, 2, { control: 10, panoramas: 4, keys: 10 })
  expect(reasonsOf(answer([best, way('aster', 0.6)], [own]))).toEqual([
    { source: null, points: 9 },
    { source: 'control', points: 5 },
    { source: 'panoramas', points: -4 },
  ])
})

test('the trap brings more own points and is clearly behind', () => {
  const best = way('hub', 0.7, 12, { control: 5 })
  const greedy = way('cedar', 0.5, 2, { control: 5, keys: 4 })
  const close = way('aster', 0.68, 9, { keys: 12 })
  expect(trapOf(answer([best, close, greedy]))).toEqual({ way: greedy, points: 4, behind: 20 })
  expect(trapOf(answer([best], [greedy]))?.way.moves).toEqual(greedy.moves)
  expect(trapOf(answer([best, close]))).toBeNull()
  expect(trapOf(answer([best, way('briar', 0.3, 0, { control: 5 })]))).toBeNull()
})
