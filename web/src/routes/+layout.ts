import { Problem } from '$lib/api/client'
import { net } from '$lib/net.svelte'
import { completeTexts } from '$lib/text/words.svelte'
import type { LayoutLoad } from './$types'

export const ssr = false
export const prerender = false

export const load: LayoutLoad = async ({ url }) => {
  try {
    await completeTexts(url.pathname)
  } catch (problem) {
    if (problem instanceof Problem) throw problem
    net.away = true
  }
}
