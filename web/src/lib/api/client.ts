/** The server's API: one function a request, a typed problem for everything that is not 2xx. */

import type { components } from './schema'

/** Every shape that the server sends: `Schemas['ParisView']`, `Schemas['Table']`, ... */
export type Schemas = components['schemas']
export type Table = Schemas['Table']
export type TableSeat = Schemas['Seat']
export type Entry = Schemas['Entry']
export type DraftAnswer = Schemas['DraftAnswer']
export type CommitAnswer = Schemas['CommitAnswer']
export type Me = Schemas['Me']
export interface ChatLine {
  id: number
  player: string
  name: string
  text: string
  time: number
}
export type Reason = Schemas['Reason']
export type View = Record<string, unknown>

export interface OptionSchema {
  name: string
  choices: string[]
  default: string
  per_seat: boolean
  distinct: boolean
  players: number[] | null
}

export interface GameInfo {
  slug: string
  player_counts: number[]
  options: OptionSchema[]
  rules: number
  components: string
  events: Record<string, string[]>
}

export interface Texts {
  shell: string
  server: string
  games: Record<string, string>
}

export interface RulesPage {
  markdown: string
  sections: { anchor: string; number: string; title: string; line: number }[]
}

export class Problem extends Error {
  constructor(
    readonly code: string,
    readonly status: number,
    readonly detail: string,
    readonly args: Record<string, string | number>,
    readonly body: Record<string, unknown>,
  ) {
    super(detail)
  }
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response
  try {
    answer = await fetch(`/api${path}`, {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  } catch {
    throw new Problem('offline', 0, 'The server does not answer.', {}, {})
  }
  if (answer.status === 204) return undefined as T
  const data: unknown = await answer.json().catch(() => ({}))
  if (answer.ok) return data as T
  const problem = data as { code?: string; detail?: string; args?: Record<string, string | number> }
  throw new Problem(
    problem.code ?? 'unknown',
    answer.status,
    problem.detail ?? answer.statusText,
    problem.args ?? {},
    data as Record<string, unknown>,
  )
}

export const get = <T>(path: string) => ask<T>('GET', path)
export const post = <T>(path: string, body: unknown = {}) => ask<T>('POST', path, body)
export const put = <T>(path: string, body: unknown) => ask<T>('PUT', path, body)
export const patch = <T>(path: string, body: unknown) => ask<T>('PATCH', path, body)

/** A query string without the values that are not given. */
export function query(values: Record<string, string | number | boolean | null | undefined>): string {
  const given = Object.entries(values).filter(([, value]) => value !== null && value !== undefined && value !== '')
  return given.length === 0 ? '' : `?${new URLSearchParams(given.map(([key, value]) => [key, String(value)]))}`
}

export function socketAddress(path: string): string {
  const base = location.protocol === 'https:' ? 'wss:' : 'ws:'
  return `${base}//${location.host}/api${path}`
}
