import { expect, test } from 'vitest'
import { ago, atClub, band, brought, codeIn, onlyClub, ranked, scaleOf, tableForm, waitingIn, withNames, works, worth, type ClubCard, type Member } from './model'

const rating = (game: string, mu: number, sigma: number, games: number) => ({ game, mu, sigma, games, ordinal: mu - 3 * sigma })
const member = (name: string, ...ratings: Member['ratings']): Member => ({ player: name.toLowerCase(), name, role: 'member', since: name.charCodeAt(0), games: 0, ratings })
const club = (id: string, role: ClubCard['role'], waiting = 0): ClubCard => ({ id, name: id, members: 2, role, waiting })

test('ranks are given from five games on, by what a player is worth at least', () => {
  const members = [
    member('Anna', rating('paris', 40, 8, 6)),
    member('Boris', rating('paris', 30, 2, 5)),
    member('Clara', rating('paris', 50, 8, 4)),
    member('Dario', rating('skyrise', 50, 8, 9)),
    member('Elsa', rating('paris', 25, 8, 2)),
  ]
  expect(ranked(members, 'paris').map((one) => [one.member.name, one.rank])).toEqual([
    ['Boris', 1],
    ['Anna', 2],
    ['Clara', null],
    ['Elsa', null],
    ['Dario', null],
  ])
})

test('a rating below nothing is shown as nothing', () => {
  expect(worth(rating('paris', 20, 8, 5))).toBe(0)
  expect(worth(rating('paris', 30, 2, 5))).toBe(24)
})

test('all bands of a club share one scale, and none leaves the drawing', () => {
  expect(scaleOf([member('Anna', rating('paris', 25, 5, 1))])).toBe(60)
  expect(scaleOf([member('Anna', rating('paris', 60, 5, 1))])).toBe(75)
  expect(band(rating('paris', 30, 5, 5), 60, 120)).toEqual({ from: 30, middle: 60, to: 90 })
  expect(band(rating('paris', 10, 8, 5), 60, 120).from).toBe(0)
})

test('a link ends with its day or its last use', () => {
  expect(works({ uses: null, until: null }, 100)).toBe(true)
  expect(works({ uses: 0, until: null }, 100)).toBe(false)
  expect(works({ uses: 3, until: 99 }, 100)).toBe(false)
  expect(works({ uses: 3, until: 101 }, 100)).toBe(true)
})

test('a code is found in an address and alone', () => {
  expect(codeIn(' https://mansard.example/c/ab12cd?x=1 ')).toBe('ab12cd')
  expect(codeIn('ab12cd')).toBe('ab12cd')
  expect(codeIn('https://mansard.example/t/ab12cd')).toBe(null)
  expect(codeIn('')).toBe(null)
})

test('tables, people at the door and kept seats wait together', () => {
  expect(waitingIn([club('one', 'keeper', 2), club('two', 'member', 1)], [{}, {}])).toBe(5)
})

test('one club alone is the place itself', () => {
  expect(onlyClub([club('one', 'member')])?.id).toBe('one')
  expect(onlyClub([club('one', 'asked')])).toBe(null)
  expect(onlyClub([club('one', 'member'), club('two', 'asked')])).toBe(null)
})

test('a new table is asked for with people, club and game', () => {
  expect(tableForm({})).toBe('/tables/new')
  expect(tableForm({ game: 'paris', club: 'c1', players: ['a1', 'b2'] })).toBe('/tables/new?game=paris&club=c1&with=a1,b2')
  expect(brought('a1,b2,no such')).toEqual(['a1', 'b2'])
  expect(brought(null)).toEqual([])
})

test('clubs, invitations and tournaments are one place', () => {
  expect(['/club', '/club/ab12', '/c/ab12', '/tournaments/ab12'].filter(atClub)).toHaveLength(4)
  expect(['/', '/clubs', '/tables', '/rules/club'].filter(atClub)).toEqual([])
})

test('names in a sentence are bold wherever a language puts them', () => {
  const sentence = ({ name, what }: Record<string, string>) => `In ${what} wins ${name}.`
  expect(withNames(sentence, { name: 'Anna', what: 'First frost' })).toEqual([
    { text: 'In ', bold: false },
    { text: 'First frost', bold: true },
    { text: ' wins ', bold: false },
    { text: 'Anna', bold: true },
    { text: '.', bold: false },
  ])
})

test('times are told from near to far', () => {
  const now = 1_700_000_000
  expect(ago(now - 40 * 60, now, 'en')).toBe('40 minutes ago')
  expect(ago(now - 26 * 3600, now, 'en')).toBe('yesterday')
  expect(ago(now - 30 * 86400, now, 'en')).toBe('October 15')
  expect(ago(now + 5, now, 'en')).toBe('now')
})
