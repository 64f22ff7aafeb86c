/** A table's clock in words. */

import { say } from '$lib/text/words.svelte'

export function clockWords(clock: Record<string, unknown>): string {
  if (clock.kind === 'bank') {
    const bank = `${say('minutes', { n: Number(clock.bank) / 60 })} ${say('plus-seconds', { n: Number(clock.increment) })}`
    return Number(clock.reserve ?? 0) > 0 ? `${bank}, ${say('reserve-seconds', { n: Number(clock.reserve) })}` : bank
  }
  if (clock.kind === 'days') return say('days', { n: Number(clock.days) })
  return say('clock-none')
}
