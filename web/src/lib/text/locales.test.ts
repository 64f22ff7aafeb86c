import { FluentBundle, FluentResource } from '@fluent/bundle'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const parts = ['.', 'club', 'statistics']
const read = (part: string, locale: string) => readFileSync(new URL(`${part}/${locale}.ftl`, import.meta.url), 'utf-8')
const sources = Object.fromEntries(['en', 'ru', 'pl'].map((locale) => [locale, parts.map((part) => read(part, locale)).join('\n')]))

function keys(source: string): string[] {
  return [...source.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1] ?? '').toSorted()
}

function args(source: string): Record<string, string[]> {
  const found: Record<string, string[]> = {}
  for (const block of source.split(/^(?=[a-z][\w-]* =)/m)) {
    const key = /^([a-z][\w-]*) =/.exec(block)?.[1]
    if (key) found[key] = [...new Set([...block.matchAll(/\$(\w+)/g)].map((match) => match[1] ?? ''))].toSorted()
  }
  return found
}

it('says the same things in every language', () => {
  expect(keys(sources.ru ?? '')).toEqual(keys(sources.en ?? ''))
  expect(keys(sources.pl ?? '')).toEqual(keys(sources.en ?? ''))
})

it('says a thing in one file, and the same file in every language', () => {
  for (const part of parts) {
    expect(keys(read(part, 'ru'))).toEqual(keys(read(part, 'en')))
    expect(keys(read(part, 'pl'))).toEqual(keys(read(part, 'en')))
  }
  const all = keys(sources.en ?? '')
  expect(all.filter((key, i) => all[i - 1] === key)).toEqual([])
})

it('uses the same arguments in every language', () => {
  expect(args(sources.ru ?? '')).toEqual(args(sources.en ?? ''))
  expect(args(sources.pl ?? '')).toEqual(args(sources.en ?? ''))
})

it('has no syntax errors and right plurals', () => {
  const say = (locale: string, count: number) => {
    const bundle = new FluentBundle(locale, { useIsolating: false })
    expect(bundle.addResource(new FluentResource(sources[locale] ?? ''))).toEqual([])
    const message = bundle.getMessage('waiting-count')
    return bundle.formatPattern(message?.value ?? '', { count })
  }
  expect([1, 2, 5, 22].map((n) => say('ru', n))).toEqual(['1 стол.', '2 стола.', '5 столов.', '22 стола.'])
  expect([1, 2, 5, 22].map((n) => say('pl', n))).toEqual(['1 stół.', '2 stoły.', '5 stołów.', '22 stoły.'])
})

it('has a text for every key that the components say', async () => {
  const files = import.meta.glob<string>(['/src/**/*.svelte', '!/src/lib/games/**'], { query: '?raw', import: 'default', eager: true })
  const known = new Set(keys(sources.en ?? ''))
  const used = Object.values(files).flatMap((text) => [...text.matchAll(/[^.\w]say\('([a-z][\w-]*)'/g)].map((match) => match[1] ?? ''))
  expect(used.length).toBeGreaterThan(60)
  expect([...new Set(used)].filter((key) => !known.has(key))).toEqual([])
})
