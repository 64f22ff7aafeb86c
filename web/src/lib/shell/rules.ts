/** Anchors for a rule book: `s4-3` for the heading 4.3, `r12` for the ruling R12, its words for a heading without a number. */

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
}
