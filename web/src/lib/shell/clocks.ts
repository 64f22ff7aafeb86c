/** A table's clock in words. */

import { say } from '$lib/text/words.svelte'

export function clockWords(clock: Record<string, unknown>): string {
  if (clock.kind === 'bank') {
    return `${say('minutes', { n: Number(clock.bank) / 60 })} ${say('plus-seconds', { n: Number(clock.increment) })}`
  }
  if (clock.kind === 'days') return say('days', { n: Number(clock.days) })
  return say('clock-none')
}
