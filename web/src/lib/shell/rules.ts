/** Anchors for a rule book: `s4-3` for the heading 4.3, `r12` for the ruling R12, its words for a heading without a number. */

/** The address of the rule book, with the numbers of the box that a table is played with. */
export function bookOf(table: { id: string; game: string; box?: unknown }): string {
  return `/rules/${table.game}${table.box ? `?table=${table.id}` : ''}`
}

/** The anchor by which Markdown written for reading elsewhere links to a heading. */
export function wordAnchor(heading: string): string {
  return heading
    .replace(/<[^>]*>/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .trim()
    .replace(/\s+/g, '-')
}

export function anchored(html: string, sections: { anchor: string; number: string }[]): string {
  const known = new Set(sections.map((section) => section.anchor))
  const byWords = new Map<string, string>()
  return html
    .replace(/<h([1-4])>(.*?)<\/h\1>/g, (_, level: string, heading: string) => {
      const [, number, title] = /^(?:§\s*)?(\d+(?:\.\d+)*)\.?\s(.*)$/.exec(heading) ?? []
      const anchor = number && known.has(`s${number.replaceAll('.', '-')}`) ? `s${number.replaceAll('.', '-')}` : wordAnchor(heading)
      byWords.set(wordAnchor(heading), anchor)
      return `<h${level} id="${anchor}">${number ? `${number} ${title}` : heading}</h${level}>`
    })
    .replace(/<strong>(R\d+)/g, (whole: string, ruling: string) => {
      const anchor = ruling.toLowerCase()
      if (!known.has(anchor)) return whole
      known.delete(anchor)
      return `<strong id="${anchor}">${ruling}`
    })
    .replace(/href="#([^"]*)"/g, (whole: string, words: string) => {
      const anchor = byWords.get(decodeURIComponent(words))
      return anchor ? `href="#${anchor}"` : whole
    })
    .replace(/<th([^>]*)><\/th>/g, '<td$1></td>') // an empty corner is no heading
    .replaceAll('<table>', '<table tabindex="0">') // a wide one is scrolled by keys as well
}

export interface Found {
  anchor: string
  number: string
  title: string
  /** the first line with the words */
  line: string
}

const plain = (text: string) => text.replace(/[*_`|#]/g, ' ').replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/\s+/g, ' ').trim()
/** letters as they are typed without accents: "zulty" finds "żółty" */
export const folded = (text: string) => text.toLowerCase().replaceAll('ł', 'l').normalize('NFD').replace(/\p{M}/gu, '')

/** The numbered sections in which all words occur, in the order of the book. */
export function found(markdown: string, sections: readonly { anchor: string; number: string; title: string; line: number }[], typed: string): Found[] {
  const words = folded(typed).split(/\s+/).filter((word) => word.length > 1)
  if (words.length === 0) return []
  const lines = markdown.split('\n')
  const heads = sections.filter((section) => section.title !== '')
  return heads.flatMap((head, i) => {
    const part = lines.slice(head.line - 1, (heads[i + 1]?.line ?? lines.length + 1) - 1)
    const all = folded(part.join(' '))
    if (!words.every((word) => all.includes(word))) return []
    const line = part.slice(1).find((one) => words.some((word) => folded(one).includes(word))) ?? ''
    return [{ anchor: head.anchor, number: head.number, title: head.title, line: plain(line).slice(0, 140) }]
  })
}

export interface Part {
  anchor: string
  head: string
  body: string
}

/** The book in parts, each from its heading to the next. What stands before the first is a part without one. */
export function parts(html: string): Part[] {
  const cut = html.split(/(?=<h[1-4] id=")/)
  return cut.map((part) => {
    const [head = '', anchor = ''] = /^<h[1-4] id="([^"]*)">.*?<\/h[1-4]>/s.exec(part) ?? []
    return { anchor, head, body: part.slice(head.length) }
  })
}
