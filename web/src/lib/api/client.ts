/** The server's API, typed by its description: `answered(ask.GET('/api/games'))`. What is not 2xx is thrown as a Problem. */

import createClient from 'openapi-fetch'
import type { components, paths } from './schema'

/** Every shape that the server sends: `Schemas['ParisView']`, `Schemas['Table']`, ... */
export type Schemas = components['schemas']
export type Table = Schemas['Table']
export type TableCard = Schemas['TableCard']
export type TableSeat = Schemas['Seat']
export type Entry = Schemas['Entry']
export type DraftAnswer = Schemas['DraftAnswer']
export type Step = Schemas['Step']
export type OfferedMove = Schemas['OfferedMove']
export type Me = Schemas['Me']
export type ChatLine = Schemas['ChatLine']
export type Reason = Schemas['Reason']
export type GameInfo = Schemas['GameCard']
export type Texts = Schemas['Texts']
/** The view of any of the games. */
export type View = Schemas['GameView']

export class Problem extends Error {
  constructor(
    readonly code: string,
    readonly status: number,
    readonly detail: string,
    readonly args: Record<string, string | number> = {},
    readonly reason: Reason | null = null,
  ) {
    super(detail)
  }
}

const offline = () => new Problem('offline', 0, 'The server does not answer.')

export const ask = createClient<paths>({
  baseUrl: globalThis.location?.origin ?? '',
  fetch: (request) => fetch(request).catch(() => Promise.reject(offline())),
})

/** What was asked for. The types of openapi-fetch make arrays of tuples: whoever takes a view from an answer says `as View`. */
export async function answered<Data>(asked: Promise<{ data?: Data; error?: unknown; response: Response }>): Promise<Data> {
  const { data, error, response } = await asked
  if (response.ok) return data as Data
  const problem = (typeof error === 'object' ? error : {}) as Partial<Schemas['TurnProblem']>
  const args = (problem.args ?? {}) as Record<string, string | number>
  throw new Problem(problem.code ?? 'unknown', response.status, problem.detail ?? response.statusText, args, problem.reason)
}

export function socketAddress(path: string): string {
  const base = location.protocol === 'https:' ? 'wss:' : 'ws:'
  return `${base}//${location.host}/api${path}`
}
