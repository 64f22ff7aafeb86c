/** The global styles stay small: what only one component wears lies in that component. */

import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const HERE = import.meta.dirname
const sheets = readdirSync(HERE).filter((name) => name.endsWith('.css'))
const lines = sheets.map((name) => readFileSync(join(HERE, name), 'utf8').split('\n').length)
const source = resolve(HERE, '../..')
const markups = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.svelte'))
  .map((name) => readFileSync(join(source, name), 'utf8').replace(/<style>[^]*<\/style>/, ''))

test('all global styles together have fewer than 500 lines, one sheet fewer than 400', () => {
  expect(lines.reduce((sum, n) => sum + n, 0)).toBeLessThan(500)
  expect(Math.max(...lines)).toBeLessThan(400)
})

test('several components wear every class of the base', () => {
  const base = readFileSync(join(HERE, 'base.css'), 'utf8').replaceAll(/\/\*[^]*?\*\//g, '')
  const names = new Set([...base.matchAll(/^ *\.([\w-]+)/gm)].map((found) => found[1] ?? ''))
  const wearers = (name: string) => markups.filter((markup) => new RegExp(`class="([^"]* )?${name}[ "]`).test(markup)).length
  expect(names.size).toBeGreaterThan(10)
  expect([...names].filter((name) => wearers(name) < 2)).toEqual([])
})

test('every custom property of the tokens is used somewhere', () => {
  const tokens = readFileSync(join(HERE, 'tokens.css'), 'utf8')
  const everything = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(svelte|css|ts)$/.test(name))
    .map((name) => readFileSync(join(source, name), 'utf8'))
    .join('\n')
  const dead = [...tokens.matchAll(/^ +(--[\w-]+):/gm)].map((found) => found[1] ?? '').filter((name) => !new RegExp(`var\\(${name}\\b`).test(everything))
  expect(dead).toEqual([])
})
