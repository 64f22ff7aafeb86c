import { expect, it } from 'vitest'
import { anchored, found, parts } from './rules'

const sections = [
  { anchor: 's4', number: '4' },
  { anchor: 's4-3', number: '4.3' },
  { anchor: 'r2', number: 'R2' },
]

it('gives every section and ruling its anchor, once', () => {
  const html = '<h2>4 Play</h2><h3>4.3 Legal bids</h3><p><strong>R2</strong> x <strong>R2</strong> <strong>R3</strong></p>'
  expect(anchored(html, sections)).toBe(
    '<h2 id="s4">4 Play</h2><h3 id="s4-3">4.3 Legal bids</h3><p><strong id="r2">R2</strong> x <strong>R2</strong> <strong>R3</strong></p>',
  )
})

it('is cut into parts at the headings, and loses nothing', () => {
  const html = '<p>a</p><h2 id="s4">4 Play</h2><p>b</p><h3 id="s4-3">4.3 <em>Bids</em></h3><p>c</p>'
  const cut = parts(html)
  expect(cut.map(({ anchor, body }) => [anchor, body])).toEqual([
    ['', '<p>a</p>'],
    ['s4', '<p>b</p>'],
    ['s4-3', '<p>c</p>'],
  ])
  expect(cut.map(({ head, body }) => head + body).join('')).toBe(html)
})

it('leads a link by words to the section, in any script', () => {
  const html = '<p><a href="#43-%D1%81%D1%82%D0%B0%D0%B2%D0%BA%D0%B8">4.3</a> <a href="#how-much">x</a></p><h3>4.3 Ставки</h3><h2>How much?</h2>'
  expect(anchored(html, sections)).toBe('<p><a href="#s4-3">4.3</a> <a href="#how-much">x</a></p><h3 id="s4-3">4.3 Ставки</h3><h2 id="how-much">How much?</h2>')
})

it('makes tables that are read by keys and by ear: scrolled by keys, no empty heading', () => {
  expect(anchored('<table><thead><tr><th></th><th align="right">x</th></tr></thead></table>', [])).toBe(
    '<table tabindex="0"><thead><tr><td></td><th align="right">x</th></tr></thead></table>',
  )
})

it('words are found in their sections, without accents and in any order', () => {
  const markdown = ['## 1 Overview', 'Four **districts**.', '### 1.1 Words', 'A żółty disc; [a key](#x).', '## 2 End', 'Districts count.'].join('\n')
  const sections = [
    { anchor: 's1', number: '1', title: 'Overview', line: 1 },
    { anchor: 's1-1', number: '1.1', title: 'Words', line: 3 },
    { anchor: 's2', number: '2', title: 'End', line: 5 },
  ]
  expect(found(markdown, sections, 'DISTRICT').map(({ anchor }) => anchor)).toEqual(['s1', 's2'])
  expect(found(markdown, sections, 'disc zolty')).toEqual([{ anchor: 's1-1', number: '1.1', title: 'Words', line: 'A żółty disc; a key.' }])
  expect(found(markdown, sections, 'nothing')).toEqual([])
  expect(found(markdown, sections, ' ')).toEqual([])
})
