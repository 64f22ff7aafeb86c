/** The way back: the table that somebody came from to look at the rules, the settings or the profile. */

const STORE = 'mansard.came-from'

export const backward: { table: string | null } = $state({
  table: typeof sessionStorage === 'undefined' ? null : sessionStorage.getItem(STORE),
})

/** Somebody is at another page now: a table is remembered, a page that leads to other tables forgets it. */
export function cameTo(path: string): void {
  const table = /^\/t\/[a-z0-9]+/.exec(path)?.[0]
  if (table) keep(table)
  else if (path === '/' || path.startsWith('/tables')) keep(null)
}

function keep(table: string | null): void {
  backward.table = table
  if (table) sessionStorage.setItem(STORE, table)
  else sessionStorage.removeItem(STORE)
}
