import type { Schemas, View } from '$lib/api/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { planWords } from './plan-words'
import { Plans } from './plan.svelte'
import { Trial, type Tried } from './trial.svelte'

type Body = { tries?: Tried[]; version?: number; to_me?: boolean; lines?: Schemas['PlanLine'][] }
const sent: Body[] = []
let answers: [status: number, data: unknown][] = []

vi.hoisted(() => {
  class Request {
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

beforeEach(() => {
  sent.length = 0
  vi.stubGlobal('localStorage', { getItem: () => null, setItem() {}, removeItem() {} })
  answers = []
  vi.stubGlobal('fetch', ({ body }: { body: string }) => {
    sent.push(JSON.parse(body) as Body)
    const [status, data] = answers.shift() ?? [500, {}]
    return Promise.resolve(new Response(JSON.stringify(data), { status }))
  })
})

afterEach(() => vi.unstubAllGlobals())

const offer = (text: string, more: object = {}) => ({ text, move: { kind: text.split(' ')[0] ?? '', ...(text.includes(' ') ? { place: text.split(' ')[1] } : {}) }, reveals: false, preview: null, ...more })

/** What the server says of a trial at which seat 0 looks. */
function tried(tries: Tried[], actor: number | null, offers: object[] = [], more: object = {}) {
  const view = { seat: 0, actors: actor === null ? [] : [actor] } as unknown as View
  return [200, { version: 3, seat: 0, tries, view, actors: actor === null ? [] : [actor], actor, actor_view: null, guessed: false, scores: [0, 0], offers: [{ kind: 'any', arguments: {}, moves: offers }], ...more }] as [number, unknown]
}

const theirs: Tried = { seat: 1, move: 'pass' }
const ground = { id: 't', seat: 0, version: 3 }

async function upToMyTurn(offers: object[]): Promise<Trial> {
  const trial = new Trial(ground)
  answers = [tried([], 1), tried([theirs], 0, offers)]
  await trial.open()
  await trial.toMe()
  return trial
}

describe('a trial', () => {
  it('goes on from where the others were moved to', async () => {
    const trial = await upToMyTurn([offer('bid a')])
    answers = [tried([theirs, { seat: 0, move: 'bid a' }], 1)]
    await trial.pick('place', 'a')
    expect(sent.map((one) => one.tries)).toEqual([[], [], [theirs, { seat: 0, move: 'bid a' }]])
    expect(sent[1]?.to_me).toBe(true)
  })

  it('has no whole turn of mine while the turn goes on, and one when another moves', async () => {
    const trial = await upToMyTurn([offer('bid a')])
    expect(trial.own).toEqual({ moves: [], whole: false })
    answers = [tried([theirs, { seat: 0, move: 'bid a' }], 0, [offer('more')])]
    await trial.pick('place', 'a')
    expect(trial.own.whole).toBe(false)
    answers = [tried([theirs, { seat: 0, move: 'bid a' }, { seat: 0, move: 'more' }], 1)]
    await trial.add({ moves: trial.offers.moves })
    expect(trial.own.moves.map((move) => move.notation)).toEqual(['bid a', 'more'])
    expect(trial.own.whole).toBe(true)
  })

  it('ends my turn with the move that does nothing but end it', async () => {
    const trial = await upToMyTurn([offer('bid a')])
    answers = [tried([theirs, { seat: 0, move: 'bid a' }], 0, [offer('end', { finishes: true }), offer('more')])]
    await trial.pick('place', 'a')
    expect(trial.own.moves.map((move) => move.notation)).toEqual(['bid a', 'end'])
    expect(trial.own.whole).toBe(true)
  })

  it('plans nothing after what chance brings, for that was a guess', async () => {
    const trial = await upToMyTurn([offer('roll', { reveals: true })])
    answers = [tried([theirs, { seat: 0, move: 'roll' }, { seat: 0, move: 'take' }], 0, [offer('more')])]
    await trial.add({ moves: trial.offers.moves })
    expect(trial.own.moves.map((move) => move.notation)).toEqual(['roll'])
    expect(trial.own.whole).toBe(true)
  })

  it('begins anew when the table has moved on and the moves do not go there', async () => {
    const place = { ...ground }
    const trial = new Trial(place)
    answers = [tried([theirs], 0), [409, { code: 'illegal', detail: 'no' }], tried([], 0, [], { version: 4 })]
    await trial.open()
    place.version = 4
    await trial.follow()
    expect(trial.begunAnew).toBe(true)
    expect(trial.tries).toEqual([])
  })

  it('shows the board through the eyes of who moves', async () => {
    const trial = new Trial(ground)
    answers = [tried([], 1, [], { actor_view: { seat: 1, actors: [1] } })]
    await trial.open()
    expect(trial.view).toEqual({ seat: 1, actors: [1] })
  })
})

describe('a plan', () => {
  const line = { when: null, moves: ['bid a'] }
  const waiting = (lines: object[], outcome: string | null = null) => [200, { lines, outcome, number: null, line: null }] as [number, unknown]
  const text = { move: (kind: string, fields: Record<string, unknown>) => `${kind} at ${String(fields.place)}` }

  it('keeps its lines in order and tells them in words', async () => {
    const plans = new Plans({ id: 't', seat: 0 })
    answers = [waiting([line])]
    await plans.add([{ notation: 'bid a', kind: 'bid', fields: { place: 'a' }, reveals: false }])
    expect(sent[0]?.lines).toEqual([line])
    expect(planWords(text, plans, line)).toBe('bid at a')
    expect(planWords(text, plans, { moves: ['bid b'] })).toBe('bid b')
  })

  it('tells a first half by its second one alone', async () => {
    const plans = new Plans({ id: 't', seat: 0 })
    answers = [waiting([{ when: null, moves: ['at a', 'bid 5 a'] }])]
    await plans.add([
      { notation: 'at a', kind: 'at', fields: { place: 'a' }, reveals: false },
      { notation: 'bid 5 a', kind: 'bid', fields: { piece: '5', place: 'a' }, reveals: false },
    ])
    expect(planWords(text, plans, { moves: ['at a', 'bid 5 a'] })).toBe('bid at a')
  })

  it('is dropped until that is put away', async () => {
    const plans = new Plans({ id: 't', seat: 0 })
    answers = [waiting([line], 'dropped'), waiting([])]
    await plans.look(true)
    expect([plans.dropped, plans.lines]).toEqual([true, []])
    await plans.keep([])
    expect(plans.dropped).toBe(false)
  })
})
