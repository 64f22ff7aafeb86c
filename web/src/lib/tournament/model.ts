/** What the pages of a tournament read from the server's answer: rounds as steps, my table, who met whom. Nothing is paired or reckoned here. */

import type { Schemas } from '$lib/api/client'

export type Tournament = Schemas['Tournament']
export type TournamentCard = Schemas['TournamentCard']
export type Round = Schemas['Round']
export type Sitting = Schemas['Sitting']
export type StandingRow = Schemas['StandingRow']
export type RoundCell = Schemas['RoundCell']

type Rounds = Pick<Tournament, 'status' | 'form' | 'rounds' | 'played'>

export interface Step {
  id: 'entry' | 'result' | number
  state: 'done' | 'now' | 'later'
}

/** The round that is played, or opens next; null before the first and after the last one. */
export function currentRound({ status, played }: Pick<Rounds, 'status' | 'played'>): Round | null {
  return status === 'running' ? (played.find((round) => round.state !== 'done') ?? null) : null
}

/** The way from the list to the result. How many rounds a knock-out has is known when its last one is drawn. */
export function stepsOf(tournament: Rounds): Step[] {
  const { status, form, rounds, played } = tournament
  const begun = played.length > 0
  const over = status === 'finished' || status === 'cancelled'
  const current = currentRound(tournament)?.number
  const many = over || form === 'knock-out' ? played.length : Math.max(rounds, played.length)
  const state = (round: Round | undefined, number: number): Step['state'] => {
    if (round?.state === 'done') return 'done'
    return number === current ? 'now' : 'later'
  }
  return [
    ...(begun || status === 'running' ? [] : [{ id: 'entry' as const, state: status === 'open' ? ('now' as const) : ('done' as const) }]),
    ...Array.from({ length: many }, (_, i) => ({ id: i + 1, state: state(played[i], i + 1) })),
    { id: 'result', state: status === 'finished' ? 'now' : 'later' },
  ]
}

/** The round that is looked at: the wished one if it is drawn, else the current or the last one. */
export function shownRound(tournament: Pick<Rounds, 'status' | 'played'>, wished: number | null): Round | null {
  const { played } = tournament
  return played.find((round) => round.number === wished) ?? currentRound(tournament) ?? played.at(-1) ?? null
}

export function tablesDone(round: Round): number {
  return round.tables.filter((table) => table.over).length
}

/** Rounds that count for the standing: up to the first one that is not done. */
export function roundsDone(played: Round[]): number {
  const open = played.findIndex((round) => round.state !== 'done')
  return open < 0 ? played.length : open
}

/** The columns of the standing: rounds that have begun, the newest of them if there is no room for all. */
export function columnsOf(played: Round[], most: number): number[] {
  const begun = played.filter((round) => round.state === 'open' || round.state === 'done')
  return begun.slice(-most).map((round) => round.number)
}

// ---------------------------------------------------------------------- my table

export type Mine =
  | { kind: 'watching' | 'entered' | 'left' | 'out' | 'over' | 'called-off' | 'between' }
  | { kind: 'bye'; round: Round }
  | { kind: 'soon' | 'play' | 'done'; round: Round; sitting: Sitting; seat: number }

function place(round: Round, me: number): { round: Round; sitting: Sitting; seat: number } | null {
  for (const sitting of round.tables) {
    const seat = sitting.seats.findIndex(({ who }) => who === me)
    if (seat >= 0) return { round, sitting, seat }
  }
  return null
}

/** What the tournament has for me now. */
export function mineNow(tournament: Tournament): Mine {
  const { status, mine, people } = tournament
  if (status === 'finished') return { kind: 'over' }
  if (status === 'cancelled') return { kind: 'called-off' }
  if (!mine) return { kind: 'watching' }
  if (status === 'open') return { kind: 'entered' }
  const me = people.find(({ number }) => number === mine.number)
  if (me?.left !== null && me?.left !== undefined) return { kind: 'left' }
  const round = currentRound(tournament)
  const here = round ? place(round, mine.number) : null
  if (round && here) return { kind: here.sitting.over ? 'done' : round.state === 'open' ? 'play' : 'soon', ...here }
  if (round?.byes.includes(mine.number)) return { kind: 'bye', round }
  return { kind: me?.out ? 'out' : 'between' }
}

export interface Facts {
  /** whom I sit with for the first time */
  fresh: number[]
  /** whom I have met before, in which rounds */
  again: { who: number; rounds: number[] }[]
  /** points of all at the table before this round, most first */
  points: number[]
  /** seats in which I have sat before, counted from 1 */
  sat: number[]
}

/** What can be said of my table before it is played. */
export function factsOf(tournament: Pick<Tournament, 'played' | 'meetings' | 'standing'>, round: Round, sitting: Sitting, me: number): Facts {
  const others = sitting.seats.flatMap(({ who }) => (who !== null && who !== me ? [who] : []))
  const before = others.map((who) => {
    const met = tournament.meetings.find(({ pair }) => pair.includes(who) && pair.includes(me))
    return { who, rounds: (met?.rounds ?? []).filter((number) => number < round.number) }
  })
  const people = [me, ...others]
  const sat = tournament.played
    .filter(({ number }) => number < round.number)
    .flatMap((earlier) => {
      const found = place(earlier, me)
      return found ? [found.seat + 1] : []
    })
  return {
    fresh: before.filter(({ rounds }) => rounds.length === 0).map(({ who }) => who),
    again: before.filter(({ rounds }) => rounds.length > 0),
    points: people.map((who) => tournament.standing.find((row) => row.who === who)?.points ?? 0).toSorted((a, b) => b - a),
    sat: [...new Set(sat)].toSorted((a, b) => a - b),
  }
}

// ---------------------------------------------------------------------- tables

export type TableState = 'planned' | 'soon' | 'yours' | 'away' | 'running' | 'finished'

/** How a table of a round stands, for everybody who looks. `away`: who is to move in a live game is not there. */
export function tableState(round: Round, sitting: Sitting): TableState {
  const { card } = sitting
  if (sitting.over || card?.status === 'finished') return 'finished'
  if (round.state === 'planned') return 'planned'
  if (!card || round.state === 'drawn') return 'soon'
  if (card.waits_for_me) return 'yours'
  return card.clock.kind === 'bank' && missing(sitting) !== null ? 'away' : 'running'
}

/** The seat that is to move and whose person is not there. */
export function missing({ card }: Sitting): number | null {
  const away = card?.actors.find((seat) => {
    const { kind, player, away } = card.seats[seat] ?? {}
    return kind === 'person' && !away && player !== null && player !== undefined && !card.online.includes(player)
  })
  return away ?? null
}

/** Where chairs stand around a table: seat 1 at the bottom, then clockwise. */
export function chairs(seats: number): { x: number; y: number; turn: number }[] {
  const round = [
    { x: 0, y: 1, turn: 180 },
    { x: -1, y: 0, turn: 270 },
    { x: 0, y: -1, turn: 0 },
    { x: 1, y: 0, turn: 90 },
  ]
  return (seats === 2 ? [round[0], round[2]] : round.slice(0, seats)).flatMap((chair) => chair ?? [])
}

// ---------------------------------------------------------------------- who met whom

export interface TriangleRow {
  who: number
  /** by everybody above: the rounds of the meetings */
  cells: number[][]
}

/** Who met whom, in the order of the standing, or of the list before there is one. */
export function triangleOf({ people, standing, meetings }: Pick<Tournament, 'people' | 'standing' | 'meetings'>): TriangleRow[] {
  const order = standing.length > 0 ? standing.map(({ who }) => who) : people.map(({ number }) => number)
  const rounds = new Map(meetings.map(({ pair, rounds }) => [pair.toSorted((a, b) => a - b).join(), rounds]))
  return order.map((who, i) => ({
    who,
    cells: order.slice(0, i).map((other) => rounds.get([who, other].toSorted((a, b) => a - b).join()) ?? []),
  }))
}

// ---------------------------------------------------------------------- lists

/** Mine first, what waits for me before the rest; none twice. */
export function sections(mine: TournamentCard[], all: TournamentCard[]): { mine: TournamentCard[]; open: TournamentCard[]; running: TournamentCard[]; over: TournamentCard[] } {
  const known = new Set(mine.map(({ id }) => id))
  const others = all.filter(({ id }) => !known.has(id))
  const isOver = ({ status }: TournamentCard) => status === 'finished' || status === 'cancelled'
  const rank = (one: TournamentCard) => (one.mine?.waits_for_me ? 0 : one.status === 'running' ? 1 : 2)
  return {
    mine: mine.filter((one) => !isOver(one)).toSorted((a, b) => rank(a) - rank(b)),
    open: others.filter(({ status }) => status === 'open'),
    running: others.filter(({ status }) => status === 'running'),
    over: [...mine, ...others].filter(isOver).toSorted((a, b) => (b.finished ?? 0) - (a.finished ?? 0)),
  }
}

/** What is asked about before it is done. */
export type Act = { kind: 'start' | 'leave' | 'call-off' } | { kind: 'take-out'; who: number }
