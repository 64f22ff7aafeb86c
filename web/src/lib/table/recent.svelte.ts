/** What happened lately, as boards, log and panels tell it: the step of others that is played, and what came since my turn. */

import type { Entry, View } from '$lib/api/client'
import type { GameWords } from '$lib/text/game-words'
import type { Trace } from './board'
import type { GameBoards } from './boards'
import type { Fields } from './moves'
import { oneByOne, type Frame } from './queue'
import { changes, isOthers, numbered, partOf, sinceMine } from './since'
import type { TableStore } from './store.svelte'
import type { Told } from './told'

type Event = readonly unknown[]

/** turns whose pieces boards may point out */
const TRACED = 6

export interface Reading {
  text: () => GameWords
  boards: () => GameBoards | null
  /** the line of the log that is pointed at */
  pointed: () => Event | null
}

export class Recent {
  constructor(
    private readonly store: TableStore,
    private readonly read: Reading,
  ) {}

  /** the step of others that is played now */
  readonly played = $derived.by(() => this.store.playback.frame)

  readonly traces = $derived.by((): Trace[] => {
    const earlier = this.store.told.filter((entry) => entry.number !== this.played?.number).slice(-TRACED)
    const now = this.played ? this.traced(this.played.events, 0) : []
    return [...now, ...earlier.toReversed().flatMap((entry, age) => this.traced(entry.events, this.played ? age + 1 : age))]
  })

  readonly told = $derived.by(() => this.store.told.flatMap((entry) => entry.events as Trace['event'][]))

  /** what the board points at: the line of the log under the pointer, else what is played now */
  readonly highlight = $derived.by((): Fields | null => {
    const event = this.read.pointed() ?? this.played?.events.find((one) => this.places(one).length > 0)
    return event ? this.read.text().fields(event) : null
  })

  /** the entries since my last turn, until I act again */
  readonly since = $derived.by(() => {
    const { store } = this
    const composing = store.moves.length > 0 || store.offers.picks.length > 0
    if (!store.mine || store.over || this.played || composing) return []
    return sinceMine(store.entries, store.lastOwn, (event) => this.isAnswer(event))
  })

  /** the lines since my turn that have a place on the board */
  readonly marks = $derived.by(() => {
    const text = this.read.text()
    return numbered(this.since, { words: (event) => text.event(event), places: (event) => this.places(event), actor: (event) => text.actors(event)[0] ?? null })
  })

  readonly numbers = $derived.by(() => new Map(this.marks.map((mark) => [mark.event, mark.n])))

  /** What changed for a seat since my turn. */
  readonly changed: Told = (seat) => {
    const { base, view } = this.store
    if (this.since.length === 0 || !base || !view) return []
    const text = this.read.text()
    return changes(partOf(base, seat), partOf(view, seat)).flatMap((change) => {
      const key = change.path === '' ? 'since-points' : text.changeKey(change.path)
      return key === '' ? [] : [{ ...change, words: text.say(key) }]
    })
  }

  /** My own turn brought about something of others: it is told one after the other. */
  readonly narrated = (entry: Entry | undefined, view: View): Frame[] => {
    if (!entry) return []
    const seen = entry.events.filter((event) => this.isAnswer(event) && this.places(event).length > 0)
    return oneByOne(entry.number, seen, view)
  }

  private isAnswer(event: Event): boolean {
    return isOthers(event, this.read.text().fields(event), this.store.seat)
  }

  private places(event: Event): string[] {
    return this.read.boards()?.places?.(this.read.text().fields(event)) ?? []
  }

  private traced(events: readonly Event[], age: number): Trace[] {
    return events.map((event) => ({ event: event as Trace['event'], fields: this.read.text().fields(event), age }))
  }
}
