/** Which games this browser has finished with the coach on: who knows his way is offered fewer words. */

const STORE = 'mansard.coached'
const ENOUGH = 2

function kept(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(STORE) ?? '[]')
    return Array.isArray(found) ? found.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}

/** A game with the coach is over. */
export function keepCoached(table: string): void {
  const known = kept()
  if (known.length < ENOUGH && !known.includes(table)) localStorage.setItem(STORE, JSON.stringify([...known, table]))
}

/** Whether enough games are finished to speak less. */
export const knowsTheWay = () => kept().length >= ENOUGH
