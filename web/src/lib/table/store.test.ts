import type { Entry, Table, View } from '$lib/api/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Commits, Sync } from './live'
import { TableStore } from './store.svelte'

/** A question to the server that a test answers when it likes. */
interface Question {
  path: string
  body: { moves?: string[]; version?: number; key?: string; ahead?: boolean }
  answer: (data: unknown, status?: number) => Promise<void>
}

/** A request whose body can be read at once. */
interface Sent {
  url: string
  body: string
}

vi.hoisted(() => {
  class Request implements Sent {
    readonly body: string
    constructor(
      readonly url: string,
      { body = '{}' }: { body?: string },
    ) {
      this.body = body
    }
  }
  vi.stubGlobal('Request', Request)
})

const questions: Question[] = []
const said: { type: string; version?: number }[] = []

beforeEach(() => {
  questions.length = said.length = 0
  vi.stubGlobal('fetch', ({ url, body }: Sent) => {
    return new Promise((resolve) => {
      const answer = async (data: unknown, status = 200) => {
        resolve(new Response(JSON.stringify(data), { status }))
        await new Promise((done) => setTimeout(done))
      }
      questions.push({ path: url, body: JSON.parse(body) as Question['body'], answer })
    })
  })
})

afterEach(() => vi.unstubAllGlobals())

const card = (epoch: number, more: Partial<Table> = {}): Table =>
  ({ id: 't', status: 'playing', version: 0, epoch, actors: [0, 1], my_seats: [0], seats: [{ away: null }, { away: null }] as Table['seats'], clock: { kind: 'none' }, rewind: null, ...more }) as Table

const entry = (number: number, seat: number | null): Entry => ({ number, seat, rewind_to: null, time: 0, by_bot: false, moves: null, events: [] })

const view = (actors: number[], phase = 'choose') => ({ actors, phase }) as View

function commits(version: number, by: number | null, actors: number[], epoch: number): Commits {
  return { type: 'commits', after: version - 1, version, seat: 0, log: [entry(version, by)], view: view(actors), status: 'playing', actors, clocks: null, epoch, rewind: null }
}

function sync(version: number, table: Table, seat: number | null = 0): Sync {
  return { type: 'sync', version, seat, view: view(table.actors), last_own: null, log: [], table, chat: [] }
}

const draft = (moves: string[], offered: string[] = ['a', 'b']) => ({
  version: 0,
  seat: 0,
  moves,
  held: null,
  complete: moves.length > 0,
  view: view([0, 1]),
  gains: { points: {}, changes: [] },
  offers: [{ kind: 'take', arguments: {}, moves: offered.map((place) => ({ text: `take ${place}`, move: { kind: 'take', place, size: 1 }, reveals: false, preview: null })) }],
})

/** A table where both players choose at once, at version 1, with the first offers there. */
async function seated(): Promise<TableStore> {
  const store = new TableStore('t')
  store.seat = 0
  Object.assign(store, { wire: { say: (message: (typeof said)[number]) => said.push(message), close() {} } })
  store.hear(sync(1, card(1, { version: 1 })))
  for (const question of questions.splice(0)) await question.answer(question.path.endsWith('/draft') ? draft([]) : { entries: [] })
  return store
}

const asked = (path: string) => questions.filter((question) => question.path.endsWith(path))

describe('news of the table', () => {
  it('ignores a card that is older than what is known', async () => {
    const store = await seated()
    store.learn(card(5, { actors: [1] }))
    store.learn(card(4, { actors: [0, 1] }))
    expect(store.table?.actors).toEqual([1])
  })

  it('keeps the newer card when older turns arrive after it', async () => {
    const store = await seated()
    store.learn(card(9, { version: 3, actors: [1] }))
    store.hear(commits(2, 1, [0, 1], 8))
    expect(store.version).toBe(2)
    expect(store.table?.actors).toEqual([1])
  })

  it('ignores an answer that was meant for another seat, and one that is older than the view', async () => {
    const store = await seated()
    store.hear(commits(2, 1, [0, 1], 2))
    store.hear(sync(1, card(1, { version: 1, actors: [1] })))
    expect(store.version).toBe(2)
    store.hear({ ...sync(3, card(3, { version: 3 })), seat: 1 })
    expect(store.version).toBe(2)
  })

  it('asks again where turns are missing', async () => {
    const store = await seated()
    store.hear({ ...commits(4, 1, [0, 1], 4), after: 3 })
    expect(said.at(-1)).toMatchObject({ type: 'hello', version: 1 })
  })
})

describe('a draft', () => {
  it('outlives what others choose beside it', async () => {
    const store = await seated()
    void store.draft(['take a'])
    await questions.shift()?.answer(draft(['take a']))
    store.hear(commits(2, 1, [0, 1], 2))
    const again = questions.shift()
    expect(again?.body).toMatchObject({ moves: ['take a'], version: 2 })
    expect(store.moves).toEqual(['take a'])
    await again?.answer(draft(['take a']))
    expect(store.moves).toEqual(['take a'])
  })

  it('keeps a click that was on its way when others chose beside it', async () => {
    const store = await seated()
    void store.draft(['take a'])
    store.hear(commits(2, 1, [0, 1], 2))
    expect(asked('/draft').at(-1)?.body).toMatchObject({ moves: ['take a'], version: 2 })
  })

  it('keeps a click whose answer came too late, and the news after it', async () => {
    const store = await seated()
    void store.draft(['take a'])
    await questions.shift()?.answer({ code: 'stale', detail: '' }, 409)
    store.hear(commits(2, 1, [0, 1], 2))
    expect(asked('/draft').at(-1)?.body).toMatchObject({ moves: ['take a'], version: 2 })
  })

  it('keeps what is picked when others choose beside it', async () => {
    const store = await seated()
    await store.pick('size', 1)
    store.hear(commits(2, 1, [0, 1], 2))
    await questions.shift()?.answer(draft([]))
    expect(store.offers.picked('size', 1)).toBe(true)
  })

  it('ends with the own turn and with a way back', async () => {
    for (const by of [0, null]) {
      const store = await seated()
      void store.draft(['take a'])
      await questions.shift()?.answer(draft(['take a']))
      store.hear(commits(2, by, [0, 1], 2))
      expect(store.moves).toEqual([])
      expect(questions.shift()?.body.moves).toEqual([])
    }
  })

  it('takes one half of a move by itself where the board wants that', async () => {
    const store = await seated()
    store.stepwise()
    void store.pick('place', 'a')
    const [question] = questions.splice(0)
    expect(question?.body).toMatchObject({ moves: ['take a'], ahead: false })
    const whole = draft(['take a'], ['c'])
    const [then] = draft([], ['d', 'e']).offers
    await question?.answer({ ...whole, offers: whole.offers.map((group) => ({ ...group, moves: group.moves.map((move) => ({ ...move, next: then?.moves ?? [] })) })) })
    expect(store.offers.all.map((path) => path.moves.length)).toEqual([1])
  })

  it('takes the newest answer, in whichever order they come', async () => {
    const store = await seated()
    void store.draft(['take a'])
    void store.draft(['take b'])
    const [first, second] = questions.splice(0)
    await second?.answer(draft(['take b']))
    await first?.answer(draft(['take a']))
    expect(store.moves).toEqual(['take b'])
  })

  it('is given up by Escape before its answer comes', async () => {
    const store = await seated()
    void store.pick('place', 'a')
    await store.back()
    await questions.shift()?.answer(draft(['take a']))
    expect(store.moves).toEqual([])
    expect(store.offers.picks).toEqual([])
    expect(store.asking).toBe(false)
  })

  it('says nothing when it was overtaken: the news are on their way', async () => {
    const store = await seated()
    void store.draft(['take a'])
    await questions.shift()?.answer({ code: 'stale', args: {} }, 409)
    expect(store.problem).toBeNull()
    expect(said.at(-1)?.type).toBe('hello')
  })

  it('is not sent while an answer about it is awaited', async () => {
    const store = await seated()
    void store.draft(['take a'])
    await questions.shift()?.answer(draft(['take a']))
    void store.draft(['take b'])
    await store.commit()
    expect(asked('/commit')).toEqual([])
  })

  it('is sent again with the same key after a lost connection', async () => {
    const store = await seated()
    void store.draft(['take a'])
    await questions.shift()?.answer(draft(['take a']))
    void store.commit()
    const first = questions.shift()
    await first?.answer({ code: 'unknown' }, 502)
    void store.commit()
    expect(questions.shift()?.body.key).toBe(first?.body.key)
  })

  it('ends when the seat goes to a bot, and begins anew when it is taken back', async () => {
    const store = await seated()
    store.learn(card(2, { version: 1, seats: [{ away: 'bot' }, { away: null }] as Table['seats'] }))
    expect(store.myTurn).toBe(false)
    expect(store.drafted).toBeNull()
    store.learn(card(3, { version: 1 }))
    expect(asked('/draft').at(-1)?.body.moves).toEqual([])
  })
})

describe('a submitted choice', () => {
  it('can be taken back while others choose', async () => {
    const store = await seated()
    void store.draft(['take a'])
    await questions.shift()?.answer(draft(['take a']))
    void store.commit()
    store.hear(commits(2, 0, [1], 2))
    await questions.shift()?.answer({ answer: 'applied', number: 2, version: 2 })
    const question = questions.shift()
    expect(question?.body.moves).toEqual(['withdraw'])
    await question?.answer(draft(['withdraw']))
    expect(store.retractable).toBe(true)
    void store.withdraw()
    expect(questions.shift()?.body).toMatchObject({ moves: ['withdraw'], version: 2 })
    store.hear(commits(3, 0, [0, 1], 3))
    expect(store.retractable).toBe(false)
    expect(store.myTurn).toBe(true)
  })

  it('is not asked about where one plays after the other', async () => {
    const store = await seated()
    store.hear(commits(2, 1, [0], 2))
    await questions.shift()?.answer(draft([]))
    void store.draft(['take a'])
    await questions.shift()?.answer(draft(['take a']))
    Object.assign(store, { submitted: null })
    void store.commit()
    store.hear(commits(3, 0, [1], 3))
    expect(asked('/draft')).toEqual([])
  })
})
