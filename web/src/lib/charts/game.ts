/** What a game's page says of its numbers: names, sentences, and the tables behind the charts. */

import type { Schemas } from '$lib/api/client'
import { say, type Words } from '$lib/text/words.svelte'
import type { ForestRow } from './Forest.svelte'
import { number, percent, shareWords, verdictWords, type Share } from './words'

type Found = Schemas['GamePage']
type Cells = (string | number)[]

const USED = 5 // rows of what seats used
const verdicts = ['better', 'worse'] as const
const far = (share: Share) => Math.abs((share.share ?? share.even) - share.even)

/** What a set of games is called. */
export function setWords({ origin, box }: { origin: string; box: string }): string {
  const name = origin === 'people' ? say('game-stats-people') : origin === 'bots' ? say('game-stats-bots') : say('game-stats-set', { name: origin })
  return box === 'own' ? `${name}, ${say('game-stats-box-own')}` : name
}

/** The sentence of the openings: the one that lies farthest from even, if one does. */
export function openingWords(openings: Found['openings'], named: (key: string) => string): string {
  if (!openings.some((row) => row.share !== null)) return openings.length > 0 ? say('stat-too-few') : ''
  const found = openings.filter((row) => row.verdict === verdicts[0] || row.verdict === verdicts[1]).toSorted((a, b) => far(b) - far(a))[0]
  if (!found || found.share === null) return say('opening-chance')
  return say('opening-better', { opening: named(found.key), percent: percent(found.share), even: percent(found.even) })
}

/** The sentence of the seats. */
export function fairWords(tables: Found['seats']): string {
  const all = tables.flatMap(({ players, seats }) => seats.map((share, seat) => ({ players, seat, share })))
  if (!all.some(({ share }) => share.share !== null)) return say('fair-few')
  const found = all.filter(({ share }) => share.verdict === 'better' || share.verdict === 'worse').toSorted((a, b) => far(b.share) - far(a.share))[0]
  if (!found || found.share.share === null) return say('fair-chance')
  return say('fair-better', { players: found.players, seat: say('seat-nth', { n: found.seat + 1 }), percent: percent(found.share.share), even: percent(found.share.even) })
}

export class Numbers {
  /** the most fruitful first */
  readonly sources: string[]
  readonly perSeat: Found['options']
  readonly ofTable: Found['options']

  constructor(
    private readonly found: Found,
    private readonly text: Words,
  ) {
    const sums = new Map<string, number>()
    for (const { source, mean } of found.points.flatMap((one) => one.sources)) sums.set(source, (sums.get(source) ?? 0) + mean)
    this.sources = [...sums.keys()].toSorted((a, b) => (sums.get(b) ?? 0) - (sums.get(a) ?? 0))
    this.perSeat = found.options.filter((option) => option.per_seat)
    this.ofTable = found.options.filter((option) => !option.per_seat)
  }

  setName = setWords
  players = (count: number) => say('game-stats-of-players', { players: count })
  source = (name: string) => this.text.say(`source-${name}`)
  mean = (points: number) => number(points, 1)

  opening = (key: string) => {
    const text = `opening-${key.replaceAll(' ', '-')}`
    return this.text.has(text) ? this.text.say(text) : key
  }

  option = (key: string) => {
    const [name = '', value = ''] = key.split('=')
    return `${this.text.say(`option-${name}`)}: ${this.text.say(`option-${name}-${value}`)}`
  }

  openings(): ForestRow[] {
    return this.found.openings.map((row) => ({
      key: row.key,
      name: this.opening(row.key),
      note: say('source-mean', { points: number(row.mean) }),
      often: [`${row.often}\u00a0%`, number(row.games)] as const,
      share: row,
    }))
  }

  options(): ForestRow[] {
    return this.perSeat.map((row) => ({ key: row.key, name: this.option(row.key), note: say('stat-games', { count: row.games }), share: row }))
  }

  usedName = (key: string) => (this.text.has(`used-${key}`) ? this.text.say(`used-${key}`) : key)

  /** What seats used: those farthest from even, as many as a sheet holds. */
  used(): ForestRow[] {
    const farthest = this.found.used.toSorted((a, b) => far(b) - far(a) || b.games - a.games).slice(0, USED)
    return farthest.map((row) => ({ key: row.key, name: this.usedName(row.key), note: say('used-seats', { count: row.games }), share: row }))
  }

  seatGroups() {
    return this.found.seats.map((table) => ({
      name: say('stat-games', { count: table.games }),
      plan: true,
      seats: table.seats.map((share, seat) => ({ name: `${this.players(table.players)}, ${say('fair-seat', { n: seat + 1 })}`, short: String(seat + 1), share })),
    }))
  }

  shareHeads = () => [say('stat-won'), say('stat-interval'), say('stat-even-share'), say('stat-verdict')]

  private shareCells(share: Share): Cells {
    return [shareWords(share), share.low === null || share.high === null ? '–' : `${percent(share.low)} – ${percent(share.high)}`, percent(share.even), verdictWords(share)]
  }

  openingTable = (): Cells[] => this.found.openings.map((row) => [this.opening(row.key), `${row.often} %`, row.games, ...this.shareCells(row), number(row.mean, 1)])

  seatTable = (): Cells[] =>
    this.found.seats.flatMap((table) => table.seats.map((share, seat) => [`${this.players(table.players)}, ${say('fair-seat', { n: seat + 1 })}`, share.games, ...this.shareCells(share)]))

  pointTable = (): Cells[] =>
    this.found.points.map((one) => [this.players(one.players), one.games, one.mean === null ? '–' : number(one.mean, 1), `${one.middle[0] ?? '–'} – ${one.middle[2] ?? '–'}`, one.winners === null ? '–' : number(one.winners, 1)])

  sourceTable = (): Cells[] =>
    this.sources.map((name) => [
      this.source(name),
      ...this.found.points.flatMap((one) => {
        const row = one.sources.find(({ source }) => source === name)
        return [row ? number(row.mean, 1) : '–', row && row.winners !== null ? number(row.winners, 1) : '–']
      }),
    ])

  optionTable = (): Cells[] => this.found.options.map((row) => [this.option(row.key), row.games, ...(row.per_seat ? this.shareCells(row) : ['–', '–', '–', '']), number(row.mean, 1)])

  planTable = (): Cells[] => this.found.plans.map((row) => [row.plan, row.players, row.games, number(row.mean, 1), row.winners === null ? '–' : number(row.winners, 1)])

  usedTable = (): Cells[] => this.found.used.map((row) => [this.usedName(row.key), row.games, ...this.shareCells(row), number(row.mean, 1)])

  /** What colours a source: the same whatever is chosen. */
  material = (source: string) => (this.sources.toSorted().indexOf(source) % 9) + 1
}
