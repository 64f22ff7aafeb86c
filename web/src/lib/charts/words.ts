/** How numbers of the statistics are said: a share never without its measure, and none of too few games. */

import type { Schemas } from '$lib/api/client'
import { settings } from '$lib/settings.svelte'
import { say } from '$lib/text/words.svelte'

export type Share = Schemas['Share']

/** 0.39 as "39 %". */
export const percent = (share: number) => `${Math.round(100 * share)}\u00a0%`

/** English as in Europe: the day comes first. */
const tongue = () => (settings.locale === 'en' ? 'en-GB' : settings.locale)

export const number = (value: number, digits = 0) =>
  new Intl.NumberFormat(tongue(), { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value).replace('-', '−')

/** With its sign, also above nothing. */
export const signed = (value: number, digits = 1) =>
  new Intl.NumberFormat(tongue(), { minimumFractionDigits: digits, maximumFractionDigits: digits, signDisplay: 'exceptZero' }).format(value).replace('-', '−')

const written = (time: number, form: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(tongue(), form).format(time * 1000)

export const day = (time: number) => written(time, { day: 'numeric', month: 'long' })
export const fullDay = (time: number) => written(time, { day: 'numeric', month: 'short', year: 'numeric' })
export const monthAndYear = (time: number) => written(time, { month: 'long', year: 'numeric' })
export const onAxis = (time: number, as: 'day' | 'month' | 'year') =>
  written(time, as === 'day' ? { day: 'numeric', month: 'short' } : as === 'month' ? { month: 'short' } : { month: 'short', year: 'numeric' })

/** What so many games allow: "1 of 4 won", "40 % of 15", "39 %". */
export function shareWords(share: Share): string {
  if (share.amount === 'none') return say('stat-no-games')
  if (share.share === null) return say('stat-few', { won: number(share.won, share.won % 1 === 0 ? 0 : 1), games: share.games })
  return share.amount === 'some' ? say('stat-of', { percent: percent(share.share), games: share.games }) : percent(share.share)
}

/** The same, with how many games, the interval and the even share: for who hears a chart. */
export function wholeShare(share: Share): string {
  if (share.share === null || share.low === null || share.high === null) return shareWords(share)
  return say('stat-whole', {
    percent: percent(share.share),
    games: share.games,
    low: percent(share.low),
    high: percent(share.high),
    even: percent(share.even),
  })
}

/** "better than even", "within chance": words only where the interval allows them. */
export const verdictWords = (share: Share) => say(`stat-verdict-${share.verdict}`)

/** How a share is coloured: by its verdict, never by its sign. */
export const tone = (share: Share) => ({ better: 'up', worse: 'dn', chance: 'eq', few: 'eq' })[share.verdict]
