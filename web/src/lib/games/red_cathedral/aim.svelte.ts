/** What the pointer aims at on the market, so that storage and site can show what it would bring. */

export const aim: { die: string | null; sector: number | null } = $state({ die: null, sector: null })
