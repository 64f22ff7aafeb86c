import { Problem } from '$lib/api/client'
import { toast } from '$lib/shell/toasts.svelte'
import { say } from '$lib/text/words.svelte'

/** Do something that the server may refuse: then it is said why, and the answer is false. */
export async function attempt(act: () => Promise<unknown>): Promise<boolean> {
  try {
    await act()
    return true
  } catch (problem) {
    if (!(problem instanceof Problem)) throw problem
    toast(say(`problem-${problem.code}`, problem.args), 'bad')
    return false
  }
}

/** Ask for news that nobody waits for: without the net what is shown stays. */
export async function quietly(act: () => Promise<unknown>): Promise<void> {
  await act().catch((problem: unknown) => {
    if (!(problem instanceof Problem)) throw problem
  })
}
