/** What the player looks at: the district chosen on the board or by opening a thumbnail, until the next decision. */

export const look: { at: { moment: string; seat: number } | null } = $state({ at: null })
