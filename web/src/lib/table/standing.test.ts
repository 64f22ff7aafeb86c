import { describe, expect, it } from 'vitest'
import { headline, type Scored } from './standing'

const people = (...names: string[]) => names.map((name, seat) => ({ name, seat }))
const alone: Scored = { seats: [{ standing: [['votes', 40], ['pollution', -3]] }] }

describe('the headline of a result', () => {
  it('names who has won', () => {
    expect(headline({ seats: [] }, people('Ada', 'Bo'), [2, 1])).toEqual({ text: 'winner', args: { name: 'Bo' } })
    const turned = people('Ada', 'Bo').reverse() // whoever is shown first
    expect(headline({ seats: [] }, turned, [2, 1])).toEqual({ text: 'winner', args: { name: 'Bo' } })
  })
  it('names all who share a victory', () => {
    expect(headline({ seats: [] }, people('Ada', 'Bo', 'Cy'), [1, 3, 1])).toEqual({ text: 'winners', args: { names: 'Ada, Cy' } })
  })
  it('names nobody when nobody has won', () => {
    expect(headline({ seats: [] }, people('Ada', 'Bo'), [2, 2])).toEqual({ text: 'no-winner', args: {} })
    expect(headline({ seats: [] }, people('Ada', 'Bo'), [3, 2])).toEqual({ text: 'no-winner', args: {} })
    expect(headline(alone, people('Ada'), [2])).toEqual({ text: 'loser', args: { name: 'Ada' } })
  })
  it('says that it is over when there are no places', () => {
    expect(headline({ seats: [] }, people('Ada', 'Bo'), null)).toEqual({ text: 'game-over', args: {} })
  })
  it('says the points of who plays alone', () => {
    expect(headline(alone, people('Ada'), [1])).toEqual({ text: 'points-of', args: { name: 'Ada', points: 37 } })
  })
  it('says whether a rival was beaten', () => {
    expect(headline({ ...alone, rival: {} }, people('Ada'), [1])).toEqual({ text: 'winner', args: { name: 'Ada' } })
    expect(headline({ ...alone, rival: {} }, people('Ada'), [2])).toEqual({ text: 'loser', args: { name: 'Ada' } })
  })
})
