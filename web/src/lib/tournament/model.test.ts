import { describe, expect, test } from 'vitest'
import {
  chairs,
  columnsOf,
  currentRound,
  factsOf,
  mineNow,
  missing,
  roundsDone,
  sections,
  shownRound,
  stepsOf,
  tableState,
  triangleOf,
  type Round,
  type Sitting,
  type Tournament,
  type TournamentCard,
} from './model'

const seat = (who: number | null): Sitting['seats'][number] => ({ who, place: null, score: null, points: null, forfeit: false })
const sitting = (number: number, whos: (number | null)[], more: Partial<Sitting> = {}): Sitting => ({ number, table: `t${number}`, over: false, seats: whos.map(seat), card: null, ...more })
const round = (number: number, state: Round['state'], tables: Sitting[], byes: number[] = []): Round => ({ number, state, key: '', drawn: 0, opens: 0, done: null, byes, tables })
const row = (who: number, points: number): Tournament['standing'][number] => ({ rank: 1, who, points, met: 0, won: 0, relative: 1, rounds: [] })
const person = (number: number, more: Partial<Tournament['people'][number]> = {}): Tournament['people'][number] => ({ number, player: `p${number}`, name: `N${number}`, pot: null, left: null, out: false, ...more })

function cup(more: Partial<Tournament>): Tournament {
  const mine = { number: 1, round: null, table: null, waits_for_me: false }
  const many = [1, 2, 3, 4, 5].map((number) => person(number))
  return { status: 'running', form: 'swiss', rounds: 3, played: [], people: many, standing: [], meetings: [], mine, ...more } as Tournament
}

/** What a spectator is told of a table: who is to move, and who is there. */
function card(actors: number[], online: string[], kind = 'bank', waits = false): Sitting['card'] {
  const seats = [1, 2].map((number) => ({ kind: 'person', player: `p${number}`, away: null }))
  return { status: 'playing', actors, online, seats, clock: { kind }, waits_for_me: waits } as unknown as Sitting['card']
}

describe('the way from the list to the result', () => {
  const ids = (tournament: Tournament) => stepsOf(tournament).map(({ id, state }) => `${id} ${state}`)

  test('before the start the list is open, and all planned rounds lie ahead', () => {
    expect(ids(cup({ status: 'open' }))).toEqual(['entry now', '1 later', '2 later', '3 later', 'result later'])
  })
  test('the current round is the first one that is not done', () => {
    expect(ids(cup({ played: [round(1, 'done', []), round(2, 'drawn', [])] }))).toEqual(['1 done', '2 now', '3 later', 'result later'])
  })
  test('a league knows its rounds beforehand', () => {
    expect(ids(cup({ form: 'league', played: [round(1, 'open', []), round(2, 'planned', []), round(3, 'planned', [])] }))).toEqual(['1 now', '2 later', '3 later', 'result later'])
  })
  test('nobody knows how long a knock-out is, and one that ended early has no rounds left', () => {
    expect(ids(cup({ form: 'knock-out', rounds: 4, played: [round(1, 'open', [])] }))).toEqual(['1 now', 'result later'])
    expect(ids(cup({ status: 'finished', played: [round(1, 'done', [])] }))).toEqual(['1 done', 'result now'])
  })
})

describe('rounds', () => {
  const played = [round(1, 'done', []), round(2, 'done', []), round(3, 'open', []), round(4, 'planned', [])]

  test('the wished round is shown if it is drawn, else the current or the last one', () => {
    expect(shownRound({ status: 'running', played }, 1)?.number).toBe(1)
    expect(shownRound({ status: 'running', played }, 9)?.number).toBe(3)
    expect(shownRound({ status: 'finished', played: played.slice(0, 2) }, null)?.number).toBe(2)
    expect(shownRound({ status: 'open', played: [] }, null)).toBeNull()
    expect(currentRound({ status: 'cancelled', played })).toBeNull()
  })
  test('a round counts when all its tables are done, and columns are the newest that have begun', () => {
    expect(roundsDone(played)).toBe(2)
    expect(columnsOf(played, 2)).toEqual([2, 3])
  })
})

describe('my table', () => {
  const here = round(2, 'open', [sitting(1, [4, 5]), sitting(2, [2, null, 1])])

  test('it is found with its seat, whatever its state', () => {
    expect(mineNow(cup({ played: [here] }))).toMatchObject({ kind: 'play', seat: 2, sitting: { number: 2 } })
    expect(mineNow(cup({ played: [{ ...here, state: 'drawn' }] })).kind).toBe('soon')
    expect(mineNow(cup({ played: [round(1, 'open', [sitting(1, [1, 2], { over: true })])] })).kind).toBe('done')
  })
  test('a rest, a loss, leaving, watching and the end are told apart', () => {
    expect(mineNow(cup({ played: [round(1, 'open', [sitting(1, [2, 3])], [1])] })).kind).toBe('bye')
    expect(mineNow(cup({ people: [person(1, { out: true })], played: [round(2, 'open', [sitting(1, [2, 3])])] })).kind).toBe('out')
    expect(mineNow(cup({ people: [person(1, { left: 1, out: true })], played: [here] })).kind).toBe('left')
    expect(mineNow(cup({ mine: null, played: [here] })).kind).toBe('watching')
    expect(mineNow(cup({ status: 'open' })).kind).toBe('entered')
    expect(mineNow(cup({ status: 'finished' })).kind).toBe('over')
    expect(mineNow(cup({ status: 'cancelled' })).kind).toBe('called-off')
  })
  test('who is met again, with which points, in which seats so far', () => {
    const first = round(1, 'done', [sitting(1, [1, 2, 3], { over: true })])
    const table = sitting(1, [4, 1, 2])
    const second = round(2, 'open', [table])
    const meetings = [
      { pair: [1, 2], rounds: [1, 2] },
      { pair: [1, 4], rounds: [2] },
    ]
    const found = factsOf({ played: [first, second], meetings, standing: [row(2, 6), row(1, 3), row(4, 4.5)] }, second, table, 1)
    expect(found).toEqual({ fresh: [4], again: [{ who: 2, rounds: [1] }], points: [6, 4.5, 3], sat: [1] })
  })
})

describe('tables of a round', () => {
  const at = (state: Round['state'], more: Partial<Sitting>) => tableState(round(1, state, []), sitting(1, [1, 2], more))

  test('their state is what a spectator may know', () => {
    expect(at('planned', {})).toBe('planned')
    expect(at('drawn', {})).toBe('soon')
    expect(at('open', { over: true })).toBe('finished')
    expect(at('open', { card: card([0], ['p1', 'p2']) })).toBe('running')
    expect(at('open', { card: card([0], ['p2'], 'bank', true) })).toBe('yours')
  })
  test('a live table waits for who is to move and is not there; days may pass', () => {
    expect(at('open', { card: card([1], ['p1']) })).toBe('away')
    expect(missing(sitting(1, [1, 2], { card: card([1], ['p1']) }))).toBe(1)
    expect(at('open', { card: card([1], ['p1'], 'days') })).toBe('running')
  })
  test('seat 1 sits at the bottom, the others clockwise', () => {
    expect(chairs(4).map(({ x, y }) => [x, y])).toEqual([[0, 1], [-1, 0], [0, -1], [1, 0]])
    expect(chairs(2).map(({ x, y }) => [x, y])).toEqual([[0, 1], [0, -1]])
  })
})

test('who met whom is a triangle in the order of the standing', () => {
  const people = [1, 2, 3].map((number) => person(number))
  const meetings = [
    { pair: [1, 3], rounds: [1] },
    { pair: [2, 3], rounds: [2, 3] },
  ]
  expect(triangleOf({ people, standing: [row(3, 6), row(1, 4), row(2, 0)], meetings })).toEqual([
    { who: 3, cells: [] },
    { who: 1, cells: [[1]] },
    { who: 2, cells: [[2, 3], []] },
  ])
  expect(triangleOf({ people, standing: [], meetings }).map(({ who }) => who)).toEqual([1, 2, 3])
})

test('mine come first, what waits for me before the rest, and nothing stands twice', () => {
  const one = (id: string, status: TournamentCard['status'], waits = false, finished = 0) => ({ id, status, finished, mine: { waits_for_me: waits } }) as TournamentCard
  const mine = [one('a', 'open'), one('b', 'running'), one('c', 'running', true), one('d', 'finished', false, 5)]
  const found = sections(mine, [one('b', 'running'), one('e', 'open'), one('f', 'running'), one('g', 'cancelled', false, 9)])
  const ids = (list: TournamentCard[]) => list.map(({ id }) => id).join('')
  expect([ids(found.mine), ids(found.open), ids(found.running), ids(found.over)]).toEqual(['cba', 'e', 'f', 'gd'])
})
