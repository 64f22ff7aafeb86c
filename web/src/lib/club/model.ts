/** What the pages of clubs and people compute, without any rule of a game: ranks, spans, limits of a link, times in words. */

import type { Schemas } from '$lib/api/client'

export type ClubCard = Schemas['ClubCard']
export type Club = Schemas['Club']
export type Member = Schemas['Member']
export type Invite = Schemas['Invite']
export type Rating = Schemas['Rating']
export type Known = Schemas['Known']
export type TieKind = NonNullable<Known['tie']>

/** With fewer games there is no rating to speak of, only a count. */
export const ENOUGH = 5
/** The right end of the scale of ratings, unless somebody's band reaches further. */
const SCALE = 60

export interface Ranked {
  member: Member
  /** null: too few games of this one */
  rank: number | null
}

export function ratingOf(member: Member, game: string): Rating | null {
  return member.ratings.find((one) => one.game === game && one.games > 0) ?? null
}

/** What a player is worth at least; shown as 0 when below. */
export function worth(rating: Rating): number {
  return Math.max(0, rating.ordinal)
}

/** Members in the order of one game: the ranked ones, those with few games, the others as they came. */
export function ranked(members: Member[], game: string): Ranked[] {
  const order = (member: Member) => {
    const rating = ratingOf(member, game)
    return rating ? [rating.games >= ENOUGH ? 0 : 1, rating.games >= ENOUGH ? -rating.ordinal : -rating.games] : [2, member.since]
  }
  const sorted = members.toSorted((a, b) => {
    const [one, other] = [order(a), order(b)]
    return (one[0] ?? 0) - (other[0] ?? 0) || (one[1] ?? 0) - (other[1] ?? 0)
  })
  return sorted.map((member, i) => ({ member, rank: (ratingOf(member, game)?.games ?? 0) >= ENOUGH ? i + 1 : null }))
}

/** How far the scale goes on which all bands of a club are drawn. */
export function scaleOf(members: Member[]): number {
  return Math.max(SCALE, ...members.flatMap((member) => member.ratings.map((rating) => rating.mu + 3 * rating.sigma)))
}

/** Where the band of a rating lies in a drawing: its lower end, the estimate, its upper end. */
export function band(rating: Rating, scale: number, width: number): { from: number; middle: number; to: number } {
  const at = (value: number) => (Math.max(0, Math.min(scale, value)) / scale) * width
  return { from: at(rating.ordinal), middle: at(rating.mu), to: at(rating.mu + 3 * rating.sigma) }
}

/** Whether a link leads anywhere now. */
export function works(invite: Pick<Invite, 'uses' | 'until'>, now: number): boolean {
  return invite.uses !== 0 && (invite.until === null || invite.until > now)
}

/** The code of an invitation in what somebody has pasted: an address, or the code alone. */
export function codeIn(pasted: string): string | null {
  return /(?:^|\/c\/)([a-z0-9]{1,32})\/?(?:[?#].*)?$/.exec(pasted.trim())?.[1] ?? null
}

/** How many things wait for me in the place of clubs: tables, people at the door, seats kept for me. */
export function waitingIn(clubs: Pick<ClubCard, 'waiting'>[], invitations: unknown[]): number {
  return clubs.reduce((sum, club) => sum + club.waiting, invitations.length)
}

/** The clubs that I am in, without those at whose door I wait. */
export function inside(clubs: ClubCard[]): ClubCard[] {
  return clubs.filter((club) => club.role !== 'asked')
}

/** The club that stands for the whole place: the only one, if I wait at no other door. */
export function onlyClub(clubs: ClubCard[]): ClubCard | null {
  return clubs.length === 1 ? (inside(clubs)[0] ?? null) : null
}

/** The people whom a link to the form of a new table brings along. */
export function brought(wanted: string | null): string[] {
  return (wanted ?? '').split(',').filter((one) => /^[a-z0-9]{1,32}$/.test(one))
}

/** The form of a new table, with what is known already. */
export function tableForm(known: { game?: string; club?: string | null; players?: string[] }): string {
  const query = new URLSearchParams()
  if (known.game) query.set('game', known.game)
  if (known.club) query.set('club', known.club)
  if (known.players?.length) query.set('with', known.players.join(','))
  return query.size > 0 ? `/tables/new?${query.toString().replaceAll('%2C', ',')}` : '/tables/new'
}

/** Whether an address belongs to the place of clubs; tournaments are reached through it. */
export function atClub(path: string): boolean {
  return /^\/(club|c|tournaments)(\/|$)/.test(path)
}

export interface Piece {
  text: string
  bold: boolean
}

/** A sentence with the names in it set bold; `sentence` makes it of what stands for the names. */
export function withNames(sentence: (args: Record<string, string>) => string, names: Record<string, string>): Piece[] {
  const marks = Object.keys(names).map((name, i) => [name, String.fromCharCode(0xe000 + i)] as const)
  const found = sentence(Object.fromEntries(marks)).split(/([\ue000-\ue00f])/)
  return found
    .map((part) => {
      const mark = marks.find(([, sign]) => sign === part)
      return mark ? { text: names[mark[0]] ?? '', bold: true } : { text: part, bold: false }
    })
    .filter((piece) => piece.text !== '')
}

const HOUR = 3600
const DAY = 24 * HOUR

/** How long ago something was: "5 minutes ago", "yesterday", and after a week the day. */
export function ago(moment: number, now: number, locale: string): string {
  const passed = Math.max(0, now - moment)
  const say = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  if (passed < 60) return say.format(0, 'second')
  if (passed < HOUR) return say.format(-Math.floor(passed / 60), 'minute')
  if (passed < DAY) return say.format(-Math.floor(passed / HOUR), 'hour')
  if (passed < 7 * DAY) return say.format(-Math.floor(passed / DAY), 'day')
  return new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', ...(passed > 300 * DAY ? { year: 'numeric' as const } : {}) }).format(moment * 1000)
}
