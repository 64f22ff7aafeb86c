import { goto } from '$app/navigation'
import { answered, ask } from '$lib/api/client'
import { someone } from '$lib/people.svelte'
import { attempt } from './attempt'
import { lookAtCircles } from './circles.svelte'

/** Take a seat at a table, the one that is kept for me first, and go there. */
export async function sitDown(table: string): Promise<void> {
  await attempt(async () => {
    await someone()
    await answered(ask.POST('/api/tables/{table_id}/join', { params: { path: { table_id: table } }, body: {} }))
    void lookAtCircles(true)
    await goto(`/t/${table}`)
  })
}
