/** The kind of gain of a puzzle, in words. */

import { say } from '$lib/text/words.svelte'

interface Saying {
  say: (key: string) => string
}

export function themeOf(theme: string, text: Saying): string {
  const [kind, ...source] = theme.split('-')
  return kind === 'source' ? say('puzzle-theme-source', { source: text.say(`source-${source.join('-')}`) }) : say(`puzzle-theme-${theme}`)
}
