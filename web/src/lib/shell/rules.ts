/** Anchors for a rule book: `s4-3` for the heading 4.3, `r12` for the ruling R12. */

export function anchored(html: string, sections: { anchor: string; number: string }[]): string {
  const known = new Set(sections.map((section) => section.anchor))
  return html
    .replace(/<h([1-4])>(?:§\s*)?(\d+(?:\.\d+)*)\.?\s/g, (whole: string, level: string, number: string) => {
      const anchor = `s${number.replaceAll('.', '-')}`
      return known.has(anchor) ? `<h${level} id="${anchor}">${number} ` : whole
    })
    .replace(/<strong>(R\d+)/g, (whole: string, ruling: string) => {
      const anchor = ruling.toLowerCase()
      if (!known.has(anchor)) return whole
      known.delete(anchor)
      return `<strong id="${anchor}">${ruling}`
    })
}
