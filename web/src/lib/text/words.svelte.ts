/** Texts: every word on the screen comes from the .ftl files that the server gives. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { answered, ask, type Texts } from '$lib/api/client'
import { settings, type Locale } from '$lib/settings.svelte'
import en from './en.ftl?raw'

/** The client's own words: English is always here, another language comes when it is chosen. */
const others = import.meta.glob<string>(['./*.ftl', '!./en.ftl'], { query: '?raw', import: 'default' })
const own: Partial<Record<Locale, string>> = $state({ en })
const client = (locale: Locale) => own[locale] ?? en

async function loadClient(locale: Locale): Promise<void> {
  const load = others[`./${locale}.ftl`]
  if (load && !own[locale]) own[locale] = await load()
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

const textsIn = (locale: Locale) => answered(ask.GET('/api/text/{locale}', { params: { path: { locale } } }))

export async function loadTexts(locale: Locale): Promise<void> {
  const chosen = textsIn(locale)
  const fallback = locale === 'en' ? chosen : (english ?? textsIn('en'))
  const [first, second] = await Promise.all([chosen, fallback, loadClient(locale)])
  ;[texts, english] = [first, second]
  document.documentElement.lang = locale
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

/** The words of the shell, and of a game if one is named; English where a text is missing. */
export function words(slug: string | null = null, own: OwnTexts | null = null): Words {
  if (!texts || !english) return new Words(settings.locale, [client(settings.locale), en])
  const here = slug === null ? null : (own?.chosen ?? texts.games[slug] ?? '')
  const there = slug === null ? null : (own?.english ?? english.games[slug] ?? '')
  return new Words(settings.locale, [...sources(texts, here, settings.locale), ...sources(english, there, 'en')])
}

const shell = $derived(words())

/** A text of the shell. */
export const say: Say = (key, args) => shell.say(key, args)
