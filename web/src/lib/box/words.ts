/** What groups and fields of boxes are called: words of this page alone, loaded with it. */

import type { Locale } from '$lib/settings.svelte'
import type { OwnTexts } from '$lib/text/words.svelte'

const files = import.meta.glob<string>('./words/*.ftl', { query: '?raw', import: 'default' })
const file = async (locale: Locale) => (await files[`./words/${locale}.ftl`]?.()) ?? ''

export async function boxTexts(locale: Locale): Promise<OwnTexts> {
  const [chosen, english] = await Promise.all([file(locale), file('en')])
  return { chosen, english }
}
