import { Problem } from '$lib/api/client'
import { toast } from '$lib/shell/toasts.svelte'
import { listed } from '$lib/text/listed'
import { say } from '$lib/text/words.svelte'

/** The words of a problem: lists in it are told as lists, states by their names. */
function problemWords(problem: Problem): string {
  if (problem.code === 'invalid-tournament') return say('tournament-cannot')
  const told = Object.entries(problem.args as Record<string, unknown>).map(([name, value]) => {
    if (Array.isArray(value)) return [name, listed(value.map(String))]
    return [name, name === 'status' ? say(`tournament-status-${String(value)}`) : value]
  })
  return say(`problem-${problem.code}`, Object.fromEntries(told) as Record<string, string>)
}

/** Do something that the server may refuse: then it is said why, and the answer is false. */
export async function attempt(act: () => Promise<unknown>): Promise<boolean> {
  try {
    await act()
    return true
  } catch (problem) {
    if (!(problem instanceof Problem)) throw problem
    toast(problemWords(problem), 'bad')
    return false
  }
}

/** Ask for news that nobody waits for: without the net what is shown stays. */
export async function quietly(act: () => Promise<unknown>): Promise<void> {
  await act().catch((problem: unknown) => {
    if (!(problem instanceof Problem)) throw problem
  })
}
