/** Texts: every word on the screen comes from the .ftl files that the server gives. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { answered, ask, type Texts } from '$lib/api/client'
import { settings, type Locale } from '$lib/settings.svelte'
import en from './en.ftl?raw'
import pl from './pl.ftl?raw'
import ru from './ru.ftl?raw'

const CLIENT: Record<Locale, string> = { en, ru, pl }

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
}

let texts: Texts | null = $state(null)
let english: Texts | null = $state(null)

const textsIn = (locale: Locale) => answered(ask.GET('/api/text/{locale}', { params: { path: { locale } } }))

export async function loadTexts(locale: Locale): Promise<void> {
  const chosen = textsIn(locale)
  const fallback = locale === 'en' ? chosen : (english ?? textsIn('en'))
  const both = await Promise.all([chosen, fallback])
  ;[texts, english] = both
  document.documentElement.lang = locale
}

export function ready(): boolean {
  return texts !== null
}

function sources(all: Texts, slug: string | null, locale: Locale): string[] {
  return [...(slug ? [all.games[slug] ?? ''] : []), CLIENT[locale], all.shell, all.server]
}

/** The words of the shell, and of a game if one is named; English where a text is missing. */
export function words(slug: string | null = null): Words {
  if (!texts || !english) return new Words(settings.locale, [CLIENT[settings.locale], en])
  return new Words(settings.locale, [...sources(texts, slug, settings.locale), ...sources(english, slug, 'en')])
}

const shell = $derived(words())

/** A text of the shell. */
export const say: Say = (key, args) => shell.say(key, args)
