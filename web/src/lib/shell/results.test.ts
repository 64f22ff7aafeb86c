import { describe, expect, it } from 'vitest'
import type { TableSeat } from '$lib/api/client'
import { dateWords, progressWords, resultWords } from './results'

const seat = (number: number, name: string): TableSeat => ({ seat: number, kind: 'person', player: name, name, level: null, away: null, clock: null })

describe('a table in a list', () => {
  it('tells how far it has come in the words of its game', () => {
    expect(progressWords({ version: 12, progress: { era: 2, auction: 31 } })).toBe('Era 2, auction 31')
    expect(progressWords({ version: 12, progress: { round: 7 } })).toBe('Round 7')
    expect(progressWords({ version: 12, progress: { completed: 5, sections: 14 } })).toBe('5 of 14 sections')
    expect(progressWords({ version: 12, progress: {} })).toBe('Turn 12')
  })

  it('tells the winner first and the scores in the order of the places', () => {
    const seats = [seat(0, 'Anna'), seat(1, 'Boris'), seat(2, 'Chloé')]
    expect(resultWords({ seats, places: [2, 1, 3], scores: [80, 87, 66] })).toBe('Boris wins · 87 : 80 : 66')
    expect(resultWords({ seats, places: [1, 1, 3], scores: [80, 80, 66] })).toBe('Anna, Boris share the victory · 80 : 80 : 66')
    expect(resultWords({ seats, places: null, scores: null })).toBe('The game is over')
  })

  it('tells the day', () => {
    expect(dateWords(1_790_000_000)).toBe('Sep 21, 2026')
    expect(dateWords(null)).toBe('')
  })
})
