/** Texts: every word on the screen comes from the .ftl files that the server gives. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { answered, ask, type Texts } from '$lib/api/client'
import { settings, type Locale } from '$lib/settings.svelte'
import en from './en.ftl?raw'

/** The client's own words: English is always here, another language comes when it is chosen. */
const others = import.meta.glob<string>(['./*.ftl', '!./en.ftl'], { query: '?raw', import: 'default' })
const own: Partial<Record<Locale, string>> = $state({ en })
const client = (locale: Locale) => [own[locale] ?? en, ...asked.map((part) => ofParts[`./${part}/${locale}.ftl`] ?? '')].join('\n')

/** Words that only some pages say come with these pages. */
export type Part = 'club' | 'statistics'
const parts = import.meta.glob<string>('./*/*.ftl', { query: '?raw', import: 'default' })
const ofParts: Record<string, string> = $state({})
const asked: Part[] = $state([])

async function loadClient(locale: Locale): Promise<void> {
  const load = others[`./${locale}.ftl`]
  if (load && !own[locale]) own[locale] = await load()
  await Promise.all(asked.map((part) => loadPart(part, locale)))
}

async function loadPart(part: Part, locale: Locale): Promise<void> {
  const file = `./${part}/${locale}.ftl`
  if (!(file in ofParts)) ofParts[file] = (await parts[file]?.()) ?? ''
}

/** Before a page is shown that says words of its own: they come in both languages, as all texts do. */
export async function loadWords(part: Part): Promise<void> {
  await Promise.all([loadPart(part, settings.locale), loadPart(part, 'en')])
  if (!asked.includes(part)) asked.push(part)
}

export type Args = Record<string, FluentVariable>
export type Say = (key: string, args?: Args) => string

export class Words {
  private readonly bundles: FluentBundle[]

  constructor(locale: Locale, sources: string[]) {
    this.bundles = sources.map((source) => {
      const bundle = new FluentBundle(locale, { useIsolating: false })
      bundle.addResource(new FluentResource(source), { allowOverrides: true })
      return bundle
    })
  }

  has(key: string): boolean {
    return this.bundles.some((bundle) => bundle.hasMessage(key))
  }

  /** The text of a key; the key itself if there is none, so that a gap is seen and not hidden. */
  say(key: string, args: Args = {}): string {
    for (const bundle of this.bundles) {
      const message = bundle.getMessage(key)
      if (message?.value) return bundle.formatPattern(message.value, args, [])
    }
    return key
  }

  /** The amount that a sentence names by its own attribute, where it stands in the box; else nothing. */
  amount(key: string): { amount?: number } {
    const bundle = this.bundles.find((one) => one.hasMessage(key))
    const pattern = bundle?.getMessage(key)?.attributes.amount
    return bundle && pattern ? { amount: Number(bundle.formatPattern(pattern, {}, [])) } : {}
  }

  /** One of the forms of a text, as its attribute says it; the text itself if it has no such form. */
  form(key: string, form: string, args: Args = {}): string {
    for (const bundle of this.bundles) {
      const message = bundle.getMessage(key)
      const pattern = message?.attributes[form] ?? message?.value
      if (pattern) return bundle.formatPattern(pattern, args, [])
    }
    return key
  }
}

let texts: Texts | null = $state(null)
let english: Texts | null = $state(null)

/** the table whose game alone has its words here; null: all games have */
let only: string | null = null

const textsIn = (locale: Locale, table: string | null) => answered(ask.GET('/api/text/{locale}', { params: { path: { locale }, query: table === null ? {} : { table } } }))

/** The table whose page an address is. */
export const tableAt = (path: string): string | null => /^\/t\/([a-z0-9]+)/.exec(path)?.[1] ?? null

/** The words of a language: all, or those that the page of one table needs. */
export async function loadTexts(locale: Locale, table: string | null = null): Promise<void> {
  const chosen = textsIn(locale, table)
  const known = only === table ? english : null
  const fallback = locale === 'en' ? chosen : (known ?? textsIn('en', table))
  const [first, second] = await Promise.all([chosen, fallback, loadClient(locale)])
  ;[texts, english, only] = [first, second, table]
  document.documentElement.lang = locale
}

/** Before another page is shown: the words of all games, where only those of one table are here. */
export async function completeTexts(path: string): Promise<void> {
  if (texts && only !== null && only !== tableAt(path)) await loadTexts(settings.locale)
}

export function ready(): boolean {
  return texts !== null
}

function sources(all: Texts, game: string | null, locale: Locale): string[] {
  return [...(game === null ? [] : [game]), client(locale), all.shell, all.server]
}

/** The texts of a game with the numbers of a table's own box, in both languages. */
export type OwnTexts = { chosen: string; english: string }

const textAt = async (id: string, locale: Locale) =>
  (await answered(ask.GET('/api/tables/{table_id}/text/{locale}', { params: { path: { table_id: id, locale } } }))).text

/** The texts of a table that plays with a box of its own; null for the standard box, whose texts are here already. */
export async function ownTexts(table: { id: string; own_components: boolean }): Promise<OwnTexts | null> {
  if (!table.own_components) return null
  const [chosen, english] = await Promise.all([textAt(table.id, settings.locale), textAt(table.id, 'en')])
  return { chosen, english }
}

/** The words of the shell, and of a game if one is named, and more that a page has brought; English where a text is missing. */
export function words(slug: string | null = null, own: OwnTexts | null = null, more: OwnTexts | null = null): Words {
  if (!texts || !english) return new Words(settings.locale, [client(settings.locale), en])
  const joined = (game: string, brought: string | undefined) => (brought ? `${game}\n${brought}` : game)
  const here = slug === null ? null : joined(own?.chosen ?? texts.games[slug] ?? '', more?.chosen)
  const there = slug === null ? null : joined(own?.english ?? english.games[slug] ?? '', more?.english)
  return new Words(settings.locale, [...sources(texts, here, settings.locale), ...sources(english, there, 'en')])
}

const shell = $derived(words())

/** A text of the shell. */
export const say: Say = (key, args) => shell.say(key, args)
