/** What the player looks at: the district chosen on the board or by opening a thumbnail, until the next decision,
 *  and the row of the council whose moves the rack lists. */

export const look: { at: { moment: string; seat: number } | null; row: string | null } = $state({ at: null, row: null })
