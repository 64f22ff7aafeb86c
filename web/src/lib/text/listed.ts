import { settings } from '$lib/settings.svelte'

/** Names as a sentence says them: "Anna, Boris and Chloé". */
export function listed(names: string[]): string {
  return new Intl.ListFormat(settings.locale, { type: 'conjunction' }).format(names)
}
