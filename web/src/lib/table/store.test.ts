import type { Entry, Table, View } from '$lib/api/client'
import { settings } from '$lib/settings.svelte'
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
  settings.pace = 'off'
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
  return { type: 'commits', after: version - 1, version, seat: 0, log: [entry(version, by)], view: view(actors), withdrawable: false, status: 'playing', actors, clocks: null, epoch, rewind: null, pause: null }
}

function sync(version: number, table: Table, seat: number | null = 0): Sync {
  return { type: 'sync', version, seat, view: view(table.actors), withdrawable: false, last_own: null, log: [], table, chat: [] }
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

/** Nothing is kept, nothing is drafted, nothing has happened. */
async function answerAsUsual(question: Question | undefined): Promise<void> {
  const kept = question?.path.includes('/draft?')
  await question?.answer(kept ? { version: 1, moves: [] } : question.path.endsWith('/draft') ? draft([]) : { entries: [], steps: [] })
}

/** A table where both players choose at once, at version 1, with the first offers there. */
async function seated(): Promise<TableStore> {
  const store = new TableStore('t')
  store.seat = 0
  Object.assign(store, { wire: { say: (message: (typeof said)[number]) => said.push(message), close() {} } })
  store.hear(sync(1, card(1, { version: 1 })))
  while (questions.length > 0) await answerAsUsual(questions.shift())
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

describe('a turn that is asked about before it is sent', () => {
  it('stays as it is when it is held back, and goes when it may', async () => {
    const store = await seated()
    void store.draft(['take a'])
    await questions.shift()?.answer(draft(['take a']))
    let goes = false
    store.before = () => Promise.resolve(goes)
    await store.commit()
    expect(asked('/commit')).toEqual([])
    expect([store.moves, store.busy]).toEqual([['take a'], false])
    goes = true
    void store.commit()
    await vi.waitFor(() => expect(asked('/commit')).toHaveLength(1))
    await questions.shift()?.answer({ answer: 'applied', number: 2, version: 2 })
  })
})

describe('a submitted choice', () => {
  it('can be taken back while others choose', async () => {
    const store = await seated()
    void store.draft(['take a'])
    await questions.shift()?.answer(draft(['take a']))
    void store.commit()
    store.hear({ ...commits(2, 0, [1], 2), withdrawable: true })
    await questions.shift()?.answer({ answer: 'applied', number: 2, version: 2 })
    expect(store.retractable).toBe(true)
    void store.withdraw()
    expect(questions.shift()?.body).toMatchObject({ moves: ['withdraw'], version: 2 })
    store.hear(commits(3, 0, [0, 1], 3))
    expect(store.retractable).toBe(false)
    expect(store.myTurn).toBe(true)
  })
})

describe('a draft that is kept', () => {
  it('is there again when the table is opened', async () => {
    const store = new TableStore('t')
    store.seat = 0
    Object.assign(store, { wire: { say() {}, close() {} } })
    store.hear(sync(1, card(1, { version: 1 })))
    const [kept] = questions.splice(0).filter((question) => question.path.includes('/draft?'))
    await kept?.answer({ version: 1, moves: ['take a'] })
    await questions.shift()?.answer(draft([]))
    expect(asked('/draft').at(-1)?.body).toMatchObject({ moves: ['take a'], version: 1 })
  })
})

describe('a draft whose turn is on its way', () => {
  it('is not kept meanwhile, and is kept again if the turn does not get through', async () => {
    const store = await seated()
    vi.useFakeTimers()
    void store.draft(['take a'])
    void questions.shift()?.answer(draft(['take a']))
    await vi.advanceTimersByTimeAsync(0)
    void store.commit()
    const sent = questions.shift()
    await vi.advanceTimersByTimeAsync(1000)
    expect(questions).toEqual([])
    void sent?.answer({ code: 'unknown' }, 502)
    await vi.advanceTimersByTimeAsync(1000)
    expect(asked('/draft').map(({ body }) => body.moves)).toEqual([['take a']])
    vi.useRealTimers()
  })
})

describe('turns of others', () => {
  const step = (number: number, phase: string) => ({ number, seat: 1, events: [['took', 1]], view: view([0], phase) })

  async function watching(): Promise<TableStore> {
    const store = await seated()
    vi.useFakeTimers()
    settings.pace = 'normal'
    store.hear({ ...commits(2, 1, [0], 2), view: view([0], 'now') })
    await vi.advanceTimersByTimeAsync(0)
    void questions.find((question) => question.path.includes('/steps?'))?.answer({ version: 2, steps: [step(2, 'one'), step(2, 'two')] })
    await vi.advanceTimersByTimeAsync(0)
    return store
  }

  afterEach(() => vi.useRealTimers())

  it('are played step by step, and the present comes at last', async () => {
    const store = await watching()
    const seen = [store.shown?.phase]
    await vi.advanceTimersByTimeAsync(600)
    seen.push(store.shown?.phase)
    expect(seen).toEqual(['one', 'two'])
    expect(store.playback.on).toBe(true)
    await vi.advanceTimersByTimeAsync(600)
    expect(store.playback.on).toBe(false)
    expect(store.view?.phase).toBe('now')
  })

  it('give way as soon as I act, and I act on the present', async () => {
    const store = await watching()
    expect(store.playback.on).toBe(true)
    questions.length = 0
    void store.add(['take a'])
    expect(store.playback.on).toBe(false)
    expect(asked('/draft').at(-1)?.body).toMatchObject({ version: 2 })
  })

  it('are not played while I compose beside them', async () => {
    const store = await seated()
    settings.pace = 'normal'
    void store.draft(['take a'])
    await questions.shift()?.answer(draft(['take a']))
    store.hear(commits(2, 1, [0, 1], 2))
    expect(store.playback.on).toBe(false)
    expect(store.moves).toEqual(['take a'])
  })
})
